import type { Box, Speaker } from '@kaya/engine';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { gameSpeaker, loadBox } from '../app/boxes.ts';
import { dates } from '../app/dates.ts';
import { numbers } from '../app/numbers.ts';
import { useSettings } from '../app/settings.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { usePageTitle } from '../app/usePageTitle.ts';
import { WideTable } from '../app/WideTable.tsx';
import { sayResult } from '../branch/result.ts';
import { branchText } from '../branch/text/index.ts';
import { BarChart } from '../charts/BarChart.tsx';
import { LineChart } from '../charts/LineChart.tsx';
import { useGameName } from '../shelf/shelf.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { type Counted, FAR, type Opponent, type Played, playedGames } from './played.ts';
import { type Summary, summaryOf } from './summary.ts';
import { type SayStatistics, statisticsText } from './text/index.ts';
import '../style/statistics.css';

/** The games of a title that somebody here played to their end: results, points and where they came from, beginnings, opponents. */
export function StatisticsPage({ game }: { readonly game: string }) {
  const site = useText();
  const say = useCatalogue(statisticsText);
  const name = useGameName(game);
  const { name: own } = useSettings();
  const { locale } = site;
  const [most, count] = useState(FAR);
  const latest = useLoaded(async () => {
    const [box, speaker] = await Promise.all([loadBox(game), gameSpeaker(game, locale)]);
    return { box, speaker, ...(await playedGames(box.game, own, most)) };
  }, [game, locale, own, most]);
  const before = useRef(latest);
  if (latest !== null) before.current = latest;
  // While older ones are read what was counted stays.
  const loaded = before.current;
  const title = say?.('stats.title', { game: name }) ?? name;
  usePageTitle(title);
  if (say === null || loaded === null) return <p className="loading">{site('common.loading')}</p>;
  return (
    <div className="statistics">
      <h1>{title}</h1>
      <p className="buttons">
        <Link href={`/exercises/${game}`}>{say('stats.exercises')}</Link>
      </p>
      {loaded.played.length === 0 ? (
        <>
          <p>{say('stats.none')}</p>
          <p className="buttons">
            <Link href={`/new/${game}?mode=bots`} className="button primary">
              {site('home.set-up')}
            </Link>
          </p>
        </>
      ) : (
        <Told
          {...loaded}
          older={latest === null || most >= loaded.far.all ? null : () => count(most + FAR)}
          most={most}
          say={say}
        />
      )}
    </div>
  );
}

interface ToldProps extends Counted {
  readonly box: Box;
  readonly speaker: Speaker;
  /** So many games far away were asked for, at most. */
  readonly most: number;
  /** Counts older ones too; null where there are none, or while they are read. */
  readonly older: (() => void) | null;
  readonly say: SayStatistics;
}

function Told({ box, speaker, played, far, most, older, say }: ToldProps) {
  const summary = summaryOf(played);
  const { games, won } = summary;
  return (
    <>
      <p>
        {say('stats.count', { games, won })}{' '}
        {far.counted < far.all && say('stats.newest', { counted: far.counted, all: far.all })}
      </p>
      {older !== null && (
        <p className="buttons">
          <button type="button" onClick={older}>
            {say('stats.older', { count: Math.min(FAR, far.all - most) })}
          </button>
        </p>
      )}
      <div className="charts">
        <Scores summary={summary} say={say} />
        <Places summary={summary} say={say} />
        <Sources summary={summary} box={box} speaker={speaker} say={say} />
      </div>
      <Opponents summary={summary} say={say} />
      <Beginnings summary={summary} box={box} speaker={speaker} say={say} />
      <GameByGame played={played} say={say} />
    </>
  );
}

interface Part {
  readonly summary: Summary;
  readonly say: SayStatistics;
}
type Named = Pick<ToldProps, 'box' | 'speaker'>;

