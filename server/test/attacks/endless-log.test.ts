// Whoever moves and takes back for ever leaves a log behind that is no longer than the game, and a little.
import { DatabaseSync } from 'node:sqlite';
import { type GameRecord, replay } from '@kaya/engine';
import { box } from '@kaya/engine/teaching';
import { expect, test } from 'vitest';
import { Staged, turnOf } from '../staged.ts';

const staged = await Staged.forThisFile();

test('moves that were taken back long ago are forgotten, and the game is the same', async () => {
  const { id, guests, both } = await staged.started();
  const mover = turnOf(both);
  const [action] = mover.position?.legal ?? [];
  if (action === undefined) throw new Error('nobody may move');
  const act = () => mover.ask({ t: 'act', seen: mover.position?.version ?? 0, action });
  const file = new DatabaseSync(staged.site.file);
  const entries = () =>
    file.prepare('select number, kind, hash, content, seat from log where table_id = ? order by number').all(id);
  // As if it had been done a thousand times before: what that leaves is the same.
  const [first] = entries() as [{ hash: string }];
  expect((await act()).t).toBe('done');
  expect((await mover.ask({ t: 'undo', count: 1 })).t).toBe('done');
  const [, made, taken] = entries() as { hash: string; content: string; seat: number; kind: string }[];
  if (made === undefined || taken === undefined) throw new Error('nothing was written');
  const add = file.prepare('insert into log (table_id, number, kind, seat, content, hash, at) values (?, ?, ?, ?, ?, ?, 0)');
  file.exec('begin');
  for (let i = 0; i < 1000; i++) {
    add.run(id, 4 + 2 * i, 'act', made.seat, made.content, made.hash);
    add.run(id, 5 + 2 * i, 'back', made.seat, '1', taken.hash);
  }
  file.prepare('update tables set version = 2003 where id = ?').run(id);
  file.exec('commit');
  await staged.site.lookAround();
  expect(entries()).toHaveLength(2003);
  // The next of them tidies up, sooner or later.
  for (let i = 0; entries().length > 300; i++) {
    if (i > 150) throw new Error('nothing is forgotten');
    expect((await act()).t).toBe('done');
    expect((await mover.ask({ t: 'undo', count: 1 })).t).toBe('done');
  }
  expect((await act()).t).toBe('done');
  expect(entries()[0]).toMatchObject({ kind: 'rules', hash: first.hash });
  file.close();
  const [ann, ben] = guests;
  expect((await ann.post(`/api/tables/${id}/leave`)).status).toBe(204);
  expect((await ben.post(`/api/tables/${id}/proposals`, { what: { kind: 'abandon' } })).status).toBe(204);
  const { body: record } = await ben.get<GameRecord>(`/api/tables/${id}/record`);
  expect(record.moves).toHaveLength(1);
  expect(replay(box.game, record)).toMatchObject({ ok: true });
});
