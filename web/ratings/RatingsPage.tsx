import type { MyRatings, RatingChange } from '@kaya/wire';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { dates } from '../app/dates.ts';
import { usePageTitle } from '../app/usePageTitle.ts';
import { ApiError } from '../net/api.ts';
import { problemKey } from '../net/problemKey.ts';
import { useGameName, useShelf } from '../shelf/shelf.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { ratingsApi } from './ratingsApi.ts';
import { ratingText, type SayRating } from './text/index.ts';
import { useSetUp } from './useSetUp.ts';

/** My ratings by title, and why each of them is what it is. */
export function RatingsPage() {
  const site = useText();
  const say = useCatalogue(ratingText);
  const shelf = useShelf();
  const [mine, setMine] = useState<MyRatings | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  useEffect(() => {
    ratingsApi.mine().then(setMine, (error) => setProblem(error instanceof ApiError ? error : null));
  }, []);
  usePageTitle(say?.('ratings.title') ?? '');
  if (say === null) return null;
  const nameOf = (game: string) => shelf.find(({ id }) => id === game)?.name ?? game;
  return (
    <div className="narrow ratings">
      <h1>{say('ratings.title')}</h1>
      <p>{say('ratings.help')}</p>
      {problem !== null && <p role="alert">{problem.status === 401 ? say('ratings.nobody') : site(problemKey(problem.code))}</p>}
      {mine !== null && (
        <>
          <p className="quiet">
            {say(mine.shown ? 'ratings.shown' : 'ratings.hidden')} <Link href="/settings">{say('ratings.profile')}</Link>
          </p>
          {mine.titles.length === 0 && <p>{say('ratings.none')}</p>}
          {mine.titles.length > 0 && (
            <ul className="channels">
              {mine.titles.map(({ game, points, spread, provisional, games }) => (
                <li key={game}>
                  <span>
                    <strong>{nameOf(game)}</strong> {say('ratings.points', { points, spread })}{' '}
                    <small className="quiet">
                      {[...(provisional ? [say('ratings.provisional')] : []), say('ratings.games', { count: games })].join(' · ')}
                    </small>
                  </span>
                </li>
              ))}
            </ul>
          )}
          {mine.titles.some(({ provisional }) => provisional) && <p className="quiet">{say('ratings.provisional-help')}</p>}
          {mine.changes.length > 0 && <Changes changes={mine.changes} say={say} />}
        </>
      )}
      <h2>{say('ratings.best')}</h2>
      <p className="buttons">
        {shelf.map(({ id, name }) => (
          <Link key={id} href={`/ratings/${id}`} className="button">
            {name}
          </Link>
        ))}
      </p>
    </div>
  );
}

function Changes({ changes, say }: { readonly changes: readonly RatingChange[]; readonly say: SayRating }) {
  return (
    <>
      <h2>{say('changes.title')}</h2>
      <ul className="channels">
        {changes.map((change) => (
          <ChangeItem key={change.table} change={change} say={say} />
        ))}
      </ul>
    </>
  );
}

function shown({ points, spread }: RatingChange['before']) {
  return { points, spread };
}

/** One game: before, what was expected, what came, after. */
function ChangeItem({ change, say }: { readonly change: RatingChange; readonly say: SayRating }) {
  const { locale } = useText();
  const title = useGameName(change.game);
  const setUp = useSetUp(change.game);
  const { before, after, others, against, place, won, left, chance } = change;
  const date = dates(locale, { dateStyle: 'medium' });
  const named = others.map(({ name, before: rated }) => {
    const who = name === '' ? say('changes.gone') : name;
    return rated === null ? who : say('changes.rated', { name: who, points: rated.points });
  });
  const result =
    against === null ? say('changes.place', { place, count: others.length + 1 }) : say(won ? 'changes.won' : 'changes.lost');
  const opponent =
    against === null
      ? null
      : say('changes.setup', {
          setup: [setUp(against.options), say('changes.players', { count: against.seats })].filter((it) => it !== '').join(', '),
          points: against.before.points,
        });
  const told = [
    `${say('changes.before')} ${say('ratings.points', shown(before))}`,
    `${say('changes.expected')} ${say('changes.chance', { percent: Math.round(100 * chance) })}`,
    `${say('changes.real')} ${[result, ...(left ? [say('changes.left')] : [])].join(', ')}`,
    `${say('changes.after')} ${say('ratings.points', shown(after))}`,
  ];
  return (
    <li>
      <div>
        <Link href={`/table/${change.table}`}>{title}</Link> <small className="quiet">{date.format(change.at)}</small>
        {opponent !== null && <div>{opponent}</div>}
        {named.length > 0 && <div>{say(against === null ? 'changes.against' : 'changes.with', { names: named })}</div>}
        <div>{told.join(' · ')}</div>
      </div>
    </li>
  );
}
