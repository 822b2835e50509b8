import { at, playerOf, type Seat } from '@kaya/engine';
import { clone } from '../rules/clone.ts';
import { finalScoring } from '../rules/scoring.ts';
import { type Co2Event, type Co2State, HIDDEN, type Source } from '../types/index.ts';

export interface ScoreNow {
  readonly points: number;
  readonly sources: Readonly<Record<Source, number>>;
  /** False where a company goal that the viewer does not know is counted as its $8. */
  readonly exact: boolean;
  /** A company goal still held counts as its $8: that is more than what it shows. */
  readonly exchanged: boolean;
}

/** What would I have if the game ended now? The final scoring itself answers, played on a copy. */
export function scoreNow(view: Co2State, seat: Seat): ScoreNow {
  const known = !playerOf(view, seat).goalHeld || playerOf(view, seat).goal !== HIDDEN;
  if (view.outcome !== null) {
    return { points: at(view.outcome.scores, seat), sources: playerOf(view, seat).sources, exact: true, exchanged: false };
  }
  const after = clone(view);
  let exchanged = false;
  const emit = (event: Co2Event) => {
    if (event.kind === 'goal-revealed' && event.seat === seat) ({ exchanged } = event);
  };
  finalScoring.run({ state: after, emit }, { do: 'final-scoring', lastIncome: true });
  const { points, sources } = playerOf(after, seat);
  return { points, sources, exact: known, exchanged };
}
