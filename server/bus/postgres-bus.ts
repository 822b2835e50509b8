import pg from 'pg';
import { type Bus, readNotice, type Told } from './bus.ts';
import { HeardTables } from './heard-tables.ts';
import type { PostgresLine } from './postgres-line.ts';
import { CHANNEL, channelOf, PostgresSaying } from './postgres-saying.ts';

/** By PostgreSQL's LISTEN and NOTIFY; the line must be opened after `listen`. */
export class PostgresBus extends PostgresSaying implements Bus {
  readonly #line: PostgresLine;
  readonly #me: string;
  readonly #tables = new HeardTables();

  constructor(line: PostgresLine, me: string) {
    super(me);
    this.#line = line;
    this.#me = me;
  }

  async listen(told: Told): Promise<void> {
    this.#line.use({
      opened: async (ask) => {
        const tables = this.#tables.wanted;
        await ask(statements('LISTEN', [CHANNEL, ...tables.map(channelOf)]));
        this.#tables.are(tables);
      },
      again: () => told.gap(),
      lost: () => this.#tables.deaf(),
      notice: (text) => {
        const notice = readNotice(text, this.#me);
        if (notice !== null) told.of(notice);
      },
    });
  }

  isOpen(): boolean {
    return this.#line.isOpen;
  }

  hears(table: string): boolean {
    return this.#tables.has(table);
  }

  async hear(table: string): Promise<void> {
    this.#tables.want(table);
    if (await this.#line.ask(statements('LISTEN', [channelOf(table)]))) this.#tables.are([table]);
  }

  async letGo(isLookedAt: (table: string) => boolean): Promise<void> {
    const unseen = this.#tables.letGo(isLookedAt);
    if (unseen.length > 0) await this.#line.ask(statements('UNLISTEN', unseen.map(channelOf)));
  }

  /** The line is closed by whoever opened it. */
  async close(): Promise<void> {}
}

function statements(what: 'LISTEN' | 'UNLISTEN', channels: readonly string[]): string {
  return channels.map((it) => `${what} ${pg.escapeIdentifier(it)}`).join(';');
}
