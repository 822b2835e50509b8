import {
  type Action,
  type Box,
  type GameRecord,
  type History,
  type Kinds,
  Match,
  RECORD_FORMAT,
  type Setup,
  type Snapshot,
  SPECTATOR,
  type State,
  same,
  TAKEN_BACK,
  type Trail,
  toRecord,
  viewOf,
} from '@kaya/engine';
import type { LogRow, TableRow } from '../storage/schema.ts';
import { type KeptNews, NO_NEWS, newsAfter } from './news.ts';
import { type KeptOrders, NO_ORDERS } from './orders.ts';
import { stepped } from './steps.ts';

/** What is stored of a running game: the state to go on from. Its history is the log. */
export interface SavedGame {
  readonly state: State;
  readonly rulesVersion: number;
  /** The hash of the components it goes on under; games of earlier versions have none, and go on under those of their start. */
  readonly components?: string;
  readonly versions: readonly number[];
  readonly standing: Snapshot<Kinds>['standing'];
  /** How many moves count, i.e. were not taken back. */
  readonly moves: number;
  /** By seat: the version from which on it knows what it is asked now; an action on an older one is stale. */
  readonly asked: readonly number[];
  /** What may perhaps be taken back. */
  readonly trail: Trail<Kinds> | null;
  /** What each viewer was told last. */
  readonly news: KeptNews;
  /** What people have ordered ahead; games of earlier versions have none. */
  readonly orders?: KeptOrders;
}

/** What was stored, and what became of it since; what earlier versions stored otherwise is left out. */
export function readSaved(text: string, steps: readonly string[]): SavedGame {
  const { trail, ...rest } = JSON.parse(text);
  const first: SavedGame = { news: NO_NEWS, ...rest, trail: Array.isArray(trail?.moves) ? trail : null };
  return steps.reduce((saved, step) => stepped(saved, JSON.parse(step)), first);
}

export function setupOf(row: Pick<TableRow, 'options' | 'seed'>, seats: number): Setup {
  return { seats, options: JSON.parse(row.options), seed: row.seed };
}

/** Takes a match out of storage with one read: nothing is replayed. */
export function resume(
  { game }: Box,
  setup: Setup,
  saved: Pick<SavedGame, 'state' | 'rulesVersion' | 'versions' | 'standing' | 'trail'>,
): Match<Kinds> {
  const { state, rulesVersion, versions, standing, trail } = saved;
  const record: GameRecord = {
    format: RECORD_FORMAT,
    game: game.id,
    rulesVersion,
    components: game.components,
    seats: setup.seats,
    options: setup.options,
    seed: setup.seed,
    words: [],
    moves: [],
    hashes: '00000000',
    continued: [],
  };
  return Match.resume(game, { record, state, rulesVersion, versions, standing, trail });
}

export function save(
  match: Match<Kinds>,
  { moves, asked, news, orders = NO_ORDERS }: Pick<SavedGame, 'moves' | 'asked' | 'news' | 'orders'>,
): SavedGame {
  return { trail: null, ...match.save(), components: match.game.components, moves, asked, news, orders };
}

/** The same game with moves taken back: everybody whose view differs is told one thing more. */
export function putBack(
  { game }: Box,
  saved: SavedGame,
  state: State,
  { moves, trail }: Pick<SavedGame, 'moves' | 'trail'>,
): SavedGame {
  const changed = saved.versions.map(
    (_, i) => !same(viewOf(game, saved.state, i + SPECTATOR), viewOf(game, state, i + SPECTATOR)),
  );
  const versions = saved.versions.map((version, i) => (changed[i] === true ? version + 1 : version));
  const updates = changed.flatMap((it, i) => (it ? [{ viewer: i + SPECTATOR, events: [], undone: TAKEN_BACK }] : []));
  const news = newsAfter(saved.news, updates);
  const asked = saved.asked.map((at, seat) => (changed[seat - SPECTATOR] === true ? (versions[seat - SPECTATOR] ?? at) : at));
  return { ...saved, state, versions, asked, moves, trail, news };
}

/** The log as it counts: moves that were taken back are gone. */
export function movesThatCount(log: readonly LogRow[]): LogRow[] {
  const moves: LogRow[] = [];
  for (const entry of log) {
    if (entry.kind === 'act') moves.push(entry);
    if (entry.kind === 'back') moves.length -= Number(entry.content);
  }
  return moves;
}

/** How the log names the rules it goes on under: their version and the components. */
export function rulesText({ game }: Box): string {
  return `${game.rulesVersion} ${game.components}`;
}

/** The record of a table, from its log, which begins with the rules and the hash of the start. */
export function recordFrom({ game }: Box, setup: Setup, log: readonly LogRow[]): GameRecord {
  const moves = movesThatCount(log);
  const firstRules = log.find((entry) => entry.kind === 'rules');
  if (firstRules === undefined) throw new Error('a log begins with the rules it was played under');
  const [rulesVersion, components = game.components] = firstRules.content.split(' ');
  const continued = log
    .filter((entry) => entry.kind === 'rules' && entry !== firstRules)
    .map((entry) => ({
      move: Math.min(moves.length, movesThatCount(log.slice(0, log.indexOf(entry))).length),
      rulesVersion: Number.parseInt(entry.content, 10),
    }));
  const history: History = {
    setup,
    rulesVersion: Number(rulesVersion),
    components,
    moves: moves.map(({ seat, content, hash: after }) => ({ seat, action: JSON.parse(content) as Action, hash: after })),
    startHash: firstRules.hash,
    continued,
  };
  return toRecord(game.id, history);
}
