// For tests with real sockets: a site, guests, and players that choose at random among what they are offered.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Action, below, type Rng, seeded } from '@kaya/engine';
import {
  type Line,
  type LineEvents,
  type NewTable,
  type Position,
  readToClient,
  type Table,
  TableClient,
  type ToClient,
  type ToServer,
} from '@kaya/wire';
import { WebSocket } from 'ws';
import { type Configuration, readConfiguration } from '../configuration.ts';
import type { Patience } from '../http/connections.ts';
import { openSite, type Site } from '../site.ts';
import { undescribed } from './answers.ts';
import { noScans } from './scans.ts';

export function configurationFor(database: Configuration['database'], more: Partial<Configuration> = {}): Configuration {
  const read = readConfiguration({ PORT: '0', HOST: '127.0.0.1', KAYA_LOG: 'error', KAYA_BOT_MS: '20' });
  if (!read.ok) throw new Error(read.problems.join(' '));
  return { ...read.configuration, database, secret: 'a secret for the tests', ...more };
}

/** A site on a SQLite file of its own. */
export interface FileSite extends Site {
  readonly file: string;
  /** Ends the process, so to speak; the file stays. */
  stop(): Promise<void>;
}

/** A site on a fresh SQLite file, gone when it is closed. */
export async function sqliteSite(more: Partial<Configuration> = {}, now?: () => number, patience?: Patience): Promise<FileSite> {
  const folder = mkdtempSync(join(tmpdir(), 'kaya-site-'));
  const file = join(folder, 'kaya.sqlite');
  const site = await openSite(configurationFor({ kind: 'sqlite', file }, more), now, patience);
  let stopped: Promise<void> | null = null;
  const stop = () => {
    stopped ??= site.close();
    return stopped;
  };
  const close = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
    noScans();
  };
  return { ...site, file, stop, close };
}

type Answer<T> = { readonly status: number; readonly body: T };

/** Somebody with a name and a cookie. */
export class GuestOf {
  readonly name: string;
  /** May change: the process somebody talks to can be another after a while. */
  port: number;
  cookie = '';
  /** Every answer that came. */
  readonly answers: string[] = [];
  readonly #headers: Readonly<Record<string, string>>;

  constructor(port: number, name: string, headers: Readonly<Record<string, string>> = {}) {
    this.port = port;
    this.name = name;
    this.#headers = headers;
  }

  static async at(port: number, name: string, headers: Readonly<Record<string, string>> = {}): Promise<GuestOf> {
    const guest = new GuestOf(port, name, headers);
    // The first after a long silence may come on a line that the server hangs up in the same moment: nobody has heard it then.
    await guest.post('/api/guest', { name }).catch(() => guest.post('/api/guest', { name }));
    return guest;
  }

  get = <T = unknown>(path: string) => this.#call<T>('GET', path);
  post = <T = unknown>(path: string, body?: unknown) => this.#call<T>('POST', path, body);
  delete = <T = unknown>(path: string) => this.#call<T>('DELETE', path);

  /** Opens a table and says its id. */
  async open(game: string, seats: NewTable['seats'], more: Partial<NewTable> = {}): Promise<string> {
    const asked: NewTable = { game, options: {}, seats, visibility: 'public', pace: { kind: 'live' }, spectators: true, ...more };
    const { status, body } = await this.post<Table>('/api/tables', asked);
    if (status !== 200) throw new Error(`no table: ${status} ${JSON.stringify(body)}`);
    return body.id;
  }

  async #call<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const headers = { ...this.#headers, ...(this.cookie === '' ? {} : { cookie: this.cookie }) };
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method,
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const cookie = response.headers.get('set-cookie')?.split(';')[0];
    if (cookie !== undefined) this.cookie = cookie;
    const text = await response.text();
    this.answers.push(text);
    const json = response.headers.get('content-type')?.includes('json') === true;
    const answer = json ? JSON.parse(text) : text;
    const fault = undescribed(method, path, response.status, answer);
    if (fault !== null) throw new Error(fault);
    return { status: response.status, body: answer as T };
  }
}

/** Four friends at a table that one of them opened. */
export async function seatedTable(
  port: number,
  game: string,
  count: number,
  more: Partial<NewTable> = {},
): Promise<{ id: string; guests: GuestOf[] }> {
  const guests = await Promise.all(Array.from({ length: count }, (_, i) => GuestOf.at(port, `Guest ${i + 1}`)));
  const [host, ...others] = guests as [GuestOf, ...GuestOf[]];
  const seats: NewTable['seats'] = guests.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }));
  const id = await host.open(game, seats, more);
  for (const guest of others) {
    const { status } = await guest.post(`/api/tables/${id}/join`, { seat: null });
    if (status !== 204) throw new Error(`${guest.name} could not join`);
  }
  return { id, guests };
}

