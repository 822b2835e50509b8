import { type GameEvent, isChart } from '@kaya/engine';

export interface Point {
  readonly at: number;
  readonly value: number;
  /** Between what it lies where it is not known for certain. */
  readonly doubt?: { readonly low: number; readonly high: number };
}

export interface Series {
  readonly chart: string;
  readonly lines: readonly {
    readonly name: string;
    readonly points: readonly Point[];
  }[];
}

/** The charts of a game from its events. A later value for the same time takes the place of an earlier one. */
export function seriesOf(events: readonly GameEvent[]): Series[] {
  const charts = new Map<string, Map<string, Map<number, number>>>();
  for (const event of events) {
    if (!isChart(event)) continue;
    const lines = charts.get(event.chart) ?? new Map<string, Map<number, number>>();
    charts.set(event.chart, lines);
    for (const [name, value] of Object.entries(event.values)) {
      const points = lines.get(name) ?? new Map<number, number>();
      lines.set(name, points.set(event.at, value));
    }
  }
  return [...charts].map(([chart, lines]) => ({
    chart,
    lines: [...lines].map(([name, points]) => ({
      name,
      points: [...points].map(([at, value]) => ({ at, value })).sort((a, b) => a.at - b.at),
    })),
  }));
}

/** Round numbers for an axis: few, and around all values. */
export function ticks(low: number, high: number, count = 4): number[] {
  const span = high - low || 1;
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((it) => it * power >= rough) ?? 10) * power;
  const found: number[] = [];
  for (let value = Math.floor(low / step) * step; value < high + step; value += step) found.push(Number(value.toFixed(6)));
  return found;
}

/** The times that stand below: some of those there are, or round ones where those are no whole numbers or not evenly apart. */
export function timesBelow(times: readonly number[]): readonly number[] {
  const [first = 0, second = first] = times;
  const last = times.at(-1) ?? first;
  const whole = times.every(Number.isInteger);
  const even = times.every((at, i) => at === first + i * (second - first));
  if (whole && even) return times.filter((_, i) => i % Math.ceil(times.length / 10) === 0);
  return ticks(first, last, whole ? 8 : 4).filter((at) => at >= first && at <= last && (!whole || Number.isInteger(at)));
}
