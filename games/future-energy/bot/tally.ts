import { at, playerOf, type Tally } from '@kaya/engine';
import { components } from '../data/index.ts';
import { pointsAsTheyStand } from '../rules/scoring/points-now.ts';
import type { FutureEnergy } from '../types/index.ts';

/** What one more is worth in points. */
const worth = {
  contracts: 1,
  publicContracts: 1,
  newSites: 1,
  emptySlots: 0.6,
  certificates: 1,
  regions: 0.8,
  network: 1,
  largestNetwork: 1,
  money: 0.4,
  investors: 2,
  engineers: 2.5,
  nuclear: 1.5,
  open: 1.5,
  built: 0.6,
  lines: 0.4,
  kept: 0.8,
} as const;

/** Points by source as if the game ended there, and what a company has to go on with. */
export const tally: Tally<FutureEnergy> = {
  worth,
  span: (_view, seats) => (seats < 3 ? 3 : 2),
  count(state, seat): Readonly<Record<keyof typeof worth, number>> {
    const player = playerOf(state, seat);
    const points = at(pointsAsTheyStand(state), seat);
    return {
      ...points,
      certificates: state.outcome === null ? player.certificates.reduce((sum, it) => sum + it, 0) : points.certificates,
      money: player.money,
      investors: player.investors,
      engineers: player.engineers,
      nuclear: player.nuclear,
      open: player.contracts.length,
      built: player.built.reduce((sum, it) => sum + it, 0),
      lines: components.supply.lines - player.lines,
      kept: player.kept.length + player.jokers,
    };
  },
};
