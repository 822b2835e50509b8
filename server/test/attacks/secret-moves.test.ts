// Two worlds that look alike to a viewer give it the same stream: across processes, sleep and restart, on PostgreSQL.
import { randomUUID } from 'node:crypto';
import { type ClientRequest, get } from 'node:http';
import type { Action } from '@kaya/engine';
import { type NewTable, PACES, type Position, type StreamLine, type Table, type ToClient } from '@kaya/wire';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '../../site.ts';
import { openDatabase } from '../../storage/open.ts';
import { Store } from '../../storage/store.ts';
import { openTable } from '../../tables/seating.ts';
import { configurationFor, GuestOf, Player } from '../playing.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

const asked: NewTable = {
  game: 'council-of-shadows',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  visibility: 'public',
  pace: PACES.daily,
  spectators: true,
};

/** Both worlds begin at the same moment, and time passes only where a test says so: clocks can be compared to the millisecond. */
const BEGINS = 1_800_000_000_000;
const HOUR = 3_600_000;

/** Somebody who reads a table line by line, as programs do, and comes again where the line ends. */
class Reader {
  readonly lines: StreamLine[] = [];
  readonly #guest: GuestOf;
  readonly #table: string;
  #request: ClientRequest | null = null;
  #closed = false;

  constructor(guest: GuestOf, table: string) {
    this.#guest = guest;
    this.#table = table;
    this.#open();
  }

  close(): void {
    this.#closed = true;
    this.#request?.destroy();
  }

  #open(): void {
    const { port, cookie } = this.#guest;
    const seen = this.lines.findLast((it) => 'position' in it)?.position.version;
    const path = `/api/tables/${this.#table}/stream${seen === undefined ? '' : `?seen=${seen}`}`;
    let isOver = false;
    const again = () => {
      if (!isOver && !this.#closed) setTimeout(() => this.#open(), 30);
      isOver = true;
    };
    this.#request = get({ port, host: '127.0.0.1', path, headers: { cookie } }, (answer) => {
      let rest = '';
      answer.setEncoding('utf8').on('data', (text: string) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) if (line !== '') this.lines.push(JSON.parse(line));
      });
      answer.on('error', () => undefined).on('close', again);
    }).on('error', again);
  }
}

/** Ann looks on through one process while Eve plans through another; both worlds are dealt the same. */
class World {
  #ahead = 0;
  readonly #url: string;
  readonly ann: GuestOf;
  readonly eve: GuestOf;
  readonly table: string;
  readonly player: Player;
  /** Somebody who only looks on, through Ann's process. */
  readonly zoe: GuestOf;
  readonly follower: Player;
  /** Ann's own stream, through Eve's process (so that she is there all the time), and one of somebody who only looks on, through Ann's. */
  readonly readers: readonly [Reader, Reader];
  #here: Site;
  #there: Site;

