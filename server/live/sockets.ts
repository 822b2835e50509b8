import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ToClient, WIRE } from '@kaya/wire';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Entry, Guard } from '../guard.ts';
import type { Metrics } from '../metrics.ts';
import type { Person } from '../people.ts';
import type { Connections, Unsent } from './budgets.ts';
import { bytesOf } from './bytes-of.ts';
import type { ClientLine, Connection } from './connection.ts';
import { LARGEST_MESSAGE, type Limits, type Requester } from './limits.ts';

/** Connections that do not answer for so long are dead. */
const HEARTBEAT = 30_000;
/** The code with which a socket is closed whose page speaks another version. */
const OTHER_VERSION = 4001;
/** What stands before a message on the line, at the most. */
const LARGEST_HEAD = 14;
/** So many bytes that belong to no message cost as much as one: ten empty parts of one. */
const WASTED_PER_UNIT = 60;
/** How long those who are connected may take to say goodbye when the process closes. */
const GOODBYE = 1000;
/** Milliseconds from handing over a few to the next few. */
const TURN = 50;

export interface SocketParts {
  readonly guard: Guard;
  /** As whom it counts before anything is looked up; null without a cookie. */
  readonly shownBy: (request: IncomingMessage) => string | null;
  readonly personOf: (request: IncomingMessage) => Promise<Person | null>;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Does the request come from our own pages? */
  readonly isOurs: (request: IncomingMessage) => boolean;
  readonly connections: Connections;
  readonly unsent: Unsent;
  readonly limits: Limits;
  readonly connectionFor: (line: ClientLine, person: Person | null, requester: Requester) => Connection;
  readonly count: Metrics['add'];
}

/** Pages name the version they speak; programs that name none are taken as they are. */
function isOtherVersion(url: string): boolean {
  const named = new URLSearchParams(url.split('?')[1] ?? '').get('wire');
  return named !== null && named !== String(WIRE);
}

/** What a client says of itself; programs need not. */
interface Able {
  /** It can read what has changed since the last position. */
  readonly takesChanges: boolean;
  /** It works out by itself what may be done. */
  readonly knowsRules: boolean;
}

function ableTo(url: string): Able {
  const says = new URLSearchParams(url.split('?')[1] ?? '');
  return { takesChanges: says.get('changes') === '1', knowsRules: says.get('legal') === '0' };
}

