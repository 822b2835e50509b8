// Chapters 7.2 and 8.1: final scoring.
import type { Outcome, Play, Runs } from '@kaya/engine';
import { components, tableFor } from '../data/index.ts';
import { mapOf } from '../data/tables.ts';
import type { FutureEnergy, FutureEnergyState, Player, RegionId } from '../types/index.ts';
import { drawCharts } from './charts.ts';
import { networksOf, plantsInLargestNetwork, regionsReached } from './scoring/networks.ts';
import { emptySlots, largestNetworkPoints, majorityPoints, networkPoints, plantsInRegion, scoreOf } from './scoring/points.ts';

/** FE-SCO-13: nothing else counts. */
export const finalScoring: Runs<FutureEnergy, 'final-scoring'> = {
  run(play) {
    const { state, emit } = play;
    scoreEmptySlots(play);
    scoreCertificates(play);
    scoreRegions(play);
    scoreNetworks(play);
    state.outcome = outcomeOf(state);
    drawCharts(play);
    emit?.({ kind: 'ended', winners: state.outcome.winners, scores: state.outcome.scores });
  },
};

function scoreEmptySlots({ state, emit }: Play<FutureEnergy>): void {
  for (const [seat, player] of state.players.entries()) {
    const slots = emptySlots(player);
    player.points.emptySlots = slots * components.scoring.emptySlot;
    emit?.({ kind: 'slots-scored', seat, slots, points: player.points.emptySlots });
  }
}

/** FE-SCO-2. */
function scoreCertificates({ state, emit }: Play<FutureEnergy>): void {
  for (const [seat, player] of state.players.entries()) {
    player.points.certificates = player.certificates.reduce((sum, value) => sum + value, 0);
    emit?.({ kind: 'certificates-scored', seat, values: [...player.certificates], points: player.points.certificates });
  }
}

function scoreRegions({ state, emit }: Play<FutureEnergy>): void {
  const { majority } = tableFor(state.players.length);
  for (const [i, region] of mapOf(state).regions.entries()) {
    const plants = plantsInRegion(state, i);
    const points = majorityPoints(plants, majority);
    for (const [seat, player] of state.players.entries()) player.points.regions += points[seat] as number;
    emit?.({ kind: 'region-scored', region, plants, points });
  }
}

function scoreNetworks({ state, emit }: Play<FutureEnergy>): void {
  const { regions: names } = mapOf(state);
  for (const [seat, player] of state.players.entries()) {
    const networks = networksOf(state, seat);
    const reached = regionsReached(state, networks);
    player.points.network = networkPoints(reached.length);
    const regions = reached.map((region) => names[region] as RegionId);
    emit?.({ kind: 'network-scored', seat, regions, points: player.points.network });
    if (!state.options.module1) continue;
    const plants = plantsInLargestNetwork(networks); // FE-M1-1, -6
    player.points.largestNetwork = largestNetworkPoints(state, networks);
    emit?.({ kind: 'largest-network-scored', seat, plants, points: player.points.largestNetwork });
  }
}

/** FE-SCO-12: most points, then most money; who is still level shares the victory. */
function outcomeOf({ players }: FutureEnergyState): Outcome {
  const scores = players.map(scoreOf);
  const isAhead = (one: Player, other: Player) =>
    scoreOf(one) > scoreOf(other) || (scoreOf(one) === scoreOf(other) && one.money > other.money);
  const ranks = players.map((player) => 1 + players.filter((other) => isAhead(other, player)).length);
  const winners = players.map((_, seat) => seat).filter((seat) => ranks[seat] === 1);
  return {
    ending: winners.length > 1 ? 'shared-victory' : 'victory',
    winners,
    ranks,
    scores,
    sources: players.map((player) => ({ ...player.points })),
  };
}
