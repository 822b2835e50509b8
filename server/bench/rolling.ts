import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { type Position, type Table, TableClient, type ToClient } from '@kaya/wire';
import { WebSocket } from 'ws';
import { openDatabase } from '../storage/open.ts';
import { Store } from '../storage/store.ts';
import { EvenProxy } from '../test/even-proxy.ts';
import { freePort, type TestPostgres } from '../test/postgres.ts';
import { addressOf, type Prepared } from './load.ts';
import { prepare } from './prepare.ts';
import { SECRET, startServer, stopServer } from './serving.ts';

/** One process after the other is told to end and started again while people play. */
export interface RollingPlan {
  readonly processes: number;
  readonly game: string;
  readonly tables: number;
  readonly pace: number;
  /** How long is played between two restarts. */
  readonly seconds: number;
  /** The address of a message bus. */
  readonly nats: string | undefined;
}

export interface RollingRun {
  readonly processes: number;
  /** What carries the notices. */
  readonly bus: 'PostgreSQL' | 'NATS';
  readonly moves: number;
  /** Acknowledged and not stored, and stored more often than acknowledged. */
  readonly lost: number;
  readonly doubled: number;
  readonly refused: number;
  /** Milliseconds from a move to its answer, through however many lines. */
  readonly p50: number;
  readonly p95: number;
  readonly longest: number;
  /** The longest that somebody had no line, in milliseconds. */
  readonly longestAway: number;
}

/** Everybody on one table, with a client that comes back by itself as the site's does. */
class Players {
  readonly table: string;
  readonly #clients: readonly TableClient[];
  readonly #positions: (Position | null)[];
  #awaited: readonly number[] = [];
  #asked: { readonly id: string; readonly at: number } | null = null;
  over = false;
  readonly waits: number[] = [];
  refused = 0;
  longestAway = 0;

  constructor({ table, cookies }: Prepared, number: number, port: number) {
    this.table = table;
    this.#positions = cookies.map(() => null);
    this.#clients = cookies.map((cookie, seat) => {
      let lostAt: number | null = null;
      const client = new TableClient({
        connect({ opened, closed, heard }) {
          const ws = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers: { cookie }, localAddress: addressOf(number) });
          ws.on('open', opened);
          ws.on('close', closed);
          ws.on('error', () => undefined);
          ws.on('message', (data) => heard(String(data)));
          return ws;
        },
        later: (milliseconds, run) => void setTimeout(run, milliseconds),
        onMessage: (message) => this.#hear(seat, message),
        onStatus: (status) => {
          if (status === 'lost') lostAt ??= performance.now();
          if (status === 'open' && lostAt !== null) {
            this.longestAway = Math.max(this.longestAway, performance.now() - lostAt);
            lostAt = null;
          }
        },
      });
      client.watch(table);
      return client;
    });
  }

  get ready(): boolean {
    return this.#positions.every((it) => it !== null);
  }

  get busy(): boolean {
    return this.#asked !== null;
  }

  /** Plays a move, if somebody may. */
  move(): boolean {
    if (this.busy || this.over) return false;
    const seat = this.#positions.findIndex((it) => it !== null && it.legal.length > 0 && this.#awaited.includes(it.seat));
    const position = this.#positions[seat];
    if (position == null) return false;
    const action = position.legal[Math.floor(Math.random() * position.legal.length)];
    const client = this.#clients[seat];
    if (action === undefined || client === undefined) return false;
    this.#asked = { id: randomUUID(), at: performance.now() };
    client.request({ t: 'act', id: this.#asked.id, table: this.table, seen: position.version, action });
    return true;
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }

  #hear(seat: number, message: ToClient): void {
    if (message.t === 'position') this.#positions[seat] = message.position;
    if (message.t === 'table') this.#take(message.table);
    if ((message.t !== 'done' && message.t !== 'refused') || message.id !== this.#asked?.id) return;
    if (message.t === 'done') this.waits.push(performance.now() - this.#asked.at);
    else this.refused++;
    this.#asked = null;
  }

  #take({ awaited, status }: Table): void {
    this.#awaited = awaited;
    this.over = status !== 'playing';
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function measureRolling(postgres: TestPostgres, plan: RollingPlan): Promise<RollingRun> {
  const database = { kind: 'postgres', url: await postgres.fresh() } as const;
  const prepared = await prepare(database, SECRET, plan.game, plan.tables);
  const ports: number[] = [];
  const servers: ChildProcess[] = [];
  for (let i = 0; i < plan.processes; i++) {
    const port = await freePort();
    ports.push(port);
    servers.push(await startServer(database, port, plan.nats));
  }
  const proxy = await EvenProxy.before(ports);
  const tables = prepared.map((it, number) => new Players(it, number, proxy.port));
  try {
    while (!tables.every((it) => it.ready)) await pause(20);
    let playing = true;
    const played = (async () => {
      for (let next = 0; playing; next++) {
        await pause(1000 / plan.pace);
        for (let tries = 0; tries < tables.length && tables[(next + tries) % tables.length]?.move() === false; tries++);
      }
    })();
    for (const [i, server] of servers.entries()) {
      await pause(plan.seconds * 1000);
      await stopServer(server);
      servers[i] = await startServer(database, ports[i] ?? 0, plan.nats);
    }
    await pause(plan.seconds * 1000);
    playing = false;
    await played;
    while (tables.some((it) => it.busy)) await pause(20);
    const bus: RollingRun['bus'] = plan.nats === undefined ? 'PostgreSQL' : 'NATS';
    return { processes: plan.processes, bus, ...(await compared(database, tables)) };
  } finally {
    for (const table of tables) table.close();
    await proxy.close();
    for (const server of servers) await stopServer(server);
  }
}

/** What was acknowledged, beside what is stored. */
async function compared(
  database: { readonly kind: 'postgres'; readonly url: string },
  tables: readonly Players[],
): Promise<Omit<RollingRun, 'processes' | 'bus'>> {
  const opened = await openDatabase(database, () => undefined);
  let [lost, doubled] = [0, 0];
  try {
    const { log } = new Store(opened, 'bench');
    for (const { table, waits } of tables) {
      const stored = (await log.after(table, 0)).filter(({ kind }) => kind === 'act').length;
      lost += Math.max(0, waits.length - stored);
      doubled += Math.max(0, stored - waits.length);
    }
  } finally {
    await opened.close();
  }
  const waits = tables.flatMap((it) => it.waits).toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(waits[Math.min(waits.length - 1, Math.floor(part * waits.length))] ?? 0);
  const refused = tables.reduce((sum, it) => sum + it.refused, 0);
  const longestAway = Math.round(Math.max(...tables.map((it) => it.longestAway)));
  return { moves: waits.length, lost, doubled, refused, p50: at(0.5), p95: at(0.95), longest: at(1), longestAway };
}
