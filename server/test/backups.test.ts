import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Backups, copiesIn } from '../backups.ts';
import { isWhole } from '../storage/sqlite-file.ts';
import { Target } from './attacks/target.ts';

const DAY = 24 * 3_600_000;
const START = Date.UTC(2026, 0, 1);
const HOST = fileURLToPath(new URL('../host/main.ts', import.meta.url));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaya-backups-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function scheduled(clock: { now: number }, copy: (file: string) => Promise<void>) {
  const said: string[] = [];
  const log = { info: () => undefined, error: (_: object, sentence: string) => void said.push(sentence) };
  return { backups: new Backups({ folder, hours: 24, now: () => clock.now, log, copy }), said };
}

test('a copy a day: the last seven are kept, of earlier weeks one each, and what else lies there', async () => {
  const clock = { now: START };
  writeFileSync(join(folder, 'mine.txt'), 'not a backup');
  const { backups } = scheduled(clock, async (file) => writeFileSync(file, 'copy'));
  for (let hour = 0; hour < 60 * 24; hour++) {
    clock.now = START + hour * 3_600_000;
    await backups.look();
  }
  const ages = copiesIn(folder).map(({ at }) => Math.round((clock.now - at) / DAY));
  expect(ages.slice(0, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(ages).toHaveLength(11);
  const gaps = ages.slice(7).map((age, i) => age - (ages[6 + i] ?? 0));
  expect(Math.max(...gaps)).toBeLessThanOrEqual(8);
  expect(ages.at(-1)).toBeGreaterThanOrEqual(28);
  expect(readdirSync(folder)).toContain('mine.txt');
});

test('a folder that cannot be made names its variable', () => {
  const taken = join(folder, 'taken');
  writeFileSync(taken, '');
  const log = { info: () => undefined, error: () => undefined };
  expect(() => new Backups({ folder: taken, hours: 24, now: () => START, log })).toThrow(/^the folder of KAYA_BACKUPS cannot/);
});

test('a copy that fails takes none away, is told, and is tried again an hour later', async () => {
  const clock = { now: START };
  let fails = true;
  let tries = 0;
  const { backups, said } = scheduled(clock, async (file) => {
    tries++;
    if (fails) throw new Error('the disk is full');
    writeFileSync(file, 'copy');
  });
  await backups.look();
  await backups.look();
  expect(tries).toBe(1);
  expect(said).toEqual(['no backup could be made']);
  expect([backups.lastAt, backups.hasFailed]).toEqual([null, true]);
  fails = false;
  clock.now += 3_600_000;
  await backups.look();
  expect([backups.lastAt, backups.hasFailed]).toEqual([clock.now, false]);
});

test('of a copy that fails the log tells what the tool said, not how it was called', async () => {
  vi.stubEnv('PORT', 'none');
  const errors: object[] = [];
  const log = { info: () => undefined, error: (details: object) => void errors.push(details) };
  await new Backups({ folder, hours: 24, now: () => START, log }).look();
  vi.unstubAllEnvs();
  expect(errors).toMatchObject([{ error: expect.stringMatching(/^PORT must be/) }]);
});

test('a copy that a wrong clock dated to a day to come puts off no other', async () => {
  const clock = { now: START };
  writeFileSync(join(folder, 'kaya-2099-01-01T00-00-00Z.backup'), 'copy');
  const { backups } = scheduled(clock, async (file) => writeFileSync(file, 'copy'));
  await backups.look();
  expect(backups.lastAt).toBe(START);
});

test('a server makes one when it starts, from which everything comes back', async () => {
  const data = join(folder, 'data');
  const copies = join(folder, 'copies');
  const target = await Target.start({ KAYA_DATA: data, KAYA_BACKUPS: copies });
  try {
    await expect.poll(() => copiesIn(copies).length, { timeout: 30_000 }).toBe(1);
  } finally {
    await target.process.stop();
  }
  const [made] = copiesIn(copies);
  const again = join(folder, 'again');
  const env = { ...process.env, KAYA_DATA: again };
  await promisify(execFile)(process.execPath, [HOST, 'restore', made?.file ?? ''], { env });
  expect(isWhole(join(again, 'kaya.sqlite'))).toBe(true);
});
