import { about } from './en/about.ts';
import { board } from './en/board.ts';
import { log } from './en/log.ts';
import { motives } from './en/motives.ts';
import { names } from './en/names.ts';
import { play } from './en/play.ts';
import { table } from './en/table.ts';

export const en = { ...names, ...play, ...log, ...table, ...board, ...about, ...motives };
