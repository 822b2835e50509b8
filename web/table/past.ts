import {
  type Action,
  at,
  eventsFor,
  type Game,
  type GameRecord,
  Runner,
  SPECTATOR,
  type State,
  type Viewer,
  viewOf,
} from '@kaya/engine';
import { retrace } from './retrace.ts';
import type { Past, Step } from './session.ts';

/** A state is kept every so many moves: whoever jumps somewhere waits for fewer moves than that. */
const APART = 16;

/** A game played again from its record, as one viewer may know it; null where these rules do not lead through it. */
export function pastOf(game: Game, record: GameRecord, viewer: Viewer): Past | null {
  const steps: Step[] = [];
  const marks: State[] = [];
  const whole = retrace(game, record, (state, events) => {
    if (steps.length % APART === 0) marks.push(game.clone(state));
    const [mover] = record.moves[steps.length - 1] ?? [];
    steps.push({ events: eventsFor(game, events, viewer), own: viewer !== SPECTATOR && mover === viewer });
  });
  if (!whole) return null;
  const views = new Map<number, State>();
  const seen = (step: number) => {
    const known = views.get(step);
    if (known !== undefined) return known;
    const mark = Math.floor(step / APART);
    const from = marks[mark];
    if (from === undefined || step >= steps.length) return null;
    const runner = new Runner(game, game.clone(from));
    for (const [seat, word] of record.moves.slice(mark * APART, step)) runner.act(seat, at<Action>(record.words, word));
    const view = viewOf(game, runner.state, viewer);
    views.set(step, view);
    return view;
  };
  return { steps, seen, viewAt: (step) => Promise.resolve(seen(step)) };
}
