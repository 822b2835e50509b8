// What whoever hosts reads of the process: a day in quarters of an hour, and nothing that tells who did something.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Figures, type FiguresParts } from '../figures.ts';
import { Metrics } from '../metrics.ts';

const QUARTER = 15 * 60_000;
const MB = 1024 * 1024;

let metrics: Metrics;
let now = 0;
let stored: () => Promise<number>;
beforeEach(() => {
  metrics = new Metrics();
  now = 1_000_000;
  stored = async () => 2.5 * MB;
});
afterEach(() => metrics.close());

const figuresWith = (backups: FiguresParts['backups'] = null) =>
  new Figures({
    ...{ metrics, backups, now: () => now, tables: () => 3, stored: () => stored() },
    database: async () => 'SQLite 3',
    versions: { kaya: '1', node: '2' },
  });

test('it begins with how it is now, and keeps a note for each quarter of an hour of a day', async () => {
  const figures = figuresWith({ lastAt: 7 });
  metrics.add('sockets', 2);
  const first = await figures.read();
  expect(first).toMatchObject({ startedAt: now, backups: { lastAt: 7 }, versions: { database: 'SQLite 3' } });
  expect(first.day).toMatchObject([{ at: now, sockets: 2, tables: 3, errors: 0, stored: 2.5, slow: null }]);
  expect(first.day[0]?.memory).toBeGreaterThan(1);
  const started = now;
  for (let minute = 1; minute <= 30 * 60; minute++) {
    now += 60_000;
    await figures.look();
  }
  const { day } = await figures.read();
  // 96 notes, and how it is now.
  expect(day).toHaveLength(97);
  expect(day.slice(0, 2).map(({ at }) => (at - started) / QUARTER)).toEqual([25, 26]);
  expect(day.at(-1)?.at).toBe(now);
  expect((await figuresWith().read()).backups).toBeNull();
});

test('errors are those since the note before', async () => {
  const figures = figuresWith();
  metrics.add('errors', 2);
  now += QUARTER;
  await figures.look();
  metrics.add('errors', 1);
  expect((await figures.read()).day.map(({ errors }) => errors)).toEqual([2, 1]);
});

test('how fast answers come is told of the last hour, and only where there were so many that nobody’s own can be told', async () => {
  const figures = figuresWith();
  const slow = async () => (await figures.read()).day.at(-1)?.slow;
  for (let i = 0; i < 19; i++) metrics.took(0.02);
  expect(await slow()).toBeNull();
  metrics.took(2);
  expect(await slow()).toBe(0.03);
  metrics.took(2);
  expect(await slow()).toBe(3);
  // An hour later nothing of it is left.
  for (let i = 0; i < 5; i++) {
    now += QUARTER;
    await figures.look();
  }
  expect(await slow()).toBeNull();
  for (let i = 0; i < 20; i++) metrics.took(0.001);
  expect(await slow()).toBe(0.005);
});

test('a database that says nothing takes nothing else away', async () => {
  stored = () => Promise.reject(new Error('away'));
  expect((await figuresWith().read()).day).toMatchObject([{ stored: null, tables: 3 }]);
});

test('a clock that is put back does not keep it from noting', async () => {
  const figures = figuresWith();
  now -= 100 * QUARTER;
  await figures.look();
  expect((await figures.read()).day).toHaveLength(2);
});
