import { changed } from './changes.ts';
import { readToClient } from './check.ts';
import type { ToClient, ToServer } from './messages.ts';

/** What the client needs of a WebSocket. */
export interface Line {
  send(text: string): void;
  close(): void;
}

/** What happens on a line. */
export interface LineEvents {
  opened(): void;
  closed(): void;
  heard(text: string): void;
}

type Request = Extract<ToServer, { id: string }>;
type PositionMessage = Extract<ToClient, { t: 'position' }>;
type TableMessage = Extract<ToClient, { t: 'table' }>;

export interface Connection {
  /** Opens a new line; called again after each break. */
  connect(events: LineEvents): Line;
  /** Calls back later; a timer, or a test's own clock. */
  later(milliseconds: number, call: () => void): void;
  onMessage(message: ToClient): void;
  onStatus(status: 'connecting' | 'open' | 'lost'): void;
}

/** The longest pause between two attempts to connect. */
const LONGEST_PAUSE = 15_000;
/** Following a table is asked for again after these. */
const TRIED_AGAIN = ['server-error', 'not-stored', 'too-fast'];
/** When following a table failed on the server's side, it is tried again after this long. */
const NEXT_TRY = 3000;

/**
 * Keeps a client at its tables: reconnects after a break, says what it has seen and gets exactly the rest, and sends
 * again what was not answered (the server does each request once, however often it comes).
 */
