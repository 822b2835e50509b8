// By which processes hear of each other: PostgreSQL and NATS behave alike, and whatever becomes of a notice, everybody sees what is stored.
import { randomUUID } from 'node:crypto';
import { below, type GameRecord, replay, seeded } from '@kaya/engine';
import { box as lamplighters } from '@kaya/engine/teaching';
import type { Position, Table } from '@kaya/wire';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Thinking } from '../../bots/thinking.ts';
import type { Bus, Heard, Notice, Told } from '../../bus/bus.ts';
import { natsAddress } from '../../bus/nats-address.ts';
import { NatsBus } from '../../bus/nats-bus.ts';
import { PostgresBus } from '../../bus/postgres-bus.ts';
import { PostgresLine } from '../../bus/postgres-line.ts';
import { Keeper } from '../../keeper.ts';
import { openSite, type Site } from '../../site.ts';
import { type Database, openDatabase } from '../../storage/open.ts';
import { Store } from '../../storage/store.ts';
import { Talk } from '../../storage/talk.ts';
import { Cable } from '../cable.ts';
import { configurationFor, GuestOf, Player, playRandomly, seatedTable } from '../playing.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { move, row, seat } from '../stored.ts';
import { hasNats, NatsServer } from './nats-server.ts';
import { NatsStandIn } from './nats-stand-in.ts';

const PATIENCE = 4000;
let postgres: TestPostgres;
let database: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await openDatabase({ kind: 'postgres', url: await postgres.fresh() }, () => undefined);
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});
afterEach(() => vi.restoreAllMocks());

/** What carries notices in these tests, over a cable that can be cut. */
interface Carrier {
  readonly cable: Cable;
  bus(me: string): { readonly bus: Bus; readonly line: PostgresLine | null };
  /** The environment's side: what a host sets for it. */
  readonly nats: ReturnType<typeof natsAddress>;
  stop(): Promise<void>;
}

async function byPostgres(): Promise<Carrier> {
  const url = new URL(database.url ?? '');
  const cable = await Cable.to(Number(url.port));
  url.port = String(cable.port);
  const bus = (me: string) => {
    const line = new PostgresLine({ url: url.href, patience: PATIENCE });
    return { bus: new PostgresBus(line, me), line };
  };
  return { cable, bus, nats: null, stop: () => cable.close() };
}

async function byNats(port: number, end: () => Promise<void>): Promise<Carrier> {
  const cable = await Cable.to(port);
  const address = natsAddress(`nats://127.0.0.1:${cable.port}`);
  if (address === null) throw new Error('the address of the bus cannot be read');
  const bus = (me: string) => ({ bus: new NatsBus({ address, site: 'here', me, log: { warn: () => undefined } }), line: null });
  const stop = async () => {
    await cable.close();
    await end();
  };
  return { cable, bus, nats: address, stop };
}

async function byStandIn(): Promise<Carrier> {
  const server = await new NatsStandIn().start();
  return byNats(server.port, () => server.stop());
}

async function byServer(): Promise<Carrier> {
  const server = await NatsServer.open();
  return byNats(server.port, () => server.end('SIGTERM'));
}

const hasServer = hasNats();
const how = hasServer ? '' : ': skipped; put nats-server into the PATH (apt install nats-server) and run this file again';
if (!hasServer) console.info(`NATS, the server itself${how}`);

/** A bus of NATS at this port that hears of one table, and what it logs. */
async function listening(port: number) {
  const address = natsAddress(`nats://127.0.0.1:${port}`);
  if (address === null) throw new Error('the address of the bus cannot be read');
  const logged: string[] = [];
  const bus = new NatsBus({ address, site: 'here', me: 'me', log: { warn: (_details, message) => void logged.push(message) } });
  await bus.listen({ of: () => undefined, gap: () => undefined });
  await bus.hear('table');
  return { bus, logged };
}

test('that NATS is away is logged once, however often it is tried', async () => {
  const tried = await new NatsStandIn().start();
  const { port } = tried;
  await tried.stop();
  const { bus, logged } = await listening(port);
  const tries = vi.spyOn(globalThis, 'setTimeout');
  await expect.poll(() => tries.mock.calls.filter(([, after]) => after === 500).length, { timeout: 20_000 }).toBeGreaterThan(2);
  expect(logged).toEqual([expect.stringContaining('does not answer')]);
  await bus.close();
});

