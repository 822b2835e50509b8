// What somebody asked for at a seat counts for nobody once they have left it, also where the process that is asked has not heard of that.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Action, Seat } from '@kaya/engine';
import type { NewTable } from '@kaya/wire';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Opened, withTables } from '../host/opened.ts';
import { newId, type Person } from '../people.ts';
import { Deletion } from '../storage/deletion.ts';
import { propose } from '../tables/consent.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { beginGame } from '../tables/random-play.ts';
import { openTable } from '../tables/seating.ts';
import type { Done } from '../tables/surroundings.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { rest, toWhereSomebodyWaits } from './who-waits.ts';

let postgres: TestPostgres;
const folder = mkdtempSync(join(tmpdir(), 'kaya-left-'));
let files = 0;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await postgres.stop();
});

const asked: NewTable = {
  game: 'lamplighters',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  visibility: 'public',
  pace: { kind: 'live' },
  spectators: true,
};

interface Played {
  readonly opened: Opened;
  readonly table: LiveTable;
  readonly people: readonly Person[];
  readonly mover: Seat;
  readonly waiter: Seat;
}

const databases = {
  SQLite: async () => ({ kind: 'sqlite', file: join(folder, `${files++}.sqlite`) }) as const,
  PostgreSQL: async () => ({ kind: 'postgres', url: await postgres.fresh() }) as const,
};

/** Stored beside the table in memory, which hears nothing of it: as another process does, or the host's command. */
async function meanwhile(
  { opened: { store }, table }: Played,
  seat: Seat,
  change: { person?: string | null; stand_in?: number },
) {
  const stored = await store.table(table.state.id);
  const before = stored?.seats[seat];
  if (stored === null || before === undefined) throw new Error('the table is not stored');
  const seats = [{ ...before, ...change }];
  expect(await store.changeTable(table.state.id, stored.row.revision, { seats }, 1, null)).toBe('stored');
}

