import type { BoardProps, Outcome } from '@kaya/engine';
import { SeatBadge } from '@kaya/pieces';
import { type ComponentType, useMemo } from 'react';
import { reachableByKey } from '../app/reachableByKey.ts';
import { LineChart } from '../charts/LineChart.tsx';
import { seriesOf } from '../charts/series.ts';
import { useText } from '../text/index.ts';
import { useMoment, useSpeech, useTable } from './atTable.ts';
import { useBoardProps } from './boardProps.ts';

interface Props {
  readonly outcome: Outcome;
  onRematch(): void;
  onExport(): void;
  onClose(): void;
}

/** How it ended: the score by source, the charts, the record, and another game. */
export function Ending({ outcome, onRematch, onExport, onClose }: Props) {
  const table = useTable();
  const moment = useMoment();
  const speech = useSpeech();
  const say = useText();
  const { voice } = table.box;
  const series = useMemo(() => seriesOf(table.state.log.flatMap((entry) => entry.events)), [table.state.log]);
  const Team = table.board?.Ending as ComponentType<BoardProps> | undefined;
  const props = useBoardProps();
  return (
    <section className="ending" aria-labelledby="ending-title" ref={reachableByKey}>
      <header>
        <h2 id="ending-title">{speech.say(voice.ending(outcome.ending, moment.view))}</h2>
        <button type="button" className="icon-button" aria-label={say('ending.board')} onClick={onClose}>
          ×
        </button>
      </header>
      {Team === undefined ? <Scores outcome={outcome} /> : <Team {...props} />}
      <div className="buttons">
        <button type="button" className="primary" onClick={onRematch}>
          {say('ending.rematch')}
        </button>
        <button type="button" onClick={onExport}>
          {say('table.export')}
        </button>
        <button type="button" onClick={onClose}>
          {say('ending.board')}
        </button>
      </div>
      <div className="charts">
        {series.map((it) => {
          const chart = voice.chart(it.chart);
          return (
            <LineChart
              key={it.chart}
              title={speech.say(chart.title)}
              series={it}
              nameOf={(name) => speech.say(chart.line(name))}
            />
          );
        })}
      </div>
    </section>
  );
}

/** Who wins, and the points of each seat by source. */
function Scores({ outcome }: Pick<Props, 'outcome'>) {
  const table = useTable();
  const speech = useSpeech();
  const say = useText();
  const number = new Intl.NumberFormat(say.locale);
  // What gave nobody anything tells nothing.
  const sources = [...new Set(outcome.sources.flatMap((it) => Object.keys(it).filter((source) => it[source] !== 0)))];
  const order = outcome.scores.map((_, seat) => seat).sort((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0));
  const { winners } = outcome;
  return (
    <>
      <p className="ending-winner">
        {winners.length > 0
          ? say('ending.winners', { count: winners.length, names: winners.map((seat) => table.names[seat] ?? '') })
          : say('ending.nobody', { seats: order.length, name: table.names[0] ?? '' })}
      </p>
      <div className="scroll-x" ref={reachableByKey}>
        <table className="scores">
          <thead>
            <tr>
              <th scope="col">{say('ending.player')}</th>
              <th scope="col">{say('ending.total')}</th>
              {sources.map((source) => (
                <th key={source} scope="col">
                  {speech.say(table.box.voice.source(source))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.map((seat) => (
              <tr key={seat} data-winner={winners.includes(seat) ? '' : undefined}>
                <th scope="row">
                  <SeatBadge seat={seat} /> {winners.length > 0 && `${outcome.ranks[seat]}. `}
                  {table.names[seat]}
                </th>
                <td className="scores-total">{number.format(outcome.scores[seat] ?? 0)}</td>
                {sources.map((source) => (
                  <td key={source}>{number.format(outcome.sources[seat]?.[source] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
