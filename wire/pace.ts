// How fast a game is played, and what a clock takes and gives.
import Type, { type Static } from 'typebox';
import { exactly } from './closed.ts';

/** A clock knows no time shorter than a second and none longer than ninety days. */
const LONGEST = 90 * 24 * 3600;
const Seconds = (minimum: number) => Type.Integer({ minimum, maximum: LONGEST });
export const MOST_DAYS_OFF = 60;

/** Everybody's time: what one begins with, what each turn adds, and more than which nobody ever has; in seconds. */
export const Clock = exactly({
  bank: Seconds(10),
  increment: Seconds(0),
  cap: Seconds(10),
  /** Days on which one's clock stands still, for the whole game. */
  daysOff: Type.Integer({ minimum: 0, maximum: MOST_DAYS_OFF }),
  /** When somebody's time is up: a bot plays on for them, the game ends, or nothing happens. */
  afterwards: Type.Union([Type.Literal('bot'), Type.Literal('end'), Type.Literal('wait')]),
});
export type Clock = Static<typeof Clock>;

/** Together in one sitting, or now and then; without a clock there is no hurry. */
export const Pace = exactly({
  kind: Type.Union([Type.Literal('live'), Type.Literal('correspondence')]),
  clock: Type.Optional(Clock),
});
export type Pace = Static<typeof Pace>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const AFTERWARDS = { afterwards: 'bot' } as const;

/** The paces that people know by name. */
export const PACES = {
  live: { kind: 'live' },
  quick: { kind: 'live', clock: { bank: 10 * MINUTE, increment: 30, cap: 15 * MINUTE, daysOff: 0, ...AFTERWARDS } },
  calm: { kind: 'live', clock: { bank: 30 * MINUTE, increment: MINUTE, cap: 45 * MINUTE, daysOff: 0, ...AFTERWARDS } },
  several: { kind: 'correspondence', clock: { bank: DAY, increment: 8 * HOUR, cap: 2 * DAY, daysOff: 3, ...AFTERWARDS } },
  daily: { kind: 'correspondence', clock: { bank: 3 * DAY, increment: DAY, cap: 5 * DAY, daysOff: 7, ...AFTERWARDS } },
  weekly: { kind: 'correspondence', clock: { bank: 14 * DAY, increment: 7 * DAY, cap: 21 * DAY, daysOff: 14, ...AFTERWARDS } },
  slow: { kind: 'correspondence' },
} as const satisfies Readonly<Record<string, Pace>>;
export type PaceName = keyof typeof PACES;

/** What a pace is called, whatever happens when time is up; null for one that somebody made up. */
export function paceName({ kind, clock }: Pace): PaceName | null {
  const found = Object.entries(PACES).find(([, it]) => {
    const other: Pace = it;
    if (other.kind !== kind || clock === undefined || other.clock === undefined)
      return other.kind === kind && clock === other.clock;
    const { bank, increment, cap, daysOff } = other.clock;
    return clock.bank === bank && clock.increment === increment && clock.cap === cap && clock.daysOff === daysOff;
  });
  return isPaceName(found?.[0]) ? found[0] : null;
}

function isPaceName(name: string | undefined): name is PaceName {
  return name !== undefined && Object.hasOwn(PACES, name);
}
