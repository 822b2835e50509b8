// Chapter 5.7, colonise: a tower of cubes on one planet.
import { type ActionOf, type Decides, type Forbids, type Play, playerOf } from '@kaya/engine';
import { constants, planetOf, systemOf } from '../../data/index.ts';
import type { Planet } from '../../data/read.ts';
import { COLONISE, OPEN_SPACES } from '../../data/tables.ts';
import type { Cos, CosState, Player, PlayerNumber, SourceId, SystemId } from '../../types/index.ts';
import { cubesOnPlanet } from '../galaxies/majority.ts';
import { isOutOfRange, leaveOut, SKIP, who } from '../table.ts';
import { gainResource } from './extract.ts';

/** COS-COL-2: without 'any planet' the type must be within the own terraforming. */
export function isUnknownGround(player: Player, planet: Planet, anyPlanet: boolean): boolean {
  return !anyPlanet && !player.terraformed[planet.type];
}

/** COS-COL-3: only the colony extension opens planets that already hold cubes. */
export function isTaken(state: CosState, player: Player, planet: Planet): boolean {
  return !player.colonyExtension && cubesOnPlanet(state, planet.number) > 0;
}

/** COS-COL-4: no planet ever holds more than three cubes. */
export function isFull(state: CosState, planet: Planet): boolean {
  return cubesOnPlanet(state, planet.number) >= constants.maxCubesPerPlanet;
}

export const PLANET_FULL: Forbids<Cos, 'colonise' | 'add-cube'> = {
  rule: 'COS-COL-4',
  when: (state, { planet }) => isFull(state, planetOf(planet)),
  values: (_state, { planet }) => ({ planet, most: constants.maxCubesPerPlanet }),
};

/** One candidate for each planet on the board, in the order of its spaces. */
export function planetsOnBoard(state: CosState): ActionOf<Cos, 'colonise'>[] {
  const actions: ActionOf<Cos, 'colonise'>[] = [];
  const open = OPEN_SPACES[state.seats - 1] as readonly number[];
  for (let i = 0; i < open.length; i++) {
    const tile = state.spaces[open[i] as number];
    if (typeof tile === 'string') pushPlanets(actions, tile);
  }
  return actions;
}

/** Adds a candidate for each planet of a system. */
export function pushPlanets(actions: { push(action: ActionOf<Cos, 'colonise'>): unknown }, system: SystemId): void {
  const { planets } = systemOf(system);
  for (let i = 0; i < planets.length; i++) actions.push(COLONISE[(planets[i] as Planet).number] as ActionOf<Cos, 'colonise'>);
}

/** COS-COL-1 to -6. Without a planet, or against the player's will, nothing is placed (COS-ACT-5). */
export const colonise: Decides<Cos, 'colonise', 'colonise' | 'skip'> = {
  candidates(state, { optional }) {
    const actions: ActionOf<Cos, 'colonise' | 'skip'>[] = planetsOnBoard(state);
    if (optional) actions.push(SKIP);
    return actions;
  },
  blockers: {
    colonise: [
      {
        rule: 'COS-UPG-9',
        when: (_state, { planet }, _seat, { range }) => isOutOfRange(planetOf(planet).sector, range),
        values: (_state, { planet }, _seat, { range }) => ({ planet, sector: planetOf(planet).sector, range }),
      },
      {
        rule: 'COS-COL-2',
        when: (state, { planet }, seat, { anyPlanet }) => isUnknownGround(playerOf(state, seat), planetOf(planet), anyPlanet),
        values: (_state, { planet }) => ({ planet, type: planetOf(planet).type }),
      },
      PLANET_FULL,
      {
        rule: 'COS-COL-3',
        when: (state, { planet }, seat) => isTaken(state, playerOf(state, seat), planetOf(planet)),
        values: (state, { planet }) => ({ planet, cubes: cubesOnPlanet(state, planetOf(planet).number) }),
      },
    ],
  },
  play(play, step, action, seat) {
    if (action.do === 'skip') return leaveOut(play, colonise, step);
    const planet = planetOf(action.planet);
    placeCubes(play, seat, planet, step.cubes, step.source);
    if (step.thenExtractHere > 0) gainResource(play, seat, systemOf(planet.system), step.thenExtractHere, step.source); // COS-AIC-9
  },
};

/** COS-COL-5: the full number of cubes, or as many as fit. */
function cubesThatFit(state: CosState, planet: Planet, cubes: number): number {
  return Math.min(cubes, constants.maxCubesPerPlanet - cubesOnPlanet(state, planet.number));
}

export function placeCubes(play: Play<Cos>, number: PlayerNumber, planet: Planet, cubes: number, source: SourceId): void {
  const { state, emit } = play;
  const { colonies } = playerOf(state, number);
  const placed = cubesThatFit(state, planet, cubes);
  colonies[planet.number] = (colonies[planet.number] as number) + placed;
  emit?.({ kind: 'colonised', who: who(state, number), planet: planet.id, system: planet.system, cubes: placed, source });
}
