// The load: in a process of its own, many tables of four sockets that play at a given pace, or as fast as they can.
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

export interface LoadTask {
  readonly ports: readonly number[];
  /** Whether the people of one table come to one process or each to another. */
  readonly spread: 'tables' | 'seats';
  readonly tables: number;
  /** Moves a second over all tables; null: as fast as they come. */
  readonly pace: number | null;
  readonly seconds: number;
  /** What is played before anything counts: a process that has just started is slower. */
  readonly warm: { readonly seconds: number; readonly pace: number | null };
}

export interface LoadResult {
  readonly moves: number;
  readonly seconds: number;
  readonly refused: number;
  /** Milliseconds from sending an action to its acknowledgement. */
  readonly latency: { readonly p50: number; readonly p95: number; readonly p99: number; readonly max: number };
  /** What all who sat there received, in bytes. */
  readonly received: number;
  /** What the server held in memory at the end, with all tables in play. */
  readonly resident: number;
}

interface Seat {
  readonly ws: WebSocket;
  readonly table: TableOfFour;
  seat: number;
  /** The position as it came last: read when somebody is to move by it. People's own machines read all of them, and they are not what is measured. */
  text: string | null;
}

interface TableOfFour {
  id: string;
  seats: Seat[];
  awaited: readonly number[];
  busy: boolean;
  over: boolean;
}

const SEATS = 4;
/** How a message of each kind begins, and what a position says of whose turn it is. */
const POSITION = '{"t":"position"';
const TABLE = '{"t":"table"';
const TURN = /"turn":\{"awaited":\[([\d,]*)\]/;
/** Everybody of a group of tables comes from an address of its own, as people do. */
export const addressOf = (table: number) => `127.0.${1 + Math.floor(table / 200)}.${1 + (table % 200)}`;

/** Cookies and tables are prepared by the benchmark; here they are only used. */
export interface Prepared {
  readonly table: string;
  readonly cookies: readonly string[];
}

function sit(
  task: LoadTask,
  prepared: Prepared,
  number: number,
  onTurn: (table: TableOfFour) => void,
  onDone: (id: string, ok: boolean) => void,
  onBytes: (count: number) => void,
): Promise<TableOfFour> {
  const table: TableOfFour = { id: prepared.table, seats: [], awaited: [], busy: false, over: false };
  return new Promise((resolve, reject) => {
    let here = 0;
    table.seats = prepared.cookies.map((cookie, i) => {
      const port = task.ports[(task.spread === 'tables' ? number : number + i) % task.ports.length];
      const ws = new WebSocket(`ws://127.0.0.1:${port}/live?changes=1`, { headers: { cookie }, localAddress: addressOf(number) });
      const seat: Seat = { ws, table, seat: i, text: null };
      ws.on('error', reject);
      ws.on('open', () => ws.send(JSON.stringify({ t: 'watch', table: table.id, seen: null })));
      ws.on('message', (data: Buffer) => {
        onBytes(data.length);
        const text = data.toString();
        if (text.startsWith(POSITION)) {
          if (seat.text === null) {
            seat.seat = JSON.parse(text).position.seat;
            if (++here === SEATS) resolve(table);
          }
          seat.text = text;
          const turn = TURN.exec(text)?.[1];
          if (turn !== undefined)
            table.awaited = turn
              .split(',')
              .filter((it) => it !== '')
              .map(Number);
        } else if (text.startsWith(TABLE)) {
          const message = JSON.parse(text);
          table.awaited = message.table.awaited;
          table.over = message.table.status !== 'playing';
        } else {
          const message = JSON.parse(text);
          if (message.t === 'done' || message.t === 'refused') onDone(message.id, message.t === 'done');
        }
        onTurn(table);
      });
      return seat;
    });
  });
}

export const METRICS_TOKEN = 'for the benchmark alone';

/** A figure of a server, as it says itself. */
export async function metricOf(port: number, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
}

/** The memory of one server. */
export const residentOf = (port: number) => metricOf(port, 'kaya_resident_bytes');

/** So many who are unknown may come from one address. */
const STRANGERS = 50;

/** Opens so many sockets that do nothing, and says what they cost the server. */
export async function idleSockets(port: number, count: number): Promise<number> {
  const before = await residentOf(port);
  const sockets: WebSocket[] = [];
  for (let i = 0; i < count; i += 100) {
    const some = Array.from(
      { length: 100 },
      (_, j) => new WebSocket(`ws://127.0.0.1:${port}/live`, { localAddress: addressOf(Math.floor((i + j) / STRANGERS)) }),
    );
    sockets.push(...some);
    await Promise.all(some.map((ws) => new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject))));
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  const after = await residentOf(port);
  for (const ws of sockets) ws.terminate();
  return (after - before) / count;
}

