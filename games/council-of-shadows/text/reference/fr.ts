import { cards } from './fr/cards.ts';
import { modes } from './fr/modes.ts';
import { play } from './fr/play.ts';
import { chaptersOf } from './outline.ts';

export const chapters = chaptersOf({ ...play, ...cards, ...modes });
