import type { Box, Speaker } from '@kaya/engine';
import { type DailyResults, type Deal, dailyName } from '@kaya/wire';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { gameSpeaker, loadBox } from '../app/boxes.ts';
import { notify } from '../app/notices.ts';
import { settings } from '../app/settings.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { usePageTitle } from '../app/usePageTitle.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { Cover } from '../shelf/Cover.tsx';
import { useGameName } from '../shelf/shelf.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { dateOf, isDay } from './date.ts';
import { Results } from './Results.tsx';
import { SendForm } from './SendForm.tsx';
import { begin, type DailyTable, dailyTable } from './tables.ts';
import { dailyText, type SayDaily } from './text/index.ts';
import '../style/daily.css';

interface Props {
  readonly game: string;
  /** Today's where none is named. */
  readonly day: string | null;
}

/** A table of a day of one title, where there is such a day. */
export function DailyTablePage({ game, day }: Props) {
  return day === null || isDay(day) ? <DailyTableOf game={game} day={day} /> : <NotFoundPage />;
}

/** To play it, to send it, and how it went. */
function DailyTableOf({ game, day }: Props) {
  const site = useText();
  const { locale } = site;
  const say = useCatalogue(dailyText);
  const name = useGameName(game);
  const loaded = useLoaded(async () => {
    const [box, speaker, found] = await Promise.all([loadBox(game), gameSpeaker(game, locale), dailyTable(game, day)]);
    return { box, speaker, ...found };
  }, [game, day ?? '', locale]);
  const [sent, setSent] = useState<DailyResults | null>(null);
  const date = loaded === null || loaded.day === null ? null : dateOf(loaded.day, locale);
  const title = say === null || date === null ? name : say('daily.of', { game: name, date });
  usePageTitle(title);
  if (say === null || loaded === null) return <p className="loading">{site('common.loading')}</p>;
  const { box, speaker, table, away, here } = loaded;
  const results = sent ?? loaded.results;
  return (
    <div className="narrow daily">
      <Cover game={game} />
      <h1>{title}</h1>
      {table !== null && <SetUp deal={table.deal} box={box} speaker={speaker} say={say} />}
      {results !== null ? (
        <Results results={results} box={box} say={say} />
      ) : table === null ? (
        <p role="status">{say(away ? 'daily.away' : 'daily.none')}</p>
      ) : (
        <Doing table={table} say={say} onSent={setSent} />
      )}
      <p className="buttons">
        {results !== null && here && (
          <Link href={`/local/${dailyName(game, results.day)}`} className="button">
            {say('daily.look')}
          </Link>
        )}
        <Link href="/daily">{say('daily.all')}</Link>
      </p>
    </div>
  );
}

interface SetUpProps {
  readonly deal: Deal;
  readonly box: Box;
  readonly speaker: Speaker;
  readonly say: SayDaily;
}

/** Against whom, and by which options that are not the usual ones. */
function SetUp({ deal, box, speaker, say }: SetUpProps) {
  const site = useText();
  const { game, voice } = box;
  const unusual = Object.entries(deal.options).filter(([name, value]) => value !== game.options[name]?.default);
  return (
    <>
      <p>
        {deal.bots.length === 0
          ? say('daily.alone')
          : say('daily.against', { bots: deal.bots.map((level) => site(`level.${level}`)) })}
      </p>
      {unusual.map(([name, value]) => {
        const words = voice.option(name);
        return (
          <p key={name}>
            {speaker.say(words.name)}: {speaker.say(words.value(value))}
          </p>
        );
      })}
    </>
  );
}

interface DoingProps {
  readonly table: DailyTable;
  readonly say: SayDaily;
  onSent(results: DailyResults): void;
}

/** What can be done before results are shown. */
function Doing({ table: { deal, stage }, say, onSent }: DoingProps) {
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const play = async () => {
    setBusy(true);
    try {
      go(await begin(deal, settings.value.name));
    } catch {
      setBusy(false);
      notify({ key: 'error.not-saved', kind: 'problem' });
    }
  };
  switch (stage) {
    case 'new':
      return (
        <>
          <p className="quiet">{say('daily.once')}</p>
          <p className="buttons">
            <button type="button" className="primary large" disabled={busy} onClick={() => void play()}>
              {say('daily.play')}
            </button>
          </p>
        </>
      );
    case 'running':
      return (
        <p className="buttons">
          <Link href={`/local/${dailyName(deal.game, deal.day)}`} className="button primary">
            {say('daily.go-on')}
          </Link>
        </p>
      );
    case 'over':
      return <SendForm deal={deal} say={say} onSent={onSent} />;
    case 'gone':
      return <p role="status">{say('daily.gone-about')}</p>;
    case 'counted':
      return <p role="status">{say('daily.later')}</p>;
  }
}