test('what NATS has forbidden is heard when it is allowed and the line begins anew', async () => {
  let denies = true;
  const server = await new NatsStandIn(() => denies).start();
  const cable = await Cable.to(server.port);
  const { bus, logged } = await listening(cable.port);
  expect([bus.isOpen(), bus.hears('table')]).toEqual([false, false]);
  expect(logged).toEqual([expect.stringContaining('forbids')]);
  denies = false;
  cable.cut();
  cable.mend();
  await expect.poll(() => bus.isOpen() && bus.hears('table'), { timeout: 20_000 }).toBe(true);
  await bus.close();
  await cable.close();
  await server.stop();
});

describe('PostgreSQL', () => behaves(byPostgres));
describe('NATS, a stand-in that speaks its protocol', () => behaves(byStandIn));
describe.runIf(hasServer)(`NATS, the server itself${how}`, () => behaves(byServer));

function behaves(start: () => Promise<Carrier>): void {
  let carrier: Carrier;
  let url = '';
  const open: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    carrier = await start();
    url = await postgres.fresh();
  });
  afterEach(async () => {
    carrier.cable.mend();
    for (const close of open.splice(0).reverse()) await close();
  });
  afterAll(() => carrier.stop());

  /** A process that listens, and what it hears. */
  async function process(me: string) {
    const { bus, line } = carrier.bus(me);
    const heard: string[] = [];
    let gaps = 0;
    open.push(async () => {
      await bus.close();
      await line?.close();
    });
    await bus.listen({ of: ({ what, about }) => void heard.push(`${what} ${about}`), gap: () => gaps++ });
    await line?.open();
    const store = new Store(database, me, bus);
    return { bus, store, talk: new Talk(database, store, me), heard, gaps: () => gaps };
  }

  test('a process hears of tables that somebody on it looks at, of lists and people always, and never of what it said itself', async () => {
    const [here, other] = [await process('here'), await process('other')];
    const [seen, unseen, last] = ['seen', 'unseen', 'last'].map(
      (it) => `${it}-${here.bus.constructor.name}-${carrier.cable.port}`,
    ) as [string, string, string];
    await here.bus.hear(seen);
    expect(here.bus.hears(seen)).toBe(true);
    for (const id of [unseen, seen]) {
      await other.store.createTable(row(id, { status: 'playing' }), [seat(id, 0)]);
      await other.store.append(move(id, 0));
    }
    await other.talk.say({ table_id: seen, seat: 0, person: null, phrase: null, name: 'B', text: 'hi', at: 1 }, null);
    await other.talk.presence(seen, 'ben', true, 100);
    await here.store.append(move(seen, 1));
    await expect
      .poll(() => here.heard)
      .toEqual([`changed ${unseen}`, `changed ${seen}`, `moved ${seen}`, `chat ${seen}`, `people ${seen}`]);
    await here.bus.letGo((id) => id !== seen);
    expect(here.bus.hears(seen)).toBe(false);
    await other.store.append(move(seen, 2));
    await other.store.createTable(row(last), [seat(last, 0)]);
    await expect.poll(() => here.heard.slice(5)).toEqual([`changed ${last}`]);
    expect(other.heard).toEqual([]);
  });

  test('what is not stored is not told', async () => {
    const [here, other] = [await process('here'), await process('other')];
    const failed = other.store.telling.change(async (_run, say) => {
      say('renamed', 'ann');
      throw new Error('it is not stored');
    });
    await expect(failed).rejects.toThrow('it is not stored');
    await other.store.telling.tell([{ what: 'renamed', about: 'ben' }]);
    await expect.poll(() => here.heard).toEqual(['renamed ben']);
  });

  test('a bus that is away is told, keeps nobody waiting, and hears everything again when it is back', async () => {
    const here = await process('here');
    await here.bus.hear('before');
    carrier.cable.cut();
    await expect.poll(() => here.bus.isOpen()).toBe(false);
    expect(here.bus.hears('before')).toBe(false);
    await here.bus.hear('meanwhile');
    expect(here.bus.hears('meanwhile')).toBe(false);
    await here.bus.letGo((id) => id !== 'unknown');
    carrier.cable.mend();
    await expect.poll(() => here.gaps(), { timeout: 20_000 }).toBe(1);
    expect(here.bus.isOpen() && here.bus.hears('before') && here.bus.hears('meanwhile')).toBe(true);
    const other = await process('other');
    for (const about of ['before', 'meanwhile', 'unheard']) await other.store.telling.tell([{ what: 'moved', about }]);
    await other.store.telling.tell([{ what: 'renamed', about: 'ben' }]);
    await expect
      .poll(() => here.heard.filter((it) => !it.startsWith('missed')))
      .toEqual(['moved before', 'moved meanwhile', 'renamed ben']);
  });

  /** Two whole sites on one database; `hears` decides what becomes of a notice on its way to one of them. */
  async function sites(hears: (site: number, told: Told) => Told): Promise<[Site, Site]> {
    let number = 0;
    for (const kind of [PostgresBus, NatsBus]) {
      const listen = kind.prototype.listen;
      vi.spyOn(kind.prototype, 'listen').mockImplementation(function (this: PostgresBus & NatsBus, told) {
        return listen.call(this, hears(number++, told));
      });
    }
    const one = async (): Promise<Site> => {
      const opened = await openSite(configurationFor({ kind: 'postgres', url }, { nats: carrier.nats }));
      let closed: Promise<void> | null = null;
      const close = () => {
        closed ??= opened.close();
        return closed;
      };
      open.push(close);
      return { ...opened, close };
    };
    return [await one(), await one()];
  }

  test('notices that are lost, doubled, late or in another order: everybody sees every move and every line once and in order, and every open table', async () => {
    const rng = seeded('fates');
    const unreliable = (_site: number, told: Told): Told => {
      const late: Heard[] = [];
      return {
        gap: () => told.gap(),
        of(notice) {
          const fate = below(rng, 4);
          if (fate === 0) return;
          if (fate === 1) return void late.push(notice);
          told.of(notice);
          if (fate === 2) told.of(notice);
          for (const it of late.splice(0).reverse()) told.of(it);
        },
      };
    };
    const both = await sites(unreliable);
    const { id, guests } = await seatedTable(both[0].port, 'lamplighters', 2);
    const players = guests.map((guest, i) => {
      guest.port = both[i]?.port ?? 0;
      return new Player(guest, id);
    });
    const [ann, ben] = players as [Player, Player];
    const versions: number[] = [];
    ben.onMessage = (message) => {
      if (message.t === 'position') versions.push(message.position.version);
    };
    await guests[0]?.post(`/api/tables/${id}/start`);
    let over = false;
    const played = Promise.all(players.map((player, i) => playRandomly(player, `fates ${i}`))).then(() => {
      over = true;
    });
    let said = 0;
    while (!over) {
      if (said < 5 && (await ann.ask({ t: 'chat', text: `line ${said}` })).t === 'done') said++;
      // What was lost is found at a look around.
      for (const site of both) await site.lookAround();
    }
    await played;
    const { body } = await (guests[0] as GuestOf).get<GameRecord>(`/api/tables/${id}/record`);
    expect(replay(lamplighters.game, body).ok).toBe(true);
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
    expect(said).toBeGreaterThan(0);
    await both[1].lookAround();
    const lines = () => ben.messages.flatMap((it) => (it.t === 'chat' ? it.lines : [])).map(({ text }) => text);
    await expect.poll(lines).toEqual(Array.from({ length: said }, (_, i) => `line ${i}`));
    ben.client.followLobby(true);
    const listed = () => ben.messages.findLast((it) => it.t === 'lobby')?.tables.map((it) => it.id) ?? null;
    await expect.poll(listed).toEqual([]);
    const opened = await (guests[0] as GuestOf).open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
    await both[1].lookAround();
    await expect.poll(listed).toEqual([opened]);
    for (const player of players) player.close();
  });

  test('a process is not told of moves that nobody on it looks at, and answers with the newest position all the same', async () => {
    const heard: Notice[][] = [[], []];
    const both = await sites((site, told) => ({
      gap: () => told.gap(),
      of(notice) {
        heard[site]?.push(notice);
        told.of(notice);
      },
    }));
    const { id, guests } = await seatedTable(both[0].port, 'lamplighters', 2);
    const ben = guests[1] as GuestOf;
    const elsewhere = new GuestOf(both[1].port, ben.name);
    elsewhere.cookie = ben.cookie;
    // The other process has the table in its memory, and nobody who looks at it.
    expect((await elsewhere.get(`/api/tables/${id}`)).status).toBe(200);
    const players = guests.map((guest) => new Player(guest, id));
    await guests[0]?.post(`/api/tables/${id}/start`);
    await Promise.all(players.map((player, i) => playRandomly(player, `unseen ${i}`)));
    const { body } = await elsewhere.get<Position>(`/api/tables/${id}/position`);
    expect(body.version).toBe(players[1]?.position?.version);
    // Whatever was said of the table before has come by when this has.
    await ben.post('/api/guest', { name: 'Benjamin' });
    await expect.poll(() => heard[1]?.some(({ what }) => what === 'renamed')).toBe(true);
    const told = heard[1]?.map(({ what }) => what).filter((what) => what !== 'spent');
    expect(new Set(told)).toEqual(new Set(['changed', 'renamed']));
    for (const player of players) player.close();
  });

  test('the list of tables says who is there, through whichever process', async () => {
    const both = await sites((_site, told) => told);
    const ann = await GuestOf.at(both[0].port, 'Ann');
    const id = await ann.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
    const player = new Player(ann, id);
    const elsewhere = new GuestOf(both[1].port, 'Ann');
    elsewhere.cookie = ann.cookie;
    const isThere = async (path: string) =>
      (await elsewhere.get<Table[]>(path)).body.find((it) => it.id === id)?.seats[0]?.online;
    for (const path of ['/api/tables', '/api/my/tables']) await expect.poll(() => isThere(path), { timeout: 60_000 }).toBe(true);
    player.close();
    for (const path of ['/api/tables', '/api/my/tables']) await expect.poll(() => isThere(path), { timeout: 60_000 }).toBe(false);
  });

  test('what somebody may do holds over all processes: what is spent on one is spent on the others', async () => {
    const both = await sites((_site, told) => told);
    const ann = await GuestOf.at(both[0].port, 'Ann');
    const elsewhere = new GuestOf(both[1].port, 'Ann');
    elsewhere.cookie = ann.cookie;
    const group = (guest: GuestOf) => guest.post('/api/groups', { name: 'The Kilowatts' });
    const spent = async () => (await group(ann)).status;
    while ((await spent()) !== 429);
    // So many tries alone spend nobody's allowance.
    await expect.poll(async () => (await group(elsewhere)).status, { timeout: 20_000, interval: 1000 }).toBe(429);
    // Others are not to blame for it.
    expect((await group(await GuestOf.at(both[1].port, 'Ben'))).status).toBe(200);
  });

  test('however often it is said that something was missed, everything is looked at once more, one look after the other', async () => {
    let told: Told | undefined;
    await sites((_site, it) => {
      told = it;
      return it;
    });
    let at = 0;
    let most = 0;
    const looks = vi.spyOn(Keeper.prototype, 'missed').mockImplementation(async () => {
      most = Math.max(most, ++at);
      await new Promise((resolve) => setTimeout(resolve, 20));
      at--;
    });
    for (let i = 0; i < 1000; i++) {
      told?.of({ from: 'another', what: 'missed', about: 'all' });
      told?.gap();
    }
    await expect.poll(() => looks.mock.calls.length, { timeout: 60_000 }).toBe(2);
    await vi.waitUntil(() => at === 0);
    expect([looks.mock.calls.length, most]).toEqual([2, 1]);
    // What is said later is looked at too.
    told?.gap();
    await expect.poll(() => looks.mock.calls.length, { timeout: 60_000 }).toBe(3);
  });

  test('a process that ends leaves its bots to another at once', async () => {
    // Nobody finds them by looking around: they are told.
    vi.spyOn(Keeper.prototype, 'lookAround').mockResolvedValue();
    // The first bot that is asked, on the process that will end, never comes to a decision.
    vi.spyOn(Thinking.prototype, 'think').mockImplementationOnce(() => new Promise<never>(() => undefined));
    const both = await sites((_site, told) => told);
    const ann = await GuestOf.at(both[0].port, 'Ann');
    const id = await ann.open('lamplighters', [{ kind: 'bot', level: 'easy' }, { kind: 'me' }]);
    await ann.post(`/api/tables/${id}/start`);
    const legal = async () => (await ann.get<Position>(`/api/tables/${id}/position`)).body.legal;
    for (let mine = await legal(); mine.length > 0; mine = await legal())
      await ann.post(`/api/tables/${id}/actions`, { id: randomUUID(), seen: null, action: mine[0] });
    ann.port = both[1].port;
    const player = new Player(ann, id);
    await player.until(() => player.position !== null);
    expect(player.position?.legal).toEqual([]);
    await both[0].close();
    await player.until(() => (player.position?.legal.length ?? 0) > 0);
    player.close();
  });
}
