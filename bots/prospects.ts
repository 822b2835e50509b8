import { at, type Game, type Kinds, seeded } from '@kaya/engine';
import type { Chair } from './bot.ts';
import type { Decision } from './review.ts';
import { toTheEnd } from './to-the-end.ts';
import { leads } from './worth.ts';

/** From so many moments of a game one looks where it was heading, each time in so many worlds. */
export const MOMENTS = 24;
export const PLAYED_OUT = 40;

/** Where a game was heading from a position, by seat: the lead over the others' mean in points at its end, alone the points. */
export interface Prospect {
  readonly mean: readonly number[];
  /** The standard error of that. */
  readonly error: readonly number[];
}

/** Plays on to the end at first sight in so many worlds that fit what the seat knew. */
export function prospectOf<K extends Kinds>(
  game: Game<K>,
  chair: Omit<Chair<K>, 'include'>,
  worlds: number,
  seed: string,
): Prospect {
  const rng = seeded(seed);
  const ends = Array.from({ length: worlds }, () => {
    const scores = toTheEnd(game, chair, rng)?.scores ?? [];
    return scores.length > 1 ? leads(scores) : scores;
  });
  const mean = at(ends, 0).map((_, seat) => ends.reduce((sum, end) => sum + at(end, seat), 0) / worlds);
  const error = mean.map((middle, seat) =>
    Math.sqrt(ends.reduce((sum, end) => sum + (at(end, seat) - middle) ** 2, 0) / (worlds * Math.max(1, worlds - 1))),
  );
  return { mean, error };
}

/** So many decisions of a game, as far apart as they can be, the first and the last among them. */
export function momentsOf(decisions: readonly Decision[], most: number): readonly Decision[] {
  if (decisions.length <= most) return decisions;
  return Array.from({ length: most }, (_, i) => at(decisions, Math.round((i * (decisions.length - 1)) / (most - 1))));
}
