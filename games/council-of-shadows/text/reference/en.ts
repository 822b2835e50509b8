import { cards } from './en/cards.ts';
import { modes } from './en/modes.ts';
import { play } from './en/play.ts';
import { chaptersOf } from './outline.ts';

export const chapters = chaptersOf({ ...play, ...cards, ...modes });
