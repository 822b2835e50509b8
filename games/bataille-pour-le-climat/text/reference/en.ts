import { frame } from './en/frame.ts';
import { turn } from './en/turn.ts';
import { world } from './en/world.ts';
import { tell } from './outline.ts';

export const en = tell({ ...turn, ...world, ...frame });
