import { numbers } from '../app/numbers.ts';
import { useText } from '../text/index.ts';
import { type Point, type Series, ticks, timesBelow } from './series.ts';

export const WIDTH = 420;
export const LEFT = 40;
export const RIGHT = 12;
const HEIGHT = 220;
const BOTTOM = 40;
const TOP = 24;
/** Up to so many points of a line are marked. */
const DOTTED = 30;
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '1 3', '12 5'] as const;

interface Props {
  readonly series: Series;
  /** What the axes count. */
  readonly across: string;
  readonly up: string;
  readonly height?: number;
  /** The time that is looked at: what comes behind it is pale; null before the first. Left out: all of it is looked at. */
  readonly present?: number | null;
}

/** Lines over time, each with its colour and its dashes. */
export function Plot({ series, across, up, height = HEIGHT, present }: Props) {
  const say = useText();
  const all = series.lines.flatMap((line) => line.points);
  const number = numbers(say.locale);
  const times = timesIn(series);
  const first = times[0] ?? 0;
  const last = times.at(-1) ?? first;
  const marks = ticks(Math.min(0, ...all.map(lowOf)), Math.max(1, ...all.map(highOf)));
  const low = marks[0] ?? 0;
  const high = marks.at(-1) ?? 1;
  const x = (at: number) => LEFT + ((at - first) / Math.max(1, last - first)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => TOP + (1 - (value - low) / (high - low)) * (height - TOP - BOTTOM);
  const until = present === undefined ? last : (present ?? first - 1);
  const drawn = (points: Series['lines'][number]['points'], i: number, isLater: boolean) => (
    <g className={isLater ? 'chart-later' : undefined}>
      {points.some(({ doubt }) => doubt !== undefined) && (
        <polygon
          className="chart-doubt"
          fill={`var(--seat-${i % 5})`}
          points={[
            ...points.map((point) => `${x(point.at)},${y(highOf(point))}`),
            ...points.map((point) => `${x(point.at)},${y(lowOf(point))}`).reverse(),
          ].join(' ')}
        />
      )}
      <polyline
        points={points.map((point) => `${x(point.at)},${y(point.value)}`).join(' ')}
        strokeWidth={2}
        strokeDasharray={DASHES[i % DASHES.length]}
      />
      {points.length <= DOTTED &&
        points.map((point) => (
          <circle key={point.at} cx={x(point.at)} cy={y(point.value)} r={2.5} fill={`var(--seat-${i % 5})`} />
        ))}
    </g>
  );
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
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
      <text x={WIDTH - RIGHT} y={height - 4} textAnchor="end">
        {across}
      </text>
      <path d={`M${LEFT} ${TOP - 4}V${y(low)}H${WIDTH - RIGHT}`} className="chart-axis" />
      {timesBelow(times).map((at) => (
        <text key={at} x={x(at)} y={height - BOTTOM + 16} textAnchor="middle">
          {number.format(at)}
        </text>
      ))}
      {series.lines.map(({ name, points }, i) => (
        <g key={name} stroke={`var(--seat-${i % 5})`} fill="none">
          {until < last && drawn(points, i, true)}
          {drawn(
            points.filter(({ at }) => at <= until),
            i,
            false,
          )}
        </g>
      ))}
      {present != null && (
        <line x1={x(present)} x2={x(present)} y1={TOP - 4} y2={y(low)} className="chart-present" data-present={present} />
      )}
    </svg>
  );
}

function lowOf({ value, doubt }: Point): number {
  return doubt?.low ?? value;
}

function highOf({ value, doubt }: Point): number {
  return doubt?.high ?? value;
}

/** Every time at which some line has a point. */
export function timesIn({ lines }: Series): number[] {
  return [...new Set(lines.flatMap(({ points }) => points.map(({ at }) => at)))].sort((a, b) => a - b);
}

/** Which line is which. */
export function Legend({ series, nameOf }: { readonly series: Series; nameOf(line: string): string }) {
  return (
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
  );
}
