import { NINETEEN_OF_TWENTY, PLAYED_OUT } from '@kaya/bots';
import { useState } from 'react';
import { keyed } from '../app/keyed.ts';
import { LineChart } from '../charts/LineChart.tsx';
import { useTable } from '../table/atTable.ts';
import type { Heading } from './analysis.ts';
import type { SayAnalysis } from './text/index.ts';

const LINES = ['mean', 'high', 'low'] as const;

interface Props {
  readonly headings: readonly Heading[];
  /** Whose line is shown first. */
  readonly own: number;
  readonly say: SayAnalysis;
}

/** Where the game was heading at several moments, for one player at a time and with its doubt. */
export function Headings({ headings, own, say }: Props) {
  const { names } = useTable();
  const [seat, choose] = useState(own);
  if (headings.length < 2) return null;
  const points = headings.map(({ move, prospect: { mean, error } }) => {
    const [middle, half] = [mean[seat] ?? 0, NINETEEN_OF_TWENTY * (error[seat] ?? 0)];
    return { at: move, mean: middle, high: middle + half, low: middle - half };
  });
  const lines = LINES.map((name) => ({
    name,
    points: points.map((point) => ({ at: point.at, value: Math.round(point[name] * 10) / 10 })),
  }));
  const nameOf = (line: string) => {
    const found = LINES.find((it) => it === line) ?? 'mean';
    return say(found === 'mean' ? 'analysis.heading.mean' : `analysis.chance.${found}`);
  };
  return (
    <div className="charts">
      <div>
        {names.length > 1 && (
          <select aria-label={say('analysis.player')} value={seat} onChange={(event) => choose(Number(event.target.value))}>
            {keyed(names).map(({ key, item: name, index }) => (
              <option key={key} value={index}>
                {name}
              </option>
            ))}
          </select>
        )}
        <LineChart
          title={say(names.length > 1 ? 'analysis.heading' : 'analysis.heading.alone', { name: names[seat] ?? '' })}
          series={{ chart: 'heading', lines }}
          across={say('analysis.moves')}
          up={say('analysis.points')}
          nameOf={nameOf}
        />
      </div>
      <p>{say('analysis.heading.note', { worlds: PLAYED_OUT })}</p>
    </div>
  );
}
