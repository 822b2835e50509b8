// Tables are played while processes and databases are killed at random moments; afterwards every word is compared with what is stored.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, type Rng, seeded } from '@kaya/engine';
import { box as lamplighters } from '@kaya/engine/teaching';
import type { Me } from '@kaya/wire';
import type { Configuration } from '../configuration.ts';
import { openDatabase } from '../storage/open.ts';
import { Store } from '../storage/store.ts';
import { NatsServer } from '../test/bus/nats-server.ts';
import { GuestOf, Player } from '../test/playing.ts';
import { freePort, startPostgres, type TestPostgres } from '../test/postgres.ts';
import { Process } from '../test/process.ts';
import { Actor } from './actor.ts';
import { type Checked, checkTable } from './truth.ts';

export interface HavocPlan {
  readonly database: 'sqlite' | 'postgres';
  /** NATS carries the notices of the processes, and is killed too. */
  readonly nats?: boolean;
  readonly milliseconds: number;
  readonly seed: string;
  /** So many tables at once. */
  readonly tables: number;
}

const ALONE = ['process killed', 'process stopped', 'lines cut'] as const;
const TOGETHER = [...ALONE, 'database killed', 'database silent'] as const;
const BY_NATS = [...TOGETHER, 'bus killed'] as const;
type Fault = (typeof BY_NATS)[number];

/** What there is to be struck: on SQLite no database, and a bus only where there is one. */
export function faultsOf({ database, nats }: Pick<HavocPlan, 'database' | 'nats'>): readonly Fault[] {
  if (database === 'sqlite') return ALONE;
  return nats === true ? BY_NATS : TOGETHER;
}

/** How often each fault was survived: afterwards somebody's request was done. */
export type Figures = Readonly<Record<Fault, number>> &
  Checked & { readonly games: number; readonly standIns: number; readonly slept: number };

interface Game {
  readonly id: string;
  readonly actors: readonly Actor[];
  readonly follower: Player;
  readonly over: Promise<unknown>;
}

