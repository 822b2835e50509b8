// Chapter 6.4: public contracts that change lines, the crew's place and the tokens on the board.
import { type ActionOf, anyLegal, type Decides, next } from '@kaya/engine';
import { publicCard } from '../../data/index.ts';
import { mapOf, START, spaceId } from '../../data/tables.ts';
import type { FutureEnergy, FutureEnergyState, PublicId, SpaceId } from '../../types/index.ts';
import { isOwn, NO_ROOM_BESIDE, OCCUPIED, ownersOn, withLine } from '../planning/lines.ts';
import { everyConnection, everyPlantSpace, everySpace, tokenOn } from '../table.ts';

const linesFrom = everyConnection((connection): ActionOf<FutureEnergy, 'line-from'> => ({ do: 'line-from', connection }));
const linesTo = everyConnection((connection): ActionOf<FutureEnergy, 'line-to'> => ({ do: 'line-to', connection }));

/** FE-DEC-18, FE-PC-2, -9: which of the own lines on the board is moved … */
export const pcLineFrom: Decides<FutureEnergy, 'pc-line-from', 'line-from'> = {
  candidates: (state) => linesFrom(state),
  blockers: {
    'line-from': [
      { rule: 'FE-PC-2', when: (state, { connection }, seat) => !isOwn(ownersOn(state, connection), seat) },
      {
        rule: 'FE-LINE-2',
        when: (state, { connection }, seat, { card }) =>
          !anyLegal(pcLineTo, state, { do: 'pc-line-to', seat, card, from: connection }),
      },
    ],
  },
  play: ({ state }, { seat, card }, { connection }) => next(state, { do: 'pc-line-to', seat, card, from: connection }),
};

function mayShare(card: PublicId): boolean {
  const { effect } = publicCard(card);
  return effect.kind === 'relocate-line' && effect.shared;
}

/** … and where it goes: pc-02 to an unoccupied connection, pc-08 also beside one line of another player. */
export const pcLineTo: Decides<FutureEnergy, 'pc-line-to', 'line-to'> = {
  candidates: (state) => linesTo(state),
  blockers: {
    'line-to': [
      { ...OCCUPIED, when: (state, action, _seat, { card }) => !mayShare(card) && OCCUPIED.when(state, action) },
      { ...NO_ROOM_BESIDE, when: (state, action, seat, { card }) => mayShare(card) && NO_ROOM_BESIDE.when(state, action, seat) },
    ],
  },
  play({ state, emit }, { seat, from }, { connection }) {
    const map = mapOf(state);
    state.lines[map.connection(from)] = ownersOn(state, from) & ~(1 << seat);
    state.lines[map.connection(connection)] = withLine(ownersOn(state, connection), seat);
    emit?.({ kind: 'line-moved', seat, from, to: connection });
  },
};

/** Does a connection lead there from where the crew stands? */
function isNext(state: FutureEnergyState, space: number): boolean {
  return mapOf(state).neighbours[state.crew]?.includes(space) === true;
}

const stepsTo = everySpace((space): ActionOf<FutureEnergy, 'step-crew'> => ({ do: 'step-crew', space }));

/** FE-DEC-21, FE-PC-5, -6: to an adjacent plant space, covered or not; nothing is paid, taken or built. */
export const pcStep: Decides<FutureEnergy, 'pc-step', 'step-crew'> = {
  candidates: (state) => stepsTo(state),
  blockers: {
    'step-crew': [
      { rule: 'FE-PC-6', when: (state, { space }) => mapOf(state).space(space) === START },
      { rule: 'FE-PC-5', when: (state, { space }) => !isNext(state, mapOf(state).space(space)) },
    ],
  },
  play({ state, emit }, { seat }, { space }) {
    const map = mapOf(state);
    emit?.({ kind: 'crew-stepped', seat, from: spaceId(map, state.crew), to: space });
    state.crew = map.space(space);
  },
};

const swapsFirst = everyPlantSpace((space): ActionOf<FutureEnergy, 'swap-first'> => ({ do: 'swap-first', space }));
const swapsSecond = everyPlantSpace((space): ActionOf<FutureEnergy, 'swap-second'> => ({ do: 'swap-second', space }));

const NO_TOKEN = {
  rule: 'FE-PC-13',
  when: (state: FutureEnergyState, { space }: { readonly space: SpaceId }) => tokenOn(state, space) === null,
};

/** FE-DEC-24, FE-PC-13: a token on the board … */
export const pcSwapFirst: Decides<FutureEnergy, 'pc-swap-first', 'swap-first'> = {
  candidates: (state) => swapsFirst(state),
  blockers: {
    'swap-first': [
      NO_TOKEN,
      {
        rule: 'FE-DEC-24',
        when: (state, { space }, seat) => !anyLegal(pcSwapSecond, state, { do: 'pc-swap-second', seat, first: space }),
      },
    ],
  },
  play: ({ state }, { seat }, { space }) => next(state, { do: 'pc-swap-second', seat, first: space }),
};

/** … changes places with a different one (FE-INT-9: two new sites are different). */
export const pcSwapSecond: Decides<FutureEnergy, 'pc-swap-second', 'swap-second'> = {
  candidates: (state) => swapsSecond(state),
  blockers: {
    'swap-second': [
      NO_TOKEN,
      {
        rule: 'FE-DEC-24',
        when: (state, { space }, _seat, { first }) => tokenOn(state, space) === tokenOn(state, first),
      },
    ],
  },
  play({ state, emit }, { seat, first }, { space }) {
    const map = mapOf(state);
    const one = tokenOn(state, first);
    const other = tokenOn(state, space);
    state.tokens[map.space(first)] = other;
    state.tokens[map.space(space)] = one;
    if (one !== null && other !== null) emit?.({ kind: 'tokens-swapped', seat, spaces: [first, space], tokens: [one, other] });
  },
};
