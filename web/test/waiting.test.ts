// How many tables wait: known from the table one sits at, and asked of the server now and then.
import { afterEach, expect, test, vi } from 'vitest';
import type { Countable } from '../app/waiting.ts';
import { WaitingCount } from '../app/waitingCount.ts';

afterEach(() => void vi.useRealTimers());

function tableWhere(id: string, mine: boolean): Countable {
  return { id, awaited: mine ? [0] : [], seats: [{ you: true, standIn: false }] };
}

test('at a table with fast bots the server is asked once a minute, and the count follows every move', async () => {
  vi.useFakeTimers();
  const ask = vi.fn(async () => [tableWhere('here', false), tableWhere('other', true)]);
  const shown: string[] = [];
  const waiting = new WaitingCount(ask, (tables) =>
    shown.push(tables.map(({ id, awaited }) => `${id} ${awaited.length}`).join()),
  );
  for (let i = 0; i < 100; i++) await waiting.note(tableWhere('here', i % 2 === 0));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(shown).toEqual(Array.from({ length: 100 }, (_, i) => `other 1,here ${i % 2 === 0 ? 1 : 0}`));
  vi.advanceTimersByTime(60_000);
  await waiting.note(tableWhere('here', true));
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a server that does not answer leaves the count of this table', async () => {
  const shown: number[] = [];
  const waiting = new WaitingCount(
    () => Promise.reject(new Error('away')),
    (tables) => shown.push(tables.length),
  );
  await waiting.note(tableWhere('here', true));
  expect(shown).toEqual([1]);
});
