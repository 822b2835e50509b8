import { actions } from './en/actions.ts';
import { board } from './en/board.ts';
import { cards } from './en/cards.ts';
import { characters } from './en/characters.ts';
import { ending } from './en/ending.ts';
import { eventcards } from './en/eventcards.ts';
import { log } from './en/log.ts';
import { motives } from './en/motives.ts';
import { names } from './en/names.ts';
import { options } from './en/options.ts';
import { position } from './en/position.ts';
import { prompts } from './en/prompts.ts';
import { reasons } from './en/reasons.ts';
import { transformations } from './en/transformations.ts';

export const en = {
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
