// The table: who sits where, what lies where, and the two ways of handing out what everybody counts.
import { type Play, playerOf, RulesError, type Seat } from '@kaya/engine';
import { components } from '../data/index.ts';
import type { EditionData } from '../data/read.ts';
import { BIT, projectTile, type Types } from '../data/tables.ts';
import {
  type Co2,
  type Co2State,
  type Energy,
  type Grant,
  HIDDEN,
  type Project,
  REGIONS,
  type Region,
  type RegionId,
  type Secret,
  type Slot,
  type Source,
  SPACES,
  type Space,
  type SummitId,
  type Turn,
} from '../types/index.ts';

export function edition(state: Co2State): EditionData {
  return components.editions[state.options.edition];
}

/** What the components say for this number of players. */
export function forSeats<T>(state: Co2State, byPlayers: readonly T[]): T {
  return byPlayers[state.players.length] as T;
}

export function isSolo(state: Co2State): boolean {
  return state.players.length === 1;
}

/** All seats clockwise, beginning with the given one (CO2-FLO-10). */
export function clockwiseFrom(state: Co2State, first: Seat): Seat[] {
  const count = state.players.length;
  return state.players.map((_, i) => (first + i) % count);
}

/** How many seats sit between the first player and this one, clockwise. */
export function placeInOrder(state: Co2State, seat: Seat): number {
  return (seat - state.firstPlayer + state.players.length) % state.players.length;
}

export function leftOf(state: Co2State, seat: Seat): Seat {
  return (seat + 1) % state.players.length;
}

/** CO2-TRN-8: everything unused, as a turn begins; nobody's between turns. */
export function freshTurn(seat: Seat): Turn {
  return { seat, main: false, scientist: false, market: false, card: false, closed: false };
}

/** A project space of a region. */
export interface Spot {
  readonly region: RegionId;
  readonly space: Space;
}

/** Every project space of the board, clockwise by region. */
export const SPOTS: readonly Spot[] = REGIONS.flatMap((region) => SPACES.map((space) => ({ region, space })));

/** A region by its name: much faster than by a computed key, and asked for every space of the board. */
export function regionOf({ regions }: Co2State, id: RegionId): Region {
  switch (id) {
    case 'north-america':
      return regions['north-america'];
    case 'europe':
      return regions.europe;
    case 'asia':
      return regions.asia;
    case 'oceania':
      return regions.oceania;
    case 'africa':
      return regions.africa;
    case 'south-america':
      return regions['south-america'];
  }
}

export function projectAt(state: Co2State, region: RegionId, space: Space): Project | null {
  return regionOf(state, region).projects[space] as Project | null;
}

/** CO2-PRO-3: the grant for a proposal on the space. */
export function grantOf({ region, space }: Spot): Grant {
  return components.regions[region].grants[space] as Grant;
}

/** The project of a space that the caller knows to hold one. */
export function projectOn(state: Co2State, spot: Spot): Project {
  const project = projectAt(state, spot.region, spot.space);
  if (project === null) throw new RulesError(`there is no project on space ${spot.space} of ${spot.region}`);
  return project;
}

/** Puts a scientist on a project, or takes him away. */
export function setScientist(state: Co2State, spot: Spot, scientist: Seat): void {
  const { type, installed } = projectOn(state, spot);
  state.regions[spot.region].projects[spot.space] = projectTile(type, installed, scientist);
}

/** The three types a region wants, from top to bottom (CO2-CTL-1). */
export function wantedTypes(state: Co2State, region: RegionId): readonly Energy[] {
  return components.agendas[regionOf(state, region).agenda] ?? NO_TYPES;
}

export function topicsOf(summit: { readonly tile: SummitId }): readonly Energy[] {
  return components.summits[summit.tile] ?? NO_TYPES;
}

const NO_TYPES: readonly Energy[] = [];

/** The cards of a hand that are not hidden from whoever looks. */
export function known<Id extends string>(cards: readonly Secret<Id>[]): Id[] {
  return cards.filter((card): card is Id => card !== HIDDEN);
}

/** The regions that the player controls. */
export function regionsOf(state: Co2State, seat: Seat): RegionId[] {
  return REGIONS.filter((id) => state.regions[id].controller === seat);
}

/** How many green plants the player owns on the whole board. */
export function plantsOf(state: Co2State, seat: Seat): number {
  let count = 0;
  for (const id of REGIONS) count += plantsIn(state, seat, id);
  return count;
}

/** The same for all players, in one pass over the board. */
export function plantsBySeat(state: Co2State): number[] {
  const counts = state.players.map(() => 0);
  for (let i = 0; i < REGIONS.length; i++) {
    for (const slot of regionOf(state, REGIONS[i] as RegionId).slots) {
      if (slot === null) break; // CO2-CON-8: they fill from the left
      if (slot.kind === 'green') counts[slot.owner] = (counts[slot.owner] as number) + 1;
    }
  }
  return counts;
}

/** How many of them stand in the region. */
export function plantsIn(state: Co2State, seat: Seat, region: RegionId): number {
  let count = 0;
  for (const slot of regionOf(state, region).slots) if (slot?.kind === 'green' && slot.owner === seat) count++;
  return count;
}

/** Does the player own a plant in the region, of the given type or of any? */
export function ownsPlantIn(state: Co2State, seat: Seat, region: RegionId, type?: Energy): boolean {
  const { slots } = regionOf(state, region);
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as Slot | null;
    if (slot === null) break;
    if (slot.kind === 'green' && slot.owner === seat && (type === undefined || slot.type === type)) return true;
  }
  return false;
}

/** The types of which the player owns a plant anywhere in the world. */
export function typesOwned(state: Co2State, seat: Seat): Types {
  let types: Types = 0;
  for (let i = 0; i < REGIONS.length; i++) {
    const { slots } = regionOf(state, REGIONS[i] as RegionId);
    for (let j = 0; j < slots.length; j++) {
      const slot = slots[j] as Slot | null;
      if (slot === null) break; // CO2-CON-8: they fill from the left
      if (slot.kind === 'green' && slot.owner === seat) types |= BIT[slot.type];
    }
  }
  return types;
}

/** Does the player own a plant of the type anywhere in the world? */
export function ownsPlant(state: Co2State, seat: Seat, type: Energy): boolean {
  return (typesOwned(state, seat) & BIT[type]) !== 0;
}

/** CO2-CMP-2: the supply gives as many cubes as there are. */
export function techGiven(state: Co2State, count: number): number {
  return Math.min(count, state.supply);
}

/** Gives tech cubes from the supply; says how many. */
export function takeTech(state: Co2State, seat: Seat, count: number): number {
  const given = techGiven(state, count);
  state.supply -= given;
  playerOf(state, seat).tech += given;
  return given;
}

/** Points come from somewhere: the sources of the result add up to the score. */
export function score(state: Co2State, seat: Seat, source: Source, points: number): void {
  const player = playerOf(state, seat);
  player.points += points;
  player.sources[source] += points;
}

/** Tells the listeners of a score in the final scoring. */
export function scoreAtTheEnd(play: Play<Co2>, seat: Seat, source: Source, points: number): void {
  if (points === 0) return;
  score(play.state, seat, source, points);
  play.emit?.({ kind: 'scored', seat, source, points });
}
