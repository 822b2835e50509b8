import { type Action, type Exercise, type Game, Runner, replay, type State, seeded, viewOf } from '@kaya/engine';
import { type Judgement, judge } from './judgement.ts';

/** What was played must have cost at least this much; 1 is what the game calls a clear mistake. */
export const CLEARLY = 0.5;
/** Looked at in so many sets of imagined worlds, and found again in each of them: then the doubt is small. */
const LOOKS = 3;

/** The position as whoever decides there sees it; null where these rules do not lead there, or nothing is asked of them. */
export function positionOf(game: Game, { record, seat }: Exercise): { readonly state: State; readonly view: State } | null {
  const replayed = replay(game, record);
  if (!replayed.ok) return null;
  const view = viewOf(game, replayed.state, seat);
  return new Runner(game, view).legal(seat).length > 1 ? { state: replayed.state, view } : null;
}

/** An answer is right unless something else is better beyond doubt: the same judgement as everywhere. */
export function isRight({ verdict }: Pick<Judgement, 'verdict'>): boolean {
  return verdict !== 'mistake';
}

/** Is it an exercise: is what was played found to be a clear mistake in each look, and the better answer never? */
export function isClear(game: Game, exercise: Exercise, seed: string, milliseconds?: number): boolean {
  const position = positionOf(game, exercise);
  if (position === null) return false;
  const { seat, played, better, record } = exercise;
  const chair = { view: position.view, seat, seats: record.seats };
  const budget = milliseconds === undefined ? {} : { milliseconds };
  const look = (action: Action, i: number) => judge(game, chair, action, seeded(`${seed} ${i}`), budget);
  for (let i = 0; i < LOOKS; i++) {
    const { verdict, cost } = look(played, i);
    if (verdict !== 'mistake' || cost < CLEARLY || !isRight(look(better, i))) return false;
  }
  return true;
}
