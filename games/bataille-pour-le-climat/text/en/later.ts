import { ending } from './ending.ts';
import { eventCards } from './event-cards.ts';
import { position } from './position.ts';
import { reasons } from './reasons.ts';

/** What is said later than that, or to whoever asks. */
export const en = {
  ...eventCards,
  ...reasons,
  ...position,
  ...ending,
};
