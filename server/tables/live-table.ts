import { type Action, type Box, type Kinds, type Match, type Seat, SPECTATOR, type Viewer } from '@kaya/engine';
import type { Order, Position, Status } from '@kaya/wire';
import type { TableRow } from '../storage/schema.ts';
import type { StoredTable, TableChange } from '../storage/store.ts';
import { Audience, type Follower } from './audience.ts';
import { type Entry, newRules } from './entries.ts';
import { Glimpsed } from './glimpsed.ts';
import { InTurn } from './in-turn.ts';
import { Led } from './led.ts';
import { type Next, type Tried, tryAct, tryOrders, tryRewind, tryStanding, tryUndo } from './moves.ts';
import { NO_NEWS } from './news.ts';
import { save } from './saved-game.ts';
import { StoredGame } from './stored-game.ts';
import { DONE, type Done, refused, type Surroundings } from './surroundings.ts';
import { type Awake, TableState } from './table-state.ts';
import type { Span } from './time.ts';
import { UndoCounts } from './undo-counts.ts';

/** After so many entries of the log those are removed that do not count any more, if there are as many. */
const UNCOUNTED = 256;
/** How often a change is tried again on what another process made of the table meanwhile. */
const TRIES = 8;

/**
 * One table in memory: it judges what is asked of it. Changes come one at a time (`inTurn`), are stored in one transaction, and only then told
 * to anybody. Where another process was faster, its changes are taken up first. What fails leaves the stored truth.
 */
export class LiveTable {
  readonly state: TableState;
  readonly audience: Audience;
  readonly led: Led;
  readonly #undoCounts: UndoCounts;
  readonly #around: Surroundings;
  readonly #stored: StoredGame;
  readonly #turns: InTurn;

  constructor(box: Box, around: Surroundings, stored: StoredTable) {
    this.#around = around;
    this.#turns = new InTurn(() => around.now());
    this.state = new TableState(box, stored);
    // In turn, like everything that is said of the game: a move that is not stored yet is told to nobody.
    const tell = (seat: Seat, isStill: () => boolean) =>
      void this.inTurn(async () => {
        if (isStill()) this.audience.sendAgain(seat);
      }).catch((error) => around.failed(error, 'could not tell how far back a seat may go'));
    this.#undoCounts = new UndoCounts(around, this.state, tell, (seat) => this.audience.isAt(seat));
    this.audience = new Audience(around, this.state, (seat) => this.#undoCounts.known(seat));
    this.led = new Led(around, this.state, this.audience);
    this.#stored = new StoredGame(around, this.state);
  }

  /** How long nobody has done anything here; zero while something is going on. */
  idleFor(now: number): number {
    return this.#turns.idleFor(now);
  }

  /** Somebody is about to do something here: it is not to be forgotten meanwhile. */
  use(): void {
    this.#turns.use();
  }

  /** Runs one piece of work after the other. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.#turns.run(work);
  }

  /** When nobody could have moved. */
  get outages(): readonly Span[] {
    return this.#around.outages();
  }

  /** Does the game wait for the components that it began with? Nobody sees it or moves meanwhile. */
  get waits(): boolean {
    return this.#around.waits(this.state.box, this.state.row.components);
  }

  /** The game, taken out of storage with one read if it is not in memory; null before the start, and while it waits. */
  async awake(): Promise<Awake | null> {
    if (this.state.game === null && this.state.row.version > 0 && !this.waits) {
      this.#takeUp(await this.#stored.read());
      // Another process may have moved meanwhile.
      this.audience.tell();
    }
    return this.state.game;
  }

  /** Before anybody is told something of it: what is said from now on is heard, and what was said before is looked at again. */
  async #hear(): Promise<void> {
    const { hearing } = this.#around;
    if (hearing.hears(this.state.id)) return;
    await hearing.hear(this.state.id);
    await this.lookWhoIsHere();
  }

