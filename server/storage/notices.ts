import pg from 'pg';
import { DatabaseProblem } from './database-problem.ts';
import { inTime } from './in-time.ts';
import { hangUp, limitsOf } from './patient-pool.ts';

/** What every process hears. */
const CHANNEL = 'kaya';
/** The name of a channel may have so many letters. */
const LONGEST = 63;

/** Every server holds this lock together with the others; whoever wants the database alone asks for it. */
export const IN_USE = 0x6b617961;

/** How often the listening connection is asked whether it still hears anything. */
const HEARTBEAT = 5000;

/** What changed at a table: the game, the table itself, the talk, what was said and is no more, or who is there; or somebody has signed out or taken another name. */
export type Change = 'moved' | 'changed' | 'chat' | 'unsaid' | 'people' | 'signed-out' | 'renamed';

/** What is said of one table alone, over a channel of its own: only processes hear it at which somebody looks at that table. */
const AT_TABLE: readonly Change[] = ['moved', 'chat', 'unsaid', 'people'];

function channelOf(table: string): string {
  return `${CHANNEL}_${table}`.slice(0, LONGEST);
}

/** Over which channel this is said. */
export function channelFor(what: Change, table: string): string {
  return AT_TABLE.includes(what) ? channelOf(table) : CHANNEL;
}

/** The text of a notice: who says it, what changed, where. */
export function noticeText(from: string, what: Change, table: string): string {
  return `${from} ${what} ${table}`;
}

/** Hears from PostgreSQL what other processes have changed, of tables only where it was asked to; reconnects by itself and then says that anything may have changed. */
export class Notices {
  readonly #url: string;
  readonly #patience: number;
  readonly #me: string;
  readonly #onTable: (table: string, what: Change) => void;
  readonly #onGap: () => void;
  readonly #tables = new Set<string>();
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | null = null;
  #beat: NodeJS.Timeout | null = null;
  /** A line is asked one thing after the other. */
  #asked: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(
    { url, patience }: { readonly url: string; readonly patience: number },
    me: string,
    onTable: (table: string, what: Change) => void,
    onGap: () => void,
  ) {
    this.#url = url;
    this.#patience = patience;
    this.#me = me;
    this.#onTable = onTable;
    this.#onGap = onGap;
  }

  async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, ...limitsOf(this.#patience) });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload = '' }) => {
      const [from, what, table] = payload.split(' ');
      if (from !== this.#me && what !== undefined && table !== undefined) this.#onTable(table, what as Change);
    });
    this.#client = client;
    await client.connect();
    const { rows } = await this.#ask(client, `select pg_try_advisory_lock_shared(${IN_USE}) as shared`);
    if (rows[0]?.shared !== true)
      throw new DatabaseProblem('a backup is being restored into the database of DATABASE_URL; start again when that is done.');
    const channels = [CHANNEL, ...[...this.#tables].map(channelOf)];
    await this.#ask(client, channels.map((it) => `LISTEN ${client.escapeIdentifier(it)}`).join(';'));
    this.#beat = setInterval(() => void this.#stillHears(client), HEARTBEAT);
  }

  hears(table: string): boolean {
    return this.#tables.has(table);
  }

  /** From now on it is heard what is said of this table; what was said before is not. */
  async hear(table: string): Promise<void> {
    this.#tables.add(table);
    await this.#say('LISTEN', [table]);
  }

  /** Nobody here looks at these tables any more. */
  async letGo(tables: readonly string[]): Promise<void> {
    const known = tables.filter((table) => this.#tables.delete(table));
    if (known.length > 0) await this.#say('UNLISTEN', known);
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#beat !== null) clearInterval(this.#beat);
    if (this.#client !== null) await hangUp(this.#client);
  }

  #ask(client: pg.Client, text: string): Promise<pg.QueryResult> {
    const answer = this.#asked.then(() => {
      if (this.#client !== client) throw new Error('the line is lost');
      return inTime(client.query(text), this.#patience);
    });
    this.#asked = answer.catch(() => undefined);
    return answer;
  }

  /** Where that fails the line is made anew, and everything is looked at again. */
  async #say(what: 'LISTEN' | 'UNLISTEN', tables: readonly string[]): Promise<void> {
    const client = this.#client;
    if (client === null || this.#closed) return;
    try {
      await this.#ask(client, tables.map((table) => `${what} ${client.escapeIdentifier(channelOf(table))}`).join(';'));
    } catch {
      this.#lost(client);
    }
  }

  /** A connection that has fallen silent looks like one on which nothing happens. */
  async #stillHears(client: pg.Client): Promise<void> {
    try {
      await this.#ask(client, 'select 1');
    } catch {
      this.#lost(client);
    }
  }

  #lost(client: pg.Client): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = null;
    this.#asked = Promise.resolve();
    client.removeAllListeners();
    client.on('error', () => undefined);
    client.connection.stream.destroy();
    if (this.#beat !== null) clearInterval(this.#beat);
    this.#timer = setTimeout(() => void this.#again(), 500);
  }

  /** A notice may have been lost in the gap, so everything is looked at anew. */
  async #again(): Promise<void> {
    if (this.#closed) return;
    try {
      await this.listen();
      this.#onGap();
    } catch {
      if (this.#client !== null) this.#lost(this.#client);
    }
  }
}
