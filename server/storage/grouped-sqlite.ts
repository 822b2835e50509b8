import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import type { DiskWatch } from './disk-watch.ts';
import { nodeSqlite } from './node-sqlite.ts';

/** So many transactions reach the disk together; whoever came first waits for no more than these. */
const MOST_TOGETHER = 64;

/** Runs one statement; says how many rows it changed, or the first one it found. */
export interface Statements {
  run(statement: string, values: readonly SQLInputValue[]): number;
  first(statement: string, values: readonly SQLInputValue[]): Readonly<Record<string, unknown>> | undefined;
}

export interface AtOnce {
  /** A transaction without a pause in it, whole or not there at all; it resolves when it is on the disk. What `isChange` denies has changed nothing. */
  atOnce<T>(work: (file: Statements) => T, isChange: (done: T) => boolean): Promise<T>;
}

/** Somebody who waits until what they have stored is on the disk. */
interface Waiting {
  readonly stored: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * SQLite, where transactions of one round of the event loop reach the disk together: one commit for all of them. Each is whole or not
 * there at all, none is said to be stored before it is on the disk, and nothing else is read or written in between.
 */
export function groupedSqlite(file: DatabaseSync, disk: DiskWatch): Dialect & AtOnce {
  const dialect = new SqliteDialect({ database: nodeSqlite(file, disk) });
  const driver = new GroupedDriver(file, disk);
  return {
    atOnce: (work, isChange) => driver.atOnce(work, isChange),
    createDriver: () => driver,
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => new OwnTurns(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

/** The driver itself lets one after the other in. */
class OwnTurns extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** The file in the hands of one of those who ask. */
class Turn implements DatabaseConnection {
  readonly #run: <R>(query: CompiledQuery, turn: Turn) => Promise<QueryResult<R>>;
  isHeld = true;
  inTransaction = false;

  constructor(run: <R>(query: CompiledQuery, turn: Turn) => Promise<QueryResult<R>>) {
    this.#run = run;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#run(query, this);
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.#run<R>(query, this);
  }
}

class GroupedDriver implements Driver {
  readonly #file: DatabaseSync;
  readonly #inner: SqliteDriver;
  readonly #statements: Statements;
  readonly #waiting: ((turn: Turn) => void)[] = [];
  #isBusy = false;
  /** Who began a transaction last. */
  #atWork: Turn | null = null;
  /** Transactions that are over and not yet on the disk. */
  #group: Waiting[] = [];
  #immediate: NodeJS.Immediate | null = null;
  /** Is the group to be stored as soon as nobody is at work? */
  #isDue = false;

  constructor(file: DatabaseSync, disk: DiskWatch) {
    this.#file = file;
    const prepared = nodeSqlite(file, disk);
    this.#inner = new SqliteDriver({ database: prepared });
    this.#statements = {
      run: (statement, values) => Number(prepared.prepare(statement).run(values).changes),
      first: (statement, values) => prepared.prepare(statement).all(values)[0] as ReturnType<Statements['first']>,
    };
  }

  init(): Promise<void> {
    return this.#inner.init();
  }

  acquireConnection(): Promise<Turn> {
    return new Promise((resolve) => {
      if (this.#isBusy) this.#waiting.push(resolve);
      else {
        this.#isBusy = true;
        resolve(this.#turn());
      }
    });
  }

  async releaseConnection(turn: Turn): Promise<void> {
    this.#letGo(turn);
  }

  async beginTransaction(turn: Turn): Promise<void> {
    // Those that are over and this one share what SQLite takes for one transaction.
    // Who only reads at first would otherwise keep the others of the group from writing, once another program has written.
    if (this.#group.length === 0) this.#do('begin immediate');
    this.#do('savepoint one');
    turn.inTransaction = true;
    this.#atWork = turn;
  }

  async commitTransaction(turn: Turn): Promise<void> {
    this.#do('release one');
    turn.inTransaction = false;
    await this.#withGroup(turn);
  }

  async rollbackTransaction(turn: Turn): Promise<void> {
    // What failed on its way to the disk is gone already, and somebody else may be at work.
    if (!turn.inTransaction) return;
    turn.inTransaction = false;
    if (!this.#file.isTransaction) return;
    if (this.#group.length === 0) this.#do('rollback');
    else {
      this.#takeBackOne();
      // It may have failed because of what others of the group did: whoever asked hears so when that is stored, or lost.
      await this.#withGroup(turn);
    }
  }

  async destroy(): Promise<void> {
    if (this.#immediate !== null) clearImmediate(this.#immediate);
    // Whoever is in the midst of something stores nothing of it.
    if (this.#atWork?.inTransaction === true && this.#group.length > 0 && this.#file.isTransaction) this.#takeBackOne();
    this.#store();
    await this.#inner.destroy();
  }

  async atOnce<T>(work: (file: Statements) => T, isChange: (done: T) => boolean): Promise<T> {
    const turn = await this.acquireConnection();
    try {
      await this.beginTransaction(turn);
      const done = this.#worked(work);
      await (isChange(done) ? this.commitTransaction(turn) : this.rollbackTransaction(turn));
      return done;
    } catch (error) {
      await this.rollbackTransaction(turn);
      throw error;
    } finally {
      this.#letGo(turn);
    }
  }

  #worked<T>(work: (file: Statements) => T): T {
    try {
      return work(this.#statements);
    } catch (error) {
      this.#lostWith(error);
      throw error;
    }
  }

  #takeBackOne(): void {
    this.#do('rollback to one');
    this.#do('release one');
  }

  /** The next one has its turn; what was done before it reaches the disk, or fails, when this resolves. */
  #withGroup(turn: Turn): Promise<void> {
    const onDisk = new Promise<void>((stored, failed) => this.#group.push({ stored, failed }));
    this.#letGo(turn);
    return onDisk;
  }

  #turn(): Turn {
    return new Turn((query, turn) => this.#run(query, turn));
  }

  async #run<R>(query: CompiledQuery, turn: Turn): Promise<QueryResult<R>> {
    // Nobody reads what might still be lost, and what is written without a transaction has a commit of its own.
    if (!turn.inTransaction) this.#store();
    try {
      const connection = await this.#inner.acquireConnection();
      return await connection.executeQuery<R>(query);
    } catch (error) {
      this.#lostWith(error);
      throw error;
    }
  }

  #letGo(turn: Turn): void {
    if (!turn.isHeld) return;
    turn.isHeld = false;
    if (this.#isDue || this.#group.length >= MOST_TOGETHER) this.#store();
    const next = this.#waiting.shift();
    if (next === undefined) this.#isBusy = false;
    else next(this.#turn());
    if (this.#group.length > 0) this.#immediate ??= setImmediate(() => this.#roundIsOver());
  }

  /** Everything that had come when the first of the group was over has had its turn. */
  #roundIsOver(): void {
    this.#immediate = null;
    if (this.#isBusy) this.#isDue = true;
    else this.#store();
  }

  /** Everything that is over reaches the disk, or nothing of it does. */
  #store(): void {
    const group = this.#group;
    this.#isDue = false;
    if (group.length === 0) return;
    this.#group = [];
    try {
      this.#do('commit');
    } catch (error) {
      if (this.#file.isTransaction) this.#file.exec('rollback');
      for (const { failed } of group) failed(error);
      return;
    }
    for (const { stored } of group) stored();
  }

  #do(statement: string): void {
    try {
      this.#statements.run(statement, []);
    } catch (error) {
      if (statement !== 'commit') this.#lostWith(error);
      throw error;
    }
  }

  /** A full disk makes SQLite take back everything that was not stored yet, also what was over. */
  #lostWith(error: unknown): void {
    if (this.#file.isTransaction) return;
    const group = this.#group;
    this.#group = [];
    for (const { failed } of group) failed(error);
  }
}
