import type { Outcome } from '@kaya/engine';
import { reachableByKey, SeatBadge } from '@kaya/pieces';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { numbers } from '../app/numbers.ts';
import { WideTable } from '../app/WideTable.tsx';
import { Charts } from '../charts/Charts.tsx';
import { forgetDrafts } from '../draft/kept.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { asksForAnalysis } from './asksForAnalysis.ts';
import { useMoment, useSpeech, useTable } from './atTable.ts';
import { useBoardProps } from './boardProps.ts';
import { exportRecord } from './exportRecord.ts';
import type { Session } from './session.ts';
import { tableText } from './text/index.ts';

const Branches = lazy(async () => ({ default: (await import('../branch/Branches.tsx')).Branches }));
const AnalysisView = lazy(async () => ({ default: (await import('../analysis/AnalysisView.tsx')).AnalysisView }));
const Midway = lazy(async () => ({ default: (await import('../analysis/Midway.tsx')).Midway }));
/** Tables that are being looked back at: whoever comes back from a moment finds it as it was. */
const analysed = new WeakSet<Session>();

interface Props {
  readonly outcome: Outcome;
  /** Null where there is no other game. */
  readonly onRematch: (() => void) | null;
  onClose(): void;
}

/** In the place of the board: how it ended, or the analysis of a game that still runs. */
export function Ending({ outcome, ...props }: Omit<Props, 'outcome'> & { readonly outcome: Outcome | null }) {
  return outcome === null ? (
    <Suspense fallback={null}>
      <Midway />
    </Suspense>
  ) : (
    <Ended outcome={outcome} {...props} />
  );
}

/** How it ended: the score by source, the charts, the record, and another game. */
function Ended({ outcome, onRematch, onClose }: Props) {
  const table = useTable();
  const moment = useMoment();
  const speech = useSpeech();
  const say = useText();
  const own = useCatalogue(tableText);
  const { voice } = table.box;
  const events = useMemo(() => table.state.log.flatMap((entry) => entry.events), [table.state.log]);
  const Team = table.board?.Ending;
  const props = useBoardProps();
  const { session } = table;
  useEffect(() => forgetDrafts(session.id), [session]);
  const [analysing, setAnalysing] = useState(() => analysed.has(session) || asksForAnalysis());
  const analyse = () => {
    analysed.add(session);
    setAnalysing(true);
  };
  if (own === null) return null;
  return (
    <section className="ending" aria-labelledby="ending-title" ref={reachableByKey}>
      <header>
        <h2 id="ending-title">{speech.say(voice.ending(outcome.ending, moment.view))}</h2>
        <button type="button" className="icon-button" aria-label={own('ending.board')} onClick={onClose}>
          ×
        </button>
      </header>
      {voice.result?.(moment.view, table.viewer).map((words) => (
        <p key={JSON.stringify(words)}>{speech.say(words)}</p>
      ))}
      {Team === undefined ? <Scores outcome={outcome} /> : <Team {...props} />}
      <div className="buttons">
        {onRematch !== null && (
          <button type="button" className="primary" onClick={onRematch}>
            {say('ending.rematch')}
          </button>
        )}
        {!analysing && table.box.game.brain !== undefined && (
          <button type="button" onClick={analyse}>
            {own('ending.analyse')}
          </button>
        )}
        <button type="button" onClick={() => void exportRecord(session)}>
          {say('table.export')}
        </button>
        <button type="button" onClick={onClose}>
          {own('ending.board')}
        </button>
      </div>
      <Suspense fallback={null}>
        <Branches />
      </Suspense>
      <Suspense fallback={null}>{analysing && <AnalysisView />}</Suspense>
      <Charts voice={voice} events={events} say={speech.say} />
    </section>
  );
}

interface Row {
  /** Null for a rival, who has none. */
  readonly seat: number | null;
  readonly name: string;
  readonly rank: number;
  readonly score: number;
  readonly sources: Readonly<Record<string, number>>;
  readonly wins: boolean;
}

/** Seats and rivals, the best first. */
function rowsOf(outcome: Outcome, names: readonly string[], rivalName: (name: string) => string): Row[] {
  const seats = outcome.scores.map((score, seat) => ({
    seat,
    name: names[seat] ?? '',
    rank: outcome.ranks[seat] ?? 0,
    score,
    sources: outcome.sources[seat] ?? {},
    wins: outcome.winners.includes(seat),
  }));
  const rivals = (outcome.rivals ?? []).map((rival) => ({
    ...rival,
    seat: null,
    name: rivalName(rival.name),
    wins: rival.rank === 1,
  }));
  return [...seats, ...rivals].sort((a, b) => a.rank - b.rank);
}

/** Who wins, and the points of each player by source. */
function Scores({ outcome }: Pick<Props, 'outcome'>) {
  const table = useTable();
  const speech = useSpeech();
  const say = useText();
  const own = useCatalogue(tableText);
  const number = numbers(say.locale);
  const rows = rowsOf(outcome, table.names, (name) => speech.say(table.box.voice.rival?.(name) ?? { key: name }));
  // What gave nobody anything tells nothing.
  const sources = [...new Set(rows.flatMap((row) => Object.keys(row.sources).filter((source) => row.sources[source] !== 0)))];
  const winners = rows.filter((row) => row.wins).map(({ name }) => name);
  if (own === null) return null;
  return (
    <>
      {winners.length === 0 ? (
        <p className="ending-winner">{own('ending.nobody', { seats: rows.length, name: table.names[0] ?? '' })}</p>
      ) : (
        // Alone nobody is beaten: how it went stands above.
        rows.length > 1 && <p className="ending-winner">{say('ending.winners', { count: winners.length, names: winners })}</p>
      )}
      <WideTable
        className="scores"
        columns={[
          own('ending.player'),
          own('ending.total'),
          ...sources.map((source) => speech.say(table.box.voice.source(source))),
        ]}
      >
        {rows.map((row) => (
          <tr key={row.seat ?? row.name} data-winner={row.wins ? '' : undefined}>
            <th scope="row">
              {row.seat !== null && <SeatBadge seat={row.seat} />} {winners.length > 0 && rows.length > 1 && `${row.rank}. `}
              {row.name}
            </th>
            <td className="scores-total">{number.format(row.score)}</td>
            {sources.map((source) => (
              <td key={source}>{number.format(row.sources[source] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </WideTable>
    </>
  );
}
