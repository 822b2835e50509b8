import { ADVICE_SEED, type Explanation } from '@kaya/bots';
import { useEffect, useState } from 'react';
import { notify } from '../app/notices.ts';
import { think } from '../thinking/thinker.ts';
import { useMoment, useTable } from './atTable.ts';

/** How long a bot may think about a hint. */
const THINKING = 1500;

/** Told what is advised and in which position; null where no bot answered: then it can be asked again. */
export type OnAdvice = (found: { readonly view: unknown; readonly action: Explanation['action'] } | null) => void;

/** The advice of a bot for what is asked now; null while it thinks. */
export function useHint(onFound: OnAdvice): Explanation | null {
  const { session, viewer, state } = useTable();
  const { view } = useMoment();
  const [found, setFound] = useState<{ readonly view: unknown; readonly hint: Explanation } | null>(null);
  const [game, seats] = [session.game.id, state.seats.length];
  useEffect(() => {
    let wanted = true;
    const question = {
      game,
      level: 'medium',
      view,
      seat: viewer,
      seats,
      milliseconds: THINKING,
      seed: ADVICE_SEED,
      explain: true,
    } as const;
    void think(question).then((answer) => {
      if (!wanted) return;
      const hint = answer?.explanation ?? null;
      if (hint === null) {
        notify({ key: 'table.no-hint', kind: 'info' });
        return onFound(null);
      }
      setFound({ view, hint });
      onFound({ view, action: hint.action });
    });
    return () => {
      wanted = false;
    };
  }, [game, view, viewer, seats, onFound]);
  return found?.view === view ? found.hint : null;
}
