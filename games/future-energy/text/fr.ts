import type { en } from './en.ts';
import { asking } from './fr/asking.ts';
import { board } from './fr/board.ts';
import { motives } from './fr/motives.ts';
import { names } from './fr/names.ts';
import { spaces } from './fr/spaces.ts';
import { table } from './fr/table.ts';
import { telling } from './fr/telling.ts';
import { why } from './fr/why.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  ...board,
  ...motives,
  ...names,
  ...spaces,
  ...asking,
  ...table,
  ...telling,
  ...why,
};
