import type { Locale } from '@kaya/engine';

const UNITS = [
  { unit: 'day', long: 86_400_000 },
  { unit: 'hour', long: 3_600_000 },
  { unit: 'minute', long: 60_000 },
  { unit: 'second', long: 1000 },
] as const;

/** A length of time in words, by its two largest units. */
export function duration(milliseconds: number, locale: Locale): string {
  const first = UNITS.findIndex(({ long }) => milliseconds >= long);
  const from = first < 0 ? UNITS.length - 1 : first;
  let left = milliseconds;
  const parts = UNITS.slice(from, from + 2).flatMap(({ unit, long }, i) => {
    const count = Math.floor(left / long);
    left -= count * long;
    return count === 0 && i > 0
      ? []
      : [new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count)];
  });
  return parts.join('\u00a0');
}

/** What a clock in the room would show: minutes and seconds, with hours where there are any. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / 1000);
  const two = (number: number) => String(number).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const rest = `${two(minutes % 60)}:${two(seconds % 60)}`;
  return minutes >= 60 ? `${Math.floor(minutes / 60)}:${rest}` : rest;
}
