/** A day of the server as people write it; it is the same day wherever they are. */
export function dateOf(day: string, locale: string): string {
  // The texts are British. The home page shows one date, and loads no more for it.
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** Is it a day as the server writes it? */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
