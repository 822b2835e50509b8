import type { en } from '../en/index.ts';
import { asking } from './asking.ts';
import { board } from './board.ts';
import { names } from './names.ts';
import { spaces } from './spaces.ts';
import { table } from './table.ts';
import { telling } from './telling.ts';
import { why } from './why.ts';

export const ru: Readonly<Record<keyof typeof en, string>> = {
  ...board,
  ...names,
  ...spaces,
  ...asking,
  ...table,
  ...telling,
  ...why,
};