/** Live play: everybody who is connected through this process. */
export class Sockets {
  readonly #server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: LARGEST_MESSAGE,
    // Answered here, and counted: somebody could ask for ever and never read.
    autoPong: false,
  });
  readonly #parts: SocketParts;
  readonly #alive = new WeakSet<WebSocket>();
  readonly #here = new WeakMap<WebSocket, Connection>();
  /** Those who owe an answer to the heartbeat. */
  readonly #asked = new WeakSet<WebSocket>();
  readonly #heartbeat: NodeJS.Timeout;
  #closed = false;

  constructor(parts: SocketParts) {
    this.#parts = parts;
    const beat = { what: 'the heartbeat of the sockets', restart: () => undefined };
    this.#heartbeat = setInterval(() => parts.guard.enter(beat, () => this.#dropTheDead()), HEARTBEAT);
  }

  /** To be hung on the HTTP server's `upgrade`. */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // Whoever is refused and does not hang up is hung up on.
    const refuse = (status: string) =>
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
    socket.on('error', () => socket.destroy());
    if ((request.url ?? '/').split('?')[0] !== '/live') return void refuse('404 Not Found');
    if (!this.#parts.isOurs(request)) return void refuse('403 Forbidden');
    if (this.#closed) return void refuse('503 Service Unavailable');
    const { limits } = this.#parts;
    const address = this.#parts.addressOf(request);
    const shown = this.#parts.shownBy(request);
    // Before anything is looked up for them.
    if (limits.isSpent('connections', address) || !limits.allowOwn('connections', { person: shown, address }))
      return void refuse('429 Too Many Requests');
    const person = await this.#parts.personOf(request);
    // Whoever has gone meanwhile says goodbye no second time: a place counted now would be taken for ever.
    if (socket.destroyed) return;
    const requester: Requester = { person: person?.id ?? null, address };
    // The address pays only for what its person may.
    const isTheirs = shown === null || limits.allowOwn('connections', requester);
    if (!isTheirs || !limits.allowAddress('connections', address)) return void refuse('429 Too Many Requests');
    const letGo = this.#parts.connections.take(requester, () => socket.destroy());
    if (letGo === null) return void refuse('429 Too Many Requests');
    socket.once('close', letGo);
    this.#server.handleUpgrade(request, socket, head, (ws) =>
      isOtherVersion(request.url ?? '/')
        ? this.#sendHome(ws)
        : this.#welcome(ws, socket, person, requester, ableTo(request.url ?? '/')),
    );
  }

  /** Hands everybody over, a few after the others within so many milliseconds, so that those who take them are not overrun. */
  async close(within = 0): Promise<void> {
    this.#closed = true;
    clearInterval(this.#heartbeat);
    const gone = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    const all = [...this.#server.clients];
    const atOnce = Math.max(1, Math.ceil((all.length * TURN) / Math.max(TURN, within)));
    for (let from = 0; from < all.length; from += atOnce) {
      if (from > 0) await new Promise((resolve) => setTimeout(resolve, TURN));
      for (const ws of all.slice(from, from + atOnce)) void this.#handOver(ws);
    }
    const impatient = setTimeout(() => {
      for (const ws of this.#server.clients) ws.terminate();
    }, GOODBYE);
    await gone;
    clearTimeout(impatient);
  }

  /** Whoever is connected has the answers to what they asked, and comes to another process or to this one's next. */
  async #handOver(ws: WebSocket): Promise<void> {
    await this.#here.get(ws)?.handOver();
    if (ws.readyState !== ws.OPEN) return;
    ws.send(JSON.stringify({ t: 'problem', code: 'server-closing', table: null } satisfies ToClient));
    ws.close(1001);
  }

  /** A page of another version: it is told to load itself again, and nothing else is said that it might misunderstand. */
  #sendHome(ws: WebSocket): void {
    ws.on('error', () => ws.terminate());
    ws.send(JSON.stringify({ t: 'problem', code: 'other-version', table: null } satisfies ToClient));
    ws.close(OTHER_VERSION);
  }

  #welcome(ws: WebSocket, socket: Duplex, person: Person | null, requester: Requester, able: Able): void {
    const { connectionFor, count, guard, limits } = this.#parts;
    count('sockets', 1);
    this.#alive.add(ws);
    const account = this.#parts.unsent.open(requester, () => ws.terminate());
    // Whoever moved is not to blame where somebody else cannot be told of it.
    const telling: Entry = { what: 'a message to somebody', restart: () => ws.terminate() };
    let isCorked = false;
    /** What is sent in one go (a position, the table, an answer) goes onto the line together: one call of the system for all of it. */
    const cork = () => {
      if (isCorked) return;
      isCorked = true;
      socket.cork();
      process.nextTick(() => {
        isCorked = false;
        socket.uncork();
      });
    };
    const send = (message: ToClient): number => {
      let sent = 0;
      guard.during(telling, () => {
        if (ws.readyState !== ws.OPEN) return;
        const bytes = bytesOf(message);
        if (!account.add(bytes.length)) return;
        cork();
        ws.send(bytes, { binary: false }, () => account.sent(bytes.length));
        sent = bytes.length;
      });
      return sent;
    };
    const connection = connectionFor({ send, ...able, end: () => ws.terminate() }, person, requester);
    this.#here.set(ws, connection);
    const entry: Entry = {
      what: 'a connection',
      restart() {
        ws.terminate();
        connection.startAfresh();
      },
    };
    // What says nothing (parts of a message without end) costs too: the socket tells of messages alone.
    let wasted = 0;
    const said = (bytes: number) => {
      wasted -= bytes + LARGEST_HEAD;
    };
    socket.on('data', (part: Buffer) => {
      wasted = Math.max(0, wasted + part.length);
      for (; wasted >= LARGEST_MESSAGE + WASTED_PER_UNIT; wasted -= WASTED_PER_UNIT)
        if (!limits.allow('messages', requester))
          // A message that is too large is told so first.
          return void setImmediate(() => ws.terminate());
    });
    ws.on('message', (data, binary) => {
      const text = String(data);
      said(Buffer.byteLength(text));
      guard.enter(entry, () => connection.heard(binary ? '' : text));
    });
    ws.on('ping', (data) => {
      said(data.length);
      if (!limits.allow('messages', requester) || !account.add(data.length)) ws.terminate();
      else ws.pong(data, false, () => account.sent(data.length));
    });
    ws.on('pong', (data) => {
      said(data.length);
      // Nobody asked for it: it costs like a message.
      if (!this.#asked.delete(ws) && !limits.allow('messages', requester)) ws.terminate();
      else this.#alive.add(ws);
    });
    ws.on('error', () => ws.terminate());
    ws.on('close', () => {
      count('sockets', -1);
      account.close();
      guard.enter(entry, () => connection.gone());
    });
  }

  #dropTheDead(): void {
    for (const ws of this.#server.clients) {
      if (!this.#alive.delete(ws)) ws.terminate();
      else {
        this.#asked.add(ws);
        ws.ping();
      }
    }
  }
}
