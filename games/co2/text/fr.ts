import { about } from './fr/about.ts';
import { board } from './fr/board.ts';
import { log } from './fr/log.ts';
import { motives } from './fr/motives.ts';
import { names } from './fr/names.ts';
import { play } from './fr/play.ts';
import { table } from './fr/table.ts';

export const fr = { ...names, ...play, ...log, ...table, ...board, ...about, ...motives };
