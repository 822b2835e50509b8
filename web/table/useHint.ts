import type { Explanation } from '@kaya/bots';
import { useState } from 'react';
import { notify } from '../app/notices.ts';
import { HINT_SEED, think } from '../thinking/thinker.ts';
import { useMoment, useTable } from './atTable.ts';

/** How long a bot may think about a hint. */
const THINKING = 1500;

interface Hinting {
  /** The bot's advice for what is asked now. */
  readonly hint: Explanation | null;
  readonly asking: boolean;
  ask(): void;
}

/** Advice of a bot on request; it holds for the position it was asked for. */
export function useHint(): Hinting {
  const { session, viewer, state } = useTable();
  const { view } = useMoment();
  const [found, setFound] = useState<{ readonly view: unknown; readonly hint: Explanation } | null>(null);
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    const seats = state.seats.length;
    const answer = await think({
      game: session.game.id,
      level: 'medium',
      view,
      seat: viewer,
      seats,
      milliseconds: THINKING,
      seed: HINT_SEED,
      explain: true,
    });
    setAsking(false);
    const hint = answer?.explanation ?? null;
    if (hint === null) notify({ key: 'table.no-hint', kind: 'info' });
    else setFound({ view, hint });
  };
  return { hint: found !== null && found.view === view ? found.hint : null, asking, ask: () => void ask() };
}
