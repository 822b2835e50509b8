export { components } from './data/index.ts';
export { game } from './rules/game.ts';
export type * from './types.ts';
