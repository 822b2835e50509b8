import pg from 'pg';
import { DatabaseProblem } from '../storage/database-problem.ts';
import { inTime } from '../storage/in-time.ts';
import { hangUp, limitsOf } from '../storage/patient-pool.ts';

/** Every server holds this lock together with the others; whoever wants the database alone asks for it. */
export const IN_USE = 0x6b617961;

/** How often the line is asked whether it still hears anything. */
const HEARTBEAT = 5000;
const AGAIN = 500;
const PROCESSES = `select count(*)::int as processes from pg_locks where locktype = 'advisory' and objid = ${IN_USE} and granted
  and database = (select oid from pg_database where datname = current_database())`;

export type Ask = (text: string) => Promise<unknown>;

interface OnLine {
  /** The line is there: what it is asked before anybody relies on it. */
  opened(ask: Ask): Promise<void>;
  /** After it was lost it is there again. */
  again(): void;
  lost(): void;
  notice(text: string): void;
}

/** One connection to PostgreSQL that is kept as long as the process lives and made anew when it is lost: it says that the database is in use. */
export class PostgresLine {
  readonly #url: string;
  readonly #patience: number;
  #on: OnLine | null = null;
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | null = null;
  #beat: NodeJS.Timeout | null = null;
  /** It is asked one thing after the other. */
  #asked: Promise<unknown> = Promise.resolve();
  #processes = 1;
  #closed = false;

  constructor({ url, patience }: { readonly url: string; readonly patience: number }) {
    this.#url = url;
    this.#patience = patience;
  }

  /** To be called before it is opened. */
  use(on: OnLine): void {
    this.#on = on;
  }

  /** So many processes used the database when that was last asked. */
  get processes(): number {
    return this.#processes;
  }

  get isOpen(): boolean {
    return this.#beat !== null;
  }

  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, ...limitsOf(this.#patience) });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload = '' }) => this.#on?.notice(payload));
    this.#client = client;
    await client.connect();
    const { rows } = await this.#ask(client, `select pg_try_advisory_lock_shared(${IN_USE}) as shared`);
    if (rows[0]?.shared !== true)
      throw new DatabaseProblem('a backup is being restored into the database of DATABASE_URL; start again when that is done.');
    await this.#on?.opened((text) => this.#ask(client, text));
    this.#beat = setInterval(() => void this.#stillHears(client), HEARTBEAT);
  }

  /** False where there is no line just now, or it does not answer: then it is made anew. */
  async ask(text: string): Promise<boolean> {
    const client = this.#client;
    if (client === null || this.#closed) return false;
    try {
      await this.#ask(client, text);
      return this.#client === client;
    } catch {
      this.#lost(client);
      return false;
    }
  }

  /** A connection that has fallen silent looks like one on which nothing happens. */
  async #stillHears(client: pg.Client): Promise<void> {
    try {
      const { rows } = await this.#ask(client, PROCESSES);
      this.#processes = Number(rows[0]?.processes);
    } catch {
      this.#lost(client);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#stopBeat();
    if (this.#client !== null) await hangUp(this.#client);
  }

  #stopBeat(): void {
    if (this.#beat !== null) clearInterval(this.#beat);
    this.#beat = null;
  }

  #ask(client: pg.Client, text: string): Promise<pg.QueryResult> {
    const answer = this.#asked.then(() => {
      if (this.#client !== client) throw new Error('the line is lost');
      return inTime(client.query(text), this.#patience);
    });
    this.#asked = answer.catch(() => undefined);
    return answer;
  }

  #lost(client: pg.Client): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = null;
    this.#asked = Promise.resolve();
    client.removeAllListeners();
    client.on('error', () => undefined);
    client.connection.stream.destroy();
    this.#stopBeat();
    this.#on?.lost();
    this.#timer = setTimeout(() => void this.#again(), AGAIN);
  }

  async #again(): Promise<void> {
    if (this.#closed) return;
    try {
      await this.open();
      this.#on?.again();
    } catch {
      if (this.#client !== null) this.#lost(this.#client);
    }
  }
}
