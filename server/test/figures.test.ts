// What whoever hosts reads of the processes: a day in quarters of an hour, and nothing that tells who did something.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Figures, type FiguresParts } from '../figures.ts';
import { Metrics } from '../metrics.ts';
import { type Database, openDatabase } from '../storage/open.ts';
import { Processes } from '../storage/processes.ts';

const QUARTER = 15 * 60_000;
const MINUTE = 60_000;
const MB = 1024 * 1024;

let metrics: Metrics;
let now = 0;
let stored: () => Promise<number>;
let folder: string;
let database: Database;
beforeEach(async () => {
  metrics = new Metrics();
  now = 1000 * QUARTER;
  stored = async () => 2.5 * MB;
  folder = mkdtempSync(join(tmpdir(), 'kaya-figures-'));
  database = await openDatabase({ kind: 'sqlite', file: join(folder, 'kaya.sqlite') }, () => undefined);
});
afterEach(async () => {
  metrics.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const figuresWith = (more: Partial<FiguresParts> = {}) =>
  new Figures({
    ...{ metrics, backups: null, now: () => now, tables: () => 3, stored: () => stored() },
    database: async () => 'SQLite 3',
    versions: { kaya: '1', node: '2' },
    ...{ id: 'one', name: () => 'here:3000', processes: new Processes(database) },
    ...more,
  });

test('it begins with how it is now, and keeps a note for each quarter of an hour of a day', async () => {
  const figures = figuresWith({ backups: { lastAt: 7 } });
  metrics.add('sockets', 2);
  const first = await figures.read();
  expect(first).toMatchObject({ backups: { lastAt: 7 }, database: 'SQLite 3' });
  expect(first.processes).toMatchObject([{ name: 'here:3000', startedAt: now, state: 'runs', kaya: '1', node: '2' }]);
  expect(first.day).toMatchObject([{ at: now, sockets: 2, tables: 3, errors: 0, stored: 2.5, slow: null }]);
  expect(first.day[0]?.memory).toBeGreaterThan(1);
  const started = now;
  for (let minute = 1; minute <= 30 * 60 + 1; minute++) {
    now += MINUTE;
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
  const { day } = await figures.read();
  expect(day.map(({ at }) => at)).toEqual([now, now]);
});

/** One more process, with what it counts by itself. */
function another(id: string, more: Partial<FiguresParts> = {}) {
  const own = new Metrics();
  own.close();
  return { own, figures: figuresWith({ id, name: () => `${id}:3000`, metrics: own, ...more }) };
}

test('all processes are added up by whichever is asked, at the same moments; of waits the longest counts, and the database counts once', async () => {
  const [a, b] = [another('a'), another('b', { backups: { lastAt: 5 }, tables: () => 4 })];
  a.own.add('sockets', 2);
  b.own.add('sockets', 5);
  a.own.add('errors', 1);
  for (let i = 0; i < 20; i++) b.own.took(0.2);
  now += QUARTER - MINUTE;
  await Promise.all([a.figures.look(), b.figures.look()]);
  now += MINUTE + 1;
  await a.figures.look();
  // Its minute is another one.
  now += 40_000;
  await b.figures.look();
  b.own.add('errors', 1);
  now += 10_000;
  await b.figures.look();
  const read = await a.figures.read();
  const both = { sockets: 7, tables: 7, stored: 2.5, slow: 0.3 };
  expect(read.day).toMatchObject([
    { at: 1001 * QUARTER, errors: 1, ...both },
    { at: now, errors: 1, ...both },
  ]);
  expect(read.backups).toEqual({ lastAt: 5 });
  expect(read.processes.map(({ name, state, last }) => [name, state, last.sockets])).toEqual([
    ['a:3000', 'runs', 2],
    ['b:3000', 'runs', 5],
  ]);
  expect((await b.figures.read()).day).toMatchObject(read.day.map(({ memory: _, ...it }) => it));
});

test('a process that was killed and begun again on its port is not listed as one that runs', async () => {
  const killed = another('a');
  await killed.figures.look();
  now += MINUTE;
  const again = another('b', { name: () => 'a:3000' });
  await again.figures.look();
  const { processes } = await again.figures.read();
  expect(processes.map(({ name, state }) => [name, state])).toEqual([
    ['a:3000', 'runs'],
    ['a:3000', 'ended'],
  ]);
});

test('a process that is gone is said to be: it ended, or fell silent; what it noted stays for a day, and what it had is counted no more', async () => {
  const [a, b, c] = [another('a'), another('b'), another('c')];
  for (const it of [a, b, c]) it.own.add('sockets', 2);
  now += QUARTER;
  for (const it of [a, b, c]) await it.figures.look();
  b.own.add('errors', 3);
  now += MINUTE;
  await b.figures.goodbye();
  await c.figures.look();
  const went = now;
  now += 4 * MINUTE;
  await a.figures.look();
  const { processes, day } = await a.figures.read();
  expect(processes.map(({ name, state, last }) => [name, state, last.at])).toEqual([
    ['a:3000', 'runs', now],
    ['b:3000', 'ended', went],
    ['c:3000', 'silent', went],
  ]);
  expect(day.map(({ sockets, errors }) => [sockets, errors])).toEqual([
    [6, 0],
    [2, 3],
  ]);
  now += 96 * QUARTER;
  await a.figures.look();
  expect((await a.figures.read()).processes.map(({ name }) => name)).toEqual(['a:3000']);
  // One that never began to serve leaves nothing.
  await another('d').figures.goodbye();
  expect((await a.figures.read()).processes).toHaveLength(1);
});

test('what another version says of itself and nobody can read is left out', async () => {
  await database.db.insertInto('processes').values({ id: 'new', at: now, ended: 0, said: '{"name":7}' }).execute();
  expect((await figuresWith().read()).processes).toHaveLength(1);
});
