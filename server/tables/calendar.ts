// The dates of a group as calendars read them (RFC 5545).
import type { GroupDateRow } from '../storage/schema.ts';

/** Text means nothing but itself. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

function moment(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** A line is at most 75 bytes long and goes on in the next one after a space; no character is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > 74) {
      parts.push(part);
      part = ' ';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n');
}

export function calendar(name: string, dates: readonly GroupDateRow[], url: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kaya//Groups//EN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...dates.flatMap(({ id, at, minutes, title, made_at }) => [
      'BEGIN:VEVENT',
      `UID:${id}@kaya`,
      `DTSTAMP:${moment(made_at)}`,
      `DTSTART:${moment(at)}`,
      `DURATION:PT${minutes}M`,
      `SUMMARY:${escaped(title === '' ? name : `${name}: ${title}`)}`,
      `URL:${url}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
