// How the moments of a lesson are counted.
import { expect, test } from 'vitest';
import { Counter, type Went } from '../lesson/counter.ts';

function counted() {
  const told: Went[] = [];
  let now = 0;
  const counter = new Counter(
    ['first', 'second'],
    (moments) => told.push(...moments),
    () => now,
  );
  return { told, counter, wait: (seconds: number) => (now += seconds * 1000) };
}

test('seconds from what is said to the next thing, and each wrong try once', () => {
  const { told, counter, wait } = counted();
  counter.see(0, 'ask');
  wait(4);
  counter.see(0, 'other');
  counter.see(0, 'other');
  counter.see(0, 'ask');
  wait(3);
  // Others move in the midst of it.
  counter.see(0, 'wait');
  counter.see(1, 'watch');
  wait(2);
  counter.see(2, 'done');
  counter.leave();
  expect(told).toEqual([
    { moment: 'first', seconds: 7, tries: 1, left: false },
    { moment: 'second', seconds: 2, tries: 0, left: false },
  ]);
});

test('whoever goes away leaves at the moment that was told; a break is no thinking time', () => {
  const { told, counter, wait } = counted();
  counter.see(0, 'ask');
  wait(7200);
  counter.leave();
  counter.leave();
  expect(told).toEqual([{ moment: 'first', seconds: 600, tries: 0, left: true }]);
});

test('what comes between two moments is counted for neither', () => {
  const { told, counter, wait } = counted();
  counter.see(0, 'wait');
  wait(60);
  counter.see(0, 'ask');
  counter.see(1, 'free');
  wait(60);
  counter.see(1, 'ask');
  wait(1);
  counter.leave();
  expect(told.map(({ seconds, left }) => [seconds, left])).toEqual([
    [0, false],
    [1, true],
  ]);
});
