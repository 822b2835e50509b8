// 8.5 Solo: the Automa and its cards. Where a choice is left, the human decides for it.
import { type Automatic, at, type Decision, drawFrom, pileOf, pileSize } from '@kaya/engine';
import type { AutomaCard } from '../../data/components.ts';
import type { AutomaAction, AutomaTarget } from '../../data/effects.ts';
import { automaCardOf, galaxyOf, layoutFor, planetOf, spaceOf, systemOf } from '../../data/index.ts';
import type { ActionOf, AutomaState, Cos, CosState, StepOf } from '../../types/index.ts';
import { refill } from '../buying/market.ts';
import { placeCubes, planetsOnBoard } from '../cards/colonise.ts';
import { drawnTiles, drawTiles, hasFreeSpace, hasTiles, keepTile, layTile, openSpaces, SPACE_TAKEN } from '../cards/discover.ts';
import { exploitGalaxy, planetsWithCubes, removeCubeFrom } from '../galaxies/exploitation.ts';
import { cubesOnPlanet, hasColony, hasMajority } from '../galaxies/majority.ts';
import { gainEnergy } from '../levels/energy.ts';
import { AUTOMA, type CosPlay, HUMAN, playerOf } from '../table.ts';

function automaOf(state: CosState): AutomaState {
  if (state.automa === null) throw new Error('there is no Automa at this table');
  return state.automa;
}

function cardInForce(state: CosState): AutomaCard {
  return automaCardOf(automaOf(state).card ?? '');
}

/** COS-SOL-5, -18: the next card of the pile of its level, face up; an empty pile is renewed from its used cards. */
export const automaReveal: Automatic<Cos, StepOf<'automa-reveal'>> = {
  run({ state, emit }) {
    const automa = automaOf(state);
    const pile = Math.min(playerOf(state, AUTOMA).level, automa.piles.length - 1);
    if (pileSize(at(automa.piles, pile)) === 0) {
      automa.piles[pile] = pileOf(at(automa.used, pile));
      automa.used[pile] = [];
      emit?.({ kind: 'automa-pile-renewed', level: pile + 1 });
    }
    const card = drawFrom(at(automa.piles, pile), state.rng) ?? null;
    if (card === null) throw new RangeError('the Automa has no cards');
    automa.card = card;
    at(automa.used, pile).push(card);
    emit?.({ kind: 'automa-card', card });
  },
};

/** COS-SOL-7: the left action if it is possible, else the right one, else nothing. */
export const automaRow: Automatic<Cos, StepOf<'automa-row'>> = {
  run(play, { row }) {
    const card = cardInForce(play.state);
    const { left, right } = at(card.rows, row);
    const side = automaCan(play.state, left) ? 'left' : right !== null && automaCan(play.state, right) ? 'right' : 'none';
    play.emit?.({ kind: 'automa-row', card: card.id, row, side });
    if (side === 'left') carryOut(play, left, card.id);
    else if (side === 'right' && right !== null) carryOut(play, right, card.id);
  },
};

/** Could the Automa carry this action out now? */
export function automaCan(state: CosState, action: AutomaAction): boolean {
  switch (action.op) {
    case 'colonise': // COS-SOL-8
      return planetsOnBoard(state).some(({ planet }) => isTarget(state, action, planet));
    case 'discover': // COS-SOL-10
      return hasTiles(state, action.sector) && hasFreeSpace(state, action.sector, action.galaxy);
    case 'gainEnergy':
    case 'refreshMarket':
      return true;
  }
}

/** A free planet of the wanted type in the wanted galaxy and sector. */
function isTarget(state: CosState, target: AutomaTarget, planetId: string): boolean {
  const planet = planetOf(planetId);
  if (planet.type !== target.planet || planet.sector !== target.sector) return false;
  return (
    galaxyOf(target.galaxy).spaces.some((space) => state.spaces[space] === planet.system) &&
    cubesOnPlanet(state, planet.number) === 0
  );
}

