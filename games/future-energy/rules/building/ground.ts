// Chapter 5.5, what a search for ways stands on: the map, whose lines lie where, and what a connection costs.
import { playerOf, type Seat } from '@kaya/engine';
import { components } from '../../data/index.ts';
import type { Payment } from '../../data/tables/payments.ts';
import { mapOf } from '../../data/tables.ts';
import type { FutureEnergyState, TokenId } from '../../types/index.ts';
import { isOwn } from '../planning/lines.ts';

/** Everything a search needs to know. Spaces and connections are numbers. */
export interface Ground {
  readonly neighbours: readonly (readonly number[])[];
  readonly ways: readonly (readonly number[])[];
  /** By connection: whose lines lie there. */
  readonly lines: readonly number[];
  /** By space: what covers it. */
  readonly tokens: readonly (TokenId | null)[];
  /** Where the crew stands. */
  readonly crew: number;
  readonly seats: number;
  readonly seat: Seat;
  /** FE-M3-7: so many connections of the way are free, whatever lies on them. */
  readonly freeConnections: number;
}

export function groundFor(state: FutureEnergyState, seat: Seat): Ground {
  const { neighbours, ways } = mapOf(state);
  return {
    neighbours,
    ways,
    lines: state.lines,
    tokens: state.tokens,
    crew: state.crew,
    seats: state.players.length,
    seat,
    freeConnections: playerOf(state, seat).nuclear,
  };
}

export const SEATS = [0, 1, 2, 3] as const;

/** What a connection with these lines costs the mover, and whom. */
export function priceOf(owners: number, mover: Seat): Payment {
  const { emptyConnection, foreignLine } = components.economy;
  if (owners === 0) return { bank: emptyConnection, tolls: [] }; // FE-MOVE-3
  if (isOwn(owners, mover)) return { bank: 0, tolls: [] }; // FE-MOVE-5
  return { bank: 0, tolls: SEATS.map((seat) => (isOwn(owners, seat) ? foreignLine : 0)) }; // FE-MOVE-4, -6
}
