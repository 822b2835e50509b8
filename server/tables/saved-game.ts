import {
  type Action,
  type Box,
  type GameRecord,
  type History,
  type Kinds,
  Match,
  RECORD_FORMAT,
  type Seat,
  type Setup,
  type Snapshot,
  SPECTATOR,
  type State,
  same,
  toRecord,
  viewOf,
} from '@kaya/engine';
import type { LogRow, TableRow } from '../storage/schema.ts';

/** What is stored of a running game: the state to go on from. Its history is the log. */
export interface SavedGame {
  readonly state: State;
  readonly rulesVersion: number;
  readonly versions: readonly number[];
  readonly standing: Snapshot<Kinds>['standing'];
  /** How many moves count, i.e. were not taken back. */
  readonly moves: number;
  /** By seat: the version from which on it knows what it is asked now; an action on an older one is stale. */
  readonly asked: readonly number[];
  /** What may perhaps be taken back. */
  readonly trail: Trail | null;
}

/** The last moves of one seat, with nothing drawn and nobody else moving in between, and the state before them. */
export interface Trail {
  readonly seat: Seat;
  readonly state: State;
  readonly actions: readonly Action[];
}

/** Longer runs are not kept. */
const LONGEST_TRAIL = 60;

/** The trail after a seat has played one action (or, with null, something else has happened). */
export function trailAfter(before: SavedGame, seat: Seat, action: Action | null, after: State): Trail | null {
  if (action === null || !same(before.state.rng, after.rng)) return null;
  const { trail } = before;
  if (trail === null || trail.seat !== seat) return { seat, state: before.state, actions: [action] };
  return trail.actions.length < LONGEST_TRAIL ? { ...trail, actions: [...trail.actions, action] } : null;
}

/** The trail without its last moves. */
export function shortened(trail: Trail, count: number): Trail | null {
  return trail.actions.length > count ? { ...trail, actions: trail.actions.slice(0, -count) } : null;
}

export function setupOf(row: Pick<TableRow, 'options' | 'seed'>, seats: number): Setup {
  return { seats, options: JSON.parse(row.options), seed: row.seed };
}

/** Takes a match out of storage with one read: nothing is replayed. */
export function resume(
  { game }: Box,
  setup: Setup,
  saved: Pick<SavedGame, 'state' | 'rulesVersion' | 'versions' | 'standing'>,
): Match<Kinds> {
  const { state, rulesVersion, versions, standing } = saved;
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
  return Match.resume(game, { record, state, rulesVersion, versions, standing });
}

export function save(match: Match<Kinds>, more: Pick<SavedGame, 'moves' | 'asked' | 'trail'>): SavedGame {
  const { state, rulesVersion, versions, standing } = match.snapshot();
  return { state, rulesVersion, versions, standing, ...more };
}

/** The same game in another state: everybody whose view differs is told one thing more. */
export function putBack({ game }: Box, saved: SavedGame, state: State, more: Pick<SavedGame, 'moves' | 'trail'>): SavedGame {
  const versions = saved.versions.map((version, i) =>
    same(viewOf(game, saved.state, i - 1), viewOf(game, state, i - 1)) ? version : version + 1,
  );
  return { ...saved, ...more, state, versions, asked: versions.slice(1) };
}

/** The viewers whose version rose; all where there was none before. */
export function risen(before: SavedGame | null, after: SavedGame): ReadonlySet<number> | undefined {
  if (before === null) return undefined;
  return new Set(after.versions.flatMap((version, i) => (version === before.versions[i] ? [] : [i + SPECTATOR])));
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
      move: Math.min(moves.length, movesThatCount(log.slice(0, entry.number)).length),
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
