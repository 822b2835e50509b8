import {
  checkSetup,
  firstMoves,
  type Game,
  type GameRecord,
  hash,
  imagined,
  RECORD_FORMAT,
  replay,
  type Seat,
  type State,
  seeded,
  type Viewer,
} from '@kaya/engine';
import { notify } from '../app/notices.ts';
import { api } from '../net/api.ts';
import { keepRecord, type Taken } from '../saves/importRecord.ts';
import type { Branch, Sitter } from '../saves/saves.ts';
import type { SeatState, Session, TableState } from '../table/session.ts';

/** Whoever is not here is played by a bot of this level. */
const INSTEAD = 'medium';

/** A game that leaves another one, before anybody plays on. */
export interface Left extends Taken {
  readonly players: readonly Sitter[];
  readonly branch: Branch;
}

/** Where a game is found in this site; branches name their game by it. */
export function pathOf({ id }: Pick<Session, 'id'>, { connection }: Pick<TableState, 'connection'>): string {
  return `/${connection === 'local' ? 'local' : 'table'}/${id}`;
}

/** The game, when it is over, as it stood after so many moves; null where the record does not lead there. */
function leftAt(game: Game, record: GameRecord, move: number, of: string, players: readonly Sitter[]): Left | null {
  const upTo = firstMoves(record, move);
  const replayed = replay(game, upTo);
  return replayed.ok ? { game, record: upTo, state: replayed.state, players, branch: { of, move, imagined: false } } : null;
}

/**
 * A world that could be the true one for all its viewer knew then. It follows from the view alone, so that worlds which look alike
 * to the viewer give the same branch.
 */
export function leftInMind(
  game: Game,
  { view, viewer, seats, options }: { readonly view: State; readonly viewer: Viewer } & Pick<GameRecord, 'seats' | 'options'>,
): Pick<Left, 'record' | 'state'> {
  const seed = `branch ${hash(view)}`;
  const state = imagined(game, view, viewer, seeded(seed));
  const record: GameRecord = {
    format: RECORD_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    components: game.components,
    seats,
    options,
    seed,
    start: state,
    words: [],
    moves: [],
    hashes: hash(state),
    continued: [],
  };
  return { record, state };
}

/**
 * Leaves the game at a moment that is looked at; null where these rules do not lead there, or the options are not known here.
 * While it runs nobody learns by it what they may not know: it goes on from what is seen, also on the device that has the record.
 */
export async function leave(
  session: Pick<Session, 'id' | 'game' | 'record'>,
  now: Pick<TableState, 'connection' | 'outcome' | 'viewer' | 'seats'>,
  move: number,
  view: State,
): Promise<Left | null> {
  const { game } = session;
  const of = pathOf(session, now);
  const record = await session.record();
  if (record !== null && now.outcome !== null) return leftAt(game, record, move, of, sittersFor(now));
  const { viewer, seats } = now;
  // A day's table keeps its record until the end, and knows no other server.
  if (record === null && now.connection === 'local') return null;
  const options = record?.options ?? (await api.table(session.id).catch(() => null))?.options;
  const checked = options === undefined ? null : checkSetup(game, seats.length, options);
  if (checked?.ok !== true) return null;
  const found = leftInMind(game, { view, viewer, seats: seats.length, options: checked.options });
  // On a device every move is counted from the first on; far away some may have been secret.
  const seen = record === null ? { seen: hash(view) } : {};
  return { game, ...found, players: sittersFor(now), branch: { of, move, imagined: true, ...seen } };
}

/** On this device whoever sat there plays on; of a table far away, oneself among bots. */
function sittersFor({ seats, connection, viewer }: Pick<TableState, 'seats' | 'connection' | 'viewer'>): Sitter[] {
  return connection === 'local' ? seats.map(sitter) : alone(seats, Math.max(0, viewer));
}

/** One person and bots. */
export function alone(seats: readonly SeatState[], person: Seat): Sitter[] {
  return seats.map((seat, i) => {
    const { name, level } = seat;
    return i === person ? { kind: 'person', name } : { kind: 'bot', name, level: level ?? INSTEAD };
  });
}

function sitter({ kind, name, level }: SeatState): Sitter {
  return kind === 'bot' ? { kind, name, level: level ?? INSTEAD } : { kind: 'person', name };
}

/** Keeps it as a game of this device, and goes there. */
export async function playOn(left: Left, players: readonly Sitter[], go: (path: string) => void): Promise<void> {
  try {
    go(`/local/${await keepRecord(left, players, left.branch)}`);
  } catch {
    notify({ key: 'error.not-saved', kind: 'problem' });
  }
}
