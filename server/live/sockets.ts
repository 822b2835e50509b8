import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { SPECTATOR } from '@kaya/engine';
import { type Code, readToServer, type ToClient, type ToServer } from '@kaya/wire';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Person } from '../people.ts';
import type { Referee } from '../referee.ts';
import type { Store } from '../storage/store.ts';
import type { Watcher } from '../tables/audience.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { consent, propose } from '../tables/seating.ts';
import { type Done, refused } from '../tables/surroundings.ts';
import { Bucket, CHAT_LINES, LARGEST_MESSAGE, SOCKET_MESSAGES, SOCKETS_PER_PERSON, TABLES_PER_SOCKET } from './limits.ts';
import type { Lobby } from './lobby.ts';

export interface SocketParts {
  readonly referee: Referee;
  readonly store: Store;
  readonly lobby: Lobby;
  readonly now: () => number;
  readonly personOf: (request: IncomingMessage) => Promise<Person | null>;
  /** Does the request come from our own pages? */
  readonly isOurs: (request: IncomingMessage) => boolean;
  readonly count: (what: 'sockets' | 'messages' | 'refusals', by: number) => void;
  readonly log: { error(details: object, message: string): void };
}

/** Live play: everybody who is connected through this process. */
export class Sockets {
  readonly #server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: LARGEST_MESSAGE });
  readonly #parts: SocketParts;
  readonly #perPerson = new Map<string, number>();

  constructor(parts: SocketParts) {
    this.#parts = parts;
  }

  /** To be hung on the HTTP server's `upgrade`. */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const refuse = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    socket.on('error', () => socket.destroy());
    if (new URL(request.url ?? '/', 'http://any').pathname !== '/live') return void refuse('404 Not Found');
    if (!this.#parts.isOurs(request)) return void refuse('403 Forbidden');
    const person = await this.#parts.personOf(request);
    const key = person?.id ?? `address ${request.socket.remoteAddress}`;
    const open = this.#perPerson.get(key) ?? 0;
    if (open >= SOCKETS_PER_PERSON) return void refuse('429 Too Many Requests');
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      this.#perPerson.set(key, open + 1);
      this.#parts.count('sockets', 1);
      ws.on('close', () => {
        const left = (this.#perPerson.get(key) ?? 1) - 1;
        if (left > 0) this.#perPerson.set(key, left);
        else this.#perPerson.delete(key);
        this.#parts.count('sockets', -1);
      });
      new Visitor(this.#parts, ws, person);
    });
  }

