import type { Action, State, Viewer } from '@kaya/engine';
import { useEffect, useState } from 'react';
import { Value } from '../app/value.ts';
import { type AheadAt, aheadOf, NOTHING_AHEAD } from './ahead.ts';
import type { Session } from './session.ts';

/** Whoever answers at once is answered first, in milliseconds. */
const A_MOMENT = 30;

/** What lies behind entries of menus; not needed for the picture of a new position, and reckoned when that is painted. */
export function useAhead({ game }: Session, view: State, viewer: Viewer, legal: readonly Action[]): Value<AheadAt> {
  const [ahead] = useState(() => new Value(NOTHING_AHEAD));
  useEffect(() => {
    const reckon = () => ahead.set(viewer < 0 ? NOTHING_AHEAD : aheadOf(game, view, viewer, legal));
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(reckon, A_MOMENT);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      ahead.set(NOTHING_AHEAD);
    };
  }, [game, view, viewer, legal, ahead]);
  return ahead;
}