  private constructor(url: string, sites: readonly [Site, Site], people: readonly [GuestOf, GuestOf, GuestOf], table: string) {
    this.#url = url;
    [this.#here, this.#there] = sites;
    [this.ann, this.eve, this.zoe] = people;
    this.table = table;
    this.player = new Player(this.ann, table);
    this.follower = new Player(this.zoe, table);
    const [, there] = sites;
    const elsewhere = new GuestOf(there.port, 'Ann');
    elsewhere.cookie = this.ann.cookie;
    this.readers = [new Reader(elsewhere, table), new Reader(this.zoe, table)];
    opened.push(
      () => this.#here.close(),
      () => this.#there.close(),
      () => this.player.close(),
      () => this.follower.close(),
      () => {
        for (const reader of this.readers) reader.close();
      },
    );
  }

  static async open(): Promise<World> {
    const url = await postgres.fresh();
    const clock = { now: (): number => BEGINS };
    const site = () => openSite(configurationFor({ kind: 'postgres', url }), () => clock.now());
    const sites = [await site(), await site()] as const;
    const [here, there] = sites;
    const people = [
      await GuestOf.at(here.port, 'Ann'),
      await GuestOf.at(there.port, 'Eve'),
      await GuestOf.at(here.port, 'Zoe'),
    ] as const;
    const database = await openDatabase({ kind: 'postgres', url }, () => undefined);
    const [ann] = [(await people[0].get<{ id: string; name: string }>('/api/me')).body];
    const table = await openTable(new Store(database, 'test'), asked, '{}', ann, BEGINS, { seed: 'the same deal' });
    await database.close();
    expect((await people[1].post(`/api/tables/${table}/join`, { seat: 1 })).status).toBe(204);
    const world = new World(url, sites, people, table);
    clock.now = () => BEGINS + world.#ahead;
    expect((await people[0].post(`/api/tables/${table}/start`)).status).toBe(204);
    for (const it of [world.player, world.follower]) await it.until(() => it.position !== null);
    return world;
  }

  async position(guest: GuestOf): Promise<Position> {
    return (await guest.get<Position>(`/api/tables/${this.table}/position`)).body;
  }

  async act(guest: GuestOf, action: Action): Promise<void> {
    const { status, body } = await guest.post(`/api/tables/${this.table}/actions`, { id: randomUUID(), seen: null, action });
    expect([status, body]).toEqual([204, '']);
  }

  async undo(guest: GuestOf): Promise<void> {
    const { status, body } = await guest.post(`/api/tables/${this.table}/undo`, { id: randomUUID(), count: 1 });
    expect([status, body]).toEqual([204, '']);
  }

  /** Plays whatever comes first until everybody plans. */
  async untilPlanning(): Promise<void> {
    for (;;) {
      await this.catchUp();
      const [ann, eve] = [await this.position(this.ann), await this.position(this.eve)];
      if ([ann, eve].every(({ legal }) => legal.some((it) => it.do === 'plan-card'))) return;
      const { awaited } = (await this.ann.get<Table>(`/api/tables/${this.table}`)).body;
      const [guest, { legal }] = awaited.includes(0) ? [this.ann, ann] : [this.eve, eve];
      await this.act(guest, legal[0] as Action);
    }
  }

  /** Everything that is under way has arrived, at every process and at Ann's. */
  async settle(): Promise<void> {
    await this.catchUp();
    for (const it of [this.player, this.follower])
      await it.ask({ t: 'act', seen: it.position?.version ?? 0, action: { do: 'settle' } });
  }

  /** Ann knows at every process that she may think again. */
  async isCounted(): Promise<void> {
    const [own] = this.readers;
    const last = () => own.lines.findLast((it) => 'position' in it)?.position;
    await this.player.until(() => [this.player.position, last()].every((it) => (it?.undoable ?? 0) > 0));
  }

  /** Every process has taken up what the others stored. */
  async catchUp(): Promise<void> {
    await this.#here.lookAround();
    await this.#there.lookAround();
  }

  /** Time passes; nobody does anything. */
  pass(milliseconds: number): void {
    this.#ahead += milliseconds;
  }

  /** Nobody has done anything for a while. */
  async sleep(): Promise<void> {
    this.#ahead += 30_000;
    await this.settle();
  }

  /** Ann's process ends, and another takes its place. */
  async restart(): Promise<void> {
    await this.#here.close();
    this.#here = await openSite(configurationFor({ kind: 'postgres', url: this.#url }), () => BEGINS + this.#ahead);
    for (const it of [this.ann, this.zoe]) it.port = this.#here.port;
    const all = [this.follower.messages, this.readers[1].lines];
    const before = all.map((it) => it.length);
    await this.comeBack();
    // And so have those who look on.
    for (const [i, lines] of all.entries()) await this.player.until(() => lines.slice(before[i]).some((it) => 'position' in it));
    await this.settle();
  }

  /** The connection breaks, Ann comes back and has heard all there is for her. */
  async comeBack(): Promise<void> {
    const before = this.player.messages.length;
    this.player.drop();
    const since = () => this.player.messages.slice(before);
    await this.player.until(() => since().some((it) => it.t === 'position' && it.position.undoable > 0));
    await this.settle();
  }
}

/** A stream without what is different every time: names of requests and tables. */
function alike(messages: readonly ToClient[]): unknown[] {
  return messages
    .filter((it) => it.t !== 'problem')
    .map((it) =>
      JSON.parse(
        JSON.stringify(it, (key, value) => (key === 'id' || (key === 'table' && typeof value === 'string') ? 0 : value)),
      ),
    );
}

/** What whoever looks on or reads a stream was told since: every position, and the table where it changed, without who is just coming. */
function followed(lines: readonly object[], from: number): string[] {
  let table = '';
  return lines.flatMap((it, i) => {
    if (!('position' in it) && !('table' in it && typeof it.table === 'object')) return [];
    const text = JSON.stringify(it, (key, value) =>
      ['id', 'online', 'now'].includes(key) || (key === 'table' && typeof value === 'string') ? 0 : value,
    );
    const isKnown = !('position' in it) && text === table;
    if (!('position' in it)) table = text;
    return i < from || isKnown ? [] : [text];
  });
}

/** How each position came since: whole, or as what has changed, so and so long. */
function howItCame({ player }: World, from: number): unknown[] {
  const positions = player.received
    .slice(from)
    .map((text) => JSON.parse(text))
    .filter((it) => it.t === 'position');
  const ways = positions.map((it) => ('changes' in it ? JSON.stringify(it.changes).length : 'whole'));
  expect(new Set(ways.map((it) => typeof it)).size).toBe(2);
  return ways;
}

/** What Ann and those who look on hear while Eve plans once, or thinks again and again. */
interface Heard {
  readonly ann: readonly unknown[];
  readonly stream: readonly string[];
  readonly follower: readonly string[];
  readonly watchersStream: readonly string[];
}

async function whatIsHeard(secretly: (world: World, plan: Action, other: Action) => Promise<void>): Promise<Heard> {
  const world = await World.open();
  await world.untilPlanning();
  const { ann, eve, player } = world;
  const [plan, other] = (await world.position(eve)).legal.filter((it) => it.do === 'plan-card') as [Action, Action];
  await world.settle();
  const { follower, readers } = world;
  const all = [follower.messages, ...readers.map(({ lines }) => lines)] as const;
  // Everybody has heard of what came before, also line by line.
  const known = [world.follower.position, await world.position(ann), world.follower.position].map((it) => it?.version);
  for (const [i, lines] of all.entries())
    await player.until(() => lines.some((it) => 'position' in it && it.position.version === known[i]));
  const begins = all.map(({ length }) => length);
  const first = player.messages.length;
  const line = player.received.length;
  await player.ask({ t: 'act', seen: player.position?.version ?? 0, action: player.position?.legal[0] as Action });
  await world.isCounted();
  // Both awake; then both asleep; then Ann's process is a new one.
  for (const between of ['play', 'sleep', 'restart'] as const) {
    if (between === 'sleep') await world.sleep();
    if (between === 'restart') await world.restart();
    world.pass(HOUR);
    await secretly(world, plan, other);
    world.pass(HOUR);
    await world.settle();
    await world.comeBack();
  }
  // Ann may think again whatever Eve has done; nothing of it is lost.
  await world.undo(ann);
  await world.settle();
  await player.ask({ t: 'act', seen: player.position?.version ?? 0, action: player.position?.legal[0] as Action });
  await world.isCounted();
  await world.settle();
  // As it came over the line: what differs in size differs here.
  const heard = alike(player.received.slice(first).map((text) => JSON.parse(text)));
  const { view } = await world.position(ann);
  // Something that all may know comes last: behind it nothing is under way any more.
  expect((await eve.post(`/api/tables/${world.table}/day-off`, { off: true })).status).toBe(204);
  await world.catchUp();
  const isLast = (it: object | undefined) => it !== undefined && 'table' in it && JSON.stringify(it).includes('"daysOff":6');
  for (const lines of all) await player.until(() => lines.some(isLast));
  const [seen = [], own = [], others = []] = all.map((lines, i) => followed(lines, begins[i] ?? 0));
  return { ann: [...heard, view, ...howItCame(world, line)], follower: seen, stream: own, watchersStream: others };
}

test('who plans and takes back in secret is not heard by anybody, whatever the processes do', async () => {
  const quiet = await whatIsHeard((world) => world.catchUp());
  let planned = false;
  const busy = await whatIsHeard(async (world, plan, other) => {
    if (planned) await world.undo(world.eve);
    for (const action of [plan, other]) {
      await world.act(world.eve, action);
      await world.catchUp();
      await world.undo(world.eve);
      await world.catchUp();
    }
    // Eve has decided before Ann thinks again.
    await world.act(world.eve, plan);
    planned = true;
    await world.catchUp();
  });
  expect(quiet.ann.length).toBeGreaterThan(10);
  for (const lines of [quiet.stream, quiet.follower, quiet.watchersStream]) expect(lines.length).toBeGreaterThan(0);
  expect(busy).toEqual(quiet);
});

test('clocks stop, go on and run out for all processes alike', async () => {
  const world = await World.open();
  const { ann, eve, table } = world;
  const seen = (guest: GuestOf) => guest.get<Table>(`/api/tables/${table}`).then(({ body }) => body);
  expect((await eve.post(`/api/tables/${table}/day-off`, { off: true })).status).toBe(204);
  expect((await ann.post(`/api/tables/${table}/proposals`, { id: 'a-pause-1', what: { kind: 'pause' } })).status).toBe(204);
  await world.catchUp();
  const asked = await new Promise<string>((resolve) => {
    const player = new Player(eve, table);
    opened.push(() => player.close());
    void player.until(() => player.proposals.length > 0).then(() => resolve(player.proposals[0]?.id ?? ''));
  });
  expect((await eve.post(`/api/tables/${table}/proposals/${asked}`, { yes: true })).status).toBe(204);
  world.pass(20 * 24 * HOUR);
  await world.catchUp();
  const still = await seen(ann);
  expect(still.seats.map(({ standIn }) => standIn)).toEqual([false, false]);
  expect(still.time).toMatchObject({ pausedUntil: BEGINS + 30 * 24 * HOUR, seats: [{ daysOff: 7 }, { daysOff: 6 }] });
  expect((await seen(eve)).time).toEqual(still.time);
  expect((await eve.post(`/api/tables/${table}/go-on`)).status).toBe(204);
  await world.catchUp();
  const { deadline, awaited } = await seen(ann);
  expect(deadline).toBe(BEGINS + 23 * 24 * HOUR);
  world.pass(3 * 24 * HOUR);
  await world.catchUp();
  const late = await seen(ann);
  expect(late.seats.flatMap(({ standIn }, seat) => (standIn ? [seat] : []))).toEqual(awaited);
});
