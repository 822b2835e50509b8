import { type Account, accountOf, PLAYED_AGAIN, sayExplanation, standTogether, turnings } from '@kaya/bots';
import type { GameRecord, Seat } from '@kaya/engine';
import { reachableByKey, SeatBadge } from '@kaya/pieces';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { numbers } from '../app/numbers.ts';
import { useValue } from '../app/value.ts';
import { LineChart } from '../charts/LineChart.tsx';
import { useCoach } from '../coach/useCoach.ts';
import { Aloud } from '../readings/Aloud.ts';
import { useSpeech, useTable } from '../table/atTable.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { At, type Leading } from './At.tsx';
import { isAlone } from './alone.ts';
import { type AnalysisState, analysisOf, type Judged } from './analysis.ts';
import { Headings } from './Headings.tsx';
import { Hopes } from './Hopes.tsx';
import { Proved } from './Proved.tsx';
import { analysisText, type SayAnalysis } from './text/index.ts';

/** So many costly decisions of each player are shown, and so many moments at which the game turned. */
const SHOWN = 3;
const TURNINGS = 3;
/** A line of more points is drawn through every so-many-th of them. */
const POINTS = 120;
/** What a mistake is called from this cost on; 1 is what the game calls a clear one. */
const GRADES = [
  { from: 1.5, key: 'analysis.grave' },
  { from: 0.5, key: 'analysis.clear' },
  { from: 0, key: 'analysis.small' },
] as const;

/** A game looked back at: how everybody stood, what was choice and what was luck, and the decisions that cost most. */
export function AnalysisView() {
  const { session, state } = useTable();
  const say = useCatalogue(analysisText);
  const site = useText();
  /** A day's table keeps it until the end. */
  const [record, setRecord] = useState<GameRecord | 'secret' | null>(null);
  const over = state.outcome !== null;
  const may = over || isAlone(state);
  useEffect(() => {
    let wanted = true;
    if (may) void session.record().then((it) => wanted && setRecord(it ?? 'secret'));
    return () => {
      wanted = false;
    };
  }, [session, may]);
  if (say === null) return null;
  if (!may) return <p>{say('analysis.others-play')}</p>;
  if (record === 'secret') return <p>{site('error.record-secret')}</p>;
  return record === null ? null : <Looked record={record} eyes={over || state.viewer < 0 ? null : state.viewer} say={say} />;
}

interface LookedProps {
  readonly record: GameRecord;
  readonly eyes: Seat | null;
  readonly say: SayAnalysis;
}

