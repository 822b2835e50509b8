import type { Bar, Chart, Histogram, Lines } from './charts.ts';
import { niceStep } from './charts.ts';
import { escaped } from './escaped.ts';

const WIDTH = 720;
const BAR_WIDTH = 220;

/** A bar with its interval, as wide as `most` says; a small line where chance would put it. */
export function barSvg({ share, low, high, mark }: Bar, most: number): string {
  const x = (value: number) => n((BAR_WIDTH * value) / most);
  return `<svg class="bar" viewBox="0 0 ${BAR_WIDTH} 20" role="presentation">
<rect class="well" width="${BAR_WIDTH}" height="20"/>
<rect class="fill" y="4" width="${x(share)}" height="12"/>
<path class="interval" d="M${x(low)} 10H${x(high)}M${x(low)} 6v8M${x(high)} 6v8"/>
${mark === undefined ? '' : `<path class="chance" d="M${x(mark)} 0v20"/>`}</svg>`;
}

/** The right end of the scale for bars: all of them, or as much as they need. */
export function scaleOf(bars: readonly Bar[]): number {
  const most = Math.max(...bars.map(({ high, mark = 0 }) => Math.max(high, mark)));
  return [0.25, 0.5, 0.75].find((it) => most <= it) ?? 1;
}

export function chartSvg(chart: Chart, number: (value: number) => string): string {
  switch (chart.kind) {
    case 'histogram':
      return histogramSvg(chart, number);
    case 'lines':
      return linesSvg(chart, number);
  }
}

function histogramSvg({ title, values }: Histogram, number: (value: number) => string): string {
  const height = 170;
  const floor = height - 26;
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = Math.max(1, niceStep(high - low, 24));
  const first = Math.floor(low / step) * step;
  const counts = new Array<number>(Math.floor((high - first) / step) + 1).fill(0);
  for (const value of values) {
    const bin = Math.floor((value - first) / step);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const most = Math.max(...counts);
  const wide = WIDTH / counts.length;
  const bars = counts.map((count, i) => {
    const tall = (count / most) * (floor - 20);
    const range = step === 1 ? number(first + i) : `${number(first + i * step)}…${number(first + (i + 1) * step)}`;
    return `<rect class="fill" x="${n(i * wide + 1)}" y="${n(floor - tall)}" width="${n(wide - 2)}" height="${n(tall)}"><title>${range}: ${count}</title></rect>`;
  });
  const every = Math.ceil(counts.length / 12);
  const labels = counts.flatMap((_, i) =>
    i % every === 0
      ? [`<text x="${n((i + 0.5) * wide)}" y="${height - 8}" text-anchor="middle">${number(first + i * step)}</text>`]
      : [],
  );
  return `<figure>${caption(title)}<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">
<text x="0" y="12">${most}</text>
${bars.join('\n')}
<path class="axis" d="M0 ${floor}H${WIDTH}"/>
${labels.join('')}</svg></figure>`;
}

/** The marks of the seats, so that no line is told by its colour alone. */
const SHAPES = [
  'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0',
  'M0 -6L6 5H-6Z',
  'M-5 -5H5V5H-5Z',
  'M0 -6L6 0L0 6L-6 0Z',
  'M-3 -5H3L6 0L3 5H-3L-6 0Z',
];

function linesSvg({ title, lines, marks, rounds }: Lines, number: (value: number) => string): string {
  const height = 320;
  const [left, right, top, floor] = [48, WIDTH - 8, 12, height - 30];
  const all = lines.flatMap(({ points }) => points);
  const lastX = Math.max(1, ...all.map(([x]) => x));
  const step = niceStep(Math.max(...all.map(([, y]) => y)) - Math.min(...all.map(([, y]) => y)), 5);
  const low = Math.floor(Math.min(...all.map(([, y]) => y)) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...all.map(([, y]) => y)) / step) * step);
  const x = (value: number) => n(left + ((right - left) * value) / lastX);
  const y = (value: number) => n(floor - ((floor - top) * (value - low)) / (high - low));
  const grid: string[] = [];
  for (let value = low; value <= high + step / 2; value += step) {
    grid.push(
      `<path class="grid" d="M${left} ${y(value)}H${right}"/><text x="${left - 6}" y="${Number(y(value)) + 4}" text-anchor="end">${number(value)}</text>`,
    );
  }
  const every = Math.ceil(rounds.length / 14);
  const starts = rounds.map(
    ({ x: at, label }, i) =>
      `<path class="round" d="M${x(at)} ${top}V${floor}"/>${i % every === 0 ? `<text x="${x(at)}" y="${height - 10}" text-anchor="middle">${escaped(label)}</text>` : ''}`,
  );
  const drawn = lines.map(({ points }, i) => {
    const [lastPoint = [0, 0]] = points.slice(-1);
    const path = points.map(([px, py], j) => `${j === 0 ? 'M' : 'L'}${x(px)} ${y(py)}`).join('');
    return `<path class="line seat-${i % 5}" d="${path}"/><path class="end seat-${i % 5}" transform="translate(${x(lastPoint[0])} ${y(lastPoint[1])})" d="${SHAPES[i % SHAPES.length]}"/>`;
  });
  const dots = marks.map(({ line, x: at, label }) => {
    const point = lines[line]?.points.findLast(([px]) => px <= at);
    return point === undefined
      ? ''
      : `<g class="mark" transform="translate(${x(at)} ${y(point[1])})"><circle r="9"/><text y="4" text-anchor="middle">${escaped(label)}</text></g>`;
  });
  const legend = lines.map(
    ({ name }, i) =>
      `<span><svg class="key" viewBox="-8 -8 16 16" role="presentation"><path class="end seat-${i % 5}" d="${SHAPES[i % SHAPES.length]}"/></svg>${escaped(name)}</span>`,
  );
  return `<figure>${caption(title)}<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">
${grid.join('\n')}
${starts.join('\n')}
${drawn.join('\n')}
${dots.join('\n')}</svg>
<p class="legend">${legend.join(' ')}</p></figure>`;
}

function caption(title: string): string {
  return title === '' ? '' : `<figcaption>${escaped(title)}</figcaption>`;
}

/** A coordinate: tenths are fine enough. */
function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}
