// Chapter 5.7, discover: a new system on the board, then cubes or its resource.
import {
  type ActionOf,
  always,
  anyLegal,
  type Decides,
  drawFrom,
  type Forbids,
  next,
  type Pile,
  type Play,
  pileSize,
  playerOf,
  type Seat,
  turnedUp,
} from '@kaya/engine';
import { constants, planetOf, spaceOf, systemOf } from '../../data/index.ts';
import { PLACE_TILE, TAKE_TILE } from '../../data/tables.ts';
import {
  type Cos,
  type CosState,
  type PlayerNumber,
  SECTORS,
  type Secret,
  type Sector,
  type SpaceId,
  type SystemId,
} from '../../types/index.ts';
import { coloniesInSystem } from '../galaxies/majority.ts';
import { isOutOfRange, leaveOut, offersAnything, powerOf, SKIP, who } from '../table.ts';
import { isUnknownGround, PLANET_FULL, placeCubes, pushPlanets } from './colonise.ts';
import { gainResource } from './extract.ts';

/** The tiles of a sector that nobody has discovered. */
export function pileOfSector(state: CosState, sector: Sector): Pile<Secret<SystemId>> {
  return state.sectorPiles[sector - 1] as Pile<Secret<SystemId>>;
}

/** COS-CMP-17: is there a tile left to discover in this sector? */
export function hasTiles(state: CosState, sector: Sector): boolean {
  return pileSize(pileOfSector(state, sector)) > 0;
}

/** COS-DIS-2, -4: the top two tiles, or the only one. `seer` is who looks at them. */
export function drawTiles({ state, emit }: Play<Cos>, number: PlayerNumber, sector: Sector, seer: Seat): void {
  for (let i = 0; i < constants.discoverDraw; i++) {
    const tile = drawFrom(pileOfSector(state, sector), state.rng);
    if (tile !== undefined) state.drawn.push(tile);
  }
  emit?.({ kind: 'tiles-drawn', who: who(state, number), sector, tiles: state.drawn.slice(), seer });
}

/** COS-DIS-3: the tiles not chosen go to the bottom of their pile. */
export function keepTile({ state, emit }: Play<Cos>, number: PlayerNumber, tile: SystemId, seer: Seat): void {
  const { sector } = systemOf(tile);
  for (const other of state.drawn) {
    if (other === tile) continue;
    pileOfSector(state, sector).bottom.push(other);
    emit?.({ kind: 'tile-returned', who: who(state, number), sector, tile: other, seer });
  }
  state.drawn = [tile];
}

/** The tile comes face up to its space; it stays there for good (COS-DIS-10). */
export function layTile({ state, emit }: Play<Cos>, number: PlayerNumber, spaceId: SpaceId): SystemId {
  const space = spaceOf(spaceId);
  const [drawn] = state.drawn;
  if (drawn === undefined) throw new RangeError('no tile has been drawn');
  const system = turnedUp(drawn);
  state.spaces[space.number] = system;
  state.drawn = [];
  emit?.({ kind: 'discovered', who: who(state, number), system, space: spaceId, galaxy: space.galaxy });
  return system;
}

/** COS-DIS-1, COS-CMP-17: a pile within range with a tile, in a sector with a free space. Until here one may still skip (COS-DIS-5). */
export const discoverPile: Decides<Cos, 'discover-pile', 'discover' | 'skip'> = {
  candidates: always([...SECTORS.map((sector) => ({ do: 'discover', sector }) as const), SKIP]),
  blockers: {
    discover: [
      {
        rule: 'COS-UPG-9',
        when: (_state, { sector }, _seat, { range }) => isOutOfRange(sector, range),
        values: (_state, { sector }, _seat, { range }) => ({ sector, range }),
      },
      { rule: 'COS-CMP-17', when: (state, { sector }) => !hasTiles(state, sector), values: (_state, { sector }) => ({ sector }) },
      {
        rule: 'COS-DIS-1',
        when: (state, { sector }, seat, { followUp }) =>
          !anyLegal(discoverSpace, state, { do: 'discover-space', seat, sector, followUp }),
        values: (_state, { sector }) => ({ sector }),
      },
    ],
  },
  play(play, step, action, seat) {
    if (action.do === 'skip') return leaveOut(play, discoverPile, step);
    drawTiles(play, seat, action.sector, seat);
    next(play.state, { do: 'discover-tile', seat, sector: action.sector, followUp: step.followUp });
  },
};

/** One candidate for each drawn tile. */
export function drawnTiles(state: CosState): ActionOf<Cos, 'take-tile'>[] {
  return state.drawn.map((tile) => TAKE_TILE.get(tile) ?? { do: 'take-tile', tile });
}

