import type { Table } from '@kaya/wire';
import { api } from '../net/api.ts';
import { notifyFailure } from '../net/notifyFailure.ts';
import type { TableRequest } from '../table/visit.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { timeText } from './text/index.ts';

interface Props {
  readonly table: Table;
  readonly ahead: number;
  onRequest(request: TableRequest): void;
}

/** What whoever sits here may do about the clocks. */
export function TimeButtons({ table, ahead, onRequest }: Props) {
  const say = useCatalogue(timeText);
  const me = table.seats.findIndex((seat) => seat.you);
  const mine = table.time?.seats[me];
  if (say === null || table.time === null || mine === undefined) return null;
  const now = Date.now() + ahead;
  const off = (mine.offUntil ?? 0) > now;
  const paused = (table.time.pausedUntil ?? 0) > now;
  const setDayOff = (on: boolean) => api.setDayOff(table.id, on).catch(notifyFailure);
  return (
    <>
      {!paused && (
        <button type="button" onClick={() => onRequest({ t: 'propose', what: { kind: 'pause' } })}>
          {say('time.ask-pause')}
        </button>
      )}
      {mine.daysOff > 0 && (
        <button type="button" onClick={() => void setDayOff(true)}>
          {say('time.day-off', { count: mine.daysOff })}
        </button>
      )}
      {off && (
        <button type="button" onClick={() => void setDayOff(false)}>
          {say('time.back')}
        </button>
      )}
    </>
  );
}
