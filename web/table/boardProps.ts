import type { BoardProps, GameEvent } from '@kaya/engine';
import { useMemo } from 'react';
import { usePhone } from '../app/usePhone.ts';
import { useText } from '../text/index.ts';
import { useMoment, useSpeech, useTable } from './atTable.ts';
import type { Entry } from './session.ts';

/** So many of the last moves are told again to the drawings. */
const LATELY = 40;

/** What happened in the last moves, oldest first. */
export function lately(entries: readonly Pick<Entry, 'events'>[]): readonly GameEvent[] {
  return entries.slice(-LATELY).flatMap(({ events }) => events);
}

/** What every drawing of the table is given. */
export function useBoardProps(): BoardProps {
  const { shown: view, log } = useMoment();
  const { viewer, state, names } = useTable();
  const { say } = useSpeech();
  const { locale } = useText();
  const portrait = usePhone();
  const seats = state.seats.length;
  const told = useMemo(() => lately(log), [log]);
  return useMemo(
    () => ({ view, viewer, seats, names, locale, portrait, told, say }),
    [view, viewer, seats, names, locale, portrait, told, say],
  );
}
