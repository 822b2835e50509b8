import type { NoteFault } from '@kaya/engine/components';
import type { Components } from './read.ts';

const MOST_PLAYERS = 4;

/** What the components must have in common so that every game can be laid out and played to its end. */
export function check({ cards, hand, oil }: Components, fault: NoteFault): void {
  // LMP-SET-1, LMP-NIG-1: a hand for each, and a card more at dusk.
  const needed = MOST_PLAYERS * (hand + 1);
  if (cards.length < needed) fault('$.oil.copies', `${MOST_PLAYERS} players need ${needed} cards, and there are ${cards.length}`);
  if (new Set(oil).size < oil.length) fault('$.oil.values', 'a value is there twice');
}
