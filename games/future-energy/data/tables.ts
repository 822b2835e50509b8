// What exists for speed alone: a board by numbers, laid out once for each number of players.
import { numbersById } from '@kaya/engine';
import type { ConnectionId, RegionId, SpaceId } from '../types/index.ts';
import { type Board, type BoardConnection, type BoardSpace, components, tableFor } from './index.ts';

/** Where the crew starts: the first space of every map. */
export const START = 0;

export type Ends = readonly [number, number];

/** A board as it is played with some number of players. Spaces and connections are numbered in the order of the data. */
export interface GameMap {
  readonly board: Board;
  /** The start space first. */
  readonly spaces: readonly BoardSpace[];
  readonly connections: readonly BoardConnection[];
  readonly regions: readonly RegionId[];
  /** By space: the number of its region; −1 for the start space. */
  readonly regionOf: readonly number[];
  /** By connection: its two end spaces. */
  readonly ends: readonly Ends[];
  /** By space: the spaces one connection away, in the order of their ids; nothing leads to or from a closed space. */
  readonly neighbours: readonly (readonly number[])[];
  /** By space: the connections that lead to these neighbours. */
  readonly ways: readonly (readonly number[])[];
  /** The plant spaces in play, and those that are closed (red outline, 2 players). */
  readonly plantSpaces: readonly number[];
  readonly closedSpaces: readonly number[];
  /** The connections that may carry lines. */
  readonly openConnections: readonly number[];
  space(id: SpaceId): number;
  connection(id: ConnectionId): number;
}

/** Lays out a board; with two players the red spaces and all that leads to them are out of the game (FE-SET-10, -11). */
function layOut(board: Board, players: number): GameMap {
  const { spaces, connections } = board;
  const space = numbersById(
    'space',
    spaces.map(({ id }) => id),
  );
  const regions = board.regions.map((region) => region.id);
  const closed = spaces.map((it) => players === 2 && it.closedWithTwo);
  const ends = connections.map(({ a, b }) => [space(a), space(b)] as const);
  const isOpen = ([a, b]: Ends) => !closed[a] && !closed[b];
  const open = ends.flatMap((pair, i) => (isOpen(pair) ? [i] : []));
  const links = spaces.map((_, from) =>
    ends
      .flatMap(([a, b], way) => (open.includes(way) && (a === from || b === from) ? [{ way, to: a === from ? b : a }] : []))
      .sort((one, other) => ((spaces[one.to]?.id ?? '') < (spaces[other.to]?.id ?? '') ? -1 : 1)),
  );
  const plantSpaces = spaces.map((_, i) => i).slice(1);
  return {
    board,
    spaces,
    connections,
    regions,
    regionOf: spaces.map((it) => board.regions.findIndex(({ id }) => id === it.region)),
    ends,
    neighbours: links.map((list) => list.map((link) => link.to)),
    ways: links.map((list) => list.map((link) => link.way)),
    plantSpaces: plantSpaces.filter((i) => !closed[i]),
    closedSpaces: plantSpaces.filter((i) => closed[i]),
    openConnections: open,
    space,
    connection: numbersById(
      'connection',
      connections.map(({ id }) => id),
    ),
  };
}

const maps: readonly GameMap[] = [2, 3, 4].map((players) => {
  const id = tableFor(players).board;
  const board = components.boards.find((it) => it.id === id);
  if (board === undefined) throw new RangeError(`there is no board '${id}'`);
  return layOut(board, players);
});

/** The map for a number of players. */
export function mapFor(players: number): GameMap {
  return maps[players - 2] as GameMap;
}

/** The map that a game is played on. */
export function mapOf(state: { readonly players: readonly unknown[] }): GameMap {
  return mapFor(state.players.length);
}

/** Something that depends on nothing but the map, made once for each. */
export function perMap<T>(make: (map: GameMap) => T): (state: { readonly players: readonly unknown[] }) => T {
  const made = maps.map(make);
  return (state) => made[state.players.length - 2] as T;
}

export function spaceId({ spaces }: GameMap, space: number): SpaceId {
  return (spaces[space] as BoardSpace).id;
}

export function connectionId({ connections }: GameMap, connection: number): ConnectionId {
  return (connections[connection] as BoardConnection).id;
}
