import type { ChartWords } from '@kaya/engine';
import type { Series } from './series.ts';

/** What a chart tells, as data: who leads and since when, how something went, or which is most. */
export type Finding =
  | { readonly tells: 'lead-always' | 'lead-last'; readonly line: string; readonly value: number }
  | { readonly tells: 'lead-since'; readonly line: string; readonly value: number; readonly at: number }
  | { readonly tells: 'lead-shared'; readonly lines: readonly string[]; readonly value: number }
  | {
      readonly tells: 'rise' | 'fall' | 'same';
      readonly from: number;
      readonly to: number;
      /** When it was counted first: after the start of the game, as a rule. */
      readonly since: number;
      /** Between both ends it was higher or lower than at either. */
      readonly turn: { readonly is: 'peak' | 'low'; readonly value: number; readonly at: number } | null;
    }
  | { readonly tells: 'most'; readonly line: string; readonly value: number }
  | { readonly tells: 'none' };

type Line = Series['lines'][number];

export function findingOf({ lines }: Series, words: Pick<ChartWords, 'players' | 'whole' | 'peaks'>): Finding | null {
  const drawn = lines.filter(({ points }) => points.length > 0);
  const whole = drawn.find(({ name }) => name === words.whole) ?? (drawn.length === 1 ? drawn[0] : undefined);
  if (whole !== undefined) return courseOf(whole, drawn.find(({ name }) => name === words.peaks) ?? whole);
  if (drawn.length === 0) return null;
  const ends = drawn.map((line) => ({ line: line.name, value: line.points.at(-1)?.value ?? 0 }));
  const value = Math.max(...ends.map((it) => it.value));
  const [first, ...more] = ends.filter((it) => it.value === value).map(({ line }) => line);
  if (first === undefined) return null;
  if (words.players !== true && value === 0) return { tells: 'none' };
  if (more.length > 0) return { tells: 'lead-shared', lines: [first, ...more], value };
  return words.players === true ? leadOf(first, value, drawn) : { tells: 'most', line: first, value };
}

/** Since when the one who ends ahead has been alone in front. */
function leadOf(leader: string, value: number, lines: readonly Line[]): Finding {
  const times = [...new Set(lines.flatMap(({ points }) => points.map(({ at }) => at)))].sort((a, b) => a - b);
  const leads = (at: number) => {
    const values = lines.map((line) => ({ name: line.name, value: line.points.find((point) => point.at === at)?.value }));
    const own = values.find(({ name }) => name === leader)?.value;
    return own !== undefined && values.every((it) => it.name === leader || it.value === undefined || it.value < own);
  };
  const since = times.findLastIndex((at) => !leads(at)) + 1;
  if (since === 0) return { tells: 'lead-always', line: leader, value };
  if (since >= times.length - 1) return { tells: 'lead-last', line: leader, value };
  return { tells: 'lead-since', line: leader, value, at: times[since] as number };
}

function courseOf({ points }: Line, peaks: Line): Finding | null {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [from, to] = [first.value, last.value];
  const peak = peaks.points.reduce((best, point) => (point.value > best.value ? point : best));
  const low = points.reduce((best, point) => (point.value < best.value ? point : best));
  const turn =
    peak.value > Math.max(from, to)
      ? ({ is: 'peak', value: peak.value, at: peak.at } as const)
      : low.value < Math.min(from, to)
        ? ({ is: 'low', value: low.value, at: low.at } as const)
        : null;
  return { tells: to > from ? 'rise' : to < from ? 'fall' : 'same', from, to, since: first.at, turn };
}
