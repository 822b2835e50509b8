import { connect, type NatsConnection, PermissionViolationError, type Subscription } from '@nats-io/transport-node';
import { inTime } from '../storage/in-time.ts';
import { type Bus, type Notice, noticeText, readNotice, type Told, tableOf } from './bus.ts';
import { HeardTables } from './heard-tables.ts';
import type { NatsAddress } from './nats-address.ts';

/** Nobody waits longer than this for the bus, in milliseconds. */
const PATIENCE = 2000;
const AGAIN = 500;
/** How a connection is kept; one that has fallen silent is found out after two pings. */
const KEPT = {
  ...{ name: 'kaya', noEcho: true, timeout: PATIENCE, pingInterval: 5000, maxPingOut: 2 },
  ...{ maxReconnectAttempts: -1, reconnectTimeWait: AGAIN },
} as const;

interface NatsParts {
  readonly address: NatsAddress;
  /** Several sites may share one bus: each has subjects of its own. */
  readonly site: string;
  readonly me: string;
  readonly log: { warn(details: object, message: string): void };
}

/** By NATS, after the commit: what is lost on the way is taken up at the next look around. */
export class NatsBus implements Bus {
  readonly #parts: NatsParts;
  readonly #tables = new HeardTables();
  readonly #subscriptions = new Map<string, Subscription>();
  #told: Told | null = null;
  #connection: NatsConnection | null = null;
  #isOpen = false;
  /** What is said to every process is not asked for, or the bus forbids this site to hear it. */
  #isDenied = false;
  #closed = false;
  /** Something was not said because the bus was away. */
  #owes = false;
  /** It was logged that something may not be heard or said: once is enough. */
  readonly #warned = new Set<'hear' | 'say'>();
  /** It was logged that the bus is away. */
  #toldAway = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(parts: NatsParts) {
    this.#parts = parts;
  }

  /** A bus that is away keeps nobody from playing: it is tried again by itself. */
  async listen(told: Told): Promise<void> {
    this.#told = told;
    await this.#open();
  }

  isOpen(): boolean {
    return this.#isOpen && !this.#isDenied;
  }

  hears(table: string): boolean {
    return this.#tables.has(table);
  }

  async hear(table: string): Promise<void> {
    this.#tables.want(table);
    this.#subscribe(table);
    if (await this.#flushed()) this.#tables.are(this.#allowed([table]));
  }

  async letGo(isLookedAt: (table: string) => boolean): Promise<void> {
    for (const table of this.#tables.letGo(isLookedAt)) {
      this.#subscriptions.get(table)?.unsubscribe();
      this.#subscriptions.delete(table);
    }
  }

  async within(): Promise<void> {}

  withIt(): readonly [] {
    return [];
  }

  after(notices: readonly Notice[]): void {
    if (notices.length === 0) return;
    if (!this.#isOpen) this.#owes = true;
    else for (const notice of notices) this.#publish(notice);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#isOpen = false;
    if (this.#timer !== null) clearTimeout(this.#timer);
    const connection = this.#connection;
    if (connection === null) return;
    // What was said last is on its way before the line ends.
    await inTime(connection.flush(), PATIENCE).catch(() => undefined);
    this.#connection = null;
    await inTime(connection.close(), PATIENCE).catch(() => undefined);
  }

  async #open(): Promise<void> {
    try {
      const connection = await connect({ ...this.#parts.address, ...KEPT });
      if (this.#closed) return void (await connection.close());
      this.#connection = connection;
      void this.#watch(connection);
      this.#isDenied = true;
      this.#askAgain(connection);
      await this.#isThere(connection);
    } catch (error) {
      this.#tellAway({ error: String(error) }, 'the message bus of KAYA_NATS does not answer; it is tried again by itself');
      this.#startAfresh();
    }
  }

  #startAfresh(): void {
    void this.#connection?.close().catch(() => undefined);
    this.#connection = null;
    this.#isAway();
    this.#subscriptions.clear();
    if (this.#closed) return;
    this.#timer = setTimeout(async () => {
      await this.#open();
      if (this.#isOpen) this.#missed();
    }, AGAIN);
  }

  #isAway(): void {
    this.#isOpen = false;
    this.#tables.deaf();
  }

  /** The client itself comes back to a bus that was away, with all that it was asked to hear. */
  async #watch(connection: NatsConnection): Promise<void> {
    for await (const status of connection.status()) {
      const { type } = status;
      if (status.type === 'error' && status.error instanceof PermissionViolationError && status.error.operation === 'publish')
        this.#tellForbidden('say', status.error);
      if (type === 'disconnect' && !this.#closed) {
        this.#isAway();
        this.#tellAway({}, 'the message bus of KAYA_NATS is away; changes of other processes are seen some seconds later');
      }
      if (type !== 'reconnect') continue;
      this.#askAgain(connection);
      if (!(await this.#isThere(connection).catch(() => false))) break;
      this.#missed();
    }
    if (this.#connection === connection) this.#startAfresh();
  }

  /** Once, however often it is tried until it is there again. */
  #tellAway(details: object, message: string): void {
    if (!this.#toldAway) this.#parts.log.warn(details, message);
    this.#toldAway = true;
  }

  /** What was forbidden before may be allowed by now: the client itself asks again for what was not. */
  #askAgain(connection: NatsConnection): void {
    if (this.#isDenied) this.#listenTo(connection, null);
    this.#isDenied = false;
    for (const table of this.#tables.wanted) this.#subscribe(table);
  }

  /** Whoever is asked after what was subscribed has heard of that too. */
  async #isThere(connection: NatsConnection): Promise<boolean> {
    const tables = this.#tables.wanted;
    await inTime(connection.flush(), PATIENCE);
    if (this.#closed || this.#connection !== connection) return false;
    this.#isOpen = true;
    this.#toldAway = false;
    this.#tables.are(this.#allowed(tables));
    return true;
  }

  /** Here and elsewhere everything is looked at again. */
  #missed(): void {
    this.#told?.gap();
    if (this.#owes) this.#publish({ what: 'missed', about: 'all' });
    this.#owes = false;
  }

  async #flushed(): Promise<boolean> {
    const connection = this.#connection;
    if (connection === null || !this.#isOpen) return false;
    try {
      await inTime(connection.flush(), PATIENCE);
      return this.#isOpen && this.#connection === connection;
    } catch {
      return false;
    }
  }

  #subscribe(table: string): void {
    if (this.#connection === null || this.#closed || this.#subscriptions.has(table)) return;
    this.#subscriptions.set(table, this.#listenTo(this.#connection, table));
  }

  /** With an error comes no message: the bus lets nobody hear this. */
  #listenTo(connection: NatsConnection, table: string | null): Subscription {
    const callback = (error: Error | null, message: { string(): string }) =>
      error === null ? this.#heard(message.string()) : this.#denied(table, error);
    return connection.subscribe(this.#subject(table), { callback });
  }

  #denied(table: string | null, error: Error): void {
    if (table === null) this.#isDenied = true;
    else this.#subscriptions.delete(table);
    this.#tellForbidden('hear', error);
  }

  #tellForbidden(what: 'hear' | 'say', error: Error): void {
    if (this.#warned.has(what)) return;
    this.#warned.add(what);
    const seen = 'changes of other processes are seen some seconds later';
    this.#parts.log.warn({ error: String(error) }, `the message bus of KAYA_NATS forbids this site to ${what} kaya.>; ${seen}`);
  }

  /** Those of these tables that the bus has not forbidden to hear of. */
  #allowed(tables: readonly string[]): readonly string[] {
    return tables.filter((it) => this.#subscriptions.has(it));
  }

  #publish(notice: Notice): void {
    this.#connection?.publish(this.#subject(tableOf(notice)), noticeText(this.#parts.me, notice));
  }

  #heard(text: string): void {
    const notice = readNotice(text, this.#parts.me);
    if (notice !== null) this.#told?.of(notice);
  }

  #subject(table: string | null): string {
    return `kaya.${this.#parts.site}.${table === null ? 'all' : `table.${table}`}`;
  }
}
