import { SeatBadge } from '@kaya/pieces';
import type { Table } from '@kaya/wire';
import { useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { notifyFailure } from '../net/notifyFailure.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { sitDown } from './sitDown.ts';
import { pageText } from './text/index.ts';

interface Props {
  readonly table: Table;
  /** Whoever sits down is somebody else to the server than whoever looked on. */
  onSat(): void;
}

/** The seats of a running game that whoever looks on may take: those that were left for good, and those of a game laid from a record. */
export function FreeSeats({ table, onSat }: Props) {
  const say = useText();
  const own = useCatalogue(pageText);
  const { name } = useSettings();
  const [busy, setBusy] = useState(false);
  const free = freeSeats(table);
  if (own === null || free.length === 0) return null;
  const sit = async (seat: number) => {
    setBusy(true);
    try {
      await sitDown(table.id, name.trim() || say('seat.guest'), seat);
      onSat();
    } catch (error) {
      notifyFailure(error);
      setBusy(false);
    }
  };
  return (
    <ul className="clocks">
      {free.map((seat) => (
        <li key={seat}>
          <SeatBadge seat={seat} size={14} /> {own('online.free')}{' '}
          <button type="button" disabled={busy} onClick={() => void sit(seat)}>
            {own('online.join')}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A person's seat without anybody's name is nobody's. */
function freeSeats({ status, seats, sentAway }: Table): readonly number[] {
  if (status !== 'playing' || sentAway || seats.some((seat) => seat.you)) return [];
  return seats.flatMap(({ kind, name }, seat) => (kind === 'person' && name === '' ? [seat] : []));
}
