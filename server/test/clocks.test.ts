// Clocks of tables: what they take, when they stand still, and what happens when time is up.
import type { Action } from '@kaya/engine';
import { type Clock, PACES, type Table } from '@kaya/wire';
import { expect, test } from 'vitest';
import { openSite } from '../site.ts';
import { configurationFor, type GuestOf } from './playing.ts';
import { hoursATurn, Staged, type Started, tableOf, turnOf } from './staged.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const staged = await Staged.forThisFile({ botMilliseconds: 20 });

const live = (more: Partial<Clock> = {}) => ({ kind: 'live' as const, clock: { ...PACES.quick.clock, ...more } });

/** Whose turn it is, and who they are. */
function mover({ both, guests }: Started): { readonly guest: GuestOf; readonly seat: number } {
  const player = turnOf(both);
  return { guest: guests[both.indexOf(player)] as GuestOf, seat: player.position?.seat ?? -1 };
}

const leftAt = (table: Table, seat: number) => table.time?.seats[seat]?.left ?? 0;

test('everybody who is asked at once is charged; whoever has answered is given the increment and stops', async () => {
  await staged.inOneMoment(async () => {
    const { id, guests, both } = await staged.started({ pace: live() });
    const [ann] = guests;
    const before = await tableOf(ann, id);
    expect([before.awaited, leftAt(before, 0), leftAt(before, 1)]).toEqual([[0, 1], 10 * MINUTE, 10 * MINUTE]);
    staged.wait(4 * MINUTE);
    expect(
      (await both[0].ask({ t: 'act', seen: both[0].position?.version ?? 0, action: both[0].position?.legal[0] as Action })).t,
    ).toBe('done');
    staged.wait(2 * MINUTE);
    const after = await tableOf(ann, id);
    expect([leftAt(after, 0), after.time?.seats[0]?.until]).toEqual([6.5 * MINUTE, null]);
    expect([after.time?.seats[1]?.until, after.deadline]).toEqual([before.deadline, before.deadline]);
  });
});

test('where a table wants it so, the game ends when somebody’s time is up', async () => {
  const started = await staged.started({ pace: live({ afterwards: 'end' }) });
  const { guest } = mover(started);
  staged.wait(9 * MINUTE);
  await staged.site.lookAround();
  expect((await tableOf(guest, started.id)).status).toBe('playing');
  staged.wait(2 * MINUTE);
  await staged.site.lookAround();
  expect(await tableOf(guest, started.id)).toMatchObject({ status: 'abandoned', time: { ranOut: [0, 1] } });
});

test('days off stop one’s own clock alone, are counted, and come to an end', async () => {
  const started = await staged.started({ pace: hoursATurn(24, 'bot', { daysOff: 2 }) });
  const { id } = started;
  const { guest, seat } = mover(started);
  const off = (on: boolean) => guest.post(`/api/tables/${id}/day-off`, { off: on });
  staged.wait(20 * HOUR);
  expect([(await off(true)).status, (await off(true)).status, (await off(true)).status]).toEqual([204, 204, 403]);
  staged.wait(47 * HOUR);
  await staged.site.lookAround();
  const away = await tableOf(guest, id);
  expect([away.seats[seat]?.standIn, away.time?.seats[seat]?.daysOff]).toEqual([false, 0]);
  // The second day has begun: it is spent.
  expect((await off(false)).status).toBe(204);
  expect((await tableOf(guest, id)).time?.seats[seat]?.daysOff).toBe(0);
  staged.wait(5 * HOUR);
  await staged.site.lookAround();
  expect((await tableOf(guest, id)).seats[seat]?.standIn).toBe(true);
});

test('whose time is up takes no day off any more; who does not sit there takes none, and ends no pause', async () => {
  const started = await staged.started({ pace: hoursATurn(24, 'bot', { daysOff: 2 }) });
  const stranger = await staged.guest('Eve');
  for (const what of ['day-off', 'go-on'])
    expect(await stranger.post(`/api/tables/${started.id}/${what}`, { off: true })).toMatchObject({ status: 403 });
  const { guest } = mover(started);
  staged.wait(25 * HOUR);
  const late = await guest.post(`/api/tables/${started.id}/day-off`, { off: true });
  expect(late).toMatchObject({ status: 403, body: { code: 'time-is-up' } });
  const plain = await staged.started();
  expect((await plain.guests[0].post(`/api/tables/${plain.id}/day-off`, { off: true })).status).toBe(403);
  expect((await plain.guests[0].post(`/api/tables/${plain.id}/proposals`, { what: { kind: 'pause' } })).status).toBe(403);
});

test('a pause needs everybody’s yes, stops all clocks, and ends when somebody goes on or by itself', async () => {
  const { id, guests, both } = await staged.started({ pace: live() });
  const [ann, ben] = guests;
  expect((await ann.post(`/api/tables/${id}/proposals`, { what: { kind: 'pause' } })).status).toBe(204);
  staged.wait(2 * MINUTE);
  await both[1].until(() => both[1].proposals.length === 1);
  const before = await tableOf(ann, id);
  expect(before.time?.pausedUntil).toBeNull();
  expect((await ben.post(`/api/tables/${id}/proposals/${both[1].proposals[0]?.id}`, { yes: true })).status).toBe(204);
  staged.wait(5 * HOUR);
  await staged.site.lookAround();
  const paused = await tableOf(ann, id);
  expect(paused.seats.some(({ standIn }) => standIn)).toBe(false);
  expect(paused.deadline).toBe((before.deadline ?? 0) + DAY);
  expect((await ben.post(`/api/tables/${id}/go-on`)).status).toBe(204);
  const on = await tableOf(ann, id);
  expect((on.deadline ?? 0) - (before.deadline ?? 0)).toBeGreaterThanOrEqual(5 * HOUR);
  expect((on.deadline ?? 0) - (before.deadline ?? 0)).toBeLessThan(6 * HOUR);
  staged.wait(20 * MINUTE);
  await staged.site.lookAround();
  expect((await tableOf(ann, id)).seats.filter(({ standIn }) => standIn)).toHaveLength(2);
});

test('clocks survive a restart, and time in which the site was away is nobody’s', async () => {
  const first = await Staged.open();
  const started = await first.started({ pace: hoursATurn(24, 'bot') });
  const { guest, seat } = mover(started);
  first.wait(20 * HOUR);
  await first.site.lookAround();
  const { deadline } = await tableOf(guest, started.id);
  first.leaveAll();
  await first.site.stop();
  const clock = { ahead: 20 * HOUR + 3 * DAY };
  const second = await openSite(configurationFor({ kind: 'sqlite', file: first.site.file }), () => Date.now() + clock.ahead);
  guest.port = second.port;
  try {
    await second.lookAround();
    const after = await tableOf(guest, started.id);
    expect(after.seats[seat]?.standIn).toBe(false);
    const moved = (after.deadline ?? 0) - (deadline ?? 0);
    expect(moved).toBeGreaterThanOrEqual(3 * DAY);
    expect(moved).toBeLessThan(3 * DAY + HOUR);
    clock.ahead += 5 * HOUR;
    await second.lookAround();
    expect((await tableOf(guest, started.id)).seats[seat]?.standIn).toBe(true);
  } finally {
    await second.close();
    await first.close();
  }
});
