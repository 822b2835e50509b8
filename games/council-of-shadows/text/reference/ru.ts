import { chaptersOf } from './outline.ts';
import { cards } from './ru/cards.ts';
import { modes } from './ru/modes.ts';
import { play } from './ru/play.ts';

export const chapters = chaptersOf({ ...play, ...cards, ...modes });
