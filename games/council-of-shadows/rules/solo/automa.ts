// Chapter 8.5: the Automa of the solo game; where its cards leave a choice, the human makes it.
import { anyLegal, type Decides, drawFrom, next, type Play, pileOf, pileSize, playerOf, type Runs, turnedUp } from '@kaya/engine';
import { automaCardOf, galaxyOf, layoutFor, planetOf, spaceOf, systemOf } from '../../data/index.ts';
import type { AutomaAction, AutomaTarget } from '../../data/read/effects.ts';
import type { AutomaCard, AutomaRow } from '../../data/read.ts';
import type { AutomaId, AutomaState, Cos, CosState, GalaxyId, PlanetId, Secret, SystemId } from '../../types/index.ts';
import { refill } from '../buying/market.ts';
import { placeCubes, planetsOnBoard } from '../cards/colonise.ts';
import { drawnTiles, drawTiles, hasTiles, keepTile, layTile, openSpaces, SPACE_TAKEN } from '../cards/discover.ts';
import { exploitGalaxy, planetsWithCubes, removeCubeFrom } from '../galaxies/exploitation.ts';
import { cubesOnPlanet, hasColony, hasMajority } from '../galaxies/majority.ts';
import { gainEnergy } from '../levels/energy.ts';
import { AUTOMA, HUMAN } from '../table.ts';

function automaOf(state: CosState): AutomaState {
  if (state.automa === null) throw new Error('there is no Automa at this table');
  return state.automa;
}

function cardInForce(state: CosState): AutomaCard {
  const { card } = automaOf(state);
  if (card === null) throw new Error('the Automa has no card yet');
  return automaCardOf(card);
}

/** The rows of the card in force, from the top. */
export function rowsOfAutoma(state: CosState): readonly AutomaRow[] {
  return state.automa?.card == null ? [] : cardInForce(state).rows;
}

/** COS-SOL-5, -18: the next card of the pile of its level, face up; an empty pile is renewed from its used cards. */
export const automaReveal: Runs<Cos, 'automa-reveal'> = {
  run({ state, emit }) {
    const automa = automaOf(state);
    const level = Math.min(playerOf(state, AUTOMA).level, automa.piles.length - 1);
    const used = automa.used[level] as AutomaId[];
    let pile = automa.piles[level];
    if (pile === undefined || pileSize(pile) === 0) {
      pile = pileOf(used);
      automa.piles[level] = pile;
      used.length = 0;
      emit?.({ kind: 'automa-pile-renewed', level: level + 1 });
    }
    const card = drawFrom(pile, state.rng);
    if (card === undefined) throw new RangeError('the Automa has no cards');
    automa.card = card;
    used.push(card);
    emit?.({ kind: 'automa-card', card });
  },
};

/** COS-SOL-7: the left action if it is possible, else the right one, else nothing. */
export function sideOf(state: CosState, { left, right }: AutomaRow): 'left' | 'right' | 'none' {
  if (automaCan(state, left)) return 'left';
  return right !== null && automaCan(state, right) ? 'right' : 'none';
}

export const automaRow: Runs<Cos, 'automa-row'> = {
  run(play, { row }) {
    const card = cardInForce(play.state);
    const { left, right } = card.rows[row] as AutomaRow;
    const side = sideOf(play.state, card.rows[row] as AutomaRow);
    play.emit?.({ kind: 'automa-row', card: card.id, row, side });
    if (side === 'left') carryOut(play, left, card.id);
    else if (side === 'right' && right !== null) carryOut(play, right, card.id);
  },
};

/** Could the Automa carry this action out now? */
export function automaCan(state: CosState, action: AutomaAction): boolean {
  switch (action.op) {
    case 'colonise': // COS-SOL-8
      return anyLegal(automaPlanet, state, { do: 'automa-planet', seat: HUMAN, target: action, system: null });
    case 'discover': // COS-SOL-10
      return hasTiles(state, action.sector) && anyLegal(automaSpace, state, { do: 'automa-space', seat: HUMAN, target: action });
    case 'gainEnergy':
    case 'refreshMarket':
      return true;
  }
}

function carryOut(play: Play<Cos>, action: AutomaAction, source: AutomaId) {
  const { state, emit } = play;
  switch (action.op) {
    case 'colonise':
      return next(state, { do: 'automa-planet', seat: HUMAN, target: action, system: null });
    case 'discover':
      drawTiles(play, AUTOMA, action.sector, HUMAN); // COS-SOL-11
      return next(state, { do: 'automa-tile', seat: HUMAN, target: action });
    case 'gainEnergy': {
      // COS-SOL-13
      const automa = playerOf(state, AUTOMA);
      gainEnergy(state, automa, action.amount);
      emit?.({ kind: 'energy', who: 'automa', amount: action.amount, energy: automa.energy, source });
      return;
    }
    case 'refreshMarket':
      return refreshMarket(play, action.slots);
  }
}

