// 'Which planets may I colonise from this zone, and why not the others? And what comes of it?'
import { against, at, playerOf, type Reason, type Seat } from '@kaya/engine';
import { components, planetOf } from '../data/index.ts';
import { colonise, placeCubes, planetsOnBoard } from '../rules/cards/colonise.ts';
import { clone } from '../rules/clone.ts';
import type { CosState, GalaxyId, PlanetId, PlayerNumber } from '../types/index.ts';
import { type ExploitForecast, exploitForecast } from './exploitation.ts';

export interface PlanetAnswer {
  readonly planet: PlanetId;
  /** Empty where the planet may be colonised. */
  readonly reasons: readonly Reason[];
}

/**
 * Every planet on the board with what stands against an ordinary colonise step from this zone (numbered from 1).
 */
export function colonisableFrom(view: CosState, seat: Seat, zone: number): PlanetAnswer[] {
  const { range } = at(playerOf(view, seat).zones, zone - 1);
  const step = {
    do: 'colonise',
    seat,
    cubes: 1,
    range,
    anyPlanet: false,
    thenExtractHere: 0,
    optional: false,
    source: '',
  } as const;
  return planetsOnBoard(view).map((action) => ({ planet: action.planet, reasons: against(colonise, view, step, action) }));
}

export interface SettleForecast {
  readonly galaxy: GalaxyId;
  /** What exploiting the galaxy would give before and after. */
  readonly before: ExploitForecast;
  readonly after: ExploitForecast;
}

/** What a tower of so many cubes on a planet of the board changes in its galaxy; null where the planet is not on the board. */
export function settleForecast(view: CosState, number: PlayerNumber, planet: PlanetId, cubes: number): SettleForecast | null {
  const { system } = planetOf(planet);
  const space = components.spaces.find((it) => view.spaces[it.number] === system);
  if (space === undefined) return null;
  const settled = clone(view);
  placeCubes({ state: settled, emit: undefined }, number, planetOf(planet), cubes, '');
  return {
    galaxy: space.galaxy,
    before: exploitForecast(view, number, space.galaxy),
    after: exploitForecast(settled, number, space.galaxy),
  };
}
