// Which tables a process keeps in memory.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALONE } from '../bus/bus.ts';
import { boxOf } from '../games.ts';
import { openDatabase } from '../storage/open.ts';
import { Store } from '../storage/store.ts';
import { Talk } from '../storage/talk.ts';
import { Replays } from '../tables/replays.ts';
import { Tables } from '../tables/tables.ts';
import { row, seat } from './stored.ts';

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
