import { asking } from './asking.ts';
import { board } from './board.ts';
import { names } from './names.ts';
import { spaces } from './spaces.ts';
import { table } from './table.ts';
import { telling } from './telling.ts';
import { why } from './why.ts';

/** All that Future Energy says, in English: the other languages have the same keys. */
export const en = { ...board, ...names, ...spaces, ...asking, ...table, ...telling, ...why };
