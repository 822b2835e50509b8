import { expect, test } from 'vitest';
import { numbers } from '../app/numbers.ts';
import { withPunctuation } from '../terms/punctuation.ts';

test('a negative number has a true minus sign in every language', () => {
  for (const locale of ['en', 'fr', 'ru']) {
    expect(numbers(locale).format(-3)).toBe('\u22123');
    expect(numbers(locale, { signDisplay: 'exceptZero' }).format(2)).toBe('+2');
    expect(numbers(locale, { maximumFractionDigits: 1 }).format(-0.04)).toBe('0');
  }
});

test('what closes a word stays with the term before it, whatever follows', () => {
  const term = { id: 0, meaning: 'Summit: a meeting.', pattern: /summits?/ };
  const parts = withPunctuation([
    { text: 'Which ', term: null },
    { text: 'summit', term },
    { text: '\u202f? The ', term: null },
    { text: 'summits', term },
    { text: '.', term: null },
  ]);
  expect(parts.map(({ text, after }) => [text, after])).toEqual([
    ['Which ', ''],
    ['summit', '\u202f?'],
    [' The ', ''],
    ['summits', '.'],
  ]);
});

test('a bracket that opens before a term stays with it', () => {
  const term = { id: 0, meaning: 'Scientist: learns.', pattern: /scientist/ };
  const parts = withPunctuation([
    { text: '3 in recycling (', term: null },
    { text: 'scientist', term },
    { text: ' on the project, (', term: null },
    { text: 'scientist', term },
    { text: ')', term: null },
  ]);
  expect(parts.map(({ before, text, after }) => [before, text, after])).toEqual([
    ['', '3 in recycling ', ''],
    ['(', 'scientist', ''],
    ['', ' on the project, ', ''],
    ['(', 'scientist', ')'],
  ]);
});