/** Plays one move at the table, if somebody may; false where nobody can just now. */
function playOne(table: TableOfFour, sent: Map<string, { at: number; table: TableOfFour }>): boolean {
  if (table.busy || table.over) return false;
  for (const seat of table.seats) {
    if (seat.text === null || !table.awaited.includes(seat.seat)) continue;
    const { legal, version }: { readonly legal: readonly unknown[]; readonly version: number } = JSON.parse(seat.text).position;
    if (legal.length === 0) continue;
    const id = randomUUID();
    const action = legal[Math.floor(Math.random() * legal.length)];
    table.busy = true;
    sent.set(id, { at: performance.now(), table });
    seat.ws.send(JSON.stringify({ t: 'act', id, table: table.id, seen: version, action }));
    return true;
  }
  return false;
}

/** What is said when it begins to count. */
export const BEGINS = 'begins';

async function load(task: LoadTask, prepared: readonly Prepared[], begins: () => void): Promise<LoadResult> {
  const sent = new Map<string, { at: number; table: TableOfFour }>();
  const latencies: number[] = [];
  let refused = 0;
  let running = false;
  let received = 0;
  const onBytes = (count: number) => {
    if (running) received += count;
  };
  const onDone = (id: string, ok: boolean) => {
    const it = sent.get(id);
    if (it === undefined) return;
    sent.delete(id);
    it.table.busy = false;
    if (ok) latencies.push(performance.now() - it.at);
    else refused++;
  };
  const onTurn = (table: TableOfFour) => {
    if (running && task.pace === null) playOne(table, sent);
  };
  const tables: TableOfFour[] = [];
  for (let i = 0; i < prepared.length; i += 25) {
    const some = prepared.slice(i, i + 25).map((it, j) => sit(task, it, i + j, onTurn, onDone, onBytes));
    tables.push(...(await Promise.all(some)));
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
  running = true;
  if (task.pace === null) for (const table of tables) playOne(table, sent);
  let next = 0;
  const playFor = async (seconds: number, pace: number | null): Promise<void> => {
    const from = performance.now();
    let due = 0;
    while (performance.now() - from < seconds * 1000) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (pace === null) continue;
      const wanted = ((performance.now() - from) / 1000) * pace;
      for (let tries = 0; due < wanted && tries < tables.length; tries++) {
        const table = tables[next++ % tables.length];
        if (table !== undefined && playOne(table, sent)) due++;
      }
      due = Math.max(due, wanted - 20);
    }
  };
  await playFor(task.warm.seconds, task.warm.pace);
  begins();
  latencies.length = 0;
  [received, refused] = [0, 0];
  const started = performance.now();
  await playFor(task.seconds, task.pace);
  running = false;
  const seconds = (performance.now() - started) / 1000;
  const resident = await residentOf(task.ports[0] ?? 0);
  await new Promise((resolve) => setTimeout(resolve, 500));
  for (const table of tables) for (const seat of table.seats) seat.ws.terminate();
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (part: number) => Number((sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(1));
  return {
    moves: sorted.length,
    seconds,
    refused,
    latency: { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) },
    received,
    resident,
  };
}

if (process.send !== undefined) {
  process.once('message', async ({ task, prepared }: { task: LoadTask; prepared: readonly Prepared[] }) => {
    const result = await load(task, prepared, () => process.send?.(BEGINS));
    process.send?.(result, () => process.exit(0));
  });
}
