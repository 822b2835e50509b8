import { type DraftStep, type Kinds, same } from '@kaya/engine';
import type { Session } from '../table/session.ts';

/** How the playing of a draft ended. */
export type Ended =
  | { readonly kind: 'played' }
  /** Something turned out differently: at this step (from 0) what was told is not what the draft expected. */
  | { readonly kind: 'differs'; readonly at: number }
  /** The judge said no: the table shows the reasons. */
  | { readonly kind: 'refused'; readonly at: number };

/**
 * Plays the steps of a draft at the table itself, one after the other, each only where the table looks as the draft expected.
 * What is held back at the end of a turn is left to be confirmed.
 */
export function playDraft(session: Session, steps: readonly DraftStep<Kinds>[], ended: (how: Ended) => void): void {
  let next = 0;
  /** What a table far away showed when the last move was sent: the answer is there when it shows something else. */
  let sentFrom: unknown = null;
  let running = false;
  const stops: (() => void)[] = [];
  const end = (how: Ended) => {
    for (const stop of stops) stop();
    stops.length = 0;
    next = Number.POSITIVE_INFINITY;
    ended(how);
  };
  /** Plays what can be played now; false where something must happen first, or all is done. */
  const playOne = (): boolean => {
    const { view, busy, held } = session.state.value;
    if (busy || view === sentFrom) return false;
    sentFrom = null;
    // How the last move turns out is seen at the table.
    if (next === steps.length) {
      end({ kind: 'played' });
      return false;
    }
    if (held !== null) {
      session.confirm();
      return true;
    }
    // What has one answer only may have been given already.
    const at = steps.findIndex(({ before }, i) => i >= next && same(before, view));
    const step = steps[at];
    if (step === undefined) {
      end({ kind: 'differs', at: Math.max(0, next - 1) });
      return false;
    }
    next = at + 1;
    session.act(step.action);
    const after = session.state.value;
    if (after.busy) sentFrom = after.view;
    return true;
  };
  const run = () => {
    if (running) return;
    running = true;
    while (next <= steps.length && playOne());
    running = false;
  };
  stops.push(session.refused.watch(() => session.refused.value !== null && end({ kind: 'refused', at: Math.max(0, next - 1) })));
  stops.push(session.state.watch(run));
  run();
}
