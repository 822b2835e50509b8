// 'How do the majorities stand, what is my network worth, and who is ahead?'

import { type ActionOf, at, legalIn, pileSize, type Seat } from '@kaya/engine';
import { components, tableFor } from '../data/index.ts';
import { connectionId, mapOf } from '../data/tables.ts';
import { endsIfIdle } from '../rules/ending.ts';
import { NO_ROOM_BESIDE, placeLine, sharedLine, withLine } from '../rules/planning/lines.ts';
import { doesCount, networksOf, plantsInLargestNetwork, regionsReached } from '../rules/scoring/networks.ts';
import { aheadOf, largestNetworkPoints, majorityPoints, networkPoints, plantsInRegion, total } from '../rules/scoring/points.ts';
import { pointsAsTheyStand } from '../rules/scoring/points-now.ts';
import {
  type ConnectionId,
  type FutureEnergy,
  type FutureEnergyState,
  HIDDEN_VALUE,
  type Points,
  type RegionId,
  type SpaceId,
} from '../types/index.ts';

export interface Majority {
  readonly region: RegionId;
  /** By seat. */
  readonly plants: readonly number[];
  readonly points: readonly number[];
  /** The rank of each seat from 1; null without a plant. */
  readonly ranks: readonly (number | null)[];
  /** Covered spaces in the region: plants that can still come by moving there. */
  readonly covered: number;
}

/** The majorities in every region, as they stand. */
export function majorities(view: FutureEnergyState): Majority[] {
  const map = mapOf(view);
  const { majority } = tableFor(view.players.length);
  return map.regions.map((region, i) => {
    const plants = plantsInRegion(view, i);
    return {
      region,
      plants,
      points: majorityPoints(plants, majority),
      ranks: plants.map((own) => (own === 0 ? null : 1 + aheadOf(own, plants))),
      covered: map.plantSpaces.filter((space) => map.regionOf[space] === i && view.tokens[space] !== null).length,
    };
  });
}

export interface NetworkPart {
  readonly connections: readonly ConnectionId[];
  readonly spaces: readonly SpaceId[];
  readonly regions: readonly RegionId[];
  readonly plants: number;
  /** Its regions are among those that count at the end. */
  readonly counts: boolean;
}

export interface NetworkReport {
  readonly parts: readonly NetworkPart[];
  /** The regions that count at the end. */
  readonly regions: readonly RegionId[];
  readonly points: number;
  /** What one more region would bring; 0 where all are reached. */
  readonly nextRegion: number;
  /** Module 1: the plants that count, and their points; null without it. */
  readonly largest: { readonly plants: number; readonly points: number } | null;
}

/** The network of a seat and the regions it reaches. */
export function network(view: FutureEnergyState, seat: Seat): NetworkReport {
  const map = mapOf(view);
  const networks = networksOf(view, seat);
  const reached = regionsReached(view, networks);
  const points = networkPoints(reached.length);
  const regionNames = (regions: readonly number[]) => regions.map((region) => at(map.regions, region));
  return {
    parts: networks.map((part) => ({
      connections: part.connections.map((connection) => at(map.connections, connection).id),
      spaces: part.spaces.map((space) => at(map.spaces, space).id),
      regions: regionNames(part.regions),
      plants: part.plants,
      counts: doesCount(view, networks, part),
    })),
    regions: regionNames(reached),
    points,
    nextRegion: reached.length < map.regions.length ? networkPoints(reached.length + 1) - points : 0,
    largest: view.options.module1
      ? { plants: plantsInLargestNetwork(networks), points: largestNetworkPoints(view, networks) }
      : null,
  };
}

/** By connection (index of the map): how many points a line of the seat there would add to its networks; only where it adds any. */
export function lineGains(view: FutureEnergyState, seat: Seat): ReadonlyMap<number, number> {
  const worth = (lines: readonly number[]): number => {
    const networks = networksOf({ ...view, lines: [...lines] }, seat);
    return networkPoints(regionsReached(view, networks).length) + largestNetworkPoints(view, networks);
  };
  const now = worth(view.lines);
  const gains = new Map<number, number>();
  for (const connection of roomFor(view, seat)) {
    const before = at(view.lines, connection);
    const gain = worth(view.lines.with(connection, withLine(before, seat))) - now;
    if (gain > 0) gains.set(connection, gain);
  }
  return gains;
}

export interface SeatScore {
  readonly seat: Seat;
  /** What final scoring would give now; certificates only as far as the viewer knows them. */
  readonly points: Points;
  /** From the least to the most it can be, certificates of unknown value included. */
  readonly least: number;
  readonly most: number;
}

/** Who would have how many points if the game ended now, for the viewer whose view it is. */
export function scores(view: FutureEnergyState): SeatScore[] {
  const values = [...components.certificates].sort((a, b) => a - b);
  const lowest = at(values, 0);
  const highest = at(values, values.length - 1);
  return pointsAsTheyStand(view).map((points, seat) => {
    const { certificates } = at(view.players, seat);
    const known = certificates.filter((value) => value !== HIDDEN_VALUE);
    const unknown = certificates.length - known.length;
    const own = { ...points, certificates: known.reduce((sum, value) => sum + value, 0) };
    const sum = total(own);
    return { seat, points: own, least: sum + unknown * lowest, most: sum + unknown * highest };
  });
}

export interface Clock {
  /** Contracts that can still be turned up before the end is triggered. */
  readonly contracts: number;
  /** Lines that each seat can still place before the end is triggered. */
  readonly lines: readonly number[];
  readonly lastRound: boolean;
  /** Seats that still come in this round, the one on turn included. */
  readonly toCome: readonly Seat[];
  /** The last round changed nothing, nor did this one so far: if it ends like that, so does the game (FE-END-5). */
  readonly idleWarning: boolean;
}

/** How near the end is. */
export function clock(view: FutureEnergyState): Clock {
  const turns = view.agenda.flatMap((step) => (step.do === 'turn' ? [step.seat] : []));
  const running = view.agenda.flatMap((step) => (step.do === 'turn-over' ? [step.seat] : []));
  return {
    contracts: pileSize(view.contractPile),
    lines: view.players.map((player) => player.lines),
    lastRound: view.lastRound,
    toCome: [...running, ...turns.reverse()],
    idleWarning: endsIfIdle(view),
  };
}

/** The connections on which a line of the seat may lie: those that the question allows where one waits, else all with room. */
function roomFor(view: FutureEnergyState, seat: Seat): readonly number[] {
  const map = mapOf(view);
  const asked = placesAsked(view, seat);
  if (asked !== null) return asked.flatMap((action) => (action.do === 'place-line' ? [map.connection(action.connection)] : []));
  return map.openConnections.filter(
    (connection) => !NO_ROOM_BESIDE.when(view, { connection: connectionId(map, connection) }, seat),
  );
}

function placesAsked(view: FutureEnergyState, seat: Seat): readonly ActionOf<FutureEnergy, 'place-line' | 'skip'>[] | null {
  const step = view.agenda.at(-1);
  if (step?.do === 'place-line' && step.seat === seat) return legalIn(placeLine, view, step);
  if (step?.do === 'shared-line' && step.seat === seat) return legalIn(sharedLine, view, step);
  return null;
}
