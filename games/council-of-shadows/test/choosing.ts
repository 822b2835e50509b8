// What a position is asked, and quick ways through a round.
import { at, type Seat } from '@kaya/engine';
import { cardOf, darkTechOf } from '../data/index.ts';
import type { FollowUp } from '../data/read/effects.ts';
import { inOrder } from '../rules/cards/effects.ts';
import { type CardId, type CosStep, type DarkTechId, OPEN, type Sector } from '../types/index.ts';
import type { Position } from './position.ts';

/** One use of a card's step by seat 0, from a zone of this range. */
export const steps = {
  colonise: (cubes: number, range: Sector, anyPlanet = false, thenExtractHere = 0): CosStep => ({
    do: 'colonise',
    seat: 0,
    cubes,
    range,
    anyPlanet,
    thenExtractHere,
    optional: true,
    source: 'st-colonise-1',
  }),
  extract: (times: number, range: Sector): CosStep => ({ do: 'extract', seat: 0, times, used: [], range, source: 'st-extract' }),
  discover: (range: Sector, followUp: Partial<FollowUp> = {}): CosStep => ({
    do: 'discover-pile',
    seat: 0,
    range,
    followUp: { mode: 'either', cubes: 1, anyPlanet: false, extractTimes: 1, ...followUp },
    source: 'st-discover',
  }),
  transform: (times: number): CosStep => ({ do: 'transform', seat: 0, times, source: 'st-transform' }),
  /** The exploitation step after its beginning. */
  exploit: (seat = 0): CosStep => ({ do: 'exploit', seat, exploited: [], stationUsed: false, leaderUsed: false }),
  card: (card: CardId, range: Sector): CosStep[] => inOrder(cardOf(card).steps, 0, range, card),
  darkTech: (card: DarkTechId): CosStep[] => inOrder(darkTechOf(card).effects, 0, 3, card),
};

/** All planning with the first cards in hand, until nobody is asked to plan any more. */
export function planAnything(table: Position): Position {
  while (table.step.do === 'plan') {
    const seat = at(table.runner.awaited(), 0);
    table.act(seat, at(table.legal(seat), 0));
  }
  return table;
}

/** The seat plans these cards from the left; null keeps the zone as it is. Zones already decided are passed over. */
export function planCards(table: Position, seat: Seat, ...cards: (CardId | null)[]): Position {
  cards.forEach((card, i) => {
    if (table.player(seat).plan[i] === OPEN) {
      table.act(seat, card === null ? { do: 'keep', zone: i + 1 } : { do: 'plan-card', zone: i + 1, card });
    }
  });
  return table;
}

/** Says stop to everything that may be stopped, until the condition holds. */
export function idleUntil(table: Position, done: (table: Position) => boolean): Position {
  for (let i = 0; i < 500 && !table.runner.over && !done(table); i++) {
    const seat = at(table.runner.awaited(), 0);
    const legal = table.legal(seat);
    const stop = legal.find(
      ({ do: kind }) => kind === 'skip' || kind === 'stop-buying' || kind === 'stop-exploiting' || kind === 'keep',
    );
    table.act(seat, stop ?? at(legal, 0));
  }
  return table;
}
