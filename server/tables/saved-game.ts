import {
  type Action,
  type Edition,
  type GameRecord,
  type History,
  type Kinds,
  Match,
  RECORD_FORMAT,
  type Setup,
  type Snapshot,
  type State,
  toRecord,
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
}

export function setupOf(row: Pick<TableRow, 'options' | 'seed'>, seats: number): Setup {
  return { seats, options: JSON.parse(row.options), seed: row.seed };
}

/** Takes a match out of storage with one read: nothing is replayed. */
export function resume({ game }: Edition, setup: Setup, saved: SavedGame): Match<Kinds> {
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

export function save(match: Match<Kinds>, moves: number): SavedGame {
  const { state, rulesVersion, versions, standing } = match.snapshot();
  return { state, rulesVersion, versions, standing, moves };
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

/** The record of a table, from its log, which begins with the version of the rules and the hash of the start. */
export function recordFrom({ game }: Edition, setup: Setup, log: readonly LogRow[]): GameRecord {
  const moves = movesThatCount(log);
  const firstRules = log.find((entry) => entry.kind === 'rules');
  if (firstRules === undefined) throw new Error('a log begins with the rules it was played under');
  const continued = log
    .filter((entry) => entry.kind === 'rules' && entry !== firstRules)
    .map((entry) => ({ move: movesThatCount(log.slice(0, entry.number)).length, rulesVersion: Number(entry.content) }));
  const history: History = {
    setup,
    rulesVersion: Number(firstRules.content),
    components: game.components,
    moves: moves.map(({ seat, content, hash: after }) => ({ seat, action: JSON.parse(content) as Action, hash: after })),
    startHash: firstRules.hash,
    continued,
  };
  return toRecord(game.id, history);
}
