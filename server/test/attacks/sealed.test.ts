// Games among people are dealt by a generator whose future nobody can work out, whichever way their table was laid.
import { DatabaseSync } from 'node:sqlite';
import { SEALED } from '@kaya/engine';
import type { Group, Table } from '@kaya/wire';
import { expect, test } from 'vitest';
import { newSeed } from '../../new-seed.ts';
import { Staged } from '../staged.ts';

const staged = await Staged.forThisFile();
const KEY = 32;

test('a new seed is the sealed generator with a key of its own', () => {
  const seeds = Array.from({ length: 100 }, newSeed);
  for (const seed of seeds) expect(seed).toMatch(new RegExp(`^${SEALED}[0-9a-f]{${2 * KEY}}$`));
  expect(new Set(seeds).size).toBe(seeds.length);
  // No place of the keys is always the same.
  for (let i = SEALED.length; i < SEALED.length + 2 * KEY; i++) expect(new Set(seeds.map((it) => it[i])).size).toBeGreaterThan(1);
});

test('a table that is opened, a group’s next one and a rematch are sealed, and nobody chooses a seed', async () => {
  const [ann, ben] = [await staged.guest('Ann'), await staged.guest('Ben')];
  const group = (await ann.post<Group>('/api/groups', { name: 'The Kilowatts' })).body;
  expect((await ben.post('/api/groups/join', { key: group.key })).status).toBe(200);
  const id = await ann.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }], { group: group.id, visibility: 'invited' });
  expect((await ben.post(`/api/tables/${id}/join`, { seat: null })).status).toBe(204);
  expect((await ann.post(`/api/tables/${id}/start`)).status).toBe(204);
  expect((await ann.post(`/api/tables/${id}/proposals`, { what: { kind: 'abandon' } })).status).toBe(204);
  const second = staged.player(ben, id);
  await second.until(() => second.proposals.length === 1);
  expect((await ben.post(`/api/tables/${id}/proposals/${second.proposals[0]?.id}`, { yes: true })).status).toBe(204);
  const next = (await ann.post<Table>(`/api/groups/${group.id}/play`)).body.id;
  const rematch = (await ben.post<Table>(`/api/tables/${id}/rematch`)).body.id;
  const asked = {
    game: 'lamplighters',
    options: {},
    seats: [{ kind: 'me' }],
    visibility: 'public',
    pace: { kind: 'live' },
    spectators: true,
  };
  expect((await ann.post('/api/tables', { ...asked, seed: 'mine' })).status).toBe(400);
  const file = new DatabaseSync(staged.site.file, { readOnly: true });
  const rows = file.prepare('select id, seed from tables').all();
  file.close();
  expect(new Set(rows.map((it) => it['id']))).toEqual(new Set([id, next, rematch]));
  expect(new Set(rows.map(({ seed }) => seed)).size).toBe(rows.length);
  for (const { seed } of rows) expect(seed).toMatch(/^chacha20:[0-9a-f]{64}$/);
});
