// Bots in worker threads: crashes and silence are answered by a lower level.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { State } from '@kaya/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Thinking } from '../bots/thinking.ts';
import { GuestOf, Player, sqliteSite } from './playing.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaya-bots-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const task = { game: 'any', view: {} as State, seat: 0, seats: 2, seed: 'x', milliseconds: 20 } as const;
const somebody = { address: '', owner: 'somebody' };

test('a bot that throws or takes its thread down is replaced by a lower level, and the log says so', async () => {
  const file = join(folder, 'crash.mjs');
  writeFileSync(
    file,
    `export default ({ level }) => {
      if (level === 'hard') process.exit(1);
      if (level === 'medium') throw new Error('no idea');
      return { action: { do: level }, considered: [], explanation: null, level, failures: [] };
    };`,
  );
  const said: object[] = [];
  const thinking = new Thinking(1, {}, (details) => said.push(details), file);
  expect(await thinking.think({ ...task, level: 'hard' }, somebody)).toEqual({ do: 'easy' });
  expect(said).toMatchObject([{ level: 'hard' }, { level: 'medium', error: 'no idea' }]);
  await thinking.close();
});

test('a bot that never ends loses its thread, and a lower level answers', async () => {
  const file = join(folder, 'endless.mjs');
  writeFileSync(
    file,
    `export default ({ level }) => {
      while (level === 'hard');
      return { action: { do: level }, considered: [], explanation: null, level, failures: [] };
    };`,
  );
  const said: object[] = [];
  const thinking = new Thinking(1, {}, (details) => said.push(details), file, 1500);
  const { do: answered } = await thinking.think({ ...task, level: 'hard' }, somebody);
  // On a busy machine a new thread may take its time too: then one level lower still.
  expect(['medium', 'easy', 'random']).toContain(answered);
  expect(said[0]).toMatchObject({ level: 'hard' });
  await thinking.close();
});

test('who waits for a thread is not late; where even the lowest level fails, the caller hears of it', async () => {
  const file = join(folder, 'slow.mjs');
  writeFileSync(
    file,
    `export default async ({ seat, level }) => { await new Promise((r) => setTimeout(r, 20)); if (seat === 9) throw new Error('never'); return { action: { do: level }, considered: [], explanation: null, level, failures: [] }; };`,
  );
  const thinking = new Thinking(1, {}, () => undefined, file);
  const all = await Promise.all(Array.from({ length: 10 }, () => thinking.think({ ...task, level: 'hard' }, somebody)));
  expect(all.every((it) => it.do === 'hard')).toBe(true);
  await expect(thinking.think({ ...task, level: 'random', seat: 9 }, somebody)).rejects.toThrow('never');
  expect(thinking.waiting).toBe(0);
  await thinking.close();
});

test('bots of every level play a game to its end', async () => {
  const site = await sqliteSite();
  const ann = await GuestOf.at(site.port, 'Ann');
  const id = await ann.open('lamplighters', [
    { kind: 'bot', level: 'random' },
    { kind: 'bot', level: 'easy' },
    { kind: 'bot', level: 'medium' },
    { kind: 'bot', level: 'hard' },
  ]);
  const player = new Player(ann, id);
  expect((await ann.post(`/api/tables/${id}/start`)).status).toBe(204);
  await player.until(() => player.tableInfo?.status === 'over');
  player.close();
  await site.close();
});
