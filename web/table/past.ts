import { eventsFor, type Game, type GameRecord, type State, type Viewer, viewOf } from '@kaya/engine';
import { retrace } from './retrace.ts';
import type { Entry, Past } from './session.ts';

/** A game played again from its record, as one viewer may know it; null where these rules do not lead through it. */
export function pastOf(game: Game, record: GameRecord, viewer: Viewer): Past | null {
  const steps: Pick<Entry, 'events'>[] = [];
  const views: State[] = [];
  const whole = retrace(game, record, (state, events) => {
    steps.push({ events: eventsFor(game, events, viewer) });
    views.push(viewOf(game, state, viewer));
  });
  const seen = (step: number) => views[step] ?? null;
  return whole ? { steps, seen, viewAt: (step) => Promise.resolve(seen(step)) } : null;
}
