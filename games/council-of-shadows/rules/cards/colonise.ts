// 5.7 Colonise: a tower of cubes on one planet.
import { at, type Blocker, type Decision, type Seat } from '@kaya/engine';
import type { Planet } from '../../data/components.ts';
import type { Sector } from '../../data/effects.ts';
import { components, constants, layoutFor, planetOf, systemOf } from '../../data/index.ts';
import type { ActionOf, Cos, CosState, Player, PlayerNumber, StepOf } from '../../types/index.ts';
import { cubesOnPlanet } from '../galaxies/majority.ts';
import { isOutOfRange, SKIP } from '../range.ts';
import { type CosPlay, playerOf, who } from '../table.ts';
import { gainResource } from './extract.ts';

const COLONISE = components.planets.map(({ id }) => ({ do: 'colonise', planet: id }) as const);

/** COS-COL-2: without 'any planet' the type must be within the own terraforming. */
export function isUnknownGround(player: Player, planet: Planet, anyPlanet: boolean): boolean {
  return !anyPlanet && !player.terraformed[planet.type];
}

/** COS-COL-3: only the colony extension opens planets that already hold cubes. */
function isTaken(state: CosState, player: Player, planet: Planet): boolean {
  return !player.colonyExtension && cubesOnPlanet(state, planet.number) > 0;
}

/** COS-COL-4: no planet ever holds more than three cubes. */
function isFull(state: CosState, planet: Planet): boolean {
  return cubesOnPlanet(state, planet.number) >= constants.maxCubesPerPlanet;
}

function mayColonise(state: CosState, player: Player, planet: Planet, range: Sector, anyPlanet: boolean): boolean {
  return !(
    isOutOfRange(planet.sector, range) ||
    isUnknownGround(player, planet, anyPlanet) ||
    isTaken(state, player, planet) ||
    isFull(state, planet)
  );
}

/** Is there any planet that the player may colonise from this range? */
export function canColonise(state: CosState, seat: Seat, range: Sector, anyPlanet: boolean): boolean {
  const player = playerOf(state, seat);
  for (const tile of state.spaces) {
    if (tile === null) continue;
    for (const planet of systemOf(tile).planets) if (mayColonise(state, player, planet, range, anyPlanet)) return true;
  }
  return false;
}

/** One candidate for each planet on the board, in the order of its spaces. */
export function planetsOnBoard(state: CosState): ActionOf<'colonise'>[] {
  const actions: ActionOf<'colonise'>[] = [];
  const { spaces } = layoutFor(state.seats);
  for (let i = 0; i < spaces.length; i++) {
    const tile = state.spaces[at(spaces, i).number];
    if (typeof tile === 'string') pushPlanets(actions, tile);
  }
  return actions;
}

/** Adds a candidate for each planet of a system. */
export function pushPlanets(actions: { push(action: ActionOf<'colonise'>): unknown }, system: string): void {
  const { planets } = systemOf(system);
  for (let i = 0; i < planets.length; i++) actions.push(at(COLONISE, at(planets, i).number));
}

type ColoniseStep = StepOf<'colonise'>;

export const COLONISE_BLOCKERS: readonly Blocker<CosState, ActionOf<'colonise'>, Pick<ColoniseStep, 'range' | 'anyPlanet'>>[] = [
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
  {
    rule: 'COS-COL-4',
    when: (state, { planet }) => isFull(state, planetOf(planet)),
    values: (_state, { planet }) => ({ planet, most: constants.maxCubesPerPlanet }),
  },
  {
    rule: 'COS-COL-3',
    when: (state, { planet }, seat) => isTaken(state, playerOf(state, seat), planetOf(planet)),
    values: (state, { planet }) => ({ planet, cubes: cubesOnPlanet(state, planetOf(planet).number) }),
  },
];

/** COS-COL-1 to -6. Without a planet, or against the player's will, nothing is placed (COS-ACT-5). */
export const colonise: Decision<Cos, ColoniseStep, ActionOf<'colonise' | 'skip'>> = {
  candidates(state, { optional }) {
    const actions: ActionOf<'colonise' | 'skip'>[] = planetsOnBoard(state);
    if (optional) actions.push(SKIP);
    return actions;
  },
  blockers: { colonise: COLONISE_BLOCKERS },
  play(play, step, action, seat) {
    if (action.do === 'skip') {
      const { state, emit } = play;
      emit?.({ kind: 'skipped', who: seat, what: 'colonise', able: canColonise(state, seat, step.range, step.anyPlanet) });
      return;
    }
    const planet = planetOf(action.planet);
    placeCubes(play, seat, planet, step.cubes, step.source);
    if (step.thenExtractHere > 0) gainResource(play, seat, systemOf(planet.system), step.thenExtractHere, step.source); // COS-AIC-9
  },
};

/** COS-COL-5: the full number of cubes, or as many as fit. */
export function placeCubes({ state, emit }: CosPlay, number: PlayerNumber, planet: Planet, cubes: number, source: string): void {
  const player = playerOf(state, number);
  const placed = Math.min(cubes, constants.maxCubesPerPlanet - cubesOnPlanet(state, planet.number));
  player.colonies[planet.number] = at(player.colonies, planet.number) + placed;
  emit?.({ kind: 'colonised', who: who(state, number), planet: planet.id, system: planet.system, cubes: placed, source });
}
