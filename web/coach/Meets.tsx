import { firstMet } from '@kaya/engine/coach';
import { useEffect, useRef } from 'react';
import { useLoaded } from '../app/useLoaded.ts';
import { useTable } from '../table/atTable.ts';
import { happenedIn, keepHappened } from './met.ts';

/** Remembers what happens at this table, whether or not a coach is there to explain it. */
export function Meets() {
  const { state, viewer, box } = useTable();
  const { log, curtain } = state;
  const game = box.game.id;
  const coach = useLoaded(async () => (await box.coach?.()) ?? null, [game]);
  const upTo = useRef(0);
  useEffect(() => {
    if (coach === null || curtain !== null) return;
    const events = log.filter(({ number }) => number > upTo.current).flatMap((entry) => entry.events);
    upTo.current = log.at(-1)?.number ?? 0;
    keepHappened(game, firstMet(coach, events, viewer, happenedIn(game)));
  }, [coach, log, curtain, viewer, game]);
  return null;
}
