import { isChart } from '@kaya/engine';
import type { Past } from '../table/session.ts';

/** A point of a chart: its time as the game counts it, and the step that told it last. */
export interface Time {
  readonly at: number;
  readonly step: number;
}

/** When each time of a chart was drawn, in order. */
export function timesOf(steps: Past['steps'], chart: string): readonly Time[] {
  const found = new Map<number, number>();
  for (const [step, { events }] of steps.entries())
    for (const event of events) if (isChart(event) && event.chart === chart) found.set(event.at, step);
  return [...found].map(([at, step]) => ({ at, step })).sort((a, b) => a.at - b.at);
}

/** Where a step stands among these times, between two of them by the steps that lie there; null before the first. */
export function timeAt(times: readonly Time[], step: number): number | null {
  const i = times.findLastIndex((time) => time.step <= step);
  const [before, next] = [times[i], times[i + 1]];
  if (before === undefined || next === undefined) return before?.at ?? null;
  return before.at + ((step - before.step) / (next.step - before.step)) * (next.at - before.at);
}

/** The step that drew the point nearest to a time. */
export function stepAt(times: readonly Time[], at: number): number | null {
  const away = (time: Time) => Math.abs(time.at - at);
  return times.reduce<Time | null>((best, time) => (best === null || away(time) < away(best) ? time : best), null)?.step ?? null;
}
