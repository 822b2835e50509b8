// What somebody decides in secret, and when, shows in nobody's clock: neither then nor when it is known that they have decided.
import { randomUUID } from 'node:crypto';
import type { Action } from '@kaya/engine';
import { PACES, type Position, type Table, type ToClient } from '@kaya/wire';
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

  static async open(): Promise<World> {
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
      { game: 'council-of-shadows', options: {}, pace: PACES.calm, ...asked },
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
