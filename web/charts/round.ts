import type { Voice } from '@kaya/engine';
import type { Series } from './series.ts';

/** A number at the end of the last round, and how it changed in it. */
export interface Changed {
  readonly line: string;
  readonly value: number;
  /** Null where there was nothing to compare with. */
  readonly change: number | null;
}

/** What the last round that is over changed, by the game's own charts. */
export interface Round {
  readonly at: number;
  readonly charts: readonly { readonly chart: string; readonly lines: readonly Changed[] }[];
}

export function lastRound(all: readonly Series[], voice: Pick<Voice, 'chart'>): Round | null {
  const main = all.filter(({ chart }) => voice.chart(chart).main === true);
  const at = Math.max(...main.flatMap(({ lines }) => lines.flatMap(({ points }) => points.map((point) => point.at))));
  if (!Number.isFinite(at)) return null;
  const charts = main.map(({ chart, lines }) => ({
    chart,
    lines: lines.flatMap(({ name, points }): Changed[] => {
      const [before, last] = [points.at(-2), points.at(-1)];
      if (last === undefined || last.at !== at) return [];
      return [{ line: name, value: last.value, change: before === undefined ? null : last.value - before.value }];
    }),
  }));
  return { at, charts: charts.filter(({ lines }) => lines.length > 0) };
}
