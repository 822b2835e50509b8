import { readToClient } from './check.ts';
import type { ToClient, ToServer } from './messages.ts';

/** What the client needs of a WebSocket. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

type Request = Extract<ToServer, { id: string }>;

export interface Connection {
  /** Opens a new socket; called again after each break. */
  connect(): Socket;
  /** Calls back later; a timer, or a test's own clock. */
  later(milliseconds: number, call: () => void): void;
  onMessage(message: ToClient): void;
  onStatus(status: 'connecting' | 'open' | 'lost'): void;
}

/** The longest pause between two attempts to connect. */
const LONGEST_PAUSE = 15_000;

/**
 * Keeps a client at its tables: reconnects after a break, says what it has seen and gets exactly the rest, and sends
 * again what was not answered (the server does each request once, however often it comes).
 */
export class TableClient {
  readonly #connection: Connection;
  readonly #seen = new Map<string, number | null>();
  readonly #unanswered = new Map<string, Request>();
  #socket: Socket | null = null;
  #open = false;
  #lobby = false;
  #failures = 0;
  #closed = false;

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

  unwatch(table: string): void {
    if (this.#seen.delete(table)) this.#send({ t: 'unwatch', table });
  }

  followLobby(on: boolean): void {
    this.#lobby = on;
    this.#send({ t: 'lobby', on });
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
    this.#socket?.close();
  }

  #connect(): void {
    this.#connection.onStatus('connecting');
    const socket = this.#connection.connect();
    this.#socket = socket;
    socket.onopen = () => {
      this.#open = true;
      this.#failures = 0;
      this.#connection.onStatus('open');
      for (const [table, seen] of this.#seen) this.#send({ t: 'watch', table, seen });
      if (this.#lobby) this.#send({ t: 'lobby', on: true });
      for (const request of this.#unanswered.values()) this.#send(request);
    };
    socket.onclose = () => {
      this.#open = false;
      if (this.#closed || this.#socket !== socket) return;
      this.#connection.onStatus('lost');
      this.#connection.later(Math.min(LONGEST_PAUSE, 250 * 2 ** this.#failures++), () => {
        if (!this.#closed) this.#connect();
      });
    };
    socket.onmessage = ({ data }) => this.#receive(String(data));
  }

  #receive(text: string): void {
    const checked = readToClient(text);
    if (!checked.ok) return;
    const { message } = checked;
    if (message.t === 'position') {
      if (!this.#seen.has(message.table)) return;
      this.#seen.set(message.table, message.position.version);
    }
    if (message.t === 'done' || message.t === 'refused') this.#unanswered.delete(message.id);
    this.#connection.onMessage(message);
  }

  #send(message: ToServer): void {
    if (this.#open) this.#socket?.send(JSON.stringify(message));
  }
}
