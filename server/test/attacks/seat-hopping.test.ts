// Whoever has seen a seat's secrets sits there again, or watches: no way round by leaving, links or new tables.
import { DatabaseSync } from 'node:sqlite';
import type { Position } from '@kaya/wire';
import { expect, test } from 'vitest';
import { openSite } from '../../site.ts';
import { configurationFor, type GuestOf, seatedTable } from '../playing.ts';
import { Staged, tableOf } from '../staged.ts';

const staged = await Staged.forThisFile();

async function started(): Promise<{ id: string; guests: [GuestOf, GuestOf, GuestOf] }> {
  const { id, guests } = await seatedTable(staged.site.port, 'lamplighters', 3);
  expect((await guests[0]?.post(`/api/tables/${id}/start`))?.status).toBe(204);
  return { id, guests: guests as [GuestOf, GuestOf, GuestOf] };
}

const join = (guest: GuestOf, id: string, seat: number | null) => guest.post(`/api/tables/${id}/join`, { seat });
const seatOf = async (guest: GuestOf, id: string) => (await guest.get<Position>(`/api/tables/${id}/position`)).body.seat;

test('who leaves may come back to the same seat, and to no other', async () => {
  const { id, guests } = await started();
  const [ann, ben, cleo] = guests;
  for (const guest of [ben, cleo]) expect((await guest.post(`/api/tables/${id}/leave`)).status).toBe(204);
  expect((await join(ben, id, 2)).body).toMatchObject({ code: 'knows-too-much' });
  expect(await seatOf(ben, id)).toBe(-1);
  expect((await join(ben, id, null)).status).toBe(204);
  expect(await seatOf(ben, id)).toBe(1);
  // Somebody new may sit anywhere, and is bound to it from then on.
  const dora = await staged.guest('Dora');
  expect((await join(dora, id, 2)).status).toBe(204);
  for (const guest of [dora, ben]) await guest.post(`/api/tables/${id}/leave`);
  expect((await join(dora, id, 1)).body).toMatchObject({ code: 'knows-too-much' });
  expect((await join(cleo, id, 2)).status).toBe(204);
  expect((await join(dora, id, null)).body).toMatchObject({ code: 'knows-too-much' });
  expect((await tableOf(ann, id)).status).toBe('playing');
});

test('however many were sent away or have sat there, the table keeps a bounded list, and forgets nobody who knows secrets', async () => {
  const { id, guests } = await started();
  const [ann, ben] = guests;
  const open = await ann.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
  expect((await join(ben, open, 1)).status).toBe(204);
  expect((await ben.post(`/api/tables/${id}/leave`)).status).toBe(204);
  const people = JSON.stringify(Array.from({ length: 100 }, (_, i) => `somebody ${i}`));
  const file = new DatabaseSync(staged.site.file);
  file.prepare('update tables set sent_away = ?, revision = revision + 1 where id = ?').run(people, open);
  file.prepare('update seats set seen_by = ? where table_id = ? and seat = 1').run(people, id);
  file.prepare('update tables set revision = revision + 1 where id = ?').run(id);
  await staged.site.lookAround();
  expect((await ann.post(`/api/tables/${open}/send-away`, { seat: 1 })).status).toBe(204);
  expect((await tableOf(ben, open)).sentAway).toBe(true);
  const kept = file.prepare('select sent_away from tables where id = ?').get(open) as { sent_away: string };
  file.close();
  expect(JSON.parse(kept.sent_away)).toHaveLength(100);
  expect((await join(await staged.guest('Dora'), id, 1)).body).toMatchObject({ code: 'table-full' });
});

test('it is remembered after a restart', async () => {
  const first = await Staged.open();
  const { id, guests } = await seatedTable(first.site.port, 'lamplighters', 3);
  await guests[0]?.post(`/api/tables/${id}/start`);
  for (const guest of guests.slice(1)) await guest.post(`/api/tables/${id}/leave`);
  await first.site.stop();
  const second = await openSite(configurationFor({ kind: 'sqlite', file: first.site.file }));
  const ben = guests[1] as GuestOf;
  ben.port = second.port;
  expect((await join(ben, id, 2)).body).toMatchObject({ code: 'knows-too-much' });
  expect((await join(ben, id, 1)).status).toBe(204);
  await second.close();
  await first.close();
});

test('a link does not carry anybody to a second seat, nor whoever gave it away', async () => {
  const { id, guests } = await started();
  const [ann, ben, cleo] = guests;
  await ben.post(`/api/tables/${id}/leave`);
  const { token } = (await cleo.post<{ token: string }>(`/api/tables/${id}/seat-link`)).body;
  expect((await ben.post('/api/seat-link', { token })).body).toMatchObject({ code: 'knows-too-much' });
  const dora = await staged.guest('Dora');
  expect((await dora.post('/api/seat-link', { token })).status).toBe(200);
  expect((await join(cleo, id, 1)).body).toMatchObject({ code: 'knows-too-much' });
  expect((await tableOf(ann, id)).seats.map((it) => it.name)).toEqual(['Guest 1', '', 'Dora']);
});

test('before the start everybody may change seats', async () => {
  const { id, guests } = await seatedTable(staged.site.port, 'lamplighters', 3);
  const [, ben, cleo] = guests as [GuestOf, GuestOf, GuestOf];
  for (const guest of [ben, cleo]) await guest.post(`/api/tables/${id}/leave`);
  expect((await join(ben, id, 2)).status).toBe(204);
  expect((await join(cleo, id, 1)).status).toBe(204);
});