describe.each(Object.entries(databases))('on %s', (_, where) => {
  async function played(work: (played: Played) => Promise<void>, more: Partial<NewTable> = {}): Promise<void> {
    await withTables(
      async (opened) => {
        const people = [newId(), newId(), newId()].map((id) => ({ id, name: id }));
        for (const it of people) await opened.store.guests.savePerson({ ...it, created_at: 0 });
        const [host] = people;
        if (host === undefined) throw new Error('nobody is there');
        const id = await openTable(opened.store, { ...asked, ...more }, '{}', host, Date.now(), { seed: 'orders' });
        const table = await opened.table(id);
        const seats = table.state.seats.map((it, i) => ({ ...it, kind: 'person' as const, person: people[i]?.id ?? null }));
        await table.changeTable(() => ({ seats }));
        await beginGame(table, table.state.box, seats.length);
        const at = more.game === undefined ? await toWhereSomebodyWaits(table) : { mover: 0, waiter: 1 };
        await work({ opened, table, people, ...at });
      },
      await where(),
    );
  }

  /** Asked of memory that is behind: refused, and nothing of it stored. */
  async function isRefused({ opened, table }: Played, code: string, ask: () => Promise<Done>): Promise<void> {
    const before = await opened.store.table(table.state.id);
    expect(await table.inTurn(ask)).toMatchObject({ ok: false, code });
    const after = await opened.store.table(table.state.id);
    expect([after?.row.version, after?.game, after?.steps]).toEqual([before?.row.version, before?.game, before?.steps]);
  }

  const order = { moves: [rest], exact: false };
  const asks: readonly [string, (played: Played) => { seat: Seat; ask: () => Promise<Done> }][] = [
    ['a move', ({ table, mover }) => ({ seat: mover, ask: () => table.act(mover, rest, null, null) })],
    ['orders', ({ table, waiter }) => ({ seat: waiter, ask: () => table.setOrders(waiter, [order], null) })],
  ];

  test.each(asks)('%s of whoever left, while somebody else sat down or a bot took over, counts for nobody', async (_, asked) => {
    await played(async (it) => {
      const { seat, ask } = asked(it);
      await meanwhile(it, seat, { stand_in: 1 });
      await isRefused(it, 'not-allowed', ask);
    });
    await played(async (it) => {
      const { seat, ask } = asked(it);
      await meanwhile(it, seat, { person: it.people[2]?.id ?? null });
      await isRefused(it, 'not-your-seat', ask);
      // Whoever sits there now asks for the same, and it is theirs.
      expect(await it.table.inTurn(ask)).toEqual({ ok: true });
    });
  });

  test('a move that can be taken back is taken back by nobody who left since', async () => {
    await played(async (it) => {
      const { table } = it;
      for (let i = 0; i < 40; i++) {
        const match = (await table.awake())?.match;
        const [seat = 0] = match?.awaited() ?? [];
        const person = it.people[seat]?.id ?? null;
        expect(await table.inTurn(() => table.act(seat, match?.legal(seat)[0] as Action, null, null))).toEqual({ ok: true });
        if (((await table.position(person))?.undoable ?? 0) === 0) continue;
        await meanwhile(it, seat, { person: it.people[2]?.id ?? null });
        return isRefused(it, 'not-your-seat', () => table.undo(seat, 1, null));
      }
      throw new Error('nothing can ever be taken back');
    });
  });

  test('an answer in advance of whoever left is given for nobody', async () => {
    await played(
      async (it) => {
        await meanwhile(it, 0, { person: it.people[2]?.id ?? null });
        await isRefused(it, 'not-your-seat', () => it.table.setStanding(0, 'dismissed-scientist', 'keep-in-hand', null));
      },
      { game: 'co2' },
    );
  });

  test('what others do at the table meanwhile keeps nobody from moving', async () => {
    await played(async (it) => {
      await meanwhile(it, it.waiter, { stand_in: 1 });
      expect(await it.table.inTurn(() => it.table.act(it.mover, rest, null, null))).toEqual({ ok: true });
    });
  });

  test('of whoever was deleted no orders are stored any more, neither their own nor with a move of others', async () => {
    await played(async (it) => {
      const { table, mover, waiter, people, opened } = it;
      const gone = people[waiter]?.id ?? '';
      expect(await table.inTurn(() => table.setOrders(waiter, [order], null))).toEqual({ ok: true });
      await new Deletion(opened.store).delete(gone);
      await isRefused(it, 'not-your-seat', () => table.setOrders(waiter, [{ ...order, exact: true }], null));
      expect(await table.inTurn(() => table.act(mover, rest, null, null))).toEqual({ ok: true });
      expect(JSON.stringify(await opened.store.table(table.state.id))).not.toContain(gone);
      expect(JSON.stringify(table.state.game?.saved)).not.toContain(gone);
    });
    await played(async ({ table, mover, waiter, people, opened }) => {
      const gone = people[waiter]?.id ?? '';
      expect(await table.inTurn(() => table.setOrders(waiter, [order], null))).toEqual({ ok: true });
      await new Deletion(opened.store).delete(gone);
      // Nothing was asked of the table between: the move itself finds that the one who had ordered is gone.
      expect(await table.inTurn(() => table.act(mover, rest, null, null))).toEqual({ ok: true });
      expect(JSON.stringify(await opened.store.table(table.state.id))).not.toContain(gone);
    });
  });

  test('whoever leaves in the very moment in which their move is stored has not moved', async () => {
    await played(async (it) => {
      const { opened, table, mover, people } = it;
      const { db } = opened.database;
      const { id, row } = table.state;
      const { version } = row;
      const asked = Promise.withResolvers<Done>();
      await db.transaction().execute(async (run) => {
        await run
          .updateTable('tables')
          .set((to) => ({ revision: to('revision', '+', 1) }))
          .where('id', '=', id)
          .execute();
        await run
          .updateTable('seats')
          .set({ person: people[2]?.id ?? null })
          .where('table_id', '=', id)
          .where('seat', '=', mover)
          .execute();
        // The move waits for the table, of which it has read what was stored before.
        void table.inTurn(() => table.act(mover, rest, null, null)).then(asked.resolve, asked.reject);
        if (opened.where.kind === 'sqlite') return;
        const waits = sql<{ many: number }>`select count(*)::int as many from pg_locks where not granted`;
        await expect.poll(async () => (await waits.execute(run)).rows[0]?.many).toBe(1);
      });
      expect(await asked.promise).toMatchObject({ ok: false, code: 'not-your-seat' });
      expect((await opened.store.table(id))?.row.version).toBe(version);
    });
  });

  test('a proposal of whoever left is made in nobody’s name', async () => {
    await played(async (it) => {
      const { table, mover, people, opened } = it;
      const person = people[mover];
      if (person === undefined) throw new Error('nobody sits there');
      const look = table.lookAgain.bind(table);
      // They leave just after it was looked whether they sit there.
      table.lookAgain = async () => {
        const found = await look();
        await meanwhile(it, mover, { person: people[2]?.id ?? null });
        table.lookAgain = look;
        return found;
      };
      await isRefused(it, 'not-your-seat', () => propose(opened.store, table, person, { kind: 'abandon' }, null, Date.now()));
      expect(table.state.proposals).toEqual([]);
    });
  });
});
