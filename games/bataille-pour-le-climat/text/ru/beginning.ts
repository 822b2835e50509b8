import { actions } from './actions.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { characters } from './characters.ts';
import { events } from './events.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import { prompts } from './prompts.ts';
import { transformations } from './transformations.ts';

/** What a new game says up to one's first question. */
export const ru = {
  ...names,
  ...characters,
  ...transformations,
  ...cards,
  ...prompts,
  ...actions,
  ...events,
  ...options,
  ...board,
};