  /** The game as it is stored now: whoever comes may have been told more by another process, whose notice is late. */
  async upToDate(): Promise<Awake | null> {
    await this.lookAgain();
    return this.awake();
  }

  /** Takes up what another process has stored, where it is not known here yet; false where the table is stored no more. */
  async lookAgain(): Promise<boolean> {
    const { store } = this.#around;
    if (!store.shared) return true;
    const [stamp] = await store.stamps([this.state.id]);
    if (stamp === undefined) return false;
    const { version, revision } = this.state.row;
    if (stamp.version !== version || stamp.revision !== revision) await this.catchUp();
    return true;
  }

  /** From now on somebody is told what happens here; what they have missed comes first. */
  async follow(follower: Follower, seen: number | null): Promise<void> {
    await this.#hear();
    await this.upToDate();
    const seat = this.state.seatOf(follower.person);
    if (seat !== SPECTATOR) this.#undoCounts.came(seat);
    await this.audience.follow(follower, seen);
    this.led.cameTo();
    if (this.waits) follower.send({ t: 'problem', code: 'other-components', table: this.state.id });
    this.#around.followed(this.state.id);
  }

  /** Where the game stands for somebody, with all there is to know; null before the start. */
  async position(person: string | null): Promise<Position | null> {
    await this.lookBack(this.state.seatOf(person));
    return this.inTurn(async () => ((await this.upToDate()) === null ? null : this.audience.position(this.state.seatOf(person))));
  }

  /** Frees the memory of the game until somebody needs it again. */
  sleep(): void {
    this.state.game = null;
  }

