import { randomBytes } from 'node:crypto';
import type { Edition } from '@kaya/engine';
import type { Thinker } from './bots/thinking.ts';
import type { People } from './people.ts';
import type { Store } from './storage/store.ts';
import type { LiveTable } from './tables/live-table.ts';
import type { Surroundings } from './tables/surroundings.ts';
import { Tables } from './tables/tables.ts';

/** How long a claim on a table's bots holds before another process may take over. */
const CLAIM = 30_000;

export interface RefereeParts {
  readonly store: Store;
  readonly people: People;
  readonly thinker: Thinker;
  readonly editionOf: (game: string) => Promise<Edition | null>;
  readonly botMilliseconds: number;
  readonly now: () => number;
  readonly log: { warn(details: object, message: string): void; error(details: object, message: string): void };
}

/** Everything that happens by itself in this process: bots move, clocks run out, other processes' changes are taken up. */
export class Referee {
  readonly tables: Tables;
  readonly #parts: RefereeParts;
  readonly #me = randomBytes(8).toString('hex');
  readonly #online = new Map<string, number>();
  readonly #thinking = new Set<string>();
  readonly #lobbyListeners = new Set<() => void>();
  #closed = false;

  constructor(parts: RefereeParts) {
    this.#parts = parts;
    const around: Surroundings = {
      store: parts.store,
      now: parts.now,
      names: (ids) => parts.people.names(ids),
      isOnline: (table, person) => this.#online.has(`${table} ${person}`),
      changed: (table) => this.#changed(table),
    };
    this.tables = new Tables(around, parts.editionOf);
  }

  /** Somebody came to or left a table through this process. */
  async presence(table: LiveTable, person: string | null, here: boolean): Promise<void> {
    if (person === null || table.state.seatOf(person) < 0) return;
    const key = `${table.state.id} ${person}`;
    const count = (this.#online.get(key) ?? 0) + (here ? 1 : -1);
    if (count > 0) this.#online.set(key, count);
    else this.#online.delete(key);
    if (count === (here ? 1 : 0)) await table.audience.sendTable();
  }

  onLobby(listener: () => void): () => void {
    this.#lobbyListeners.add(listener);
    return () => this.#lobbyListeners.delete(listener);
  }

  /** Another process changed this table. */
  async heard(table: string): Promise<void> {
    for (const listener of this.#lobbyListeners) listener();
    const live = await this.tables.here(table);
    if (live !== null) await live.inTurn(() => live.catchUp());
  }

  /** Takes up what was left lying: bots that must move, clocks that ran out. To be called at the start and now and then. */
  async lookAround(): Promise<void> {
    if (this.#closed) return;
    for (const id of await this.#parts.store.overdue(this.#parts.now())) await this.#outOfTime(id);
    for (const id of await this.#parts.store.tableIds('playing')) {
      if (this.#thinking.has(id)) continue;
      const table = await this.tables.open(id);
      if (table !== null && table.state.awaitedBots().length > 0) this.#letBotsMove(id);
    }
  }

  close(): void {
    this.#closed = true;
  }

  #changed(table: string): void {
    for (const listener of this.#lobbyListeners) listener();
    this.#letBotsMove(table);
  }

  #letBotsMove(id: string): void {
    if (this.#thinking.has(id) || this.#closed) return;
    this.#thinking.add(id);
    this.#botsOf(id)
      .catch((error) =>
        this.#parts.log.error(
          { table: id, error: error instanceof Error ? error.message : String(error) },
          'bots could not move',
        ),
      )
      .finally(() => this.#thinking.delete(id));
  }

  /** Bots move one after the other until a person is awaited. */
  async #botsOf(id: string): Promise<void> {
    const { store, now, thinker, botMilliseconds } = this.#parts;
    for (;;) {
      const table = await this.tables.open(id);
      const bot = table?.state.awaitedBots()[0];
      const match = table?.state.match;
      if (this.#closed || table === null || bot === undefined || match === null || match === undefined) return;
      if (!(await store.claim(id, this.#me, now(), now() + CLAIM))) return;
      const { version, view } = match.view(bot.seat);
      const action = await thinker.think({
        game: table.state.row.game,
        view,
        seat: bot.seat,
        seats: match.seats,
        level: bot.level,
        seed: randomBytes(8).toString('hex'),
        milliseconds: botMilliseconds,
      });
      const done = await table.inTurn(async () => {
        const stillAsked =
          table.state.awaitedBots().some((it) => it.seat === bot.seat) && table.state.match?.view(bot.seat).version === version;
        return stillAsked ? table.act(bot.seat, action, null, null) : null;
      });
      if (done !== null && !done.ok)
        throw new Error(`a bot's move was refused: ${done.code} ${done.reasons.map((reason) => reason.rule).join(', ')}`);
    }
  }

  /** A clock ran out: a bot plays on for everybody who is awaited, where the table wants that. */
  async #outOfTime(id: string): Promise<void> {
    const table = await this.tables.open(id);
    if (table === null) return;
    await table.inTurn(async () => {
      await table.catchUp();
      const { row, match, seats } = table.state;
      const pace = JSON.parse(row.pace);
      if (row.deadline === null || row.deadline > this.#parts.now() || match === null || pace.kind !== 'correspondence') return;
      if (pace.afterwards === 'wait') {
        await table.changeTable(() => ({ row: { deadline: null } }));
        return;
      }
      const awaited = match.awaited();
      const late = seats
        .filter((seat) => awaited.includes(seat.seat) && seat.kind === 'person')
        .map((seat) => ({ ...seat, stand_in: 1, level: 'medium' as const }));
      await table.changeTable(() => ({ row: { deadline: null }, seats: late }));
    });
  }
}