  async close(): Promise<void> {
    for (const ws of this.#server.clients) ws.close(1001);
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}

/** One connection. */
class Visitor implements Watcher {
  readonly person: string | null;
  readonly #who: Person | null;
  readonly #parts: SocketParts;
  readonly #ws: WebSocket;
  readonly #followed = new Map<string, LiveTable>();
  readonly #messages: Bucket;
  readonly #chat: Bucket;
  #leaveLobby: (() => void) | null = null;
  /** Messages are answered in the order they came. */
  #queue: Promise<void> = Promise.resolve();

  constructor(parts: SocketParts, ws: WebSocket, who: Person | null) {
    this.#parts = parts;
    this.#ws = ws;
    this.#who = who;
    this.person = who?.id ?? null;
    this.#messages = new Bucket(SOCKET_MESSAGES, parts.now());
    this.#chat = new Bucket(CHAT_LINES, parts.now());
    ws.on('message', (data, binary) => this.#heard(binary ? '' : String(data)));
    ws.on('error', () => ws.terminate());
    ws.on('close', () => void this.#gone());
  }

  send(message: ToClient): void {
    if (this.#ws.readyState === this.#ws.OPEN) this.#ws.send(JSON.stringify(message));
  }

  #heard(text: string): void {
    this.#parts.count('messages', 1);
    const read = this.#messages.take(this.#parts.now()) ? readToServer(text) : null;
    if (read === null) this.#problem('too-fast', null);
    else if (!read.ok) this.#problem('unreadable', null);
    else this.#queue = this.#queue.then(() => this.#answer(read.message)).catch((error) => this.#failed(read.message, error));
  }

  /** A mistake of ours: it is logged, the client hears that something went wrong, and everybody else goes on. */
  #failed(message: ToServer, error: unknown): void {
    this.#parts.log.error(
      { error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
      'a message could not be answered',
    );
    if ('id' in message) this.send({ t: 'refused', id: message.id, code: 'server-error', reasons: [] });
    else this.#problem('server-error', null);
  }

  #problem(code: Code, table: string | null): void {
    this.#parts.count('refusals', 1);
    this.send({ t: 'problem', code, table });
  }

  async #answer(message: ToServer): Promise<void> {
    switch (message.t) {
      case 'ping':
        return this.send({ t: 'pong' });
      case 'lobby':
        return this.#followLobby(message.on);
      case 'watch':
        return this.#watch(message.table, message.seen);
      case 'unwatch':
        return this.#unwatch(message.table);
      default: {
        const done = await this.#carryOut(message);
        if (done.ok) return this.send({ t: 'done', id: message.id });
        this.#parts.count('refusals', 1);
        this.send({
          t: 'refused',
          id: message.id,
          code: done.code,
          reasons: done.reasons.map(({ rule, values }) => ({ rule, values: { ...values } })),
        });
        if (done.code === 'stale' || done.code === 'not-legal')
          this.#followed.get(message.table)?.audience.sendPosition(this, null);
      }
    }
  }

  async #carryOut(message: Exclude<ToServer, { t: 'ping' | 'lobby' | 'watch' | 'unwatch' }>): Promise<Done> {
    const table = await this.#parts.referee.tables.open(message.table);
    if (table === null || !table.state.mayWatch(this.person)) return refused('no-such-table');
    const who = this.#who;
    if (who === null) return refused('not-your-seat');
    const seat = table.state.seatOf(who.id);
    if (message.t === 'chat') return this.#say(table, seat, who, message.text);
    if (seat === SPECTATOR) return refused('not-your-seat');
    return table.inTurn(async () => {
      switch (message.t) {
        case 'act':
          return table.act(seat, message.action, message.seen, message.id);
        case 'undo':
          return table.undo(seat, message.count, message.id);
        case 'standing':
          return table.setStanding(seat, message.decision, message.answer, message.id);
        case 'propose':
          return propose(table, who, message.what);
        case 'consent':
          return consent(table, who, message.proposal, message.yes);
      }
    });
  }

  async #say(table: LiveTable, seat: number, { name }: Person, text: string): Promise<Done> {
    if (!this.#chat.take(this.#parts.now())) return refused('too-fast');
    await this.#parts.store.addChat({ table_id: table.state.id, seat, name, text: text.trim() || '…', at: this.#parts.now() });
    await table.audience.sendChat();
    return { ok: true };
  }

  async #watch(id: string, seen: number | null): Promise<void> {
    const table = await this.#parts.referee.tables.open(id);
    if (table === null || !table.state.mayWatch(this.person)) return this.#problem('no-such-table', id);
    if (!this.#followed.has(id)) {
      if (this.#followed.size >= TABLES_PER_SOCKET) return this.#problem('too-fast', id);
      this.#followed.set(id, table);
      await this.#parts.referee.presence(table, this.person, true);
    }
    await table.inTurn(() => table.audience.follow(this, seen));
  }

  async #unwatch(id: string): Promise<void> {
    const table = this.#followed.get(id);
    if (table === undefined) return;
    this.#followed.delete(id);
    table.audience.unfollow(this);
    await this.#parts.referee.presence(table, this.person, false);
  }

  #followLobby(on: boolean): void {
    this.#leaveLobby?.();
    this.#leaveLobby = on ? this.#parts.lobby.follow(this) : null;
  }

  async #gone(): Promise<void> {
    this.#leaveLobby?.();
    for (const id of [...this.#followed.keys()]) await this.#unwatch(id);
  }
}
