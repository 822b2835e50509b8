import { actions } from './ru/actions.ts';
import { board } from './ru/board.ts';
import { cards } from './ru/cards.ts';
import { characters } from './ru/characters.ts';
import { ending } from './ru/ending.ts';
import { eventcards } from './ru/eventcards.ts';
import { log } from './ru/log.ts';
import { motives } from './ru/motives.ts';
import { names } from './ru/names.ts';
import { options } from './ru/options.ts';
import { position } from './ru/position.ts';
import { prompts } from './ru/prompts.ts';
import { reasons } from './ru/reasons.ts';
import { transformations } from './ru/transformations.ts';
import type { BpcKey } from './say.ts';

export const ru: Readonly<Record<BpcKey, string>> = {
  ...names,
  ...characters,
  ...transformations,
  ...eventcards,
  ...cards,
  ...prompts,
  ...actions,
  ...log,
  ...reasons,
  ...options,
  ...position,
  ...board,
  ...ending,
  ...motives,
};
