import type { Wishes } from '@kaya/wire';

const MINUTE = 60_000;
const DAY = 24 * 60;

/** Whoever has said nothing: everything, by every way that was set up; mails once a day. */
export const STANDARD: Wishes = {
  locale: 'en',
  zone: 'UTC',
  kinds: {
    push: ['turn', 'reminder', 'invitation', 'over', 'mention'],
    webhook: ['turn', 'reminder', 'invitation', 'over', 'mention'],
    mail: ['turn', 'reminder', 'invitation', 'over', 'mention'],
  },
  quiet: null,
  digest: 7,
};

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Minutes since midnight, where this person lives. */
function minutesOf(now: number, zone: string): number {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const [hours = 0, minutes = 0] = time.format(now).split(':').map(Number);
  return hours * 60 + minutes;
}

/** The next moment at which it is so many minutes after midnight there, later than now. */
function nextAt(now: number, zone: string, minutes: number): number {
  const wait = (minutes - minutesOf(now, zone) + DAY) % DAY;
  return Math.floor(now / MINUTE) * MINUTE + (wait === 0 ? DAY : wait) * MINUTE;
}

/** When the quiet hours end in which it is now; null where it is not quiet. */
export function quietUntil(now: number, { quiet, zone }: Pick<Wishes, 'quiet' | 'zone'>): number | null {
  if (quiet === null || quiet.from === quiet.to) return null;
  const at = minutesOf(now, zone);
  const inside = quiet.from < quiet.to ? at >= quiet.from && at < quiet.to : at >= quiet.from || at < quiet.to;
  return inside ? nextAt(now, zone, quiet.to) : null;
}

/** When the next daily mail goes out. */
export function nextDigest(now: number, { zone }: Pick<Wishes, 'zone'>, hour: number): number {
  return nextAt(now, zone, hour * 60);
}
