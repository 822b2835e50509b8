import type { ChartWords, GameEvent, Voice, Words, WordValue } from '@kaya/engine';
import { useMemo } from 'react';
import { numbers } from '../app/numbers.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { findingOf } from './finding.ts';
import { LineChart } from './LineChart.tsx';
import { type Series, seriesOf } from './series.ts';
import { type ChartKey, chartText } from './text/index.ts';

interface Props {
  readonly voice: Pick<Voice, 'chart' | 'chartTime'>;
  readonly events: readonly GameEvent[];
  say(words: Words): string;
}

export type SayChart = (key: ChartKey, values?: Readonly<Record<string, WordValue>>) => string;

/** The few charts that tell how a game went; the others on request. */
export function Charts({ voice, events, say }: Props) {
  const text = useCatalogue(chartText);
  const { locale } = useText();
  const all = useMemo(() => seriesOf(events).map((series) => ({ series, words: voice.chart(series.chart) })), [events, voice]);
  if (text === null) return null;
  const number = numbers(locale);
  const draw = ({ series, words }: (typeof all)[number]) => (
    <LineChart
      key={series.chart}
      title={findingWords(text, say, voice, series, words, number)}
      series={series}
      across={say(voice.chartTime)}
      up={say(words.unit ?? words.title)}
      nameOf={(name) => say(words.line(name))}
    />
  );
  const main = all.filter(({ words }) => words.main === true);
  const more = all.filter(({ words }) => words.main !== true);
  return (
    <>
      <div className="charts">{leadersFirst(main).map(draw)}</div>
      {more.length > 0 && (
        <details className="more-charts">
          <summary>{text('chart.more', { count: more.length })}</summary>
          <div className="charts">{more.map(draw)}</div>
        </details>
      )}
    </>
  );
}

/** First what says who is ahead: another chart is easily led by whoever loses. */
export function leadersFirst<C extends { readonly words: ChartWords }>(charts: readonly C[]): C[] {
  const leads = ({ words }: C) => words.players === true;
  return [...charts.filter(leads), ...charts.filter((it) => !leads(it))];
}

/** What a chart tells, in a sentence. */
export function findingWords(
  text: SayChart,
  say: (words: Words) => string,
  voice: Pick<Voice, 'chartTime'>,
  series: Series,
  words: ChartWords,
  number: ReturnType<typeof numbers>,
): string {
  const title = say(words.title);
  const found = findingOf(series, words);
  const time = say(voice.chartTime).toLocaleLowerCase();
  const name = (line: string) => say(words.line(line));
  if (found === null) return title;
  switch (found.tells) {
    case 'none':
      return text('chart.none', { title });
    case 'lead-shared':
      return text('chart.lead-shared', { title, names: found.lines.map(name), value: number.format(found.value) });
    case 'lead-since':
      return text('chart.lead-since', { title, name: name(found.line), value: number.format(found.value), time, at: found.at });
    case 'lead-always':
    case 'lead-last':
    case 'most':
      return text(`chart.${found.tells}`, { title, name: name(found.line), value: number.format(found.value) });
    default: {
      const [from, to] = [number.format(found.from), number.format(found.to)];
      const finding = text(`chart.${found.tells}`, { title, from, to, time, at: found.since });
      if (found.turn === null) return finding;
      return text(`chart.${found.turn.is}`, { finding, value: number.format(found.turn.value), time, at: found.turn.at });
    }
  }
}
