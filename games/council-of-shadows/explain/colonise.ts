// 'Which planets may I colonise from this zone, and why not the others? And what comes of it?'
import { at, type Reason, type Seat } from '@kaya/engine';
import { components, constants, planetOf } from '../data/index.ts';
import { COLONISE_BLOCKERS, planetsOnBoard } from '../rules/cards/colonise.ts';
import { cubesOnPlanet } from '../rules/galaxies/majority.ts';
import { playerOf } from '../rules/table.ts';
import type { CosState, GalaxyId, PlanetId, PlayerNumber } from '../types/index.ts';
import { type ExploitForecast, exploitForecast } from './exploitation.ts';

export interface PlanetAnswer {
  readonly planet: PlanetId;
  /** Empty where the planet may be colonised. */
  readonly reasons: readonly Reason[];
}

/**
 * Every planet on the board with what stands against an ordinary colonise step from this zone (numbered from 1): the same
 * predicates that the rules ask.
 */
export function colonisableFrom(view: CosState, seat: Seat, zone: number): PlanetAnswer[] {
  const reach = { range: at(playerOf(view, seat).zones, zone - 1).range, anyPlanet: false };
  return planetsOnBoard(view).map((action) => ({
    planet: action.planet,
    reasons: COLONISE_BLOCKERS.filter((blocker) => blocker.when(view, action, seat, reach)).map((blocker) => ({
      rule: blocker.rule,
      values: blocker.values?.(view, action, seat, reach) ?? {},
    })),
  }));
}

export interface SettleForecast {
  readonly galaxy: GalaxyId;
  /** What exploiting the galaxy would give before and after. */
  readonly before: ExploitForecast;
  readonly after: ExploitForecast;
}

/** What a tower of so many cubes on a planet of the board changes in its galaxy; null where the planet is not on the board. */
export function settleForecast(view: CosState, number: PlayerNumber, planet: PlanetId, cubes: number): SettleForecast | null {
  const { system, number: planetNumber } = planetOf(planet);
  const space = components.spaces.find((it) => view.spaces[it.number] === system);
  if (space === undefined) return null;
  const player = playerOf(view, number);
  const placed = Math.min(cubes, constants.maxCubesPerPlanet - cubesOnPlanet(view, planetNumber));
  const settled = { ...player, colonies: player.colonies.with(planetNumber, at(player.colonies, planetNumber) + placed) };
  return {
    galaxy: space.galaxy,
    before: exploitForecast(view, number, space.galaxy),
    after: exploitForecast({ ...view, players: view.players.with(number, settled) }, number, space.galaxy),
  };
}
