// When a difference is one, and not luck.

/** By how much one is ahead of another on average, world by world, and the standard error of that. */
export interface Distance {
  readonly by: number;
  readonly error: number;
}

/** A difference of fewer standard errors than this is doubt. */
const BEYOND_DOUBT = 2;

/** Is the first further than the doubt allows? */
export function isBeyondDoubt({ by, error }: Distance): boolean {
  return by > BEYOND_DOUBT * error;
}

/** In what one has, which is many things at once, it takes more of them; and less than a part of one is nothing that one can count. */
const BEYOND_DOUBT_IN_PART = 3;
const COUNTABLE = 0.75;

/** Is there truly more (or less), and so much that one can count it? */
export function isCertain({ by, error }: Distance): boolean {
  return Math.abs(by) >= COUNTABLE && Math.abs(by) > BEYOND_DOUBT_IN_PART * error;
}
