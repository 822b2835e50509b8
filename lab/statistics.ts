/** A share with the interval that holds the true one in 95 of 100 cases. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The two-sided 95 % point of the normal distribution. */
const Z = 1.959964;

/** Wilson's interval: true for few games and for shares near 0 and 1 as well. Parts of a win count as such. */
export function shareOf(wins: number, games: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const p = wins / games;
  const z2 = Z * Z;
  const middle = (p + z2 / (2 * games)) / (1 + z2 / games);
  const half = (Z / (1 + z2 / games)) * Math.sqrt((p * (1 - p)) / games + z2 / (4 * games * games));
  return { share: round(p), low: round(Math.max(0, middle - half)), high: round(Math.min(1, middle + half)) };
}

/** How numbers are spread. */
export interface Spread {
  readonly mean: number;
  readonly min: number;
  readonly p5: number;
  readonly p25: number;
  readonly median: number;
  readonly p75: number;
  readonly p95: number;
  readonly max: number;
}

export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = numbers.toSorted((a, b) => a - b);
  const mean = numbers.reduce((sum, it) => sum + it, 0) / Math.max(1, numbers.length);
  const point = (q: number) => round(quantile(sorted, q));
  return {
    mean: round(mean),
    min: point(0),
    p5: point(0.05),
    p25: point(0.25),
    median: point(0.5),
    p75: point(0.75),
    p95: point(0.95),
    max: point(1),
  };
}

/** Between two neighbours the value is interpolated. */
function quantile(sorted: readonly number[], q: number): number {
  const place = q * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

/** To four digits: more would be noise. */
export function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
