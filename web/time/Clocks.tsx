import { SeatBadge } from '@kaya/pieces';
import type { Table } from '@kaya/wire';
import { dates } from '../app/dates.ts';
import { api } from '../net/api.ts';
import { notifyFailure } from '../net/notifyFailure.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { clockFace, duration } from './duration.ts';
import { restOf } from './rest.ts';
import { timeText } from './text/index.ts';
import { LOOKED_AT, useNow } from './useNow.ts';

interface Props {
  readonly table: Table;
  /** By how much the server's clock is ahead of this device's. */
  readonly ahead: number;
  readonly names: readonly string[];
}

/** The clocks that matter now: one's own, of those who are awaited, and of those who have the day off. */
export function Clocks({ table, ahead, names }: Props) {
  const { locale } = useText();
  const say = useCatalogue(timeText);
  const { kind } = table.pace;
  const now = useNow(LOOKED_AT[kind]) + ahead;
  const { time } = table;
  if (say === null || time === null) return null;
  const date = (at: number) => dates(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  if (time.ranOut.length > 0) return <p>{say('time.ran-out', { names: time.ranOut.map((seat) => names[seat] ?? '') })}</p>;
  if (table.status !== 'playing') return null;
  const paused = (time.pausedUntil ?? 0) > now ? time.pausedUntil : null;
  const shown = time.seats.flatMap((it, seat) => {
    const who = table.seats[seat];
    const off = (it.offUntil ?? 0) > now;
    const waits = table.awaited.includes(seat) && who?.kind === 'person' && !who.standIn;
    return who?.kind === 'person' && (who.you || waits || off) ? [{ ...it, seat, off, runs: waits && paused === null }] : [];
  });
  const said = ({ seat, left, until, off, offUntil, runs }: (typeof shown)[number]) => {
    const name = names[seat] ?? '';
    if (off && offUntil !== null) return say('time.off', { name, date: date(offUntil) });
    const rest = restOf({ left, until }, runs, now);
    if (rest <= 0) return say('time.up', { name });
    if (kind === 'live') return say('time.left', { name, time: clockFace(rest) });
    const words = duration(rest, locale);
    return runs && until !== null
      ? say('time.until', { name, time: words, date: date(until) })
      : say('time.left', { name, time: words });
  };
  // Where there are days off everybody sees how many are left.
  const hasDaysOff = (table.pace.clock?.daysOff ?? 0) > 0;
  const goOn = () => api.goOn(table.id).catch(notifyFailure);
  return (
    <>
      <ul className="clocks" aria-label={say('time.title')}>
        {shown.map((it) => (
          <li key={it.seat} data-runs={it.runs ? '' : undefined}>
            <SeatBadge seat={it.seat} size={14} /> {said(it)}
            {hasDaysOff && ` · ${say('time.days-left', { count: it.daysOff })}`}
          </li>
        ))}
      </ul>
      {paused !== null && (
        <p role="status">
          {say('time.paused', { date: date(paused) })}{' '}
          {table.seats.some((seat) => seat.you) && (
            <button type="button" onClick={() => void goOn()}>
              {say('time.go-on')}
            </button>
          )}
        </p>
      )}
    </>
  );
}
