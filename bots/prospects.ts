import { at, type Game, type Kinds, seeded } from '@kaya/engine';
import type { Chair } from './bot.ts';
import type { Decision } from './review.ts';
import { apart, type Stretch } from './stretches.ts';
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

/** A moment, and where the game was heading there. */
export interface Heading {
  readonly move: number;
  readonly prospect: Prospect;
}

/** A stretch of the game in which a seat's end came nearer or went further off, beyond doubt; its ends are moves played before. */
export interface Turning extends Stretch {
  readonly seat: number;
}

/** Many stretches are looked at: so many standard errors leave hardly one in a game to chance. */
const BEYOND_DOUBT = 3;
/** A stretch goes over so many moments at most: what comes little by little over half a game is no turn of it. */
const LONGEST = 3;

/** Where the game turned, in its order: of all stretches beyond doubt those that changed most, none of which overlap. */
export function turnings(headings: readonly Heading[], most: number): readonly Turning[] {
  const all: Turning[] = [];
  for (const [i, { move: from, prospect: before }] of headings.entries()) {
    for (const { move: to, prospect: after } of headings.slice(i + 1, i + 1 + LONGEST)) {
      for (const seat of before.mean.keys()) {
        const by = at(after.mean, seat) - at(before.mean, seat);
        if (Math.abs(by) > BEYOND_DOUBT * Math.hypot(at(before.error, seat), at(after.error, seat)))
          all.push({ from, to, seat, by });
      }
    }
  }
  // What one gains another loses: of two that changed as much whoever gained is named.
  all.sort((a, b) => Math.abs(b.by) - Math.abs(a.by) || b.by - a.by);
  return apart(all, most);
}
