import { at } from '@kaya/engine';
import { constants } from '../data/index.ts';
import type { BpcState } from '../types/index.ts';

/** What a victory is worth, more by its points, and a counter that reached the goal in a world that is hardly free any more. */
const VICTORY = 10;
const POINT = 1 / 30;
const PYRRHIC = -12;
/** What each point above the goal costs, and where more costs no more. */
const ABOVE = 0.6;
const MOST_ABOVE = 40;

/** What the numbers that the bot counts with are tuned for. */
export function worth({ outcome, ghg }: BpcState): number {
  if (outcome?.ending === 'victory') return VICTORY + POINT * at(outcome.scores, 0);
  if (outcome?.ending === 'pyrrhic') return PYRRHIC;
  return -ABOVE * Math.min(MOST_ABOVE, ghg - constants['victory-ghg']);
}
