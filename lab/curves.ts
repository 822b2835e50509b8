import type { ChartEvent } from '@kaya/engine';
import type { Played } from './arena/pairing.ts';
import { round } from './statistics.ts';

/** One line of a chart over many games: its mean at some moments, where somebody won and where all lost. */
export interface Curve {
  readonly chart: string;
  readonly line: string;
  /** Null where no such game had a point there. */
  readonly won: readonly (number | null)[];
  readonly lost: readonly (number | null)[];
}

/** Moments that a table shows. */
const MOMENTS = 6;

/** So many moments, evenly over all that were met, the last one among them. */
export function momentsOf(played: readonly Played[]): number[] {
  const all = [...new Set(played.flatMap(({ charts }) => charts.map(({ at }) => at)))].sort((a, b) => a - b);
  const shown = Array.from({ length: MOMENTS }, (_, i) => all[Math.ceil(((i + 1) * all.length) / MOMENTS) - 1]);
  return [...new Set(shown.filter((it) => it !== undefined))];
}

export function curvesOf(played: readonly Played[], moments: readonly number[]): Curve[] {
  const isWon = ({ outcome }: Played) => outcome.winners.length > 0;
  const won = played.filter(isWon).flatMap(({ charts }) => charts);
  const lost = played.filter((it) => !isWon(it)).flatMap(({ charts }) => charts);
  const lines = new Map(
    [...won, ...lost].flatMap(({ chart, values }) => Object.keys(values).map((line) => [`${chart} ${line}`, { chart, line }])),
  );
  return [...lines.values()].map(({ chart, line }) => {
    const means = (points: readonly ChartEvent[]) =>
      moments.map((moment) => {
        const found = points.flatMap((it) => (it.chart === chart && it.at === moment ? [it.values[line] ?? 0] : []));
        return found.length === 0 ? null : round(found.reduce((sum, it) => sum + it, 0) / found.length);
      });
    return { chart, line, won: means(won), lost: means(lost) };
  });
}
