import { about } from './ru/about.ts';
import { board } from './ru/board.ts';
import { log } from './ru/log.ts';
import { motives } from './ru/motives.ts';
import { names } from './ru/names.ts';
import { play } from './ru/play.ts';
import { table } from './ru/table.ts';

export const ru = { ...names, ...play, ...log, ...table, ...board, ...about, ...motives };
