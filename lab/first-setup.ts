import { checkSetup, type Game, type Options } from '@kaya/engine';
import type { Course } from '@kaya/engine/lessons';

/** The set-up of the first whole game that a course leads to, with what it leaves to the game filled in. */
export function firstSetup(game: Game, { first }: Course): { readonly seats: number; readonly options: Options } {
  const checked = checkSetup(game, first.seats, first.options);
  if (!checked.ok) throw new Error('the first game cannot be set up');
  return { seats: first.seats, options: checked.options };
}
