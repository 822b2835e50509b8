import { cardOf } from '../data/index.ts';
import { topCard } from '../rules/planning/consumption.ts';
import { HIDDEN, KEEP, OPEN, type Player } from '../types/index.ts';

/** What the visible cards would consume with the plan as far as it is made. */
export function planSum(player: Player): number {
  let sum = 0;
  player.zones.forEach((zone, i) => {
    const entry = player.plan[i] ?? OPEN;
    const card = entry === KEEP || entry === OPEN || entry === HIDDEN ? topCard(zone) : entry;
    if (card !== null) sum += cardOf(card).consumption;
  });
  return sum;
}
