/** A picture of numbers, as data. */
export type Chart = Bars | Histogram;

/** Shares with their intervals, and where chance would put them. */
export interface Bars {
  readonly kind: 'bars';
  readonly bars: readonly {
    readonly label: string;
    readonly share: number;
    readonly low: number;
    readonly high: number;
    readonly mark?: number;
  }[];
}

/** How often which numbers came. */
export interface Histogram {
  readonly kind: 'histogram';
  readonly title: string;
  readonly values: readonly number[];
}