  /** How a request went: what was done before under the same name is done, whatever stands against it by now. */
  async unlessDone(request: string | null, done: Done): Promise<Done> {
    return !done.ok && (await this.#wasDone(request)) ? DONE : done;
  }

  /** Plays an action for a seat. Safe to ask twice with the same request. */
  act(seat: Seat, action: Action, seen: number | null, request: string | null): Promise<Done> {
    return this.#changeBy(seat, request, (game) => {
      const glimpsed = this.audience.looksOn ? new Glimpsed(game.match.game) : null;
      return tryAct(this.state, game, seat, action, seen, glimpsed);
    });
  }

  /** From now on the seat answers this kind of decision by itself, or not any more (null). */
  setStanding(seat: Seat, decision: string, answer: string | null, request: string | null): Promise<Done> {
    return this.#changeBy(seat, request, (game) => tryStanding(game, seat, decision, answer));
  }

  /** Keeps what the seat is to play when it is next asked; its owner alone is told. */
  async setOrders(seat: Seat, orders: readonly Order[], request: string | null): Promise<Done> {
    const done = await this.#changeBy(seat, request, (game) => tryOrders(this.state, game, seat, orders));
    if (done.ok) this.audience.sendAgain(seat);
    return done;
  }

  /** Finds out how far back the seat may go, before its turn comes: nobody at the table waits for that. */
  async lookBack(seat: Viewer): Promise<void> {
    if (seat !== SPECTATOR && (await this.inTurn(() => this.awake())) !== null) await this.#undoCounts.count(seat).catch(() => 0);
  }

  /** Takes back the seat's own last moves, as far as nobody has learnt anything since. */
  undo(seat: Seat, count: number, request: string | null): Promise<Done> {
    return this.#changeBy(seat, request, (game) => tryUndo(this.#undoCounts, this.state, game, seat, count));
  }

  /** Puts the game back to where it had `moves` moves, whatever was seen since: by the host. */
  rewindTo(moves: number): Promise<Done> {
    return this.#change(null, (game) => tryRewind(this.#around, this.state, game, moves), ['playing', 'over']);
  }

  /** The same by consent of all, as long as it is given; the proposals end in the same moment, or stay where it fails. */
  rewindByConsent(moves: number, isGiven: () => boolean, request: string | null): Promise<Done> {
    return this.#change(request, async (game) => {
      if (!isGiven()) return { ok: false, reasons: [], code: 'not-allowed' };
      const tried = await tryRewind(this.#around, this.state, game, moves);
      return tried.ok && !('unchanged' in tried) ? { ...tried, settles: true } : tried;
    });
  }

  /** Changes the table itself: seats, status, proposals. */
  async changeTable(make: (row: Readonly<TableRow>) => TableChange | Done, request: string | null = null): Promise<Done> {
    let upToDate = !this.#around.store.shared;
    for (let tries = 0; tries < TRIES; tries++) {
      const change = make(this.state.row);
      if ('ok' in change) {
        if (!change.ok && (await this.#wasDone(request))) return DONE;
        if (upToDate) return change;
        // Perhaps another process has just done what is missing here, or undone what is there: neither is believed of memory alone.
        upToDate = true;
        await this.lookAgain();
        continue;
      }
      const { id, revision } = this.state.row;
      const at = this.#around.now();
      const stored = await this.#around.store.changeTable(id, revision, change, at, request);
      if (stored === 'repeated') return DONE;
      if (stored === 'too-many') return refused('too-many-tables');
      if (stored === 'nobody') return refused('not-allowed');
      if (stored === 'apart') return refused('not-together');
      if (stored === 'stored') {
        this.state.row = { ...this.state.row, ...change.row, revision: revision + 1, changed_at: at };
        const changed = new Map((change.seats ?? []).map((seat) => [seat.seat, seat]));
        this.state.seats = this.state.seats.map((seat) => changed.get(seat.seat) ?? seat);
        await this.#told('table');
        return DONE;
      }
      await this.catchUp();
    }
    return refused('stale');
  }

  /** Begins a game, which is stored together with the change of status; `played` is what others played of it elsewhere. */
  async begin(
    match: Match<Kinds>,
    played: { readonly moves: number; readonly entries: readonly Entry[] } | null = null,
  ): Promise<Done> {
    const moves = played?.moves ?? 0;
    // Whether a program is among them is known with their names.
    await this.#around.names(this.state.seats.flatMap(({ person }) => (person === null ? [] : [person])));
    const first = save(match, { moves, asked: [], news: NO_NEWS });
    const saved = { ...first, asked: first.versions.slice(1) };
    const entries = played?.entries ?? [newRules(this.state.box, saved.state)];
    const next: Next = { ok: true, match, saved, entries, movesBefore: moves };
    if ((await this.#stored.write(next, null, ['open'])) !== 'stored') {
      await this.reload();
      return refused('stale');
    }
    await this.#announce(next);
    return DONE;
  }

  /** Another process has changed the table: those for whom something changed get exactly the news. */
  async catchUp(): Promise<void> {
    const { row: known, game } = this.state;
    if (await this.#takenFurther()) return;
    const stored = await this.#stored.read();
    const moved = stored.row.version !== known.version;
    if (!moved && stored.row.revision === known.revision) return;
    this.state.row = stored.row;
    this.state.seats = stored.seats;
    if (moved && (game !== null || this.audience.size > 0)) this.#takeUp(stored);
    await this.#told(stored.row.status === known.status ? 'game' : 'table');
  }

  /** Takes what is in memory further by the steps that are stored since; false where more has changed. */
  async #takenFurther(): Promise<boolean> {
    const further = await this.#stored.further();
    if (further === null || further === 'known') return further === 'known';
    this.state.row = further.row;
    this.state.game = further.game;
    this.#undoCounts.changed();
    await this.#told('game');
    return true;
  }

  /** Takes up what is stored in the place of what is in memory. */
  async reload(): Promise<void> {
    this.#takeUp(await this.#stored.read());
    await this.#told('table');
  }

  /** Reads anew who is at the table through other processes. */
  async lookWhoIsHere(): Promise<void> {
    this.state.elsewhere = new Set(await this.#around.talk.elsewhere(this.state.id, this.#around.now()));
    await this.audience.sendTable();
  }

  /** What whoever plays the seat now asks for; nothing of it is done once somebody else plays there. */
  #changeBy(seat: Seat, request: string | null, work: (game: Awake) => Tried | Promise<Tried>): Promise<Done> {
    const asks = this.state.seats[seat];
    return this.#change(request, (game) => {
      const plays = this.state.seats[seat];
      if (plays?.person !== asks?.person) return { ok: false, reasons: [], code: 'not-your-seat' };
      return plays?.stand_in === asks?.stand_in ? work(game) : { ok: false, reasons: [], code: 'not-allowed' };
    });
  }

  /** Changes the game: tries, stores, tells; on what another process made of it meanwhile where that was faster. */
  async #change(
    request: string | null,
    work: (game: Awake) => Tried | Promise<Tried>,
    from: readonly Status[] = ['playing'],
  ): Promise<Done> {
    let upToDate = !this.#around.store.shared;
    for (let tries = 0; tries < TRIES; tries++) {
      const game = await this.awake();
      const tried = game === null || !from.includes(this.state.row.status) ? null : await this.#safely(() => work(game));
      // That it is so already is believed only of what is stored now, as every refusal.
      if (tried?.ok !== true || 'unchanged' in tried) {
        if (await this.#wasDone(request)) return DONE;
        if (!upToDate) {
          upToDate = true;
          await this.catchUp();
          continue;
        }
        if (tried === null) return refused(this.waits ? 'other-components' : 'not-playing');
        return tried.ok ? DONE : refused(tried.code ?? 'not-legal', tried.reasons);
      }
      const before = this.state.row.version;
      const stored = await this.#safely(() => this.#stored.write(tried, request, from));
      if (stored === 'stored') {
        await this.#announce(tried);
        await this.#tidyLog(before, tried.saved.moves);
        return DONE;
      }
      // The match has made a move that does not count: what is stored takes its place.
      await this.reload();
      if (stored === 'repeated') return DONE;
    }
    return refused('stale');
  }

  /** Whoever moves and takes back for ever leaves no more behind than a little: the log is read whole now and then. */
  async #tidyLog(before: number, moves: number): Promise<void> {
    const { id, version } = this.state.row;
    if (Math.floor(before / UNCOUNTED) === Math.floor(version / UNCOUNTED) || version - moves < UNCOUNTED) return;
    try {
      await this.#around.store.log.forgetUncounted(id);
    } catch (error) {
      this.#around.failed(error, 'could not tidy a log');
    }
  }

  async #wasDone(request: string | null): Promise<boolean> {
    return request !== null && (await this.#around.store.wasDone(this.state.id, request));
  }

  /** Where rules or storage fail half-way, the match in memory is given up: the stored truth is what counts. */
  async #safely<T>(work: () => T | Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.state.game = null;
      throw error;
    }
  }

  /** It is stored: now everybody is told. Nothing that goes wrong here changes what was done. */
  async #announce(next: Next): Promise<void> {
    this.state.game = this.#stored.awake(next);
    await this.#told('game', next.glimpsed ?? null);
    this.#undoCounts.changed();
  }

  async #told(what: 'game' | 'table', glimpsed: Glimpsed | null = null): Promise<void> {
    try {
      await this.audience.tellAll(glimpsed);
    } catch (error) {
      this.#around.failed(error, 'could not tell the audience');
    }
    try {
      this.#around.changed(this, what);
    } catch (error) {
      this.#around.failed(error, 'could not tell of a change');
    }
  }

  /** Takes up what is stored in the place of what is in memory. */
  #takeUp(stored: StoredTable): void {
    this.state.row = stored.row;
    this.state.seats = stored.seats;
    this.state.game = null;
    this.state.game = this.#stored.takeUp(stored, this.waits);
    if (this.state.game !== null) this.#undoCounts.changed();
  }
}
