import { numbers } from '../app/numbers.ts';
import { useText } from '../text/index.ts';
import { Figure } from './Figure.tsx';
import { Legend, Plot, timesIn } from './Plot.tsx';
import type { Series } from './series.ts';

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
  const times = timesIn(series);
  if (times.length === 0) return null;
  const number = numbers(say.locale);
  const told = (line: Series['lines'][number], at: number) => {
    const point = line.points.find((it) => it.at === at);
    if (point === undefined) return '';
    const { value, doubt } = point;
    return doubt === undefined
      ? number.format(value)
      : `${number.format(value)} (${number.format(doubt.low)} … ${number.format(doubt.high)})`;
  };
  return (
    <Figure
      title={title}
      columns={times.map((at) => number.format(at))}
      rows={series.lines.map((line) => ({ key: line.name, name: nameOf(line.name), cells: times.map((at) => told(line, at)) }))}
    >
      <Plot series={series} across={across} up={up} />
      <Legend series={series} nameOf={nameOf} />
    </Figure>
  );
}
