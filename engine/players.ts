import type { Seat } from './contract.ts';

/** What a game keeps for a seat. The seat must be one of the table's. */
export function playerOf<P>(state: { readonly players: readonly P[] }, seat: Seat): P {
  return state.players[seat] as P;
}
