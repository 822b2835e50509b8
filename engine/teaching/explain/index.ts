export { oilTonight } from './oil.ts';
export { pointsNow } from './points.ts';
