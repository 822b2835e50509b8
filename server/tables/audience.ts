import type { Viewer } from '@kaya/engine';
import type { ChatLine, Position, Table, ToClient } from '@kaya/wire';
import type { Surroundings } from './surroundings.ts';
import { describe, type TableState } from './table-state.ts';

/** Somebody who follows a table through this process. */
export interface Watcher {
  readonly person: string | null;
  send(message: ToClient): void;
  /** Ends the connection: whoever is there comes back by itself and catches up with what is stored. */
  end(): void;
}

/** What a watcher has been sent. */
interface Sent {
  /** The number of the last line of talk. */
  chat: number;
  /** The table as text, to send it again only when something in it changed for this watcher. */
  table: string;
}

/** So many lines of talk for somebody who comes. */
const TALK = 200;
/** In the place of the table: the watcher may not know of it any more. */
const GONE = 'gone';

/** Those who follow one table here, and what each of them is told: always and only what their own seat may know. */
export class Audience {
  readonly #around: Surroundings;
  readonly #table: TableState;
  readonly #watchers = new Map<Watcher, Sent>();

  constructor(around: Surroundings, table: TableState) {
    this.#around = around;
    this.#table = table;
  }

  get size(): number {
    return this.#watchers.size;
  }

  /** From now on the watcher is told; what it has missed comes first. */
  async follow(watcher: Watcher, seen: number | null): Promise<void> {
    const sent = this.#watchers.get(watcher) ?? { chat: 0, table: '' };
    sent.table = '';
    this.#watchers.set(watcher, sent);
    await this.#sendTableTo(watcher, sent);
    this.sendPosition(watcher, seen);
    await this.sendChat();
    this.#around.followed(this.#table.id);
  }

  /** Nobody is told anything here any more: the table begins afresh, and so do those who follow it. */
  disperse(): void {
    const all = [...this.#watchers.keys()];
    this.#watchers.clear();
    for (const watcher of all) watcher.end();
  }

  unfollow(watcher: Watcher): void {
    this.#watchers.delete(watcher);
  }

  /** Where the game stands for this watcher, with the news since what it has seen. The game must be awake. */
  sendPosition(watcher: Watcher, seen: number | null): void {
    if (this.#table.game === null || !this.#table.mayWatch(watcher.person)) return;
    const viewer = this.#table.seatOf(watcher.person);
    const news = seen === null ? null : this.#table.newsSince(viewer, seen);
    watcher.send({
      t: 'position',
      table: this.#table.id,
      position: this.position(viewer),
      news: (news ?? []).map((it) => ({ version: it.version, events: [...it.events], undone: it.undone })),
      fresh: news === null,
    });
  }

  position(viewer: Viewer): Position {
    const { game, undoable, row } = this.#table;
    if (game === null) throw new Error('the game is asleep');
    const { match, saved } = game;
    const { version, view } = match.view(viewer);
    const plays = viewer >= 0 && !match.over && row.status === 'playing';
    const mine = undoable !== null && undoable.seat === viewer && undoable.version === row.version;
    return {
      version,
      seat: viewer,
      view,
      legal: plays ? [...match.legal(viewer)] : [],
      undoable: plays && mine ? undoable.count : 0,
      standing: saved.standing
        .filter((it) => it.seat === viewer && viewer >= 0)
        .map(({ decision, answer }) => ({ decision, answer })),
    };
  }

  /** Those for whom something changed get the news; who sees no change is told nothing. */
  tell(updates: readonly { readonly viewer: Viewer }[]): void {
    const changed = new Set(updates.map((update) => update.viewer));
    for (const watcher of this.#watchers.keys()) {
      const viewer = this.#table.seatOf(watcher.person);
      const version = this.#table.game?.match.view(viewer).version ?? 0;
      if (changed.has(viewer)) this.sendPosition(watcher, version - 1);
    }
  }

  /** These viewers (all, unless named) get the position anew, without news. */
  startOver(only?: ReadonlySet<Viewer>): void {
    for (const watcher of this.#watchers.keys()) {
      if (only === undefined || only.has(this.#table.seatOf(watcher.person))) this.sendPosition(watcher, null);
    }
  }

  /** The same position once more for a seat, without news: it may do more than it knew. */
  sendAgain(viewer: Viewer): void {
    const version = this.#table.game?.match.view(viewer).version ?? null;
    for (const watcher of this.#watchers.keys()) {
      if (this.#table.seatOf(watcher.person) === viewer) this.sendPosition(watcher, version);
    }
  }

  /** The table for everybody for whom something in it changed. */
  async sendTable(): Promise<void> {
    for (const [watcher, sent] of this.#watchers) await this.#sendTableTo(watcher, sent);
  }

  async sendChat(): Promise<void> {
    const oldest = Math.min(...[...this.#watchers.values()].map((sent) => sent.chat));
    if (!Number.isFinite(oldest)) return;
    const rows = await this.#around.talk.after(this.#table.id, oldest, TALK);
    for (const [watcher, sent] of this.#watchers) {
      const fresh = rows.filter((row) => row.number > sent.chat);
      const lines: ChatLine[] = fresh.map(({ number, seat, name, text, at }) => ({ number, seat, name, text, at }));
      const last = lines.at(-1);
      if (last === undefined || !this.#table.mayWatch(watcher.person)) continue;
      sent.chat = last.number;
      watcher.send({ t: 'chat', table: this.#table.id, lines });
    }
  }

  async describe(person: string | null): Promise<Table> {
    const { seats, id } = this.#table;
    const names = await this.#around.names(seats.flatMap((seat) => (seat.person === null ? [] : [seat.person])));
    const isOnline = (it: string) => this.#table.elsewhere.has(it) || this.#around.isOnline(id, it);
    return describe(this.#table, person, names, isOnline, this.#around.now());
  }

  async #sendTableTo(watcher: Watcher, sent: Sent): Promise<void> {
    if (!this.#table.mayKnow(watcher.person)) {
      if (sent.table !== GONE) watcher.send({ t: 'problem', code: 'no-such-table', table: this.#table.id });
      sent.table = GONE;
      return;
    }
    const table = await this.describe(watcher.person);
    const proposals = this.#table.proposals.map(({ target: _secret, ...proposal }) => proposal);
    const text = JSON.stringify([{ ...table, changedAt: 0 }, proposals]);
    if (text === sent.table) return;
    sent.table = text;
    watcher.send({ t: 'table', table, proposals });
  }
}
