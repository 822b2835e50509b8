import { Speaker } from '@kaya/engine';
import { Link } from 'wouter';
import { loadBox } from '../app/boxes.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { usePageTitle } from '../app/usePageTitle.ts';
import { useGameName } from '../shelf/shelf.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { forgetMet, useMet } from './met.ts';
import { coachText } from './text/index.ts';

/** What somebody at this device has met in a game, and what not yet. */
export function MetPage({ game }: { readonly game: string }) {
  const site = useText();
  const say = useCatalogue(coachText);
  const { locale } = site;
  const name = useGameName(game);
  const met = useMet(game);
  const loaded = useLoaded(async () => {
    const coach = await (await loadBox(game)).coach?.();
    return coach === undefined ? null : { coach, words: new Speaker(locale, await coach.words[locale]()) };
  }, [game, locale]);
  const title = say?.('coach.met-title', { game: name }) ?? name;
  usePageTitle(title);
  if (say === null || loaded === null) return <p className="loading">{site('common.loading')}</p>;
  const { words } = loaded;
  const rules = loaded.coach.meetings.map(({ rule }) => rule);
  const known = rules.filter((rule) => met.has(rule));
  const unknown = rules.filter((rule) => !met.has(rule));
  const list = (shown: readonly string[]) => (
    <ul className="met-list">
      {shown.map((rule) => (
        <li key={rule}>
          <strong>{words.say({ key: `${rule}.title` })}</strong>
          <p>
            {words.say({ key: rule })} <Link href={`/rules/${game}?rule=${rule}`}>{say('coach.more')}</Link>
          </p>
        </li>
      ))}
    </ul>
  );
  return (
    <div className="narrow">
      <h1>{title}</h1>
      <p>{say('coach.met-help')}</p>
      <p>{say('coach.met-count', { count: known.length, all: rules.length })}</p>
      <h2>{say('coach.met-not')}</h2>
      {unknown.length === 0 ? <p>{say('coach.met-all')}</p> : list(unknown)}
      {known.length > 0 && (
        <>
          <h2>{say('coach.met-yes')}</h2>
          {list(known)}
          <button type="button" onClick={() => forgetMet(game)}>
            {say('coach.met-forget')}
          </button>
        </>
      )}
    </div>
  );
}
