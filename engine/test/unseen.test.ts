import { expect, test } from 'vitest';
import { cardsIn, dealAnew, dealPileAnew, HIDDEN, hidePile, pileOf, type Secret, seeded, unseenOf } from '../index.ts';

const pile = () => ({ top: ['a'], loose: ['b', 'c'], bottom: ['d'] });

test('of a pile only its size can be seen', () => {
  const hidden = pile();
  hidePile(hidden);
  expect(hidden).toEqual({ top: [HIDDEN], loose: [HIDDEN, HIDDEN], bottom: [HIDDEN] });
});

test('what nobody has seen is what is left, each as often as it is there more often than it was seen', () => {
  const all = ['a', 'b', 'b', 'c', 'c', 'c'];
  expect(unseenOf(all, ['b', 'c', 'c', HIDDEN, null], seeded(1)).sort()).toEqual(['a', 'b', 'c']);
  expect(unseenOf(all, new Set(['a']), seeded(1)).sort()).toEqual(['b', 'b', 'c', 'c', 'c']);
  expect(unseenOf(all, all, seeded(1))).toEqual([]);
  expect(all).toEqual(['a', 'b', 'b', 'c', 'c', 'c']);
});

test('hidden places are dealt anew from the end of what is left, as far as it goes', () => {
  const places: Secret<string>[] = [HIDDEN, HIDDEN];
  const left = ['a', 'b', 'c'];
  dealAnew(places, left);
  expect([places, left]).toEqual([['c', 'b'], ['a']]);
  dealAnew(places, left);
  expect([places, left]).toEqual([['a', 'b'], []]);
  const hidden = pile();
  hidePile(hidden);
  dealPileAnew(hidden, unseenOf(cardsIn(pile()), [], seeded(2)));
  expect(cardsIn(hidden).sort()).toEqual(cardsIn(pile()));
  expect([hidden.top.length, hidden.loose.length, hidden.bottom.length]).toEqual([1, 2, 1]);
  expect(cardsIn(pileOf([1, 2]))).toEqual([1, 2]);
});
