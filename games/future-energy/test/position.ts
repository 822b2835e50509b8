import { at, instead, oneOf, type Pile, type Seat, seeded } from '@kaya/engine';
import { contractIds } from '../data/index.ts';
import { mapFor } from '../data/tables.ts';
import { game } from '../rules/game.ts';
import {
  type ConnectionId,
  type ContractId,
  type FutureEnergyOptions,
  type FutureEnergyState,
  type FutureEnergyStep,
  HIDDEN,
  type Player,
  type Secret,
  type SpaceId,
  type TokenId,
} from '../types/index.ts';
import { FutureEnergyPosition } from './choosing.ts';

/** What a player has, where it differs from the start of a game. */
type Given = Partial<Omit<Player, 'contracts' | 'built'>> & {
  /** Plants on each slot, by contract. */
  readonly contracts?: Readonly<Record<ContractId, readonly number[]>>;
};

/** What lies on the table, where it differs from the start of a game. */
export interface Laid {
  readonly seats?: number;
  readonly options?: Partial<FutureEnergyOptions>;
  readonly first?: Seat;
  readonly turn?: Seat;
  readonly crew?: SpaceId;
  /** Tokens by space; null for an uncovered space. */
  readonly tokens?: Readonly<Record<SpaceId, TokenId | null>>;
  /** The token on every space that is not mentioned; as dealt where left out, null for an empty board. */
  readonly elsewhere?: TokenId | null;
  /** Plants of each seat by space; the space is then uncovered. */
  readonly plants?: Readonly<Record<SpaceId, readonly number[]>>;
  /** Whose lines lie there, by connection written a/b in either order. */
  readonly lines?: Readonly<Record<string, readonly Seat[]>>;
  readonly players?: readonly Given[];
  readonly change?: Partial<FutureEnergyState>;
}

export const OPTIONS: FutureEnergyOptions = {
  module1: false,
  module2: false,
  module3: false,
  regionNetwork: 'connected',
  permanentTokensWithModule2: 'board-first',
  publicContractTiming: 'own-turn',
};

/** Waits for seat 0 and changes nothing: the floor under the steps of a test. */
export const PAUSE: FutureEnergyStep = { do: 'place-line', seat: 0, left: 1 };

/** A position set up by hand, run up to its first decision. The last step comes first. */
export function position(given: Laid, agenda: readonly FutureEnergyStep[]): FutureEnergyPosition {
  const state = laid(given);
  instead(state, ...agenda.toReversed(), PAUSE);
  return new FutureEnergyPosition(state).advance();
}

/** The table as it is given, with nothing to do yet. */
export function laid(given: Laid): FutureEnergyState {
  const seats = given.seats ?? 4;
  const map = mapFor(seats);
  const setup = { seats, options: { ...OPTIONS, ...given.options }, seed: 'test' };
  const state = game.setup(setup, seeded('test'));
  state.round = 1;
  state.firstPlayer = given.first ?? 0;
  state.turn.seat = given.turn ?? 0;
  state.crew = map.space(given.crew ?? 'start');
  const { elsewhere } = given;
  if (elsewhere !== undefined) for (const space of map.plantSpaces) state.tokens[space] = elsewhere;
  for (const [space, token] of Object.entries(given.tokens ?? {})) state.tokens[map.space(space)] = token;
  for (const [space, plants] of Object.entries(given.plants ?? {})) {
    state.tokens[map.space(space)] = null;
    plants.forEach((count, seat) => {
      at(state.players, seat).built[map.space(space)] = count;
    });
  }
  for (const [ends, owners] of Object.entries(given.lines ?? {})) {
    const index = map.connection(connectionOf(ends, seats));
    for (const seat of owners) state.lines[index] = at(state.lines, index) | (1 << seat);
  }
  given.players?.forEach(({ contracts, ...rest }, seat) => {
    const player = at(state.players, seat);
    Object.assign(player, structuredClone(rest));
    if (contracts !== undefined)
      player.contracts = Object.entries(contracts).map(([id, plants]) => ({ id: oneOf(contractIds, id), plants: [...plants] }));
  });
  Object.assign(state, structuredClone(given.change));
  return state;
}

/** The tokens of a whole state, where none is hidden. */
export const known = (tokens: readonly Secret<TokenId>[]): TokenId[] => tokens.filter((token) => token !== HIDDEN);

/** A pile with these on top, the first one drawn first. */
export const pile = <T>(...top: T[]): Pile<T> => ({ top, loose: [], bottom: [] });

/** The id of the connection written a/b, in either order. */
export function connectionOf(ends: string, seats = 4): ConnectionId {
  const [a, b] = ends.split('/');
  const found = mapFor(seats).connections.find((it) => (it.a === a && it.b === b) || (it.a === b && it.b === a));
  if (found === undefined) throw new RangeError(`there is no connection ${ends}`);
  return found.id;
}
