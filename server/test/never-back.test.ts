// What a viewer is told never goes back, in whichever order moves are stored, notices come and people change processes.
import { below, type Rng, SPECTATOR, seeded } from '@kaya/engine';
import type { NewTable, ToClient } from '@kaya/wire';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Opened, withTables } from '../host/opened.ts';
import { newId, type Person } from '../people.ts';
import type { Append } from '../storage/append.ts';
import { Store } from '../storage/store.ts';
import type { Follower } from '../tables/audience.ts';
import { consent, propose } from '../tables/consent.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { beginGame } from '../tables/random-play.ts';
import { agreeToRate, join, leave, openTable, rematch, start } from '../tables/seating.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

let postgres: TestPostgres;
let url = '';
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.fresh();
});
afterAll(() => postgres.stop());

const asked: NewTable = {
  game: 'lamplighters',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  visibility: 'public',
  pace: { kind: 'live' },
  spectators: true,
};

/** Somebody who looks on, now through one process and now through another, as a client does: it says what it has seen. */
class Viewer implements Follower {
  readonly person: string | null;
  readonly told: number[] = [];
  readonly faults: string[] = [];
  /** What one version looked like. */
  readonly #views = new Map<number, string>();
  #at: LiveTable | null = null;

  constructor(person: string | null) {
    this.person = person;
  }

  get seen(): number | null {
    return this.told.at(-1) ?? null;
  }

  async comeTo(table: LiveTable): Promise<void> {
    this.#at?.audience.unfollow(this);
    this.#at = table;
    await table.inTurn(() => table.follow(this, this.seen));
  }

