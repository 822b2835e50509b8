import type { GameEvent, Voice, Words } from '@kaya/engine';
import { reachableByKey } from '@kaya/pieces';
import { useMemo } from 'react';
import { numbers } from '../app/numbers.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { lastRound } from './round.ts';
import { seriesOf } from './series.ts';
import { chartText } from './text/index.ts';

interface Props {
  readonly voice: Pick<Voice, 'chart' | 'chartTime'>;
  readonly events: readonly GameEvent[];
  say(words: Words): string;
}

/** What the last round changed for everybody. */
export function RoundSummary({ voice, events, say }: Props) {
  const text = useCatalogue(chartText);
  const { locale } = useText();
  const round = useMemo(() => lastRound(seriesOf(events), voice), [events, voice]);
  if (text === null) return null;
  if (round === null) return <p className="quiet">{text('round.none')}</p>;
  const number = numbers(locale);
  return (
    <section className="round-summary" aria-labelledby="round-title" ref={reachableByKey}>
      <h3 id="round-title">{text('round.title', { time: say(voice.chartTime).toLocaleLowerCase(), at: round.at })}</h3>
      {round.charts.map(({ chart, lines }) => {
        const words = voice.chart(chart);
        const unit = words.unit === undefined ? '' : ` (${say(words.unit)})`;
        return (
          <table key={chart}>
            <caption>
              {say(words.title)}
              {unit}
            </caption>
            <tbody>
              {lines.map(({ line, value, change }) => (
                <tr key={line}>
                  <th scope="row">{say(words.line(line))}</th>
                  <td data-change={change === null ? undefined : Math.sign(change)}>
                    {change === null ? number.format(value) : text('round.change', { value: number.format(value), change })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
    </section>
  );
}
