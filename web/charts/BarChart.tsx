import { numbers } from '../app/numbers.ts';
import { useText } from '../text/index.ts';
import { Figure } from './Figure.tsx';
import { WIDTH } from './Plot.tsx';
import { ticks } from './series.ts';

const ROW = 38;
const AROUND = { left: 12, right: 44, bottom: 38 } as const;

interface Props {
  readonly title: string;
  /** What the axis counts. */
  readonly across: string;
  /** What the bars are about. */
  readonly about: string;
  readonly bars: readonly { readonly key: string; readonly name: string; readonly value: number }[];
}

/** Bars beside each other, each with its name and its number; the same numbers stand in a table below. */
export function BarChart({ title, across, about, bars }: Props) {
  const say = useText();
  if (bars.length === 0) return null;
  const number = numbers(say.locale, { maximumFractionDigits: 1 });
  const values = bars.map(({ value }) => value);
  // What is counted in whole numbers has no halves on its axis.
  const whole = values.every(Number.isInteger);
  const marks = ticks(Math.min(0, ...values), Math.max(1, ...values)).filter((mark) => !whole || Number.isInteger(mark));
  const low = marks[0] ?? 0;
  const high = marks.at(-1) ?? 1;
  const bottom = ROW * bars.length;
  const x = (value: number) => AROUND.left + ((value - low) / (high - low)) * (WIDTH - AROUND.left - AROUND.right);
  return (
    <Figure
      title={title}
      about={about}
      columns={[across]}
      rows={bars.map(({ key, name, value }) => ({ key, name, cells: [number.format(value)] }))}
    >
      <svg viewBox={`0 0 ${WIDTH} ${bottom + AROUND.bottom}`} aria-hidden="true">
        {marks.map((value) => (
          <g key={value}>
            <line x1={x(value)} x2={x(value)} y1={0} y2={bottom} className="chart-grid" />
            <text x={x(value)} y={bottom + 16} textAnchor="middle">
              {number.format(value)}
            </text>
          </g>
        ))}
        {bars.map(({ key, name, value }, i) => (
          <g key={key}>
            <text x={x(0) + 2} y={ROW * i + 14}>
              {name}
            </text>
            <rect
              x={Math.min(x(0), x(value))}
              y={ROW * i + 19}
              width={Math.abs(x(value) - x(0))}
              height={13}
              fill="var(--accent)"
            />
            <text x={Math.max(x(0), x(value)) + 4} y={ROW * i + 30}>
              {number.format(value)}
            </text>
          </g>
        ))}
        <path d={`M${x(0)} 0V${bottom}H${x(high)}`} className="chart-axis" />
        <text x={x(high)} y={bottom + AROUND.bottom - 6} textAnchor="end">
          {across}
        </text>
      </svg>
    </Figure>
  );
}
