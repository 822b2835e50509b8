import { useMemo, useState } from 'react';
import { numbers } from '../app/numbers.ts';
import { LEFT, Legend, Plot, RIGHT, WIDTH } from '../charts/Plot.tsx';
import { seriesOf } from '../charts/series.ts';
import { useSpeech, useTable } from '../table/atTable.ts';
import type { Past } from '../table/session.ts';
import { useText } from '../text/index.ts';
import { stepAt, timeAt, timesOf } from './course.ts';
import type { SayReplay } from './text/index.ts';

const HEIGHT = 180;
/** Where there is less room the list of moves has it, and the charts open on request. */
const ROOM = '(min-width: 761px) and (min-height: 860px)';
/** The slider lies over what is plotted: its ends are the first and the last time. */
const OVER = { left: `${(100 * LEFT) / WIDTH}%`, width: `${(100 * (WIDTH - LEFT - RIGHT)) / WIDTH}%` };

interface Props {
  readonly steps: Past['steps'];
  readonly at: number;
  readonly text: SayReplay;
  onGo(step: number): void;
}

/** The charts of the game beside its replay: they show where it stands, and a point of them leads there. */
export function Course({ steps, at, text, onGo }: Props) {
  const { box } = useTable();
  const all = useMemo(() => {
    const found = seriesOf(steps.flatMap(({ events }) => events)).filter((it) => timesOf(steps, it.chart).length > 1);
    const isMain = (chart: string) => box.voice.chart(chart).main === true;
    return [...found.filter(({ chart }) => isMain(chart)), ...found.filter(({ chart }) => !isMain(chart))];
  }, [box, steps]);
  const [open, setOpen] = useState(() => matchMedia(ROOM).matches);
  if (all.length === 0) return null;
  return (
    <details className="replay-course" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text('replay.charts')}</summary>
      {open && <Shown all={all} steps={steps} at={at} text={text} onGo={onGo} />}
    </details>
  );
}

function Shown({ all, steps, at, text, onGo }: Props & { readonly all: ReturnType<typeof seriesOf> }) {
  const { box } = useTable();
  const { say } = useSpeech();
  const { locale } = useText();
  const [chosen, choose] = useState(all[0]?.chart);
  const series = all.find(({ chart }) => chart === chosen) ?? all[0];
  const times = useMemo(() => (series === undefined ? [] : timesOf(steps, series.chart)), [steps, series]);
  const [first, last] = [times[0], times.at(-1)];
  if (series === undefined || first === undefined || last === undefined) return null;
  const words = box.voice.chart(series.chart);
  const nameOf = (line: string) => say(words.line(line));
  const number = numbers(locale);
  const present = timeAt(times, at);
  const time = say(box.voice.chartTime);
  const reached = times.findLast(({ step }) => step <= at);
  const values = series.lines.flatMap(({ name, points }) => {
    const value = points.find((point) => point.at === reached?.at)?.value;
    return value === undefined ? [] : [`${nameOf(name)} ${number.format(value)}`];
  });
  return (
    <>
      {all.length > 1 && (
        <select aria-label={text('replay.chart')} value={series.chart} onChange={(event) => choose(event.target.value)}>
          {all.map(({ chart }) => (
            <option key={chart} value={chart}>
              {say(box.voice.chart(chart).title)}
            </option>
          ))}
        </select>
      )}
      <figure className="chart" aria-label={say(words.title)}>
        <div className="chart-slider">
          <Plot series={series} across={time} up={say(words.unit ?? words.title)} height={HEIGHT} present={present} />
          <input
            type="range"
            style={OVER}
            min={first.at}
            max={last.at}
            value={reached?.at ?? first.at}
            aria-label={time}
            aria-valuetext={
              reached === undefined ? text('replay.chart-not-yet') : `${time} ${number.format(reached.at)}: ${values.join(', ')}`
            }
            onChange={(event) => {
              const step = stepAt(times, Number(event.target.value));
              if (step !== null) onGo(step);
            }}
          />
        </div>
        <Legend series={series} nameOf={nameOf} />
      </figure>
    </>
  );
}
