import { frame } from './fr/frame.ts';
import { turn } from './fr/turn.ts';
import { world } from './fr/world.ts';
import { tell } from './outline.ts';

export const fr = tell({ ...turn, ...world, ...frame });
