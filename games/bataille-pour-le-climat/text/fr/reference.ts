import { tell } from '../outline.ts';
import { frame } from './reference/frame.ts';
import { turn } from './reference/turn.ts';
import { world } from './reference/world.ts';

export const fr = tell({ ...turn, ...world, ...frame });
