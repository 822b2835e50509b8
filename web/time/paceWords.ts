import type { Locale } from '@kaya/engine';
import { type Clock, type Pace, paceName } from '@kaya/wire';
import { duration } from './duration.ts';
import type { TimeSay } from './text/index.ts';

/** What a pace is called. */
export function paceTitle(pace: Pace, say: TimeSay): string {
  return say(`pace.${paceName(pace) ?? 'own'}`);
}

/** What a clock gives. */
export function clockDetails({ bank, increment, cap, daysOff }: Clock, say: TimeSay, locale: Locale): readonly string[] {
  const long = (seconds: number) => duration(1000 * seconds, locale);
  return [
    say('pace.clock', { bank: long(bank), increment: long(increment), cap: long(Math.max(bank, cap)) }),
    ...(daysOff === 0 ? [] : [say('pace.days-off', { count: daysOff })]),
  ];
}

/** What its clock gives, and what happens to whoever is late; empty without a clock. */
export function paceDetails({ clock }: Pace, say: TimeSay, locale: Locale): readonly string[] {
  if (clock === undefined) return [];
  return [...clockDetails(clock, say, locale), say('pace.then', { what: say(`pace.afterwards.${clock.afterwards}`) })];
}
