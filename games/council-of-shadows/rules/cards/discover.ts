// 5.7 Discover: a new system on the board, then cubes or its resource.
import { at, type Blocker, type Decision, drawFrom, pileSize, type Seat } from '@kaya/engine';
import { SECTORS, type Sector } from '../../data/effects.ts';
import { components, constants, layoutFor, planetOf, spaceOf, systemOf } from '../../data/index.ts';
import type { ActionOf, Cos, CosState, PlayerNumber, StepOf } from '../../types/index.ts';
import { coloniesInSystem } from '../galaxies/majority.ts';
import { isOutOfRange, SKIP } from '../range.ts';
import { type CosPlay, playerOf, powerOf, who } from '../table.ts';
import { isUnknownGround, placeCubes, pushPlanets } from './colonise.ts';
import { gainResource } from './extract.ts';

const DISCOVER: readonly ActionOf<'discover' | 'skip'>[] = [
  ...SECTORS.map((sector) => ({ do: 'discover', sector }) as const),
  SKIP,
];
const TAKE_RESOURCE: ActionOf<'take-resource'> = { do: 'take-resource' };

/** An empty space in play; the spaces of closed galaxies do not exist (COS-SET-17). */
export function hasFreeSpace(state: CosState, sector: Sector, galaxy?: string): boolean {
  const { spaces } = layoutFor(state.seats);
  for (let i = 0; i < spaces.length; i++) {
    const space = at(spaces, i);
    if (space.sector !== sector || state.spaces[space.number] !== null) continue;
    if (galaxy === undefined || space.galaxy === galaxy) return true;
  }
  return false;
}

export function hasTiles(state: CosState, sector: Sector): boolean {
  return pileSize(at(state.sectorPiles, sector - 1)) > 0;
}

/** Is there any pile that may be discovered from within this range (COS-DIS-1, COS-CMP-17)? */
export function canDiscover(state: CosState, range: Sector): boolean {
  return SECTORS.some((sector) => sector <= range && hasTiles(state, sector) && hasFreeSpace(state, sector));
}

/** COS-DIS-2, -4: the top two tiles, or the only one. `seer` is who looks at them. */
export function drawTiles({ state, emit }: CosPlay, number: PlayerNumber, sector: Sector, seer: Seat): void {
  const pile = at(state.sectorPiles, sector - 1);
  for (let i = 0; i < constants.discoverDraw; i++) {
    const tile = drawFrom(pile, state.rng);
    if (tile !== undefined) state.drawn.push(tile);
  }
  emit?.({ kind: 'tiles-drawn', who: who(state, number), sector, tiles: state.drawn.slice(), seer });
}

/** COS-DIS-3: the tiles not chosen go to the bottom of their pile. */
export function keepTile({ state, emit }: CosPlay, number: PlayerNumber, tile: string, seer: Seat): void {
  const { sector } = systemOf(tile);
  const pile = at(state.sectorPiles, sector - 1);
  for (const other of state.drawn) {
    if (other === tile) continue;
    pile.bottom.push(other);
    emit?.({ kind: 'tile-returned', who: who(state, number), sector, tile: other, seer });
  }
  state.drawn = [tile];
}

/** The tile comes face up to its space; it stays there for good (COS-DIS-10). */
export function layTile({ state, emit }: CosPlay, number: PlayerNumber, spaceId: string): string {
  const space = spaceOf(spaceId);
  const system = at(state.drawn, 0);
  state.spaces[space.number] = system;
  state.drawn = [];
  emit?.({ kind: 'discovered', who: who(state, number), system, space: spaceId, galaxy: space.galaxy });
  return system;
}

/** COS-DIS-1, COS-CMP-17: a pile within range with a tile, in a sector with a free space. Until here one may still skip (COS-DIS-5). */
export const discoverPile: Decision<Cos, StepOf<'discover-pile'>, ActionOf<'discover' | 'skip'>> = {
  candidates: () => DISCOVER,
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
        when: (state, { sector }) => !hasFreeSpace(state, sector),
        values: (_state, { sector }) => ({ sector }),
      },
    ],
  },
  play(play, { range, followUp }, action, seat) {
    const { state, emit } = play;
    if (action.do === 'skip') {
      emit?.({ kind: 'skipped', who: seat, what: 'discover-pile', able: canDiscover(state, range) });
      return;
    }
    drawTiles(play, seat, action.sector, seat);
    state.agenda.push({ do: 'discover-tile', seat, sector: action.sector, followUp });
  },
};

const TAKE_TILE = new Map(components.systems.map(({ id }) => [id, { do: 'take-tile', tile: id } as const]));

/** One candidate for each drawn tile. */
export function drawnTiles(state: CosState): ActionOf<'take-tile'>[] {
  return state.drawn.map((tile) => TAKE_TILE.get(tile) ?? { do: 'take-tile', tile });
}

export const discoverTile: Decision<Cos, StepOf<'discover-tile'>, ActionOf<'take-tile'>> = {
  candidates: drawnTiles,
  ask: () => true, // the player wants to see even a single tile
  play(play, { sector, followUp }, { tile }, seat) {
    keepTile(play, seat, tile, seat);
    play.state.agenda.push({ do: 'discover-space', seat, sector, followUp });
  },
};

const PLACE_TILE = components.spaces.map(({ id }) => ({ do: 'place-tile', space: id }) as const);
const PLACES_BY_PEOPLE = [1, 2, 3, 4].map((people) => layoutFor(people).spaces.map(({ number }) => at(PLACE_TILE, number)));

/** One candidate for each open space of the board. */
export function openSpaces(state: CosState): readonly ActionOf<'place-tile'>[] {
  return at(PLACES_BY_PEOPLE, state.seats - 1);
}

/** COS-DIS-10, COS-INV-7: a space holds one tile, for good. */
export const SPACE_TAKEN: Blocker<CosState, ActionOf<'place-tile'>, unknown> = {
  rule: 'COS-DIS-10',
  when: (state, { space }) => state.spaces[spaceOf(space).number] !== null,
  values: (_state, { space }) => ({ space }),
};

export const discoverSpace: Decision<Cos, StepOf<'discover-space'>, ActionOf<'place-tile'>> = {
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
    const { agenda } = play.state;
    const system = layTile(play, seat, space);
    if (followUp.mode === 'both') {
      // COS-DIS-9: cubes first, then the resource
      agenda.push({ do: 'discover-follow-up', seat, system, followUp, offer: 'resource' });
      agenda.push({ do: 'discover-follow-up', seat, system, followUp, offer: 'cubes' });
    } else agenda.push({ do: 'discover-follow-up', seat, system, followUp, offer: 'either' });
  },
};

/** COS-DIS-6 to -9: a tower on one planet of the new system, or its resource, which needs no colony. */
export const discoverFollowUp: Decision<Cos, StepOf<'discover-follow-up'>, ActionOf<'colonise' | 'take-resource' | 'skip'>> = {
  candidates(_state, { system, offer }) {
    const actions: ActionOf<'colonise' | 'take-resource' | 'skip'>[] = [];
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
      case 'colonise': {
        const extra = powerOf(playerOf(play.state, seat), 'discoverExtraCube')?.cubes ?? 0; // COS-DTI-6, -7
        placeCubes(play, seat, planetOf(action.planet), followUp.cubes + extra, system);
        return;
      }
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