function Looked({ record, eyes, say }: LookedProps) {
  const { session, box } = useTable();
  const analysis = useMemo(() => analysisOf(session, box.game, record, eyes), [session, box, record, eyes]);
  const list = useRef<HTMLElement>(null);
  const state = useValue(analysis.state);
  useEffect(() => {
    analysis.start();
    return () => analysis.stop();
  }, [analysis]);
  const reviewed = state.review !== null;
  // Whoever comes back from a moment goes on reading where it was.
  useEffect(() => {
    const from = reviewed ? list.current?.querySelector(`[data-moment="${analysis.lookedAt}"]`) : null;
    from?.scrollIntoView({ block: 'center' });
    from?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [analysis, reviewed]);
  return (
    <section className="analysis" aria-labelledby="analysis-title" ref={list}>
      <h3 id="analysis-title">{say('analysis.title')}</h3>
      <Progress
        state={state}
        say={say}
        onStop={() => analysis.stop()}
        onGoOn={() => analysis.start()}
        onDeeper={() => analysis.start(true)}
      />
      {state.review !== null && (
        <>
          <Headings
            headings={state.headings}
            end={state.review.end === null ? null : { move: record.moves.length, values: state.review.end }}
            say={say}
          />
          <Hopes hopes={state.hopes} record={record} analysis={analysis} say={say} />
          <Standings state={state} say={say} running={eyes !== null} />
          {eyes === null && <Accounts state={state} say={say} />}
          {eyes === null && <Proved record={record} analysis={analysis} say={say} />}
          <Turnings state={state} record={record} analysis={analysis} say={say} />
          <Costly state={state} record={record} analysis={analysis} say={say} />
        </>
      )}
    </section>
  );
}

interface Part {
  readonly state: AnalysisState;
  readonly say: SayAnalysis;
}

const PROGRESS = {
  walking: 'analysis.walking',
  heading: 'analysis.playing-on',
  judging: 'analysis.judging',
  stopped: 'analysis.stopped',
  done: 'analysis.done',
} as const;

interface Steering {
  onStop(): void;
  onGoOn(): void;
  onDeeper(): void;
}

function Progress({ state, say, onStop, onGoOn, onDeeper }: Part & Steering) {
  const { phase, done, total, deeper, isDeeper } = state;
  if (phase === 'failed') return <p>{say('analysis.failed')}</p>;
  const text = say(isDeeper ? 'analysis.deeper' : PROGRESS[phase], { done, total });
  if (phase === 'done')
    return (
      <div className="analysis-progress">
        <p role="status">
          {text} {deeper > 0 && say('analysis.deeper', { done: deeper, total })}
          <Aloud reading="asked" lines={[text]} />
        </p>
        {deeper < total && (
          <button type="button" onClick={onDeeper} title={say('analysis.deepen.help')}>
            {say('analysis.deepen')}
          </button>
        )}
      </div>
    );
  return (
    <div className="analysis-progress">
      <progress value={done} max={total} aria-label={say('analysis.title')} />
      <span>{text}</span>
      <Aloud reading="asked" lines={[text]} />
      {(phase === 'heading' || phase === 'judging') && (
        <button type="button" onClick={onStop}>
          {say('analysis.stop')}
        </button>
      )}
      {phase === 'stopped' && (
        <button type="button" onClick={onGoOn}>
          {say('analysis.go-on')}
        </button>
      )}
    </div>
  );
}

/** The names of the lines: of each seat, or of all together. */
function useLines(say: SayAnalysis): { readonly together: boolean; readonly nameOf: (line: number) => string } {
  const { box, names } = useTable();
  const together = standTogether(box.game);
  return { together, nameOf: (line) => (together ? say('analysis.team') : (names[line] ?? '')) };
}

function Standings({ state: { review }, say, running }: Part & { readonly running: boolean }) {
  const lines = useLines(say);
  const estimates = review?.estimates ?? [];
  const { together } = lines;
  const isLead = (estimates[0]?.length ?? 0) > 1;
  // The end of a team is far from everything before it: the line would be flat.
  const end = together ? null : (review?.end ?? null);
  const points = end === null ? estimates : [...estimates, end];
  const every = Math.max(1, Math.ceil(points.length / POINTS));
  const series = {
    chart: 'analysis',
    lines: (estimates[0] ?? []).map((_, line) => ({
      name: String(line),
      points: points.flatMap((values, at) =>
        at % every === 0 || at >= estimates.length - 1 ? [{ at, value: Math.round((values[line] ?? 0) * 10) / 10 }] : [],
      ),
    })),
  };
  return (
    <div className="charts">
      <LineChart
        title={say(isLead ? 'analysis.standing' : 'analysis.standing.one')}
        series={series}
        across={say('analysis.moves')}
        up={say('analysis.value')}
        nameOf={(line) => lines.nameOf(Number(line))}
      />
      <p>
        {say(running ? 'analysis.standing.running' : `analysis.standing.${together ? 'team' : isLead ? 'lead' : 'alone'}.note`)}{' '}
        {end !== null && say(isLead ? 'analysis.standing.end' : 'analysis.standing.alone.end')} {say('analysis.standing.jumps')}
      </p>
    </div>
  );
}

function Accounts({ state: { review }, say }: Part) {
  const { locale } = useText();
  const { together, nameOf } = useLines(say);
  if (review === null) return null;
  const number = numbers(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const plain = numbers(locale, { maximumFractionDigits: 1 });
  const accounts = (review.estimates[0] ?? []).map((_, line) => accountOf(review, line, together));
  const hasOthers = accounts.length > 1;
  const isCounted = review.end !== null;
  // Where every world brings the same there is no doubt to tell.
  const luckOf = ({ luck, doubt }: Account) =>
    plain.format(doubt) === plain.format(0) ? number.format(luck) : `${number.format(luck)}\u00a0±\u00a0${plain.format(doubt)}`;
  const aloud = accounts.map((account) => {
    const { line, from, own, others, count, to } = account;
    const parts = [
      `${say('analysis.start')} ${plain.format(from)}`,
      `${say('analysis.own')} ${number.format(own)}`,
      ...(hasOthers ? [`${say('analysis.others')} ${number.format(others)}`] : []),
      `${say('analysis.luck')} ${luckOf(account)}`,
      ...(count === null ? [] : [`${say('analysis.count')} ${number.format(count)}`]),
      `${say('analysis.end')} ${plain.format(to)}`,
    ];
    return say('analysis.account', { name: nameOf(line), parts: parts.join(', ') });
  });
  return (
    <div className="scroll-x" ref={reachableByKey}>
      <table className="scores">
        <caption>{say('analysis.accounts')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('analysis.player')}</th>
            <th scope="col">{say('analysis.start')}</th>
            <th scope="col">{say('analysis.own')}</th>
            {hasOthers && <th scope="col">{say('analysis.others')}</th>}
            <th scope="col">{say('analysis.luck')}</th>
            {isCounted && <th scope="col">{say('analysis.count')}</th>}
            <th scope="col">{say('analysis.end')}</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <tr key={account.line}>
              <th scope="row">{nameOf(account.line)}</th>
              <td>{plain.format(account.from)}</td>
              <td>{number.format(account.own)}</td>
              {hasOthers && <td>{number.format(account.others)}</td>}
              <td>{luckOf(account)}</td>
              {account.count !== null && <td>{number.format(account.count)}</td>}
              <td>{plain.format(account.to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {say('analysis.accounts.note', { worlds: PLAYED_AGAIN })}{' '}
        {say(
          isCounted
            ? together
              ? 'analysis.accounts.counted.team'
              : 'analysis.accounts.counted'
            : 'analysis.accounts.before-end',
        )}
      </p>
      <Aloud reading="points" lines={[say('analysis.accounts'), ...aloud]} />
    </div>
  );
}

/** Where the game turned beyond doubt; a team is told so with its chance to win. */
function Turnings({ state: { headings, phase }, record, analysis, say }: Part & Leading) {
  const { names } = useTable();
  // Before all of it is known another stretch may still prove greater.
  if (headings.length < 2 || phase === 'heading') return null;
  const found = turnings(headings, TURNINGS).map(({ from, to, seat, by }) => ({
    move: to,
    text: say(by > 0 ? 'analysis.turning.up' : 'analysis.turning.down', {
      first: from,
      last: to,
      name: names[seat] ?? '',
      points: Math.round(10 * Math.abs(by)) / 10,
    }),
  }));
  return (
    <>
      <h4>{say('analysis.turnings')}</h4>
      {found.length === 0 && <p>{say('analysis.turnings.none')}</p>}
      <Aloud reading="landmarks" lines={found.map(({ text }) => text)} />
      <ul className="analysis-moments">
        {found.map(({ move, text }) => (
          <li key={move} data-moment={`turning ${move}`}>
            <span>{text}</span>
            <At record={record} analysis={analysis} move={move} moment={`turning ${move}`} say={say} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Costly({ state: { judged, phase }, record, analysis, say }: Part & Leading) {
  const { names, box } = useTable();
  const mistakes = judged.filter(({ judgement }) => judgement.verdict === 'mistake');
  const bySeat = names.map((_, seat) =>
    mistakes
      .filter(({ decision }) => decision.seat === seat)
      .sort((a, b) => b.judgement.cost - a.judgement.cost)
      .slice(0, SHOWN),
  );
  return (
    <>
      <h4>{say('analysis.costly')}</h4>
      {mistakes.length === 0 && <p>{say(phase === 'done' ? 'analysis.none' : 'analysis.none-yet')}</p>}
      {mistakes.length > 0 && (
        <p>
          <Link href={`/exercises/${box.game.id}`}>{say('analysis.exercises')}</Link>
        </p>
      )}
      {bySeat.map(
        (own, seat) =>
          own.length > 0 && (
            <section key={names[seat] ?? seat} className="analysis-seat">
              <h5>
                <SeatBadge seat={seat} /> {names[seat]}
              </h5>
              <ol className="analysis-moments">
                {own.map((it) => (
                  <Mistake key={it.decision.move} {...it} record={record} analysis={analysis} say={say} />
                ))}
              </ol>
            </section>
          ),
      )}
    </>
  );
}

function Mistake({
  decision: { move, seat, view, played },
  judgement: { cost, explanation },
  record,
  analysis,
  say,
}: Judged & Leading & { readonly say: SayAnalysis }) {
  const { box, names } = useTable();
  const { speaker } = useSpeech();
  const words = useCoach()?.words;
  const action = (it: typeof played) => speaker.say(box.voice.action(it, view, seat));
  const { locale } = useText();
  const by = cost * (box.game.brain?.mistake ?? 1);
  const grade = say('analysis.costs', {
    grade: say(GRADES.find(({ from }) => cost >= from)?.key ?? 'analysis.small'),
    by: numbers(locale, { maximumFractionDigits: by < 10 ? 1 : 0 }).format(by),
  });
  const what = say('analysis.played', { move: move + 1, action: action(played) });
  const better =
    explanation === null
      ? []
      : [
          say('analysis.better', { action: action(explanation.action) }),
          ...(words === undefined ? [] : [sayExplanation(explanation, speaker, words, box.voice, { view, seat })]),
        ];
  return (
    <li data-moment={`mistake ${move}`}>
      <span>
        <strong>{what}</strong> <em>({grade})</em>
      </span>
      {better.map((text) => (
        <span key={text}>{text}</span>
      ))}
      <Aloud reading="landmarks" lines={[[`${names[seat] ?? ''}. ${what} (${grade}).`, ...better].join(' ')]} />
      <At
        record={record}
        analysis={analysis}
        move={move}
        moment={`mistake ${move}`}
        compared={{ move, seat, view, played, better: explanation?.action ?? null }}
        say={say}
      />
    </li>
  );
}