const SEATS = 3;
const TOKEN = 'for the faults alone';
/** So long a table may take to fall asleep, and whoever plays to have something done after a fault: this only ends what hangs. */
const PATIENCE = 60_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function havoc(plan: HavocPlan): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'kaya-havoc-'));
  const postgres = plan.database === 'postgres' ? await startPostgres() : null;
  const bus = plan.nats === true ? await NatsServer.open() : null;
  const run = new Havoc(plan, folder, postgres, await postgres?.fresh(), bus);
  try {
    return await run.all();
  } finally {
    await run.end();
    await bus?.end();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

class Havoc {
  readonly #plan: HavocPlan;
  readonly #rng: Rng;
  readonly #postgres: TestPostgres | null;
  readonly #bus: NatsServer | null;
  readonly #where: Configuration['database'];
  readonly #processes: Process[] = [];
  readonly #games: Game[] = [];
  readonly #counts = new Map<Fault, number>();
  /** Each fault comes once before chance alone decides. */
  readonly #due: Fault[];
  #until = 0;

  constructor(plan: HavocPlan, folder: string, postgres: TestPostgres | null, url: string | undefined, bus: NatsServer | null) {
    this.#plan = plan;
    this.#rng = seeded(plan.seed);
    this.#postgres = postgres;
    this.#bus = bus;
    this.#due = [...faultsOf(plan)];
    this.#where = url === undefined ? { kind: 'sqlite', file: join(folder, 'kaya.sqlite') } : { kind: 'postgres', url };
  }

  async all(): Promise<Figures> {
    const count = this.#postgres === null ? 1 : 2;
    const where = this.#where;
    const carried = this.#bus === null ? {} : { KAYA_NATS: this.#bus.url };
    const environment = where.kind === 'sqlite' ? { KAYA_DATA: join(where.file, '..') } : { DATABASE_URL: where.url, ...carried };
    const more = { KAYA_SECRET: 'only for the faults', KAYA_BOT_MS: '20', KAYA_DATABASE_MS: '1500', KAYA_METRICS_TOKEN: TOKEN };
    for (let i = 0; i < count; i++) this.#processes.push(new Process(await freePort(), { ...environment, ...more }));
    for (const it of this.#processes) await it.start();
    this.#until = Number.POSITIVE_INFINITY;
    const played = Array.from({ length: this.#plan.tables }, (_, i) => this.#playOn(i));
    // On a busy machine nobody would sit down between two faults.
    while (this.#games.length < this.#plan.tables) await pause(20);
    const ends = Date.now() + this.#plan.milliseconds;
    const slept = await this.#fallsAsleep();
    for (let struck = 0; Date.now() < ends || this.#due.length > 0; struck++) {
      await pause(200 + below(this.#rng, 1200));
      await this.#strike();
      if (struck === 0) await this.#wakesUp();
    }
    this.#until = 0;
    for (const { actors } of this.#games) for (const actor of actors) actor.stop();
    await Promise.all(played);
    return { ...(await this.#check()), slept };
  }

  async end(): Promise<void> {
    for (const { actors, follower } of this.#games)
      for (const it of [...actors.map(({ player }) => player), follower]) it.close();
    for (const it of this.#processes) await it.kill();
  }

  /** One game after the other at one place in the room. */
  async #playOn(place: number): Promise<void> {
    for (let round = 0; Date.now() < this.#until; round++) {
      const game = await this.#sitDown(`${this.#plan.seed} ${place} ${round}`).catch(() => null);
      // The server was gone just now.
      if (game === null) await pause(100);
      else {
        this.#games.push(game);
        if (place === 0 && round === 0) for (const actor of game.actors) actor.rests = true;
        await game.over;
      }
    }
  }

  async #sitDown(seed: string): Promise<Game> {
    const guests = await Promise.all(Array.from({ length: SEATS }, (_, i) => GuestOf.at(this.#port(), `Guest ${i}`)));
    const people = await Promise.all(guests.map(async (guest) => (await guest.get<Me>('/api/me')).body.id));
    const [host] = guests as [GuestOf, ...GuestOf[]];
    const seats = guests.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }) as const);
    const id = await host.open('lamplighters', seats, { options: { wind: 'stormy' } });
    for (const [seat, guest] of guests.entries()) {
      if (seat > 0 && (await guest.post(`/api/tables/${id}/join`, { seat })).status !== 204) throw new Error('no seat');
    }
    if ((await host.post(`/api/tables/${id}/start`)).status !== 204) throw new Error('no start');
    const actors = guests.map((guest, seat) => new Actor(guest, people[seat] ?? '', id, seat, seed));
    const follower = new Player(new GuestOf(this.#port(), 'nobody'), id);
    return { id, actors, follower, over: Promise.all(actors.map((actor) => actor.play())) };
  }

  /** The port of some process that runs. */
  #port(): number {
    const running = this.#processes.filter((it) => it.runs);
    return (running[below(this.#rng, Math.max(1, running.length))] ?? this.#processes[0])?.port ?? 0;
  }

  /** Nobody moves at one table: its game leaves the memory of a process. Says how many have. */
  async #fallsAsleep(): Promise<number> {
    const sleepers = this.#games.filter(({ actors }) => actors.some((it) => it.rests));
    if (sleepers.length !== 1) throw new Error(`${sleepers.length} tables rest`);
    let slept = 0;
    await patiently('a table fell asleep', async () => {
      const texts = await Promise.all(this.#processes.map(metricsOf));
      slept = texts.reduce((sum, text) => sum + Number(/^kaya_running_games_slept_total (\d+)$/m.exec(text)?.[1] ?? 0), 0);
      return slept > 0;
    });
    return slept;
  }

  /** Those who rested play on. */
  async #wakesUp(): Promise<void> {
    const sleepers = this.#games.flatMap(({ actors }) => actors).filter((it) => it.rests);
    const before = doneBy(sleepers);
    for (const actor of sleepers) actor.rests = false;
    await patiently('somebody moved at the table that slept', () => doneBy(sleepers) > before);
  }

  /** A fault, and then something is done again. */
  async #strike(): Promise<void> {
    const possible = faultsOf(this.#plan);
    const fault = this.#due.shift() ?? possible[below(this.#rng, possible.length)] ?? 'lines cut';
    await this.#inflict(fault);
    const everybody = () => doneBy(this.#games.flatMap(({ actors }) => actors));
    const before = everybody();
    await patiently(`something was done after '${fault}'`, () => everybody() > before);
    this.#counts.set(fault, (this.#counts.get(fault) ?? 0) + 1);
  }

  async #inflict(fault: Fault): Promise<void> {
    const server = this.#processes[below(this.#rng, this.#processes.length)];
    const people = this.#games.flatMap(({ actors, follower }) => [...actors.map(({ player }) => player), follower]);
    switch (fault) {
      case 'process killed':
      case 'process stopped': {
        if (server === undefined) return;
        if (fault === 'process killed') await server.kill();
        else await server.stop();
        // Some go elsewhere, some wait until it is back.
        for (const player of people)
          if (player.guest.port === server.port && below(this.#rng, 2) === 0) player.guest.port = this.#port();
        return this.#startAgain(server);
      }
      case 'lines cut':
        for (const player of people) if (below(this.#rng, 2) === 0) player.drop();
        return;
      case 'database killed':
        return this.#postgres?.crash();
      case 'database silent': {
        this.#postgres?.pause();
        await pause(below(this.#rng, 2500));
        this.#postgres?.goOn();
        return;
      }
      case 'bus killed':
        await this.#bus?.end();
        await pause(below(this.#rng, 2500));
        await this.#bus?.start();
    }
  }

  async #startAgain(server: Process): Promise<void> {
    while (
      !(await server
        .start()
        .then(() => true)
        .catch(() => false))
    )
      await pause(100);
  }

  async #check(): Promise<Omit<Figures, 'slept'>> {
    for (const it of this.#processes) {
      if (!it.runs) throw new Error('a server process ended by itself');
    }
    const database = await openDatabase(this.#where, () => undefined);
    const sum = {
      moves: 0,
      undone: 0,
      acknowledged: 0,
      unknown: 0,
      standing: 0,
      positions: 0,
      searched: 0,
      games: this.#games.length,
      standIns: 0,
    };
    try {
      const store = new Store(database, 'havoc');
      const logs = this.#processes.flatMap(({ log }) => log);
      for (const { id, actors, follower } of this.#games) {
        const checked = await checkTable({ store, box: lamplighters, id, actors, followers: [follower], logs });
        for (const name of ['moves', 'undone', 'acknowledged', 'unknown', 'standing', 'positions', 'searched'] as const)
          sum[name] += checked[name];
        sum.standIns += actors.reduce((all, actor) => all + actor.standIns, 0);
      }
    } finally {
      await database.close();
    }
    const of = (fault: Fault) => this.#counts.get(fault) ?? 0;
    return {
      ...{ 'process killed': of('process killed'), 'process stopped': of('process stopped'), 'lines cut': of('lines cut') },
      ...{ 'database killed': of('database killed'), 'database silent': of('database silent'), 'bus killed': of('bus killed') },
      ...sum,
    };
  }
}

/** How many requests of theirs are known to be done. */
function doneBy(actors: readonly Actor[]): number {
  return actors.reduce((sum, { asked }) => sum + [...asked.values()].filter(({ answer }) => answer === 'done').length, 0);
}

/** Looks again and again until it is so. */
async function patiently(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const ends = Date.now() + PATIENCE;
  while (!(await isSo())) {
    if (Date.now() > ends) throw new Error(`not in ${PATIENCE} ms: ${what}`);
    await pause(20);
  }
}

async function metricsOf({ port }: Process): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  return answer.text();
}
