import pg from 'pg';
import { DatabaseProblem } from './database-problem.ts';
import { inTime } from './in-time.ts';
import { hangUp, limitsOf } from './patient-pool.ts';

export const CHANNEL = 'kaya';

/** Every server holds this lock together with the others; whoever wants the database alone asks for it. */
export const IN_USE = 0x6b617961;

/** How often the listening connection is asked whether it still hears anything. */
const HEARTBEAT = 5000;

/** What changed at a table: the game, the table itself, the talk, what was said and is no more, or who is there; or somebody has signed out or taken another name. */
export type Change = 'moved' | 'changed' | 'chat' | 'unsaid' | 'people' | 'signed-out' | 'renamed';

/** The text of a notice: who says it, what changed, where. */
export function noticeText(from: string, what: Change, table: string): string {
  return `${from} ${what} ${table}`;
}

/** Hears from PostgreSQL what other processes have changed; reconnects by itself and then says that anything may have changed. */
export class Notices {
  readonly #url: string;
  readonly #patience: number;
  readonly #me: string;
  readonly #onTable: (table: string, what: Change) => void;
  readonly #onGap: () => void;
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | null = null;
  #beat: NodeJS.Timeout | null = null;
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
    const asked = client.query(`select pg_try_advisory_lock_shared(${IN_USE}) as shared`);
    const { rows } = await inTime(asked, this.#patience);
    if (rows[0]?.shared !== true)
      throw new DatabaseProblem('a backup is being restored into the database of DATABASE_URL; start again when that is done.');
    await inTime(client.query(`LISTEN ${CHANNEL}`), this.#patience);
    this.#beat = setInterval(() => void this.#stillHears(client), HEARTBEAT);
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#beat !== null) clearInterval(this.#beat);
    if (this.#client !== null) await hangUp(this.#client);
  }

  /** A connection that has fallen silent looks like one on which nothing happens. */
  async #stillHears(client: pg.Client): Promise<void> {
    try {
      await inTime(client.query('select 1'), this.#patience);
    } catch {
      this.#lost(client);
    }
  }

  #lost(client: pg.Client): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = null;
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
