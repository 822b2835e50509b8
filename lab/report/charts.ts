/** A picture of numbers, as data. */
export type Chart = Histogram | Lines;

/** How often which numbers came. */
export interface Histogram {
  readonly kind: 'histogram';
  readonly title: string;
  readonly values: readonly number[];
}

/** How numbers went on, a line for each seat. */
export interface Lines {
  readonly kind: 'lines';
  readonly title: string;
  readonly lines: readonly { readonly name: string; readonly points: readonly (readonly [x: number, y: number])[] }[];
  /** Points on a line that the text speaks of. */
  readonly marks: readonly { readonly line: number; readonly x: number; readonly label: string }[];
  /** Where the rounds begin. */
  readonly rounds: readonly { readonly x: number; readonly label: string }[];
}

/** A share with its interval, drawn beside the row of a table; `mark` is where chance would put it. */
export interface Bar {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly mark?: number;
}

/** Steps of 1, 2 or 5 times a power of ten that cut the range into about `count` parts. */
export function niceStep(range: number, count: number): number {
  const rough = Math.max(range, Number.MIN_VALUE) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5].find((it) => it * power >= rough) ?? 10;
  return step * power;
}