/** COS-SOL-14: first all crossed-out slots are cleared, then they are refilled in ascending order. */
function refreshMarket(play: Play<Cos>, slots: readonly number[]): void {
  const { state, emit } = play;
  emit?.({ kind: 'market-refreshed', slots });
  const ascending = [...slots].sort((a, b) => a - b);
  for (const slot of ascending) {
    const card = state.market[slot] ?? null;
    if (card !== null) state.discard.push(card);
    state.market[slot] = null;
  }
  for (const slot of ascending) refill(play, slot);
}

/** A free planet of the wanted type in the wanted galaxy and sector. */
function isTarget(state: CosState, target: AutomaTarget, planetId: PlanetId): boolean {
  const planet = planetOf(planetId);
  if (planet.type !== target.planet || planet.sector !== target.sector) return false;
  return (
    galaxyOf(target.galaxy).spaces.some((space) => state.spaces[space] === planet.system) &&
    cubesOnPlanet(state, planet.number) === 0
  );
}

/** COS-SOL-8, -9, -12: the human chooses among the planets; without one in a new system no cube is placed (COS-SOL-11, -25). */
export const automaPlanet: Decides<Cos, 'automa-planet', 'colonise'> = {
  candidates: (state, { target, system }) =>
    planetsOnBoard(state).filter(
      ({ planet }) => (system === null || planetOf(planet).system === system) && isTarget(state, target, planet),
    ),
  play: (play, { target }, { planet }) => placeCubes(play, AUTOMA, planetOf(planet), target.cubes, cardInForce(play.state).id),
  none({ emit }, { target, system }) {
    if (system !== null) emit?.({ kind: 'automa-no-planet', system, type: target.planet });
  },
};

function hasPlanet(tile: Secret<SystemId>, target: AutomaTarget): boolean {
  return systemOf(tile).planets.some((planet) => planet.type === target.planet);
}

/** COS-SOL-11: a tile with the wanted planet type must be taken if one was drawn. */
export const automaTile: Decides<Cos, 'automa-tile', 'take-tile'> = {
  candidates: drawnTiles,
  ask: () => true, // the human sees the tiles also when there is nothing to choose
  blockers: {
    'take-tile': [
      {
        rule: 'COS-SOL-11',
        when: (state, { tile }, _seat, { target }) =>
          !hasPlanet(tile, target) && state.drawn.some((other) => hasPlanet(other, target)),
        values: (_state, { tile }, _seat, { target }) => ({ tile, type: target.planet }),
      },
    ],
  },
  play(play, { target }, { tile }, seat) {
    keepTile(play, AUTOMA, turnedUp(tile), seat);
    next(play.state, { do: 'automa-space', seat, target });
  },
};

/** COS-SOL-10: a free space of the card's galaxy and sector. */
export const automaSpace: Decides<Cos, 'automa-space', 'place-tile'> = {
  candidates: openSpaces,
  blockers: {
    'place-tile': [
      {
        rule: 'COS-SOL-10',
        when: (_state, { space }, _seat, { target }) =>
          spaceOf(space).galaxy !== target.galaxy || spaceOf(space).sector !== target.sector,
        values: (_state, { space }, _seat, { target }) => ({ space, galaxy: target.galaxy, sector: target.sector }),
      },
      SPACE_TAKEN,
    ],
  },
  play(play, { target }, { space }, seat) {
    const system = layTile(play, AUTOMA, space);
    next(play.state, { do: 'automa-planet', seat, target, system });
  },
};

/** COS-SOL-15: the galaxies that the card in force exploits now, in the order of the table. */
export function galaxiesOfAutoma(state: CosState): GalaxyId[] {
  const { exploit } = cardInForce(state);
  const galaxies = layoutFor(state.seats).galaxies.filter(
    (galaxy) =>
      hasColony(state, playerOf(state, AUTOMA), galaxy) && (exploit === 'present' || hasMajority(state, AUTOMA, galaxy)),
  );
  return galaxies.map(({ id }) => id);
}

/** COS-SOL-24: which galaxies qualify is decided when the step begins. */
export const automaExploitation: Runs<Cos, 'automa-exploitation'> = {
  run: ({ state }) => next(state, ...galaxiesOfAutoma(state).map((galaxy) => ({ do: 'automa-exploit', galaxy }) as const)),
};

export const automaExploit: Runs<Cos, 'automa-exploit'> = {
  run: (play, { galaxy }) => exploitGalaxy(play, AUTOMA, galaxyOf(galaxy)),
};

/** COS-SOL-16: where there is a choice, the human decides which cube goes. */
export const automaCube: Decides<Cos, 'automa-cube', 'remove-cube'> = {
  candidates: (state, { galaxy }) => planetsWithCubes(state, playerOf(state, AUTOMA), galaxy),
  play: (play, { galaxy }, { planet }) => removeCubeFrom(play, AUTOMA, planet, galaxy),
};
