import { at, type Seat } from '@kaya/engine';
import { contractCard, tokenType } from '../data/index.ts';
import { mapOf } from '../data/map.ts';
import { matches } from '../rules/moving.ts';
import { cheapestPrices, groundFor } from '../rules/routes.ts';
import { playerOf } from '../rules/seats.ts';
import { plantsLeftOn } from '../rules/slots.ts';
import type { FutureEnergyState, Player, TokenId } from '../types.ts';

/** Where the crew could go now, for whoever plans or moves. */
export interface Goal {
  readonly price: number;
  /** A plant built there would be the last one of a contract. */
  readonly completes: boolean;
}

export interface Moving {
  readonly seat: Seat;
  /** By space (index): every destination that can be paid for and matches. */
  readonly goals: ReadonlyMap<number, Goal>;
}

/** Null while nobody plans or moves. */
export function movingNow(view: FutureEnergyState): Moving | null {
  const step = view.agenda.at(-1);
  if (step?.do !== 'plan' && step?.do !== 'destination') return null;
  const { seat } = step;
  const player = playerOf(view, seat);
  const prices = step.do === 'destination' ? step.prices : cheapestPrices(groundFor(view, seat));
  const goals = new Map<number, Goal>();
  for (const space of mapOf(view).plantSpaces) {
    const token = at(view.tokens, space);
    const price = at(prices, space);
    if (token === null || price < 0 || price > player.money || !matches(player, token)) continue;
    goals.set(space, { price, completes: wouldComplete(player, token) });
  }
  return { seat, goals };
}

function wouldComplete(player: Player, token: TokenId): boolean {
  const type = tokenType(token);
  return player.contracts.some(
    (owned) =>
      plantsLeftOn(owned) === 1 &&
      (type === 'site' || contractCard(owned.id).symbols.some((symbol, slot) => symbol === type && at(owned.plants, slot) === 1)),
  );
}
