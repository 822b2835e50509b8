import { keep, keptEntries } from '../app/kept.ts';
import { settings } from '../app/settings.ts';
import { Value } from '../app/value.ts';
import type { Went } from './counter.ts';

/** How a moment went on this device, summed. */
export interface Counted {
  readonly shown: number;
  readonly seconds: number;
  readonly tries: number;
  readonly left: number;
}

/** By game, lesson and moment, with a blank between them. */
type Counts = Readonly<Record<string, Counted>>;

const KEY = 'kaya-lesson-counts';
const NONE: Counted = { shown: 0, seconds: 0, tries: 0, left: 0 };

function isCounted(value: unknown): value is Counted {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.keys(NONE).every((name) => Number.isInteger(fields.get(name)));
}

export const counts = new Value<Counts>(keptEntries(KEY, (value) => (isCounted(value) ? value : null)));

/** Keeps how some moments went; the host hears of it where somebody has agreed, without a name. */
export function keepWent(game: string, lesson: string, moments: readonly Went[]): void {
  const now: Record<string, Counted> = { ...counts.value };
  for (const { moment, seconds, tries, left } of moments) {
    const before = now[`${game} ${lesson} ${moment}`] ?? NONE;
    now[`${game} ${lesson} ${moment}`] = {
      shown: before.shown + 1,
      seconds: before.seconds + seconds,
      tries: before.tries + tries,
      left: before.left + (left ? 1 : 0),
    };
  }
  counts.set(now);
  keep(KEY, now);
  if (!settings.value.tellLessons) return;
  // Also while the page is being left. Nobody waits for it, and without a network nothing is told.
  const asked = { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' } } as const;
  fetch('/api/lesson-counts', { ...asked, body: JSON.stringify({ game, lesson, moments }) }).catch(() => undefined);
}

/** What is known of the lessons of a game here, as text to take along. */
export function countsFile(game: string): string {
  const own = Object.entries(counts.value).filter(([key]) => key.startsWith(`${game} `));
  const rows = own.map(([key, { shown, seconds, tries, left }]) => [...key.split(' '), shown, seconds, tries, left].join(','));
  return [`game,lesson,moment,shown,seconds,tries,left`, ...rows].join('\n').concat('\n');
}

/** Seconds and wrong tries in the lessons of a game here. */
export function totalOf(game: string): { readonly seconds: number; readonly tries: number } {
  const own = Object.entries(counts.value).filter(([key]) => key.startsWith(`${game} `));
  return own.reduce((sum, [, it]) => ({ seconds: sum.seconds + it.seconds, tries: sum.tries + it.tries }), {
    seconds: 0,
    tries: 0,
  });
}
