// A date is written as the visitor's own country writes it, in the language that was chosen.
import { expect, test } from 'vitest';
import { dates } from '../app/dates.ts';

test.each([
  ['en', ['en-GB', 'en-US'], '19/11/2026'],
  ['en', ['fr-FR', 'en-US'], '11/19/2026'],
  ['en', ['fr-FR'], '19/11/2026'],
  ['en', ['en-US@posix', 'en-US'], '11/19/2026'],
  ['ru', ['en-US'], '19.11.2026'],
])('%s for %s: %s', (locale, languages, written) => {
  const date = new Date('2026-11-19T12:00:00Z');
  const parts = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
  expect(dates(locale, parts, languages).format(date)).toBe(written);
});
