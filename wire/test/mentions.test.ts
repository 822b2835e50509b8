import { expect, test } from 'vitest';
import { mentionBegun, mentionsIn } from '../mentions.ts';

const NAMES = ['Ann', 'Anna', 'Ben', 'Анна', 'Jean', 'Jean Luc', ''];
const called = (text: string) => mentionsIn(text, NAMES).map(({ name }) => name);

test.each([
  ['@Ann, your turn', ['Ann']],
  ['look, @ANNA!', ['Anna']],
  ['@ann @ben @Jean Luc.', ['Ann', 'Ben', 'Jean Luc']],
  ['(@Анна)', ['Анна']],
  // Another word, an address of mail, nobody here.
  ['@Annabel', []],
  ['write to me@ben.example', []],
  ['@Zoe and @', []],
  ['Ann', []],
])('%s', (text, names) => {
  expect(called(text)).toEqual(names);
});

test('the place of a call is exact, from its @ to its end', () => {
  expect(mentionsIn('Hi @ben.', NAMES)).toEqual([{ from: 3, to: 7, name: 'Ben' }]);
});

test.each([
  ['Hi @', ['Ann', 'Ben']],
  ['@a', ['Ann']],
  ['@BE', ['Ben']],
  ['@Ben', null],
  ['@Ann, @b', ['Ben']],
  ['me@b', null],
  ['no sign', null],
])('after %s may come', (text, names) => {
  expect(mentionBegun(text, ['Ann', 'Ben', 'Ben'])?.names ?? null).toEqual(names);
});
