export { game } from './rules/game.ts';
export type { Cos, CosAction, CosEvent, CosOptions, CosState, CosStep } from './types.ts';
