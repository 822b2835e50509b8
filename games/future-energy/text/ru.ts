import type { en } from './en.ts';
import { asking } from './ru/asking.ts';
import { board } from './ru/board.ts';
import { motives } from './ru/motives.ts';
import { names } from './ru/names.ts';
import { spaces } from './ru/spaces.ts';
import { table } from './ru/table.ts';
import { telling } from './ru/telling.ts';
import { why } from './ru/why.ts';

export const ru: Readonly<Record<keyof typeof en, string>> = {
  ...board,
  ...motives,
  ...names,
  ...spaces,
  ...asking,
  ...table,
  ...telling,
  ...why,
};
