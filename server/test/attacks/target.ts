// A further attack is ten lines: start a target, do your worst, and ask whether it is still whole.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect } from 'vitest';
import { CHANNEL } from '../../storage/notices.ts';
import { GuestOf, Player, seatedTable } from '../playing.ts';
import { freePort } from '../postgres.ts';
import { Process } from '../process.ts';
import { move } from '../staged.ts';
import { Raw, Wire } from './raw.ts';

/** Says these notices on the channel by which processes hear of each other. */
export async function notify(url: string, notices: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const notice of notices) await client.query('select pg_notify($1, $2)', [CHANNEL, notice]);
  await client.end();
}

/** A server in a process of its own, where two people play: whatever happens to it from outside, their game goes on. */
export class Target {
  readonly process: Process;
  readonly table: string;
  readonly guests: readonly [GuestOf, GuestOf];
  readonly #players: readonly [Player, Player];
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
    const server = new Process(await freePort(), { KAYA_DATA: folder, KAYA_BOT_MS: '20', ...environment }, inside);
    await server.start();
    const { id, guests } = await seatedTable(server.port, 'lamplighters', 2);
    const [ann, ben] = guests as [GuestOf, GuestOf];
    const players = [new Player(ann, id), new Player(ben, id)] as const;
    await ann.post(`/api/tables/${id}/start`);
    for (const it of players) await it.until(() => it.position !== null && it.tableInfo?.status === 'playing');
    return new Target(server, id, players, folder);
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

  /** It is the same process, it answers, and the game that ran before goes on for those who play it. */
  async isWhole(): Promise<void> {
    expect(this.process.runs, 'the server process still runs').toBe(true);
    const { status } = await new GuestOf(this.port, 'nobody').get('/healthz');
    expect(status, 'the server says that it is well').toBe(200);
    await Promise.race([move(this.#players), this.process.ended()]);
    expect(this.process.runs, 'the server process still runs').toBe(true);
  }

  /** What the server itself logged as its own mistake. */
  mistakes(): string[] {
    return this.process.log.filter((line) => line.startsWith('{'));
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

  #kept<T extends { close(): void }>(it: T): T {
    this.#open.push(it);
    return it;
  }
}
