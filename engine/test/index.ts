export { lackingNear } from './near.ts';
export { Position } from './position.ts';
export { taughtBy } from './taught.ts';
