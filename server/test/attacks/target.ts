// A further attack is ten lines: start a target, do your worst, and ask whether it is still whole.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect } from 'vitest';
import { GuestOf, Player, seatedTable } from '../playing.ts';
import { freePort } from '../postgres.ts';
import { Process } from '../process.ts';
import { move } from '../staged.ts';
import { Raw, Wire } from './raw.ts';

/** Says these notices on the channel by which processes hear of each other. */
export async function notify(url: string, notices: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('select pg_notify($1, it) from unnest($2::text[]) it', ['kaya', notices]);
  await client.end();
}

const TOKEN = 'for the attacks alone';

/** So many moves are made at a table before another one is taken. */
const MOVES = 6;

async function playing(port: number): Promise<readonly [Player, Player]> {
  const { id, guests } = await seatedTable(port, 'lamplighters', 2, { talk: 'everybody' });
  const [ann, ben] = guests as [GuestOf, GuestOf];
  const players = [new Player(ann, id), new Player(ben, id)] as const;
  await ann.post(`/api/tables/${id}/start`);
  for (const it of players) await it.until(() => it.position !== null && it.tableInfo?.status === 'playing');
  return players;
}

/** A server in a process of its own, where two people play: whatever happens to it from outside, their game goes on. */
export class Target {
  readonly process: Process;
  readonly table: string;
  readonly guests: readonly [GuestOf, GuestOf];
  /** Whose game goes on. */
  #players: readonly [Player, Player];
  #moves = 0;
  readonly #open: { close(): void }[] = [];
  readonly #folder: string;

  private constructor(server: Process, table: string, players: readonly [Player, Player], folder: string) {
    this.process = server;
    this.table = table;
    this.#players = players;
    this.guests = [players[0].guest, players[1].guest];
    this.#folder = folder;
  }

  /** On SQLite, unless DATABASE_URL names a PostgreSQL. */
  static async start(environment: NodeJS.ProcessEnv = {}, inside: readonly string[] = []): Promise<Target> {
    const folder = mkdtempSync(join(tmpdir(), 'kaya-attack-'));
    const own = { KAYA_DATA: folder, KAYA_BOT_MS: '20', KAYA_METRICS_TOKEN: TOKEN };
    const server = new Process(await freePort(), { ...own, ...environment }, inside);
    await server.start();
    const players = await playing(server.port);
    return new Target(server, players[0].table, players, folder);
  }

  get port(): number {
    return this.process.port;
  }

  /** `address`: as a proxy would say, where there is one. */
  person(name: string, address?: string): Promise<GuestOf> {
    return GuestOf.at(this.port, name, address === undefined ? {} : { 'x-forwarded-for': address });
  }

  /** A table that somebody else has just opened, with a seat free. */
  async openTable(): Promise<string> {
    return (await this.person('Zoe')).open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
  }

  /** A WebSocket of a person, or of nobody. */
  async socket(who?: GuestOf, address?: string): Promise<Raw> {
    const cookie = who === undefined ? {} : { cookie: who.cookie };
    return this.#kept(await Raw.open(this.port, address === undefined ? cookie : { ...cookie, 'x-forwarded-for': address }));
  }

  /** A bare TCP connection that says these bytes. */
  wire(bytes: string | Buffer = ''): Wire {
    return this.#kept(new Wire(this.port, bytes));
  }

  /** A request of a person (or of nobody) as bytes for a wire. */
  bytes(path: string, who?: GuestOf): string {
    return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${this.port}\r\n${who === undefined ? '' : `Cookie: ${who.cookie}\r\n`}\r\n`;
  }

  /** A WebSocket that says this and never reads a byte of what comes back. */
  deaf(messages: readonly Buffer[], who?: GuestOf, address = '127.0.0.1'): Wire {
    const upgrade =
      'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==';
    const request = this.bytes('/live', who).replace('\r\n', `\r\n${upgrade}\r\nX-Forwarded-For: ${address}\r\n`);
    return this.wire(Buffer.concat([Buffer.from(request), ...messages])).stopReading();
  }

  /** It is the same process, it answers, and the game that ran before goes on for those who play it. */
  async isWhole(): Promise<void> {
    expect(this.process.runs, 'the server process still runs').toBe(true);
    const { status } = await new GuestOf(this.port, 'nobody').get('/healthz');
    expect(status, 'the server says that it is well').toBe(200);
    await Promise.race([this.#goOn(), this.process.ended()]);
    expect(this.process.runs, 'the server process still runs').toBe(true);
  }

  /** A figure of the server's own. */
  async metric(name: string): Promise<number> {
    const [, value] = (await this.#metrics()).match(new RegExp(`^${name} (.*)$`, 'm')) ?? [];
    return Number(value);
  }

  /** Resolves when the server has worked off what was thrown at it: nothing is heard any more, and nothing new waits. */
  async settled(): Promise<void> {
    for (let before = '', same = 0; same < 5; ) {
      const text = await this.#metrics();
      const now = [...text.matchAll(/^kaya_(?:sockets|messages_total|unsent_bytes) .*$/gm)].join();
      same = now === before ? same + 1 : 0;
      before = now;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** What the server itself logged as its own mistake: all but that it is open. */
  mistakes(): string[] {
    return this.process.log.filter((line) => line.startsWith('{') && !line.includes('"msg":"Kaya is open'));
  }

  /** The most memory that the server ever had, in megabytes. */
  memory(): number {
    return this.process.memory();
  }

  async close(): Promise<void> {
    for (const it of [...this.#open, ...this.#players]) it.close();
    await this.process.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #metrics(): Promise<string> {
    const headers = { authorization: `Bearer ${TOKEN}` };
    return (await fetch(`http://127.0.0.1:${this.port}/metrics`, { headers })).text();
  }

  async #goOn(): Promise<void> {
    // Long before it could end.
    if (++this.#moves % MOVES === 0) {
      this.#open.push(...this.#players);
      this.#players = await playing(this.port);
    }
    await move(this.#players);
  }

  #kept<T extends { close(): void }>(it: T): T {
    this.#open.push(it);
    return it;
  }
}
