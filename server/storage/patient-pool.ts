import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { inTime } from './in-time.ts';

/** PostgreSQL does not answer: whatever was asked may have been done or not. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';

  constructor(cause?: unknown) {
    super('the database does not answer', { cause });
  }
}

/** So many connections of one process. */
const CONNECTIONS = 8;
/** A database that was silent is asked again after so long. */
const PAUSE = 500;
/** How long connections may take to say goodbye. */
const GOODBYE = 1000;

const UNWATCHED: Watching = { failed: () => false, answered: () => undefined };

/** Hears how the database fares. */
export interface Watching {
  /** False where that tells nothing of the database itself. */
  failed(error: unknown): boolean;
  answered(): void;
}

/** For the connection of a process that must not be kept by a database, however it fares: limits on both sides. */
export function limitsOf(patience: number): pg.ClientConfig {
  return {
    connectionTimeoutMillis: patience,
    // The database gives up before we do: then it says so, and the connection stays good.
    statement_timeout: Math.ceil(0.75 * patience),
    lock_timeout: Math.ceil(0.5 * patience),
    // Locks of a process that has fallen silent are let go.
    idle_in_transaction_session_timeout: 2 * patience,
    keepAlive: true,
  };
}

/**
 * Connections to PostgreSQL on which nothing takes longer than `patience`. After the first answer that does not come, everybody
 * is told at once that the database is away, until it answers again: nobody waits in a row behind others who wait.
 */
export class PatientPool implements PostgresPool {
  readonly options = {};
  readonly #pool: pg.Pool;
  readonly #url: string;
  readonly #patience: number;
  readonly #watch: Watching;
  readonly #clients = new Set<pg.PoolClient>();
  #away = false;
  #closed = false;

  constructor(url: string, patience: number, onError: (error: Error) => void, watch: Watching = UNWATCHED) {
    this.#url = url;
    this.#patience = patience;
    this.#watch = watch;
    this.#pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, ...limitsOf(patience) });
    this.#pool.on('error', (error) => {
      if (!watch.failed(error)) onError(error);
    });
    this.#pool.on('connect', (client) => {
      this.#clients.add(client);
      // A connection that breaks while the pool lets go of it tells nobody else.
      client.on('error', () => undefined);
    });
    this.#pool.on('remove', (client) => this.#clients.delete(client));
  }

  async connect(): Promise<PatientClient> {
    try {
      return await this.#connected();
    } catch (error) {
      this.#watch.failed(error);
      throw error;
    }
  }

  async #connected(): Promise<PatientClient> {
    if (this.#away) throw new DatabaseAway();
    try {
      return new PatientClient(await this.#pool.connect(), this.#patience, this.#watch, () => this.#fellSilent());
    } catch (error) {
      // Every connection is taken, or a new one is not answered.
      if (!(error instanceof Error) || !/timeout/.test(error.message)) throw error;
      this.#fellSilent();
      throw new DatabaseAway(error);
    }
  }

  /** Asks one thing: the connection knows it by its name from then on. */
  async ask<R>(name: string, text: string, values: readonly unknown[]): Promise<readonly R[]> {
    const client = await this.connect();
    let isBroken = true;
    try {
      const { rows } = await client.ask<R>({ name, text, values });
      isBroken = false;
      return rows;
    } catch (error) {
      // What PostgreSQL itself refuses leaves the connection as it was.
      isBroken = !(error instanceof pg.DatabaseError);
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  async end(): Promise<void> {
    this.#closed = true;
    const ended = this.#pool.end();
    await inTime(ended, GOODBYE).catch(() => undefined);
    for (const client of this.#clients) client.connection.stream.destroy();
    await inTime(ended, GOODBYE).catch(() => undefined);
  }

  #fellSilent(): void {
    if (this.#away) return;
    this.#away = true;
    void this.#waitForIt();
  }

  async #waitForIt(): Promise<void> {
    while (!this.#closed && !(await this.#answers())) await new Promise((resolve) => setTimeout(resolve, PAUSE).unref());
    this.#away = false;
  }

  async #answers(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.#url, ...limitsOf(this.#patience) });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await inTime(client.query('select 1'), this.#patience);
      return true;
    } catch {
      return false;
    } finally {
      await hangUp(client);
    }
  }
}

/** A statement; one with a name is taken apart and planned once on each connection. */
interface Asked {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

const COMMANDS = ['UPDATE', 'DELETE', 'INSERT', 'SELECT', 'MERGE', 'COMMIT', 'ROLLBACK'] as const;

/** One connection of the pool, for as long as somebody needs it. */
class PatientClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #patience: number;
  readonly #watch: Watching;
  readonly #onSilence: () => void;

  constructor(client: pg.PoolClient, patience: number, watch: Watching, onSilence: () => void) {
    this.#client = client;
    this.#patience = patience;
    this.#watch = watch;
    this.#onSilence = onSilence;
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    asked: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof asked !== 'string') throw new Error('there are no cursors here: lists are paged');
    return this.ask<R>({ text: asked, values: parameters });
  }

  release(broken?: boolean): void {
    this.#client.release(broken);
  }

  async ask<R>({ values, ...asked }: Asked): Promise<PostgresQueryResult<R>> {
    let silent = false;
    const timer = setTimeout(() => {
      silent = true;
      this.#onSilence();
      // Nothing can be asked on it any more before this is answered.
      this.#client.connection.stream.destroy();
    }, this.#patience);
    try {
      const { command, rowCount, rows } = await this.#client.query({ ...asked, values: [...values] });
      this.#watch.answered();
      return { command: COMMANDS.find((it) => it === command) ?? 'SELECT', rowCount: rowCount ?? 0, rows };
    } catch (error) {
      const fault = silent ? new DatabaseAway(error) : error;
      this.#watch.failed(fault);
      throw fault;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Ends a connection, whether or not anybody is at the other end. */
export async function hangUp(client: pg.Client): Promise<void> {
  await inTime(client.end(), GOODBYE).catch(() => undefined);
  client.connection.stream.destroy();
}
