import type { Coach } from '@kaya/engine/coach';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTable } from '../table/atTable.ts';
import { attend, type Cards, listen, read } from './cards.ts';
import { explainedIn, keepExplained } from './met.ts';

interface Shown {
  /** The rule that is being explained. */
  readonly rule: string | null;
  read(): void;
}

/** What was met for the first time since one's own last move, one card at a time; each is shown once. `coach` is null until it is loaded. */
export function useCards(wanted: boolean, coach: Coach | null): Shown {
  const { state, viewer, session } = useTable();
  const { log, seen, curtain } = state;
  const game = session.game.id;
  const [cards, setCards] = useState<Cards | null>(null);
  useEffect(() => {
    const on = (from: Cards) => (coach === null ? from : listen(from, coach, log, viewer, explainedIn(game)));
    setCards((now) => attend(now, { wanted, curtain, seen }, on));
  }, [wanted, coach, log, viewer, curtain, game, seen]);
  const rule = cards?.rules[0] ?? null;
  useEffect(() => {
    if (rule !== null) keepExplained(game, [rule]);
  }, [rule, game]);
  // Whoever plays on has seen the card: the next one may come.
  const last = useRef({ viewer, seen });
  useEffect(() => {
    const played = last.current.viewer === viewer && last.current.seen < seen;
    last.current = { viewer, seen };
    if (played) setCards((now) => (now !== null && now.rules.length > 1 ? read(now) : now));
  }, [viewer, seen]);
  const gotIt = useCallback(() => setCards((now) => (now === null ? null : read(now))), []);
  return { rule: wanted && coach !== null ? rule : null, read: gotIt };
}
