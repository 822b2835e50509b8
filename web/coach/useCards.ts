import type { Coach } from '@kaya/engine/coach';
import { useCallback, useEffect, useState } from 'react';
import { useTable } from '../table/atTable.ts';
import { type Cards, from, listen, read } from './cards.ts';
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
  const [cards, setCards] = useState<Cards>(() => from(seen));
  useEffect(() => {
    if (!wanted) setCards(from(seen));
    else if (coach !== null && curtain === null) setCards((now) => listen(now, coach, log, viewer, explainedIn(game)));
  }, [wanted, coach, log, viewer, curtain, game, seen]);
  const rule = cards.rules[0] ?? null;
  useEffect(() => {
    if (rule !== null) keepExplained(game, [rule]);
  }, [rule, game]);
  // Whoever plays on has seen the card: the next one may come.
  useEffect(() => {
    setCards((now) => (seen > 0 && now.rules.length > 1 ? read(now) : now));
  }, [seen]);
  return { rule: wanted && coach !== null ? rule : null, read: useCallback(() => setCards(read), []) };
}
