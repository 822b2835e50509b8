// The machine's clock jumps, forth and back: clocks of games, sessions, limits and tables survive it.
import type { Table } from '@kaya/wire';
import { expect, test } from 'vitest';
import { steadyClock } from '../../clock.ts';
import { Limits } from '../../live/limits.ts';
import { type GuestOf, seatedTable, sqliteSite } from '../playing.ts';
import { hoursATurn } from '../staged.ts';

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

/** A machine whose clock can be set, and time that passes. */
function machine() {
  const time = { passed: 0, wrong: 0 };
  const told: string[] = [];
  const start = Date.now();
  const clock = steadyClock(
    (sentence) => told.push(sentence),
    () => start + time.passed + time.wrong,
    () => time.passed,
  );
  return { time, told, start, clock };
}

test.each([YEAR, -YEAR])('a jump by %d ms that is taken back soon is never seen', (jump) => {
  const { time, told, start, clock } = machine();
  time.passed = 5000;
  expect(clock()).toBe(start + 5000);
  time.wrong = jump;
  for (time.passed = 6000; time.passed < 500_000; time.passed += 5000) expect(clock()).toBe(start + time.passed);
  time.wrong = 0;
  expect(clock()).toBe(start + time.passed);
  expect(told).toEqual([expect.stringContaining(`jumped by ${jump / 1000} s`)]);
});

test.each([YEAR, -YEAR])('a jump by %d ms that stays is believed after a while', (jump) => {
  const { time, told, start, clock } = machine();
  time.wrong = jump;
  expect(clock()).toBe(start);
  time.passed = 700_000;
  expect(clock()).toBe(start + 700_000 + jump);
  expect(told).toHaveLength(2);
  time.passed = 800_000;
  expect(clock()).toBe(start + 800_000 + jump);
});

test('small differences are followed at once', () => {
  const { time, told, start, clock } = machine();
  time.wrong = 2000;
  expect(clock()).toBe(start + 2000);
  time.wrong = -1000;
  expect(clock()).toBe(start - 1000);
  expect(told).toEqual([]);
});

test('nobody is locked out when the clock goes back', () => {
  let now = YEAR;
  const limits = new Limits(() => now);
  const requester = { person: 'ann', address: '127.0.0.1' };
  for (let i = 0; i < 5; i++) expect(limits.allow('requests', requester)).toBe(true);
  now = 0;
  for (let i = 0; i < 50; i++) expect(limits.allow('requests', requester)).toBe(true);
});

test('a jump of a year takes no turn, no session and no table away; real hours do', async () => {
  const { time, clock } = machine();
  const site = await sqliteSite({ logLevel: 'silent' }, clock);
  try {
    const pace = hoursATurn(24, 'bot');
    const { id, guests } = await seatedTable(site.port, 'lamplighters', 2, { pace });
    const [ann] = guests as [GuestOf];
    await ann.post(`/api/tables/${id}/start`);
    const waiting = await ann.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
    const look = async () => {
      await site.lookAround();
      const { status, body } = await ann.get<Table>(`/api/tables/${id}`);
      return { status, standIns: body.seats.filter((it) => it.standIn).length };
    };
    const deadline = (await ann.get<Table>(`/api/tables/${id}`)).body.deadline;
    for (const wrong of [YEAR, -YEAR, 0]) {
      time.wrong = wrong;
      time.passed += 1000;
      expect(await look()).toEqual({ status: 200, standIns: 0 });
      expect((await ann.get<Table>(`/api/tables/${waiting}`)).body.status).toBe('open');
      expect((await ann.get<Table>(`/api/tables/${id}`)).body.deadline).toBe(deadline);
      expect((await ann.get('/api/me')).body).toMatchObject({ name: 'Guest 1' });
    }
    time.passed += 25 * HOUR;
    expect((await look()).standIns).toBeGreaterThan(0);
  } finally {
    await site.close();
  }
});