function Scores({ summary: { scores }, say }: Part) {
  const { locale } = useText();
  const number = numbers(locale);
  const own = scores.map((it) => it.own);
  // Where nobody ever has points, there is nothing to draw.
  if (own.every((it) => it === 0)) return null;
  const [first = 0, last = 0] = [own[0], own.at(-1)];
  const title =
    own.length === 1
      ? say('stats.score', { score: number.format(first) })
      : say('stats.scores', { first: number.format(first), last: number.format(last), best: number.format(Math.max(...own)) });
  const line = (name: 'own' | 'best') => ({
    name,
    points: scores.flatMap((it, i) => {
      const value = it[name];
      return value === null ? [] : [{ at: i + 1, value }];
    }),
  });
  const lines = [line('own'), line('best')].filter(({ points }) => points.length > 0);
  return (
    <LineChart
      title={title}
      series={{ chart: 'scores', lines }}
      across={say('stats.game-number')}
      up={say('stats.points')}
      nameOf={(name) => say(name === 'own' ? 'stats.own' : 'stats.best')}
    />
  );
}

function Places({ summary: { places, contests: games }, say }: Part) {
  const won = places.find(({ rank }) => rank === 1)?.games ?? 0;
  return (
    <BarChart
      title={say('stats.places', { won, games })}
      across={say('stats.games')}
      about={say('stats.places-about')}
      bars={places.map(({ rank, games: value }) => ({ key: String(rank), name: say('stats.place', { rank }), value }))}
    />
  );
}

function Sources({ summary: { sources }, box, speaker, say }: Part & Named) {
  const { locale } = useText();
  const number = numbers(locale, { maximumFractionDigits: 1 });
  const nameOf = (source: string) => speaker.say(box.voice.source(source));
  const [most] = sources;
  if (most === undefined) return null;
  return (
    <BarChart
      title={say('stats.sources', { source: nameOf(most.source), points: number.format(most.points) })}
      across={say('stats.per-game')}
      about={say('stats.source')}
      bars={sources.map(({ source, points }) => ({ key: source, name: nameOf(source), value: points }))}
    />
  );
}

function useOpponentName(say: SayStatistics): (who: Opponent) => string {
  const site = useText();
  return (who) => {
    if (who.kind === 'person') return who.name === '' ? say('stats.somebody') : who.name;
    return site(`level.${who.level}`);
  };
}

function Opponents({ summary: { opponents }, say }: Part) {
  const nameOf = useOpponentName(say);
  const [most] = opponents;
  if (most === undefined) return null;
  return (
    <section>
      <h2>{say('stats.against', { name: nameOf(most.who), ahead: most.ahead, games: most.games })}</h2>
      <WideTable className="scores" columns={[say('stats.opponent'), say('stats.times'), say('stats.ahead')]}>
        {opponents.map(({ who, games, ahead }) => (
          <tr key={JSON.stringify(who)}>
            <th scope="row">{nameOf(who)}</th>
            <td>{games}</td>
            <td>{ahead}</td>
          </tr>
        ))}
      </WideTable>
    </section>
  );
}

function Beginnings({ summary: { first }, box, speaker, say }: Part & Named) {
  if (first.length === 0) return null;
  return (
    <section>
      <h2>{say('stats.first')}</h2>
      <WideTable className="scores" columns={[say('stats.choice-column'), { words: say('stats.move') }, say('stats.times')]}>
        {first.flatMap((favourites, i) =>
          favourites.map(({ action, view, seat, times }, place) => (
            <tr key={JSON.stringify([i, action])}>
              <th scope="row">{place === 0 ? say('stats.choice', { number: i + 1 }) : ''}</th>
              <td className="words">{speaker.say(box.voice.action(action, view, seat))}</td>
              <td>{times}</td>
            </tr>
          )),
        )}
      </WideTable>
    </section>
  );
}

function GameByGame({ played, say }: { readonly played: readonly Played[]; readonly say: SayStatistics }) {
  const { locale } = useText();
  const result = useCatalogue(branchText);
  const nameOf = useOpponentName(say);
  const date = dates(locale, { dateStyle: 'medium', timeStyle: 'short' });
  if (result === null) return null;
  return (
    <section>
      <h2>{say('stats.list')}</h2>
      <WideTable className="scores" columns={[say('stats.when'), { words: say('stats.with') }, { words: say('stats.result') }]}>
        {played.toReversed().map(({ path, at, opponents, outcome, seat }) => (
          <tr key={path}>
            <th scope="row">
              <Link href={path}>{date.format(at)}</Link>
            </th>
            <td className="words">{opponents.map(({ who }) => nameOf(who)).join(', ')}</td>
            <td className="words">{sayResult(outcome, seat, result)}</td>
          </tr>
        ))}
      </WideTable>
    </section>
  );
}
