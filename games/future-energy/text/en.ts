import { asking } from './en/asking.ts';
import { board } from './en/board.ts';
import { motives } from './en/motives.ts';
import { names } from './en/names.ts';
import { spaces } from './en/spaces.ts';
import { table } from './en/table.ts';
import { telling } from './en/telling.ts';
import { why } from './en/why.ts';

/** All that Future Energy says, in English: the other languages have the same keys. */
export const en = { ...board, ...motives, ...names, ...spaces, ...asking, ...table, ...telling, ...why };
