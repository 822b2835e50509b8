// A game that left another one: its address is told to those who played that one, and to nobody who looks on beside them.
import type { Table } from '@kaya/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Player, playRandomly } from '../playing.ts';
import { Staged } from '../staged.ts';

let staged: Staged;
beforeAll(async () => {
  staged = await Staged.open();
});
afterAll(() => staged.close());

test('whoever looks on beside one who played the other game is not led to it', async () => {
  const { id, guests, both } = await staged.started();
  const [ann, ben] = guests;
  await Promise.all(both.map((it, i) => playRandomly(it, `beside ${i}`)));
  const laid = (await ann.post<Table>(`/api/tables/${id}/branch`, { move: 1 })).body;
  const eve = await staged.guest('Eve');
  const knows = staged.player(ben, laid.id);
  await knows.until(() => knows.tableInfo !== null);
  const looksOn = staged.player(eve, laid.id);
  await looksOn.until(() => looksOn.tableInfo !== null);
  // Everybody is told of a change at once.
  await ann.post(`/api/tables/${laid.id}/seat`, { seat: 1, level: 'easy' });
  for (const it of [knows, looksOn]) await it.until(() => it.tableInfo?.seats[1]?.kind === 'bot');
  const ledTo = ({ messages }: Player) => new Set(messages.flatMap((it) => (it.t === 'table' ? [it.table.branch?.table] : [])));
  expect([ledTo(knows), ledTo(looksOn)]).toEqual([new Set([id]), new Set([null])]);
});
