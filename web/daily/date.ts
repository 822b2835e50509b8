import { dates } from '../app/dates.ts';

/** A day of the server as people write it; it is the same day wherever they are. */
export function dateOf(day: string, locale: string): string {
  return dates(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** Is it a day as the server writes it? */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
