import type { Account } from '@kaya/wire';
import { dates } from '../app/dates.ts';
import type { PeopleKey } from './text/index.ts';

/** What somebody may not do here for a while, until when, and why. */
export function sayBar(
  { kind, until, reason }: Account['bars'][number],
  locale: string,
  say: (key: PeopleKey, values: Readonly<Record<string, string>>) => string,
): string {
  return say(`bars.${kind}`, { date: dates(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(until), reason });
}