function carryOut(play: CosPlay, action: AutomaAction, source: string): void {
  const { state, emit } = play;
  switch (action.op) {
    case 'colonise':
      state.agenda.push({ do: 'automa-planet', seat: HUMAN, target: action, system: null });
      return;
    case 'discover':
      drawTiles(play, AUTOMA, action.sector, HUMAN); // COS-SOL-11
      state.agenda.push({ do: 'automa-tile', seat: HUMAN, target: action });
      return;
    case 'gainEnergy': {
      // COS-SOL-13
      const automa = playerOf(state, AUTOMA);
      gainEnergy(state, automa, action.amount);
      emit?.({ kind: 'energy', who: 'automa', amount: action.amount, energy: automa.energy, source });
      return;
    }
    case 'refreshMarket':
      refreshMarket(play, action.slots);
      return;
  }
}

/** COS-SOL-14: first all crossed-out slots are cleared, then they are refilled in ascending order. */
function refreshMarket(play: CosPlay, slots: readonly number[]): void {
  const { state, emit } = play;
  emit?.({ kind: 'market-refreshed', slots });
  const ascending = [...slots].sort((a, b) => a - b);
  for (const slot of ascending) {
    const card = at(state.market, slot);
    if (card !== null) state.discard.push(card);
    state.market[slot] = null;
  }
  for (const slot of ascending) refill(play, slot);
}

/** COS-SOL-8, -9, -12: the human chooses among the planets; without one in a new system no cube is placed (COS-SOL-11, -25). */
export const automaPlanet: Decision<Cos, StepOf<'automa-planet'>, ActionOf<'colonise'>> = {
  candidates: (state, { target, system }) =>
    planetsOnBoard(state).filter(
      ({ planet }) => (system === null || planetOf(planet).system === system) && isTarget(state, target, planet),
    ),
  play: (play, { target }, { planet }) => placeCubes(play, AUTOMA, planetOf(planet), target.cubes, cardInForce(play.state).id),
  none({ emit }, { target, system }) {
    if (system !== null) emit?.({ kind: 'automa-no-planet', system, type: target.planet });
  },
};

function hasPlanet(tile: string, target: AutomaTarget): boolean {
  return systemOf(tile).planets.some((planet) => planet.type === target.planet);
}

/** COS-SOL-11: a tile with the wanted planet type must be taken if one was drawn. */
export const automaTile: Decision<Cos, StepOf<'automa-tile'>, ActionOf<'take-tile'>> = {
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
    keepTile(play, AUTOMA, tile, seat);
    play.state.agenda.push({ do: 'automa-space', seat, target });
  },
};

/** COS-SOL-10: a free space of the card's galaxy and sector. */
export const automaSpace: Decision<Cos, StepOf<'automa-space'>, ActionOf<'place-tile'>> = {
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
    play.state.agenda.push({ do: 'automa-planet', seat, target, system });
  },
};

/** COS-SOL-15, -24: which galaxies qualify is decided when the step begins; they follow in the order of the table. */
export const automaExploitation: Automatic<Cos, StepOf<'automa-exploitation'>> = {
  run({ state }) {
    const { exploit } = cardInForce(state);
    const { galaxies } = layoutFor(state.seats);
    for (let i = galaxies.length - 1; i >= 0; i--) {
      const galaxy = at(galaxies, i);
      const present = hasColony(state, playerOf(state, AUTOMA), galaxy);
      if (present && (exploit === 'present' || hasMajority(state, AUTOMA, galaxy))) {
        state.agenda.push({ do: 'automa-exploit', galaxy: galaxy.id });
      }
    }
  },
};

export const automaExploit: Automatic<Cos, StepOf<'automa-exploit'>> = {
  run: (play, { galaxy }) => exploitGalaxy(play, AUTOMA, galaxyOf(galaxy)),
};

/** COS-SOL-16: where there is a choice, the human decides which cube goes. */
export const automaCube: Decision<Cos, StepOf<'automa-cube'>, ActionOf<'remove-cube'>> = {
  candidates: (state, { galaxy }) => planetsWithCubes(state, playerOf(state, AUTOMA), galaxy),
  play: (play, { galaxy }, { planet }) => removeCubeFrom(play, AUTOMA, planet, galaxy),
};
