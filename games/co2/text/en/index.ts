import { about } from './about.ts';
import { board } from './board.ts';
import { events } from './events.ts';
import { names } from './names.ts';
import { play } from './play.ts';
import { table } from './table.ts';

export const en = { ...names, ...play, ...events, ...table, ...board, ...about };
