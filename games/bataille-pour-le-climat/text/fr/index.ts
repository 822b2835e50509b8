import type { BpcKey } from '../say.ts';
import { actions } from './actions.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { characters } from './characters.ts';
import { ending } from './ending.ts';
import { eventCards } from './event-cards.ts';
import { events } from './events.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import { position } from './position.ts';
import { prompts } from './prompts.ts';
import { reasons } from './reasons.ts';
import { transformations } from './transformations.ts';

export const fr: Readonly<Record<BpcKey, string>> = {
  ...names,
  ...characters,
  ...transformations,
  ...eventCards,
  ...cards,
  ...prompts,
  ...actions,
  ...events,
  ...reasons,
  ...options,
  ...position,
  ...board,
  ...ending,
};
