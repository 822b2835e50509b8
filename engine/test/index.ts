export { Position } from './position.ts';
