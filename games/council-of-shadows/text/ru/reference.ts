import { chaptersOf } from '../outline.ts';
import { cards } from './reference/cards.ts';
import { modes } from './reference/modes.ts';
import { play } from './reference/play.ts';

export const ru = chaptersOf({ ...play, ...cards, ...modes });