export class TableClient {
  readonly #connection: Connection;
  readonly #seen = new Map<string, number | null>();
  /** The view of each table that came last on this line: what comes next may be told as what has changed in it. */
  readonly #views = new Map<string, unknown>();
  /** Each table as it came last on this line: a position may tell whose turn it is in the place of all of it. */
  readonly #tables = new Map<string, TableMessage>();
  /** Tables that are before somebody's eyes. */
  readonly #looked = new Set<string>();
  readonly #unanswered = new Map<string, Request>();
  /** Tables whose following failed and is tried again. */
  readonly #failing = new Set<string>();
  #line: Line | null = null;
  /** Counts the lines: what an earlier one still says is not listened to. */
  #lines = 0;
  #open = false;
  #lobby = false;
  readonly #groups = new Set<string>();
  #failures = 0;
  #closed = false;
  /** Has the server said something that this page cannot read? */
  #puzzled = false;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#connect();
  }

  /** Follows a table from now on; `seen` is the last version that this device already knows. */
  watch(table: string, seen: number | null = null): void {
    if (this.#seen.has(table)) return;
    this.#seen.set(table, seen);
    this.#send({ t: 'watch', table, seen });
  }

  /** Says whether the page that shows this table, or this group, can be seen. */
  look(table: string, on: boolean): void {
    if (on === this.#looked.has(table)) return;
    if (on) this.#looked.add(table);
    else this.#looked.delete(table);
    if (this.#seen.has(table) || this.#groups.has(table)) this.#send({ t: 'look', table, on });
  }

  unwatch(table: string): void {
    this.#failing.delete(table);
    this.#views.delete(table);
    this.#tables.delete(table);
    if (this.#seen.delete(table)) this.#send({ t: 'unwatch', table });
  }

  followLobby(on: boolean): void {
    this.#lobby = on;
    this.#send({ t: 'lobby', on });
  }

  followGroup(group: string): void {
    this.#groups.add(group);
    this.#send({ t: 'group', group, on: true });
  }

  /** Sends a request until it is answered. */
  request(request: Request): void {
    this.#unanswered.set(request.id, request);
    this.#send(request);
  }

  /** Takes the whole position anew, e.g. after something unreadable. */
  refresh(table: string): void {
    if (!this.#seen.has(table)) return;
    this.#seen.set(table, null);
    this.#send({ t: 'watch', table, seen: null });
  }

  close(): void {
    this.#closed = true;
    this.#line?.close();
  }

  #connect(): void {
    this.#connection.onStatus('connecting');
    const number = ++this.#lines;
    const current = () => number === this.#lines;
    this.#line = this.#connection.connect({
      opened: () => current() && this.#opened(),
      closed: () => current() && this.#lost(),
      heard: (text) => current() && this.#receive(text),
    });
  }

  #opened(): void {
    this.#open = true;
    this.#views.clear();
    this.#tables.clear();
    this.#failures = 0;
    this.#connection.onStatus('open');
    for (const [table, seen] of this.#seen) this.#send({ t: 'watch', table, seen });
    if (this.#lobby) this.#send({ t: 'lobby', on: true });
    for (const group of this.#groups) this.#send({ t: 'group', group, on: true });
    for (const it of this.#looked) if (this.#seen.has(it) || this.#groups.has(it)) this.#send({ t: 'look', table: it, on: true });
    for (const request of this.#unanswered.values()) this.#send(request);
  }

  #lost(): void {
    this.#open = false;
    if (this.#closed) return;
    this.#connection.onStatus('lost');
    const pause = Math.min(LONGEST_PAUSE, 250 * 2 ** this.#failures++);
    // Not all at the same moment: a server that comes back has many waiting for it.
    this.#connection.later(pause * (0.5 + Math.random() / 2), () => {
      if (!this.#closed) this.#connect();
    });
  }

  #receive(text: string): void {
    const checked = readToClient(text);
    if (!checked.ok) {
      // A page of another time: whoever looks at it is told once, and not for each message.
      if (!this.#puzzled) this.#connection.onMessage({ t: 'problem', code: 'unreadable', table: null });
      this.#puzzled = true;
      return;
    }
    const { message } = checked;
    // Coming back would change nothing before the page is loaded again.
    if (message.t === 'problem' && message.code === 'other-version') this.close();
    if (message.t === 'position') {
      if (!this.#seen.has(message.table)) return;
      this.#seen.set(message.table, message.position.version);
      const [whole, table] = [this.#whole(message), this.#tableIn(message)];
      if (whole === null || table === null) {
        this.refresh(message.table);
        return;
      }
      this.#connection.onMessage(whole);
      if (table !== undefined) this.#connection.onMessage(table);
      return;
    }
    if (message.t === 'table' && this.#seen.has(message.table.id)) this.#tables.set(message.table.id, message);
    if (message.t === 'done' || message.t === 'refused') this.#unanswered.delete(message.id);
    if (message.t === 'table') this.#failing.delete(message.table.id);
    if (message.t === 'problem' && this.#triedAgain(message)) return;
    this.#connection.onMessage(message);
  }

  /** The table with the turn that a position brings; undefined where it brings none, null where the table is not known here. */
  #tableIn({ table, turn }: PositionMessage): TableMessage | null | undefined {
    if (turn === undefined) return undefined;
    const known = this.#tables.get(table);
    if (known === undefined) return null;
    const { now, ...fresh } = turn;
    const made = { ...known, table: { ...known.table, ...fresh }, now };
    this.#tables.set(table, made);
    return made;
  }

  /** The position with its view, however it came; null where what it changes is not known here. */
  #whole({ changes, turn: _turn, ...message }: PositionMessage): PositionMessage | null {
    const { table, position } = message;
    if (changes !== undefined && !this.#views.has(table)) return null;
    const view = changes === undefined ? position.view : changed(this.#views.get(table), changes);
    this.#views.set(table, view);
    return { ...message, position: { ...position, view } };
  }

  /** Where the server could not let us follow a table just now, we ask again; true where that was told before. */
  #triedAgain({ code, table }: Extract<ToClient, { t: 'problem' }>): boolean {
    if (table === null || !this.#seen.has(table) || !TRIED_AGAIN.includes(code)) return false;
    this.#connection.later(NEXT_TRY, () => {
      const seen = this.#seen.get(table);
      if (seen !== undefined && this.#failing.has(table)) this.#send({ t: 'watch', table, seen });
    });
    const told = this.#failing.has(table);
    this.#failing.add(table);
    return told;
  }

  #send(message: ToServer): void {
    if (this.#open) this.#line?.send(JSON.stringify(message));
  }
}
