// The points as they stand: what final scoring would give now, as far as everybody may know.
import { components, tableFor } from '../../data/index.ts';
import { mapOf } from '../../data/tables.ts';
import type { FutureEnergyState, Points } from '../../types/index.ts';
import { networksOf, regionsReached } from './networks.ts';
import { emptySlots, largestNetworkPoints, majorityPoints, networkPoints, plantsInRegion } from './points.ts';

/** By seat. Certificates count nothing before they are turned up. */
export function pointsAsTheyStand(state: FutureEnergyState): Points[] {
  if (state.outcome !== null) return state.players.map((player) => ({ ...player.points }));
  const { majority } = tableFor(state.players.length);
  const regions = mapOf(state).regions.map((_, region) => majorityPoints(plantsInRegion(state, region), majority));
  return state.players.map((player, seat) => {
    const networks = networksOf(state, seat);
    return {
      ...player.points,
      emptySlots: emptySlots(player) * components.scoring.emptySlot,
      regions: regions.reduce((sum, points) => sum + (points[seat] as number), 0),
      network: networkPoints(regionsReached(state, networks).length),
      largestNetwork: largestNetworkPoints(state, networks),
    };
  });
}