  send(message: ToClient): void {
    if (message.t !== 'position') return;
    const { version, view } = message.position;
    if (version < (this.seen ?? 0)) this.faults.push(`${version} after ${this.seen}`);
    const looks = JSON.stringify(view);
    if ((this.#views.get(version) ?? looks) !== looks) this.faults.push(`two versions ${version}`);
    this.#views.set(version, looks);
    this.told.push(version);
  }

  end(): void {
    throw new Error('nobody is sent away here');
  }
}

/** One process: no notice reaches it but when a test says so. */
class Side {
  readonly table: LiveTable;
  readonly #opened: Opened;
  readonly #rng: Rng;
  #late: (() => Promise<unknown>)[] = [];

  constructor(opened: Opened, table: LiveTable, seed: string) {
    this.#opened = opened;
    this.table = table;
    this.#rng = seeded(seed);
  }

  act(): Promise<unknown> {
    return this.table.inTurn(async () => {
      const game = await this.table.awake();
      const seat = game?.match.awaited()[0] ?? 0;
      const legal = game?.match.legal(seat) ?? [];
      const action = legal[below(this.#rng, Math.max(1, legal.length))];
      return action === undefined ? null : this.table.act(seat, action, null, null);
    });
  }

  undo(seat: number): Promise<unknown> {
    return this.table.inTurn(() => this.table.undo(seat, 1, null));
  }

  hear(): Promise<void> {
    return this.table.inTurn(() => this.table.catchUp());
  }

  reload(): Promise<void> {
    return this.table.inTurn(() => this.table.reload());
  }

  /** A move whose answer is lost: it is stored, at once or when it is let go, and the process does not hear of it. */
  async lose(when: 'at once' | 'later'): Promise<void> {
    const { store } = this.#opened;
    const append = store.append.bind(store);
    const lost = vi.spyOn(store, 'append').mockImplementationOnce(async (it: Append) => {
      if (when === 'at once') await append(it);
      else this.#late.push(() => append(it));
      throw new Error('the database did not answer in time');
    });
    await this.act().catch(() => undefined);
    lost.mockRestore();
  }

  async letGo(): Promise<void> {
    for (const store of this.#late.splice(0)) await store();
  }
}

/** Two processes with one running table, of which both know. */
async function between(seed: string, work: (one: Side, two: Side, people: readonly string[]) => Promise<void>): Promise<void> {
  const where = { kind: 'postgres', url } as const;
  await withTables(
    (here) =>
      withTables(async (there) => {
        const people = [newId(), newId()];
        const [host = ''] = people;
        for (const id of people) await here.store.guests.savePerson({ id, name: id, created_at: 0 });
        const id = await openTable(here.store, asked, '{}', { id: host, name: 'Ann' }, Date.now(), { seed });
        const one = await here.table(id);
        const seats = one.state.seats.map((it, seat) => ({ ...it, kind: 'person' as const, person: people[seat] ?? null }));
        await one.changeTable(() => ({ seats }));
        await beginGame(one, one.state.box, seats.length);
        const two = await there.table(id);
        await two.awake();
        await work(new Side(here, one, `${seed} one`), new Side(there, two, `${seed} two`), people);
      }, where),
    where,
  );
}

test('whoever changes processes before a notice comes is told nothing older there, nor answered so', async () => {
  await between('late notice', async (one, two, people) => {
    const viewer = new Viewer(people[0] ?? null);
    await viewer.comeTo(one.table);
    for (let i = 0; i < 6; i++) await one.act();
    const told = viewer.seen ?? 0;
    expect(told).toBeGreaterThan(1);
    expect((await two.table.position(viewer.person))?.version).toBeGreaterThanOrEqual(told);
    for (let i = 0; i < 6; i++) await one.act();
    await viewer.comeTo(two.table);
    expect(viewer.faults).toEqual([]);
    expect(viewer.told.length).toBeGreaterThan(6);
  });
});

test('a move that is stored after its process gave up waiting for it, and a reload before: nobody is led back', async () => {
  await between('late commit', async (one, two, people) => {
    const viewer = new Viewer(people[1] ?? null);
    await viewer.comeTo(one.table);
    await one.lose('later');
    await one.reload();
    await one.letGo();
    // The first process does not hear of it: the notice is its own.
    await two.hear();
    for (let i = 0; i < 4; i++) await two.act();
    await viewer.comeTo(two.table);
    await viewer.comeTo(one.table);
    await one.act();
    expect(viewer.faults).toEqual([]);
  });
});

test('whoever hears of moves elsewhere reads these alone, and knows the same as whoever made them', async () => {
  await between('only what is new', async (one, two, people) => {
    const viewer = new Viewer(people[1] ?? null);
    await viewer.comeTo(two.table);
    const read = vi.spyOn(Store.prototype, 'table');
    for (let i = 0; i < 4; i++) {
      await one.act();
      await one.act();
      await two.hear();
      const [known, made] = [two.table.state.game?.saved, one.table.state.game?.saved];
      // To the letter: with keys in another order a game could go another way.
      expect(JSON.stringify(known?.state)).toBe(JSON.stringify(made?.state));
      expect(known).toEqual(made);
      expect(two.table.state.row).toEqual(one.table.state.row);
    }
    // What was stored whole meanwhile is read whole.
    expect(read.mock.calls.length).toBeLessThan(2);
    expect(viewer.told.length).toBeGreaterThan(3);
    expect(viewer.faults).toEqual([]);
    // Either goes on from there.
    await two.act();
    await one.hear();
    expect(one.table.state.row.version).toBe(two.table.state.row.version);
    expect(await two.act()).toMatchObject({ ok: true });
  });
});

test.each(['a', 'b'])('in orders by chance (%s) a viewer’s versions only rise, and one version is one view', async (seed) => {
  await between(`chance ${seed}`, async (one, two, people) => {
    const rng = seeded(`orders ${seed}`);
    const sides = [one, two] as const;
    const viewers = [...people, null].map((person) => new Viewer(person));
    for (const viewer of viewers) await viewer.comeTo(one.table);
    for (let step = 0; step < 120; step++) {
      const side = sides[below(rng, 2)] ?? one;
      const viewer = viewers[below(rng, viewers.length)];
      const what = below(rng, 20);
      if (what < 7) await side.act();
      else if (what < 9) await side.undo(below(rng, 2));
      else if (what < 11) await side.lose(what === 9 ? 'at once' : 'later');
      else if (what < 13) await side.letGo();
      else if (what < 15) await side.hear();
      else if (what < 16) await side.reload();
      else if (what < 17) side.table.sleep();
      else await viewer?.comeTo(side.table);
    }
    for (const side of sides) await side.hear();
    for (const [i, viewer] of viewers.entries()) {
      await viewer.comeTo(one.table);
      expect(viewer.faults).toEqual([]);
      expect(viewer.seen).toBe(one.table.state.game?.match.view(i === 2 ? SPECTATOR : i).version);
    }
  });
});

/** Two processes with one table that is open, and of which the second hears nothing more. */
async function opened(
  work: (one: LiveTable, two: LiveTable, people: readonly [Person, Person], store: Store) => Promise<void>,
): Promise<void> {
  const where = { kind: 'postgres', url } as const;
  await withTables(
    (here) =>
      withTables(async (there) => {
        const people = [newId(), newId()].map((id) => ({ id, name: id })) as [Person, Person];
        for (const it of people) await here.store.guests.savePerson({ ...it, created_at: 0 });
        const id = await openTable(here.store, asked, '{}', people[0], Date.now());
        await work(await here.table(id), await there.table(id), people, there.store);
      }, where),
    where,
  );
}

test('that there is nothing to do is believed of no memory that another process has outrun', async () => {
  await opened(async (one, two, [, ben]) => {
    const now = Date.now();
    const at = (table: LiveTable) => table.state.seatOf(ben.id);
    expect(await two.inTurn(() => join(two, ben, 1, now))).toEqual({ ok: true });
    expect(await one.inTurn(() => agreeToRate(one, ben, true))).toEqual({ ok: true });
    // He takes it back through one process and says it again through the other, which has not heard of that.
    expect(await two.inTurn(() => agreeToRate(two, ben, false))).toEqual({ ok: true });
    expect(one.state.seats[1]?.rated_by).toBe(ben.id);
    expect(await one.inTurn(() => agreeToRate(one, ben, true))).toEqual({ ok: true });
    await two.inTurn(() => two.catchUp());
    expect(two.state.seats[1]?.rated_by).toBe(ben.id);
    // He gets up through one and sits down again through the other, where he still seems to sit.
    expect(await one.inTurn(() => leave(one, ben, now))).toEqual({ ok: true });
    expect([at(one), at(two)]).toEqual([SPECTATOR, 1]);
    expect(await two.inTurn(() => join(two, ben, 1, now))).toEqual({ ok: true });
    await one.inTurn(() => one.catchUp());
    expect([at(one), at(two)]).toEqual([1, 1]);
  });
});

test('nobody is refused for what another process has changed already: a start, a proposal, another game', async () => {
  await opened(async (one, two, [ann, ben], store) => {
    const now = Date.now();
    expect(await two.inTurn(() => join(two, ben, 1, now))).toEqual({ ok: true });
    // To the first process the seat is free, to the second the game has not begun, and so on.
    expect(one.state.seatOf(ben.id)).toBe(SPECTATOR);
    expect(await one.inTurn(() => start(one, ann, async () => ({ ok: true })))).toEqual({ ok: true });
    expect(two.state.row.status).toBe('open');
    expect(await two.inTurn(() => propose(store, two, ben, { kind: 'abandon' }, null, now))).toEqual({ ok: true });
    const [asked] = two.state.proposals;
    expect(await one.inTurn(() => consent(one, ann, asked?.id ?? '', true, now))).toEqual({ ok: true });
    expect([one.state.row.status, two.state.row.status]).toEqual(['abandoned', 'playing']);
    expect(await two.inTurn(() => rematch(store, two, ben, '', now))).not.toBeNull();
  });
});
