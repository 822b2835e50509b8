// What a strong player reads off the table: how long the game still takes, and which tokens are scarce.
import { pileSize, playerOf, type Seat } from '@kaya/engine';
import { contractCard } from '../data/index.ts';
import { type Counts, noCounts, tokensOnBoard } from '../rules/scoring/token-counts.ts';
import { type ContractSymbol, type FutureEnergyState, TOKEN_TYPES } from '../types/index.ts';

/** Contracts that a player takes from the display in a round, and lines that the busiest one places, on average. */
const CONTRACTS_A_TURN = 0.55;
const LINES_A_ROUND = 1.4;

/** How many turns the seat can still expect, the one that is being played included. */
export function turnsLeft(state: FutureEnergyState, seat: Seat): number {
  const { players } = state;
  const openThisRound = playerOf(state, seat).turns < state.round ? 1 : 0;
  if (state.lastRound) return openThisRound;
  let fewestLines = Number.POSITIVE_INFINITY;
  for (const { lines } of players) fewestLines = Math.min(fewestLines, lines);
  const byContracts = pileSize(state.contractPile) / (CONTRACTS_A_TURN * players.length);
  return Math.min(byContracts, fewestLines / LINES_A_ROUND) + openThisRound;
}

/** Plants of all players that wait for each type. */
function plantsWaiting({ players }: FutureEnergyState): Counts {
  const counts = noCounts();
  for (const { contracts } of players) {
    for (const { id, plants } of contracts) {
      const { symbols } = contractCard(id);
      for (let slot = 0; slot < plants.length; slot++) counts[symbols[slot] as ContractSymbol] += plants[slot] as number;
    }
  }
  return counts;
}

/** By type: how likely a plant under this symbol finds its token, as far as tokens go round. */
export function chances(state: FutureEnergyState): Counts {
  const supply = tokensOnBoard(state);
  const demand = plantsWaiting(state);
  const found = noCounts();
  const spare = supply.site / 2 / (TOKEN_TYPES.length - 1);
  for (const type of TOKEN_TYPES) {
    const share = (supply[type] + spare) / Math.max(1, demand[type]);
    found[type] = supply[type] + supply.site === 0 ? 0 : 0.97 * Math.min(1, 0.25 + 0.75 * share);
  }
  return found;
}
