// What is stored does not grow for ever: each thing is kept once, as long as somebody needs it, and not too fast.
import { DatabaseSync } from 'node:sqlite';
import type { Group, Table } from '@kaya/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Limits } from '../../live/limits.ts';
import { type GuestOf, playRandomly } from '../playing.ts';
import { hoursATurn, move, Staged, tableOf } from '../staged.ts';

const DAY = 24 * 3_600_000;

let staged: Staged;
let file: DatabaseSync;
beforeEach(async () => {
  staged = await Staged.open({ closeDays: 10, deleteDays: 20 });
  file = new DatabaseSync(staged.site.file);
});
afterEach(async () => {
  vi.restoreAllMocks();
  file.close();
  await staged.close();
});

const rows = (table: string, id: string) =>
  Number(file.prepare(`select count(*) as many from ${table} where table_id = ?`).get(id)?.['many']);

test('of talk the last few hundred lines stay', async () => {
  const { id, guests } = await staged.started();
  file
    .prepare(
      `with recursive n (i) as (select 1 union all select i + 1 from n where i < 1019)
       insert into chat (table_id, number, seat, name, text, at) select ?, i, 0, 'Ann', 'line ' || i, i from n`,
    )
    .run(id);
  expect((await guests[0].post(`/api/tables/${id}/chat`, { text: 'the last one' })).status).toBe(204);
  expect(rows('chat', id)).toBe(300);
  const said = file.prepare('select min(number) as first, max(number) as last from chat where table_id = ?').get(id);
  expect({ ...said }).toEqual({ first: 721, last: 1020 });
});

test('an answer that stands already is not stored again', async () => {
  const { id, both } = await staged.started();
  for (const answer of ['never', 'never', 'never', null, null])
    expect((await both[0].ask({ t: 'standing', decision: 'shelter', answer })).t).toBe('done');
  const stored = file.prepare("select content from log where table_id = ? and kind = 'standing'").all(id);
  expect(stored.map((it) => JSON.parse(String(it['content'])).answer)).toEqual(['never', null]);
  expect(rows('requests', id)).toBe(2);
});

test('whoever changes more than a school does is told to wait, over a socket and by requests', async () => {
  const { id, guests, both } = await staged.started();
  const mover = await move(both);
  const guest = guests[both.indexOf(mover)] as GuestOf;
  const allow = Limits.prototype.allowOwn;
  vi.spyOn(Limits.prototype, 'allowOwn').mockImplementation(function (this: Limits, what, requester) {
    return what !== 'changes' && allow.call(this, what, requester);
  });
  expect(await mover.ask({ t: 'undo', count: 1 })).toMatchObject({ t: 'refused', code: 'too-fast' });
  expect((await guest.post(`/api/tables/${id}/undo`, { id: 'a-request', count: 1 })).status).toBe(429);
});

test('a running table that nobody plays is closed, then deleted; one that somebody plays, and a finished game, stay', async () => {
  const [left, played, over] = [await staged.started(), await staged.started(), await staged.started()];
  const slow = await staged.started({ pace: hoursATurn(720, 'wait') });
  await left.guests[0].post(`/api/tables/${left.id}/chat`, { text: 'hello' });
  await Promise.all(over.both.map((it, i) => playRandomly(it, `over ${i}`)));
  const look = async (days: number) => {
    staged.wait(days * DAY);
    await staged.site.lookAround();
  };
  const status = async (id: string) => (await left.guests[0].get<Table>(`/api/tables/${id}`)).body.status;
  await look(6);
  await move(played.both);
  await look(5);
  expect([await status(left.id), await status(played.id), await status(over.id)]).toEqual(['abandoned', 'playing', 'over']);
  expect((await tableOf(slow.guests[0], slow.id)).status).toBe('playing');
  for (const days of [4, 9]) {
    await look(days);
    await move(played.both);
  }
  staged.leaveAll();
  await look(9);
  expect(await status(played.id)).toBe('playing');
  expect((await left.guests[0].get(`/api/tables/${left.id}`)).status).toBe(404);
  for (const it of ['seats', 'steps', 'log', 'log_packs', 'chat', 'requests']) expect(rows(it, left.id), it).toBe(0);
  expect(rows('log_packs', over.id)).toBe(1);
  expect((await over.guests[0].get(`/api/tables/${over.id}/record`)).status).toBe(200);
});

test('a group that nobody looks at is closed with what was said there; one that somebody comes back to stays', async () => {
  const [ann, ben] = [await staged.guest('Ann'), await staged.guest('Ben')];
  const made = async (name: string) => (await ann.post<Group>('/api/groups', { name })).body;
  const [left, kept] = [await made('Left'), await made('Kept')];
  expect((await ben.post('/api/groups/join', { key: kept.key })).status).toBe(200);
  expect((await ann.post(`/api/groups/${left.id}/chat`, { text: 'hello' })).status).toBe(204);
  staged.wait(11 * DAY);
  await staged.site.lookAround();
  expect((await ben.get(`/api/groups/${kept.id}/chat`)).status).toBe(200);
  staged.wait(10 * DAY);
  await staged.site.lookAround();
  expect((await ann.get<object[]>('/api/groups')).body).toEqual([{ id: kept.id, name: 'Kept', members: 2 }]);
  expect(file.prepare('select group_id from group_lines').all()).toEqual([]);
});