export const discoverTile: Decides<Cos, 'discover-tile', 'take-tile'> = {
  candidates: drawnTiles,
  ask: () => true, // the player wants to see even a single tile
  play(play, { sector, followUp }, { tile }, seat) {
    keepTile(play, seat, turnedUp(tile), seat);
    next(play.state, { do: 'discover-space', seat, sector, followUp });
  },
};

/** One candidate for each space in play; the spaces of closed galaxies do not exist (COS-SET-17). */
export function openSpaces({ seats }: CosState): readonly ActionOf<Cos, 'place-tile'>[] {
  return PLACE_TILE[seats - 1] ?? [];
}

/** COS-DIS-10, COS-INV-7: a space holds one tile, for good. */
export const SPACE_TAKEN: Forbids<Cos, 'place-tile'> = {
  rule: 'COS-DIS-10',
  when: (state, { space }) => state.spaces[spaceOf(space).number] !== null,
  values: (_state, { space }) => ({ space }),
};

export const discoverSpace: Decides<Cos, 'discover-space', 'place-tile'> = {
  candidates: openSpaces,
  blockers: {
    'place-tile': [
      {
        rule: 'COS-DIS-2',
        when: (_state, { space }, _seat, { sector }) => spaceOf(space).sector !== sector,
        values: (_state, { space }, _seat, { sector }) => ({ space, sector }),
      },
      SPACE_TAKEN,
    ],
  },
  play(play, { followUp }, { space }, seat) {
    const system = layTile(play, seat, space);
    const offering = { do: 'discover-follow-up', seat, system, followUp } as const;
    if (followUp.mode === 'both')
      next(play.state, { ...offering, offer: 'cubes' }, { ...offering, offer: 'resource' }); // COS-DIS-9
    else next(play.state, { ...offering, offer: 'either' });
  },
};

const TAKE_RESOURCE: ActionOf<Cos, 'take-resource'> = { do: 'take-resource' };

/** COS-DIS-6 to -9: a tower on one planet of the new system, or its resource, which needs no colony. */
export const discoverFollowUp: Decides<Cos, 'discover-follow-up', 'colonise' | 'take-resource' | 'skip'> = {
  candidates(_state, { system, offer }) {
    const actions: ActionOf<Cos, 'colonise' | 'take-resource' | 'skip'>[] = [];
    if (offer !== 'resource') pushPlanets(actions, system);
    if (offer !== 'cubes') actions.push(TAKE_RESOURCE);
    actions.push(SKIP);
    return actions;
  },
  blockers: {
    colonise: [
      {
        rule: 'COS-DIS-7',
        when: (state, { planet }, seat, { followUp }) =>
          isUnknownGround(playerOf(state, seat), planetOf(planet), followUp.anyPlanet),
        values: (_state, { planet }) => ({ planet, type: planetOf(planet).type }),
      },
    ],
  },
  play(play, { system, followUp, offer }, action, seat) {
    switch (action.do) {
      case 'colonise':
        placeCubes(play, seat, planetOf(action.planet), followUp.cubes, system);
        if (extraCubes(play.state, seat) > 0)
          next(play.state, { do: 'discover-extra-cube', seat, planet: action.planet, source: system });
        return;
      case 'take-resource':
        gainResource(play, seat, systemOf(system), followUp.extractTimes, system);
        return;
      case 'skip':
        // With both halves to offer, only who takes neither leaves the new system alone.
        if (offer === 'cubes' || coloniesInSystem(playerOf(play.state, seat), systemOf(system)) > 0) return;
        play.emit?.({ kind: 'skipped', who: seat, what: 'discover-follow-up', able: true });
        return;
    }
  },
};

/** COS-DTI-6: what Explorers may add to the tower on a new system. */
export function extraCubes(state: CosState, seat: Seat): number {
  return powerOf(playerOf(state, seat), 'discoverExtraCube')?.cubes ?? 0;
}

/** COS-DTI-6, -7: Explorers may make the tower higher, up to what a planet holds. */
export const discoverExtraCube: Decides<Cos, 'discover-extra-cube', 'add-cube' | 'skip'> = {
  candidates: (_state, { planet }) => [{ do: 'add-cube', planet }, SKIP],
  blockers: { 'add-cube': [PLANET_FULL] },
  play(play, step, action, seat) {
    if (action.do === 'add-cube') placeCubes(play, seat, planetOf(step.planet), extraCubes(play.state, seat), step.source);
    else if (offersAnything(discoverExtraCube, play.state, step)) leaveOut(play, discoverExtraCube, step);
  },
};
