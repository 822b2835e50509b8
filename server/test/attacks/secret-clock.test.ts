// What somebody decides in secret, and when, shows in nobody's clock, nor in what is answered or told later: neither then nor when it is
// known that they have decided.
import { randomUUID } from 'node:crypto';
import type { Action } from '@kaya/engine';
import { PACES, type Pace, type Position, type Table, type ToClient } from '@kaya/wire';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '../../storage/open.ts';
import { Store } from '../../storage/store.ts';
import { openTable } from '../../tables/seating.ts';
import { type FileSite, GuestOf, Player, sqliteSite } from '../playing.ts';

const BEGINS = 1_800_000_000_000;
const MINUTE = 60_000;

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

/** Both plan at once and in secret; time passes only where it is said. */
class World {
  readonly #clock: { now: number };
  readonly site: FileSite;
  readonly ann: GuestOf;
  readonly eve: GuestOf;
  readonly table: string;

  private constructor(clock: { now: number }, site: FileSite, people: readonly [GuestOf, GuestOf], table: string) {
    this.#clock = clock;
    this.site = site;
    [this.ann, this.eve] = people;
    this.table = table;
  }

  static async open(pace: Pace = PACES.calm): Promise<World> {
    const clock = { now: BEGINS };
    const site = await sqliteSite({}, () => clock.now);
    opened.push(() => site.close());
    const people = [await GuestOf.at(site.port, 'Ann'), await GuestOf.at(site.port, 'Eve')] as const;
    const me = (await people[0].get<{ id: string; name: string }>('/api/me')).body;
    const database = await openDatabase({ kind: 'sqlite', file: site.file }, () => undefined);
    const asked = {
      seats: [{ kind: 'me' as const }, { kind: 'open' as const }],
      visibility: 'public' as const,
      spectators: true,
    };
    const table = await openTable(
      new Store(database, 'test'),
      { game: 'council-of-shadows', options: {}, pace, ...asked },
      '{}',
      me,
      BEGINS,
      { seed: 'the same deal' },
    );
    await database.close();
    const world = new World(clock, site, people, table);
    expect((await world.eve.post(`/api/tables/${table}/join`, { seat: 1 })).status).toBe(204);
    expect((await world.ann.post(`/api/tables/${table}/start`)).status).toBe(204);
    while (!(await world.plans(world.ann)) || !(await world.plans(world.eve))) {
      const { awaited } = await world.seen(world.ann);
      await world.act(awaited.includes(0) ? world.ann : world.eve);
    }
    return world;
  }

  pass(minutes: number): void {
    this.#clock.now += minutes * MINUTE;
  }

  async seen(guest: GuestOf): Promise<Table> {
    return (await guest.get<Table>(`/api/tables/${this.table}`)).body;
  }

  async plans(guest: GuestOf): Promise<boolean> {
    return (await this.#position(guest)).legal.some((it) => it.do === 'plan-card');
  }

  async act(guest: GuestOf): Promise<void> {
    const [action] = (await this.#position(guest)).legal as Action[];
    const { status, body } = await guest.post(`/api/tables/${this.table}/actions`, { id: randomUUID(), seen: null, action });
    expect([status, body]).toEqual([204, '']);
  }

  /** Decides one thing of several, which nobody else sees. */
  async plan(guest: GuestOf): Promise<void> {
    await this.act(guest);
    expect(await this.plans(guest)).toBe(true);
  }

  /** Decides everything that is asked of this one: that it is done everybody sees. */
  async decide(guest: GuestOf): Promise<void> {
    while (await this.plans(guest)) await this.act(guest);
  }

  async undo(guest: GuestOf): Promise<void> {
    expect((await guest.post(`/api/tables/${this.table}/undo`, { id: randomUUID(), count: 1 })).status).toBe(204);
  }

  async #position(guest: GuestOf): Promise<Position> {
    return (await guest.get<Position>(`/api/tables/${this.table}/position`)).body;
  }
}

/** Everything that Ann hears and can ask for, without the names that are different every time. */
async function whatAnnLearns(secretly: (world: World, minute: number) => Promise<void>): Promise<unknown> {
  const world = await World.open();
  const { ann, eve } = world;
  const player = new Player(ann, world.table);
  opened.push(() => player.close());
  await player.until(() => player.position !== null);
  const asked: Table[] = [];
  for (let minute = 0; minute < 20; minute += 5) {
    await secretly(world, minute);
    await world.site.lookAround();
    asked.push(await world.seen(ann));
    world.pass(5);
  }
  for (const guest of [eve, ann]) {
    await world.decide(guest);
    asked.push(await world.seen(ann));
  }
  const told = () => player.messages.filter((it): it is Extract<ToClient, { t: 'table' }> => it.t === 'table');
  await player.until(() => JSON.stringify(told().at(-1)?.table.time) === JSON.stringify(asked.at(-1)?.time));
  return JSON.parse(JSON.stringify([asked, told()], (key, value) => (key === 'id' ? 0 : value)));
}

test('whoever plans in secret, soon or late, or thinks again, is seen to have the same time', async () => {
  const late = await whatAnnLearns(async (world, minute) => {
    if (minute === 15) await world.plan(world.eve);
  });
  const soon = await whatAnnLearns(async (world, minute) => {
    if (minute === 0) await world.plan(world.eve);
    if (minute === 5) await world.undo(world.eve);
    if (minute === 10) await world.plan(world.eve);
  });
  expect(JSON.stringify(late)).toContain('"until"');
  expect(soon).toEqual(late);
});

test('neither a rewind nor whether a bot may play for somebody who is away tells what they had planned in secret', async () => {
  const told = async (secretly: number): Promise<unknown> => {
    const world = await World.open({ kind: 'live' });
    const { ann, eve, table } = world;
    const player = new Player(ann, table);
    opened.push(() => player.close());
    await player.until(() => player.position !== null);
    await world.plan(ann);
    for (let i = 0; i < secretly; i++) await world.act(eve);
    await player.until(() => player.position?.undoable === 1);
    const from = player.messages.length;
    await ann.post(`/api/tables/${table}/proposals`, { id: randomUUID(), what: { kind: 'rewind', moves: 1 } });
    await player.until(() => player.proposals.length === 1);
    expect((await eve.post(`/api/tables/${table}/proposals/${player.proposals[0]?.id}`, { yes: true })).status).toBe(204);
    const positions = () => player.messages.slice(from).filter((it) => it.t === 'position');
    await player.until(() => positions().some((it) => it.news.length > 0));
    const absent = async () => (await ann.post(`/api/tables/${table}/absent`, { seat: 1 })).status;
    world.pass(1);
    if (secretly > 0) await world.plan(eve);
    const early = await absent();
    world.pass(1.5);
    return { back: positions().map((it) => it.news), early, late: await absent() };
  };
  const alone = await told(0);
  expect(alone).toMatchObject({ back: [[{ undone: 1 }]], early: 403, late: 204 });
  expect(await told(2)).toEqual(alone);
});
