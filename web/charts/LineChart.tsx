import { numbers } from '../app/numbers.ts';
import { useText } from '../text/index.ts';
import { Figure } from './Figure.tsx';
import { type Series, ticks } from './series.ts';

const WIDTH = 420;
const HEIGHT = 220;
const LEFT = 40;
const BOTTOM = 40;
const TOP = 24;
const RIGHT = 12;
/** Up to so many points of a line are marked. */
const DOTTED = 30;
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '1 3', '12 5'] as const;

interface Props {
  readonly title: string;
  readonly series: Series;
  /** What the axes count. */
  readonly across: string;
  readonly up: string;
  nameOf(line: string): string;
}

/** Lines over time; each has its colour, its dashes and its name, and the numbers stand in a table below. */
export function LineChart({ title, series, across, up, nameOf }: Props) {
  const say = useText();
  const all = series.lines.flatMap((line) => line.points);
  if (all.length === 0) return null;
  const number = numbers(say.locale);
  const times = [...new Set(all.map((point) => point.at))].sort((a, b) => a - b);
  const first = times[0] ?? 0;
  const last = times.at(-1) ?? first;
  const marks = ticks(Math.min(0, ...all.map((it) => it.value)), Math.max(1, ...all.map((it) => it.value)));
  const low = marks[0] ?? 0;
  const high = marks.at(-1) ?? 1;
  const x = (at: number) => LEFT + ((at - first) / Math.max(1, last - first)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => TOP + (1 - (value - low) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const told = (line: Series['lines'][number], at: number) => {
    const value = line.points.find((point) => point.at === at)?.value;
    return value === undefined ? '' : number.format(value);
  };
  return (
    <Figure
      title={title}
      columns={times.map((at) => number.format(at))}
      rows={series.lines.map((line) => ({ key: line.name, name: nameOf(line.name), cells: times.map((at) => told(line, at)) }))}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {marks.map((value) => (
          <g key={value}>
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} className="chart-grid" />
            <text x={LEFT - 6} y={y(value) + 4} textAnchor="end">
              {number.format(value)}
            </text>
          </g>
        ))}
        <text x={2} y={12}>
          {up}
        </text>
        <text x={WIDTH - RIGHT} y={HEIGHT - 4} textAnchor="end">
          {across}
        </text>
        <path d={`M${LEFT} ${TOP - 4}V${y(low)}H${WIDTH - RIGHT}`} className="chart-axis" />
        {times
          .filter((_, i) => i % Math.ceil(times.length / 10) === 0)
          .map((at) => (
            <text key={at} x={x(at)} y={HEIGHT - BOTTOM + 16} textAnchor="middle">
              {number.format(at)}
            </text>
          ))}
        {series.lines.map((line, i) => (
          <g key={line.name} stroke={`var(--seat-${i % 5})`} fill="none">
            <polyline
              points={line.points.map((point) => `${x(point.at)},${y(point.value)}`).join(' ')}
              strokeWidth={2}
              strokeDasharray={DASHES[i % DASHES.length]}
            />
            {line.points.length <= DOTTED &&
              line.points.map((point) => (
                <circle key={point.at} cx={x(point.at)} cy={y(point.value)} r={2.5} fill={`var(--seat-${i % 5})`} />
              ))}
          </g>
        ))}
      </svg>
      <ul className="chart-legend">
        {series.lines.map((line, i) => (
          <li key={line.name}>
            <svg width="26" height="8" aria-hidden="true">
              <line
                x1="0"
                x2="26"
                y1="4"
                y2="4"
                stroke={`var(--seat-${i % 5})`}
                strokeWidth="3"
                strokeDasharray={DASHES[i % DASHES.length]}
              />
            </svg>
            {nameOf(line.name)}
          </li>
        ))}
      </ul>
    </Figure>
  );
}
