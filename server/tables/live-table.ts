import {
  type Action,
  type ActResult,
  type Edition,
  type GameRecord,
  hash,
  type Kinds,
  Match,
  replay,
  type Seat,
  SPECTATOR,
} from '@kaya/engine';
import type { LogRow, TableRow } from '../storage/schema.ts';
import type { StoredTable, TableChange } from '../storage/store.ts';
import { Audience } from './audience.ts';
import { movesThatCount, recordFrom, resume, type SavedGame, save, setupOf } from './saved-game.ts';
import { DONE, type Done, refused, type Surroundings } from './surroundings.ts';
import { TableState } from './table-state.ts';

type Entry = Pick<LogRow, 'kind' | 'seat' | 'content' | 'hash' | 'request'>;

/** How often a change is tried again on what another process made of the table meanwhile. */
const TRIES = 5;

/**
 * One table in memory: the referee. Changes come one at a time (`inTurn`), are stored in one transaction, and only then told
 * to anybody. Where another process was faster, its changes are taken up first.
 */
export class LiveTable {
  readonly state: TableState;
  readonly audience: Audience;
  readonly #around: Surroundings;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(edition: Edition, around: Surroundings, stored: StoredTable) {
    this.#around = around;
    this.state = new TableState(edition, stored);
    this.audience = new Audience(around, this.state);
  }

  /** Runs one piece of work after the other. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const run = this.#queue.then(work, work);
    this.#queue = run.catch(() => undefined);
    return run;
  }

  /** Plays an action for a seat. Safe to ask twice with the same request id. */
  act(seat: Seat, action: Action, seen: number | null, request: string | null): Promise<Done> {
    return this.#play(seat, request, (match) => {
      const result = match.act(seat, action);
      const stale = !result.ok && seen !== null && seen < match.view(seat).version;
      return stale ? { ...result, code: 'stale' } : result;
    });
  }

  setStanding(seat: Seat, decision: string, answer: string | null, request: string | null): Promise<Done> {
    return this.#play(seat, request, (match) => match.setStanding(seat, decision, answer));
  }

  /** Takes back the seat's own last moves, as far as nobody has learnt anything since. */
  undo(seat: Seat, count: number, request: string | null): Promise<Done> {
    return this.#play(seat, request, (match) => match.undo(seat, count));
  }

  async #play(
    seat: Seat,
    request: string | null,
    play: (match: Match<Kinds>) => ActResult<Kinds> & { readonly code?: 'stale' },
  ): Promise<Done> {
    for (let tries = 0; tries < TRIES; tries++) {
      const { match, row } = this.state;
      if (match === null || row.status !== 'playing') return refused('not-playing');
      if (request !== null && (await this.#around.store.wasDone(row.id, request))) return DONE;
      const before = match.moves;
      const result = play(match);
      if (!result.ok) return refused(result.code ?? 'not-legal', result.reasons);
      if (await this.#store(match, entriesSince(match, before, seat, request))) {
        this.audience.tell(result.updates);
        await this.#changed();
        return DONE;
      }
      await this.reload();
    }
    return refused('stale');
  }

  /** Begins the game on the seats as they are. */
  async start(): Promise<Done> {
    const { edition, row, seats } = this.state;
    const started = Match.start(edition.game, setupOf(row, seats.length));
    if (!started.ok) return refused('not-legal', started.reasons);
    const begun = await this.changeTable(({ status }) =>
      status === 'open' ? { row: { status: 'playing' } } : refused('not-allowed'),
    );
    if (!begun.ok) return begun;
    const { match } = started;
    const rules: Entry = {
      kind: 'rules',
      seat: SPECTATOR,
      content: String(edition.game.rulesVersion),
      hash: hash(match.snapshot().state),
      request: null,
    };
    this.state.movesBefore = 0;
    if (!(await this.#store(match, [rules]))) return refused('stale');
    this.state.match = match;
    this.audience.startOver();
    await this.#changed();
    return DONE;
  }

  /** Puts the game back to where it had `moves` moves, whatever was seen since: by consent of all, or by the host. */
  async rewindTo(moves: number): Promise<Done> {
    const { match, edition, row, seats } = this.state;
    const log = await this.#around.store.logAfter(row.id, 0);
    const counted = movesThatCount(log).length;
    if (match === null || moves < 0 || moves >= counted) return refused('not-allowed');
    const setup = setupOf(row, seats.length);
    const whole = recordFrom(edition, setup, log);
    const result = replay(edition.game, {
      ...whole,
      moves: whole.moves.slice(0, moves),
      hashes: whole.hashes.slice(0, 8 * (moves + 1)),
    });
    if (!result.ok) return refused('not-allowed');
    const now = save(match, moves);
    const saved: SavedGame = { ...now, state: result.state, versions: now.versions.map((version) => version + 1) };
    const back: Entry = {
      kind: 'back',
      seat: SPECTATOR,
      content: String(counted - moves),
      hash: hash(result.state),
      request: null,
    };
    const rewound = resume(edition, setup, saved);
    this.state.movesBefore = moves;
    if (!(await this.#store(rewound, [back], 'over-too'))) {
      await this.reload();
      return refused('stale');
    }
    this.state.match = rewound;
    this.audience.startOver();
    await this.#changed();
    return DONE;
  }

  /** The whole history. A secret while the game runs. */
  async record(): Promise<GameRecord> {
    const { edition, row, seats } = this.state;
    return recordFrom(edition, setupOf(row, seats.length), await this.#around.store.logAfter(row.id, 0));
  }

  /** Changes the table itself: seats, status, proposals. */
  async changeTable(make: (row: Readonly<TableRow>) => TableChange | Done): Promise<Done> {
    for (let tries = 0; tries < TRIES; tries++) {
      const change = make(this.state.row);
      if ('ok' in change) return change;
      const { id, revision } = this.state.row;
      const at = this.#around.now();
      if (await this.#around.store.changeTable(id, revision, change, at)) {
        this.state.row = { ...this.state.row, ...change.row, revision: revision + 1, changed_at: at };
        const changed = new Map((change.seats ?? []).map((seat) => [seat.seat, seat]));
        this.state.seats = this.state.seats.map((seat) => changed.get(seat.seat) ?? seat);
        await this.#changed();
        return DONE;
      }
      await this.reload();
    }
    return refused('stale');
  }

  /** Another process may have changed the table: its moves are played here too, so that everybody gets exactly the news. */
  async catchUp(): Promise<void> {
    const stored = await this.#around.store.table(this.state.id);
    if (stored === null) return;
    const { row: known } = this.state;
    const changed = stored.row.revision !== known.revision || stored.row.version !== known.version;
    this.state.seats = stored.seats;
    if (stored.row.version > known.version && !(await this.#playAfter(known.version, stored.row))) {
      this.state.row = stored.row;
      this.state.takeUp();
      this.audience.startOver();
    }
    this.state.row = stored.row;
    if (changed) await this.#changed();
    await this.audience.sendChat();
  }

  /** Plays what the log has beyond `version`; false where that is not possible and the stored state must do. */
  async #playAfter(version: number, row: TableRow): Promise<boolean> {
    const { match } = this.state;
    const log = await this.#around.store.logAfter(row.id, version);
    if (match === null || log.some((entry) => entry.kind !== 'act') || log.at(-1)?.number !== row.version) return false;
    for (const entry of log) {
      const result = match.act(entry.seat, JSON.parse(entry.content));
      if (!result.ok || match.movesFrom(match.moves - 1)[0]?.hash !== entry.hash) return false;
      this.audience.tell(result.updates);
    }
    return true;
  }

  /** Takes up what is stored and gives everybody the fresh position. */
  async reload(): Promise<void> {
    const stored = await this.#around.store.table(this.state.id);
    if (stored === null) throw new Error('the table is gone');
    this.state.row = stored.row;
    this.state.seats = stored.seats;
    this.state.takeUp();
    this.audience.startOver();
  }

  async #store(match: Match<Kinds>, entries: readonly Entry[], from: 'playing' | 'over-too' = 'playing'): Promise<boolean> {
    const at = this.#around.now();
    const { id: table, version } = this.state.row;
    const status = match.over ? 'over' : 'playing';
    const deadline = this.#deadline(match, at);
    const gameState = JSON.stringify(save(match, this.state.movesBefore + match.moves));
    const whileOver = from === 'over-too';
    if (!(await this.#around.store.append({ table, version, entries, gameState, status, deadline, at, whileOver }))) return false;
    this.state.row = {
      ...this.state.row,
      version: version + entries.length,
      game_state: gameState,
      status,
      deadline,
      changed_at: at,
    };
    return true;
  }

  #deadline(match: Match<Kinds>, at: number): number | null {
    const pace = JSON.parse(this.state.row.pace);
    return pace.kind === 'correspondence' && !match.over ? at + pace.hoursPerMove * 3_600_000 : null;
  }

  async #changed(): Promise<void> {
    await this.audience.sendTable();
    this.#around.changed(this.state.id);
  }
}

/** What happened to the match since it had `before` moves, as entries of the log. */
function entriesSince(match: Match<Kinds>, before: number, seat: Seat, request: string | null): Entry[] {
  if (match.moves < before)
    return [{ kind: 'back', seat, content: String(before - match.moves), hash: hash(match.snapshot().state), request }];
  const moves = match.movesFrom(before);
  return moves.map((move, i) => ({
    kind: 'act',
    seat: move.seat,
    content: JSON.stringify(move.action),
    hash: move.hash,
    request: i === 0 ? request : null,
  }));
}
