// Orders ahead on PostgreSQL: given through one process they are kept, seen and played through another.
import type { NewTable } from '@kaya/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTables } from '../host/opened.ts';
import { newId } from '../people.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { beginGame } from '../tables/random-play.ts';
import { openTable } from '../tables/seating.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { rest, toWhereSomebodyWaits } from './who-waits.ts';

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
  pace: { kind: 'correspondence' },
  spectators: true,
};

test('an order that one process took is seen through the other, played there, and withdrawn for good by an empty list', async () => {
  const where = { kind: 'postgres', url } as const;
  await withTables(
    (here) =>
      withTables(async (there) => {
        const people = [newId(), newId()];
        const id = await openTable(here.store, asked, '{}', { id: people[0] ?? '', name: 'Ann' }, Date.now(), { seed: 'orders' });
        const one = await here.table(id);
        const seats = one.state.seats.map((it, seat) => ({ ...it, kind: 'person' as const, person: people[seat] ?? null }));
        await one.changeTable(() => ({ seats }));
        await beginGame(one, one.state.box, seats.length);
        const { mover, waiter } = await toWhereSomebodyWaits(one);
        const owner = people[waiter] ?? '';
        const order = { moves: [rest], exact: false };
        const give = (table: LiveTable, orders: (typeof order)[]) => table.inTurn(() => table.setOrders(waiter, orders, null));
        expect((await give(one, [order])).ok).toBe(true);
        const two = await there.table(id);
        expect((await two.position(owner))?.orders).toEqual([order]);
        expect((await two.position(people[mover] ?? ''))?.orders).toEqual([]);
        // What the first process believes to be so is looked at again: it was withdrawn meanwhile, and is given anew.
        expect((await give(two, [])).ok).toBe(true);
        expect((await give(one, [order])).ok).toBe(true);
        expect((await two.position(owner))?.orders).toEqual([order]);
        // Withdrawn through the second process, it is gone for the first too; given again, it is played by the second.
        expect((await give(two, [])).ok).toBe(true);
        expect((await one.position(owner))?.orders).toEqual([]);
        expect((await give(one, [order])).ok).toBe(true);
        await two.inTurn(() => two.lookAgain());
        const before = two.state.game?.match.moves ?? 0;
        expect((await two.inTurn(() => two.act(mover, rest, null, null))).ok).toBe(true);
        expect(two.state.game?.match.moves).toBe(before + 2);
        const told = await one.position(owner);
        expect([told?.orders, told?.byOrder.length]).toEqual([[], 1]);
        expect((await one.position(people[mover] ?? ''))?.byOrder).toEqual([]);
      }, where),
    where,
  );
});
