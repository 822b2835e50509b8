import type { BoardProps } from '@kaya/engine';
import { useMemo } from 'react';
import { useText } from '../text/index.ts';
import { useKit } from './kit.ts';

/** What every drawing of the table is given. */
export function useBoardProps(): BoardProps {
  const { view, viewer, state, names, say } = useKit();
  const { locale } = useText();
  const seats = state.seats.length;
  return useMemo(() => ({ view, viewer, seats, names, locale, say }), [view, viewer, seats, names, locale, say]);
}
