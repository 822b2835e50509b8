import { eventsFor, type Game, type GameRecord, SPECTATOR, type State, same, viewOf } from '@kaya/engine';
import { retrace } from '../table/retrace.ts';

/** After each move the step of those who only watched: where they were told nothing they took none. Null where these rules do not lead through it. */
export function watchedSteps(game: Game, record: GameRecord): readonly number[] | null {
  const steps: number[] = [];
  let last: State | null = null;
  const whole = retrace(game, record, (state, events) => {
    const view = viewOf(game, state, SPECTATOR);
    const told = last === null || eventsFor(game, events, SPECTATOR).length > 0 || !same(view, last);
    if (told) last = view;
    steps.push((steps.at(-1) ?? -1) + (told ? 1 : 0));
  });
  return whole ? steps : null;
}
