import { eventsFor, type Game, type GameRecord, replay, type State, type Viewer, viewOf } from '@kaya/engine';
import type { Entry, Past } from './session.ts';

/** A game played again from its record, as one viewer may know it; null where these rules do not lead through it. */
export function pastOf(game: Game, record: GameRecord, viewer: Viewer): Past | null {
  const steps: Pick<Entry, 'events'>[] = [];
  const views: State[] = [];
  const replayed = replay(game, record, (state, _move, events) => {
    steps.push({ events: eventsFor(game, events, viewer) });
    views.push(viewOf(game, state, viewer));
  });
  return replayed.ok ? { steps, viewAt: (step) => Promise.resolve(views[step] ?? null) } : null;
}
