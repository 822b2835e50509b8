import { type Heading, NINETEEN_OF_TWENTY, PLAYED_OUT } from '@kaya/bots';
import { LineChart } from '../charts/LineChart.tsx';
import type { Point } from '../charts/series.ts';
import { useTable } from '../table/atTable.ts';
import type { SayAnalysis } from './text/index.ts';

interface Props {
  readonly headings: readonly Heading[];
  /** After how many moves it ended, and where each line ended; null where it did not. */
  readonly end: { readonly move: number; readonly values: readonly number[] } | null;
  readonly say: SayAnalysis;
}

/** How everybody stood over the game and how sure that is: to where it was heading at several moments. */
export function Headings({ headings, end, say }: Props) {
  const { names } = useTable();
  if (headings.length < 2) return null;
  const rounded = (value: number) => Math.round(value * 10) / 10;
  const lines = names.map((_, seat) => {
    const points = headings.map(({ move, prospect: { mean, error } }): Point => {
      const [middle, half] = [mean[seat] ?? 0, NINETEEN_OF_TWENTY * (error[seat] ?? 0)];
      return { at: move, value: rounded(middle), doubt: { low: rounded(middle - half), high: rounded(middle + half) } };
    });
    const last = end?.values[seat];
    // What was counted is certain.
    return {
      name: String(seat),
      points: last === undefined ? points : [...points, { at: end?.move ?? 0, value: rounded(last) }],
    };
  });
  return (
    <div className="charts">
      <LineChart
        title={say(names.length > 1 ? 'analysis.heading' : 'analysis.heading.alone')}
        series={{ chart: 'heading', lines }}
        across={say('analysis.moves')}
        up={say('analysis.points')}
        nameOf={(line) => names[Number(line)] ?? ''}
      />
      <p>{say('analysis.heading.note', { worlds: PLAYED_OUT })}</p>
    </div>
  );
}
