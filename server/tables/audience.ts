import { Runner, type Viewer } from '@kaya/engine';
import type { ChatLine, Position, Table, ToClient } from '@kaya/wire';
import type { Surroundings } from './surroundings.ts';
import type { TableState } from './table-state.ts';

/** Somebody who follows a table through this process. */
export interface Watcher {
  readonly person: string | null;
  send(message: ToClient): void;
}

/** Those who follow one table here, and what each of them is told: always and only what their own seat may know. */
export class Audience {
  readonly #around: Surroundings;
  readonly #table: TableState;
  /** Each with the number of the last chat line sent. */
  readonly #watchers = new Map<Watcher, number>();

  constructor(around: Surroundings, table: TableState) {
    this.#around = around;
    this.#table = table;
  }

  get size(): number {
    return this.#watchers.size;
  }

  async follow(watcher: Watcher, seen: number | null): Promise<void> {
    this.#watchers.set(watcher, 0);
    await this.#sendTableTo(watcher);
    this.sendPosition(watcher, seen);
    await this.sendChat();
  }

  unfollow(watcher: Watcher): void {
    this.#watchers.delete(watcher);
  }

  /** Where the game stands for this watcher, with the news since what it has seen. */
  sendPosition(watcher: Watcher, seen: number | null): void {
    const { match } = this.#table;
    if (match === null) return;
    const viewer = this.#table.seatOf(watcher.person);
    const news = seen === null ? null : match.newsSince(viewer, seen);
    watcher.send({
      t: 'position',
      table: this.#table.id,
      position: this.position(viewer),
      news: (news ?? []).map((it) => ({ version: it.version, events: [...it.events], undone: it.undone })),
      fresh: news === null,
    });
  }

  position(viewer: Viewer): Position {
    const { match } = this.#table;
    if (match === null) throw new Error('there is no game yet');
    const { version, view } = match.view(viewer);
    const plays = viewer >= 0 && !match.over;
    return {
      version,
      seat: viewer,
      view,
      legal: plays ? [...match.legal(viewer)] : [],
      undoable: plays ? match.undoable(viewer) : 0,
    };
  }

  /** Those for whom something changed get the news; who sees no change is told nothing. */
  tell(updates: readonly { readonly viewer: Viewer }[]): void {
    const changed = new Set(updates.map((update) => update.viewer));
    for (const watcher of this.#watchers.keys()) {
      const viewer = this.#table.seatOf(watcher.person);
      const version = this.#table.match?.view(viewer).version ?? 0;
      if (changed.has(viewer)) this.sendPosition(watcher, version - 1);
    }
  }

  /** Everybody gets the position anew, without news. */
  startOver(): void {
    for (const watcher of this.#watchers.keys()) this.sendPosition(watcher, null);
  }

  async sendTable(): Promise<void> {
    for (const watcher of this.#watchers.keys()) await this.#sendTableTo(watcher);
  }

  async #sendTableTo(watcher: Watcher): Promise<void> {
    watcher.send({ t: 'table', table: await this.describe(watcher.person), proposals: [...this.#table.proposals] });
  }

  async sendChat(): Promise<void> {
    for (const [watcher, seen] of this.#watchers) {
      const rows = await this.#around.store.chatAfter(this.#table.id, seen, 200);
      const lines: ChatLine[] = rows.map(({ number, seat, name, text, at }) => ({ number, seat, name, text, at }));
      const last = lines.at(-1);
      if (last === undefined || !this.#watchers.has(watcher)) continue;
      this.#watchers.set(watcher, last.number);
      watcher.send({ t: 'chat', table: this.#table.id, lines });
    }
  }

  /** The table as one person may know it. Whose turn it is comes from that person's own view. */
  async describe(person: string | null): Promise<Table> {
    const { row, seats } = this.#table;
    const names = await this.#around.names(seats.flatMap((seat) => (seat.person === null ? [] : [seat.person])));
    return {
      id: row.id,
      game: row.game,
      options: JSON.parse(row.options),
      status: row.status,
      seats: seats.map((seat) => ({
        kind: seat.kind,
        name: seat.person === null ? '' : (names.get(seat.person) ?? ''),
        level: seat.kind === 'bot' || seat.stand_in === 1 ? (seat.level ?? 'medium') : null,
        you: seat.person !== null && seat.person === person,
        online: seat.person !== null && this.#around.isOnline(row.id, seat.person),
        standIn: seat.stand_in === 1,
      })),
      visibility: row.visibility,
      pace: JSON.parse(row.pace),
      spectators: row.spectators === 1,
      host: person !== null && row.host === person,
      awaited: this.#awaitedSeenBy(this.#table.seatOf(person)),
      deadline: row.deadline,
      createdAt: row.created_at,
      changedAt: row.changed_at,
      next: row.next_table,
    };
  }

  #awaitedSeenBy(viewer: Viewer): number[] {
    const { match, edition } = this.#table;
    return match === null || match.over ? [] : [...new Runner(edition.game, match.view(viewer).view).awaited()];
  }
}
