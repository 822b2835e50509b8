// Which tables a process keeps in memory.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ToClient } from '@kaya/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALONE } from '../bus/bus.ts';
import { boxOf } from '../games.ts';
import { withTables } from '../host/opened.ts';
import { newId } from '../people.ts';
import { openDatabase } from '../storage/open.ts';
import { Store } from '../storage/store.ts';
import { Talk } from '../storage/talk.ts';
import { beginGame } from '../tables/random-play.ts';
import { Replays } from '../tables/replays.ts';
import { openTable } from '../tables/seating.ts';
import { Tables } from '../tables/tables.ts';
import { row, seat } from './stored.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaya-memory-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a table that nobody follows is forgotten after a while, but not while somebody is on the way to it', async () => {
  const database = await openDatabase({ kind: 'sqlite', file: join(folder, 'kaya.sqlite') }, () => undefined);
  const store = new Store(database, 'me');
  const replays = new Replays({}, () => undefined);
  let now = 0;
  const tables = new Tables(
    {
      ...{ store, replays, talk: new Talk(database, store, 'me'), now: () => now },
      names: async () => new Map(),
      isOnline: () => false,
      isProgram: () => false,
      hearing: ALONE,
      whose: ({ row }) => ({ address: '', owner: row.host }),
      waits: () => false,
      outages: () => [],
      experience: async () => () => 0,
      changed: () => undefined,
      followed: () => undefined,
      failed: () => undefined,
    },
    boxOf,
  );
  await store.createTable(row('first'), [seat('first', 0)]);
  const first = await tables.open('first');
  now += 120_000;
  expect(await tables.open('first')).toBe(first);
  await tables.sweep();
  expect(await tables.here('first')).toBe(first);
  now += 120_000;
  await tables.sweep();
  expect(await tables.here('first')).toBeNull();
  await replays.close();
  await database.close();
});

test('what somebody was shown is not kept by what they are shown now', async () => {
  const where = { kind: 'sqlite', file: join(folder, 'shown.sqlite') } as const;
  await withTables(async ({ store, table }) => {
    const people = [newId(), newId()];
    const seats = people.map(() => ({ kind: 'open' }) as const);
    const asked = {
      game: 'lamplighters',
      options: {},
      seats,
      visibility: 'invited',
      pace: { kind: 'live' },
      spectators: false,
    } as const;
    const id = await openTable(store, { ...asked, seats }, '{}', { id: people[0] ?? '', name: 'Ann' }, Date.now(), {
      seed: 'shown',
    });
    const live = await table(id);
    const taken = live.state.seats.map((it, seat) => ({ ...it, kind: 'person' as const, person: people[seat] ?? null }));
    await live.changeTable(() => ({ seats: taken }));
    await beginGame(live, live.state.box, seats.length);
    let changes = 0;
    for (const person of people) {
      const send = (message: ToClient) => {
        if (message.t === 'position' && message.changes !== undefined) changes++;
      };
      await live.inTurn(() => live.follow({ person, takesChanges: true, send, end: () => undefined }, null));
    }
    const shown: WeakRef<object>[] = [];
    for (let i = 0; i < 12; i++) {
      await live.inTurn(async () => {
        const match = live.state.game?.match;
        const [seat = 0] = match?.awaited() ?? [];
        shown.push(new WeakRef(match?.view(seat).view ?? {}));
        const [action] = match?.legal(seat) ?? [];
        if (action !== undefined) await live.act(seat, action, null, null);
      });
    }
    expect(changes).toBeGreaterThan(6);
    // What a turn of the event loop has looked at lives until its end.
    await new Promise((resolve) => setTimeout(resolve, 0));
    collect();
    expect(shown.slice(0, 9).filter((it) => it.deref() !== undefined)).toEqual([]);
  }, where);
});
