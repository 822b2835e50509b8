// What happens before anybody follows a table is told to the first who does.
import type { State } from '@kaya/engine';
import { expect, test } from 'vitest';
import { Happenings } from '../table/happenings.ts';
import type { Happened } from '../table/session.ts';

const POSITION: State = { rng: [0, 0, 0, 0], agenda: [], outcome: null };

function move(number: number): Happened {
  return { viewer: 0, move: number, events: [], viewAt: () => null, view: POSITION, before: POSITION };
}

test('the first who follows hears what came before, once and in order, and then what comes', () => {
  const happened = new Happenings();
  happened.set(move(1));
  happened.set(move(2));
  expect(happened.unheard?.move).toBe(1);
  const heard: (number | undefined)[] = [];
  const leave = happened.follow((it) => heard.push(it?.move));
  expect(happened.unheard).toBeNull();
  happened.set(move(3));
  expect(heard).toEqual([1, 2, 3]);
  leave();
  happened.follow((it) => heard.push(it?.move));
  expect(heard).toEqual([1, 2, 3]);
});

test('what counts no more is told to nobody', () => {
  const happened = new Happenings();
  happened.set(move(1));
  happened.set(null);
  const heard: unknown[] = [];
  happened.follow((it) => heard.push(it));
  expect(heard).toEqual([]);
});
