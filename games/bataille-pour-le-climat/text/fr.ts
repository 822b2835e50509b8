import { actions } from './fr/actions.ts';
import { board } from './fr/board.ts';
import { cards } from './fr/cards.ts';
import { characters } from './fr/characters.ts';
import { ending } from './fr/ending.ts';
import { eventcards } from './fr/eventcards.ts';
import { log } from './fr/log.ts';
import { motives } from './fr/motives.ts';
import { names } from './fr/names.ts';
import { options } from './fr/options.ts';
import { position } from './fr/position.ts';
import { prompts } from './fr/prompts.ts';
import { reasons } from './fr/reasons.ts';
import { transformations } from './fr/transformations.ts';
import type { BpcKey } from './say.ts';

export const fr: Readonly<Record<BpcKey, string>> = {
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