/** One connected person at one table: what was received, and what happens on it. */
export class Player {
  readonly guest: GuestOf;
  readonly table: string;
  readonly client: TableClient;
  /** Every byte that came. */
  readonly received: string[] = [];
  position: Position | null = null;
  tableInfo: Table | null = null;
  proposals: Extract<ToClient, { t: 'table' }>['proposals'] = [];
  readonly messages: ToClient[] = [];
  readonly acknowledged = new Set<string>();
  onMessage: ((message: ToClient) => void) | null = null;
  #socket: WebSocket | null = null;

  readonly #asks: string;

  /** `asks`: how it wants to be told; the site asks not to be told what it may do. */
  constructor(guest: GuestOf, table: string, asks = 'changes=1') {
    this.guest = guest;
    this.table = table;
    this.#asks = asks;
    this.client = new TableClient({
      connect: (events) => this.#connect(events),
      later: (_milliseconds, call) => void setTimeout(call, 30),
      onMessage: (message) => this.#heard(message),
      onStatus: () => undefined,
    });
    this.client.watch(table);
  }

  /** Breaks the connection; the client comes back by itself. */
  drop(): void {
    this.#socket?.terminate();
  }

  act(action: Action): string {
    const id = randomUUID();
    this.client.request({ t: 'act', id, table: this.table, seen: this.position?.version ?? 0, action });
    return id;
  }

  /** Asks something and waits for the answer. */
  ask(
    message: Extract<ToServer, { id: string }> extends infer M
      ? M extends { id: string }
        ? Omit<M, 'id' | 'table'>
        : never
      : never,
  ): Promise<Extract<ToClient, { t: 'done' | 'refused' }>> {
    const id = randomUUID();
    const answer = this.heard(
      (it): it is Extract<ToClient, { t: 'done' | 'refused' }> => (it.t === 'done' || it.t === 'refused') && it.id === id,
    );
    this.client.request({ ...message, id, table: this.table } as Extract<ToServer, { id: string }>);
    return answer;
  }

  /** The next message like this. */
  heard<M extends ToClient>(like: (message: ToClient) => message is M): Promise<M> {
    return new Promise((resolve) => {
      const before = this.onMessage;
      this.onMessage = (message) => {
        before?.(message);
        if (!like(message)) return;
        this.onMessage = before;
        resolve(message);
      };
    });
  }

  /** Resolves as soon as this holds. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  close(): void {
    this.client.close();
    this.#socket?.terminate();
  }

  #heard(message: ToClient): void {
    this.messages.push(message);
    if (message.t === 'position') this.position = message.position;
    if (message.t === 'table') {
      this.tableInfo = message.table;
      this.proposals = message.proposals;
    }
    if (message.t === 'done') this.acknowledged.add(message.id);
    this.onMessage?.(message);
  }

  #connect({ opened, closed, heard }: LineEvents): Line {
    const ws = new WebSocket(`ws://127.0.0.1:${this.guest.port}/live?${this.#asks}`, { headers: { cookie: this.guest.cookie } });
    this.#socket = ws;
    ws.on('open', opened);
    ws.on('close', closed);
    ws.on('error', () => undefined);
    ws.on('message', (data) => {
      const text = String(data);
      this.received.push(text);
      const read = readToClient(text);
      if (!read.ok) throw new Error(`the server sent something unreadable: ${read.problem}: ${text.slice(0, 300)}`);
      heard(text);
    });
    return ws;
  }
}

/** Lets a player answer every decision at random until the game is over; resolves with how many moves it made. */
export function playRandomly(player: Player, seed: string, each?: (player: Player, moves: number) => void): Promise<number> {
  const rng: Rng = seeded(seed);
  let moves = 0;
  let waiting: string | null = null;
  return new Promise((resolve) => {
    const go = () => {
      const { position, tableInfo } = player;
      if (tableInfo?.status === 'over' || tableInfo?.status === 'abandoned') return resolve(moves);
      if (position === null || waiting !== null || position.legal.length === 0) return;
      if (tableInfo?.awaited.includes(position.seat) !== true) return;
      const action = position.legal[below(rng, position.legal.length)] as Action;
      waiting = player.act(action);
      moves++;
      each?.(player, moves);
    };
    const before = player.onMessage;
    player.onMessage = (message) => {
      before?.(message);
      if ((message.t === 'done' || message.t === 'refused') && message.id === waiting) waiting = null;
      go();
    };
    go();
  });
}
