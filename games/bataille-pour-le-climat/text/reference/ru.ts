import { tell } from './outline.ts';
import { frame } from './ru/frame.ts';
import { turn } from './ru/turn.ts';
import { world } from './ru/world.ts';

export const ru = tell({ ...turn, ...world, ...frame });
