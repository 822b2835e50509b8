// Ratings and lists of the best: nobody wins by trying again, nor pushes the others out.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../storage/open.ts';
import { Store } from '../../storage/store.ts';
import { type FileSite, GuestOf, Player, sqliteSite } from '../playing.ts';

let site: FileSite;
beforeAll(async () => {
  site = await sqliteSite();
});
afterAll(() => site.close());

test('a rated game without an opponent is not rewound until it is won', async () => {
  const ann = await GuestOf.at(site.port, 'Ann');
  const id = await ann.open('council-of-shadows', [{ kind: 'me' }]);
  await ann.post(`/api/tables/${id}/rating`, { agrees: true });
  await ann.post(`/api/tables/${id}/start`);
  const player = new Player(ann, id);
  await player.until(() => (player.position?.legal.length ?? 0) > 0);
  const { legal: [action] = [], version = 0 } = player.position ?? {};
  if (action === undefined) throw new Error('nothing to do');
  expect(await player.ask({ t: 'act', action, seen: version })).toMatchObject({ t: 'done' });
  const asked = await player.ask({ t: 'propose', what: { kind: 'rewind', moves: 1 } });
  expect(asked).toMatchObject({ t: 'refused', code: 'not-allowed' });
  player.close();
});

test('whoever plays alone very often, or has won once, pushes nobody out of the lists', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaya-ratings-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const database = await openDatabase({ kind: 'sqlite', file: join(folder, 'kaya.db') }, () => undefined);
  const store = new Store(database, 'attacker');
  for (const id of ['ann', 'eve']) await store.guests.savePerson({ id, name: id, created_at: 1 });
  const alone = { game: 'co2', kind: 'alone', season: '2026-Q4', at: 1 } as const;
  const tables = ['own', ...Array.from({ length: 501 }, (_, i) => `often-${i}`)];
  const games = tables.map((table_id, number) => ({ ...alone, table_id, number, setup: number % 2 === 0 ? 'A' : 'B' }));
  await database.db.insertInto('rated_games').values(games).execute();
  const score = { seat: 0, place: 1, won: 1, left_early: 0 };
  const seats = tables.map((table_id, i) => ({ ...score, table_id, player: i === 0 ? 'ann' : 'eve', score: i === 0 ? 5 : 9 }));
  await database.db.insertInto('rated_seats').values(seats).execute();
  expect((await store.ratings.alone('co2', null, null)).map(({ player, setup }) => `${player} ${setup}`).toSorted()).toEqual([
    'ann A',
    'eve A',
    'eve B',
  ]);
  expect((await store.ratings.alone('co2', '2026-Q4', ['ann'])).map(({ table_id }) => table_id)).toEqual(['own']);
  const change = { game: 'co2', season: '', number: 1, chance: 0.5, mu_before: 25, sigma_before: 8 };
  const changes = [
    { ...change, player: 'eve', mu: 30, sigma: 7 },
    { ...change, player: 'ann', mu: 24, sigma: 4 },
  ];
  await database.db.insertInto('rating_changes').values(changes).execute();
  expect((await store.ratings.best('co2', '', null)).map(({ player }) => player)).toEqual(['ann', 'eve']);
  await database.close();
});
