import type { Leaderboard } from '@kaya/wire';
import { useEffect, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { keyed } from '../app/keyed.ts';
import { usePageTitle } from '../app/usePageTitle.ts';
import { WideTable } from '../app/WideTable.tsx';
import { ApiError } from '../net/api.ts';
import { problemKey } from '../net/problemKey.ts';
import { AvatarPicture } from '../people/AvatarPicture.tsx';
import { useGameName } from '../shelf/shelf.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { ratingsApi } from './ratingsApi.ts';
import { ratingText, type SayRating } from './text/index.ts';
import { useSetUp } from './useSetUp.ts';

type Who = Pick<Leaderboard['best'][number], 'name' | 'avatar' | 'you'>;

/** The best of a title: over all seasons or in one, of everybody or in a group; and the best scores alone. */
export function LeaderboardPage({ game }: { readonly game: string }) {
  const site = useText();
  const say = useCatalogue(ratingText);
  const title = useGameName(game);
  const group = new URLSearchParams(useSearch()).get('group');
  const [season, setSeason] = useState<string | null>(null);
  const [board, setBoard] = useState<Leaderboard | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  useEffect(() => {
    let wanted = true;
    ratingsApi.board(game, season, group).then(
      (it) => {
        if (!wanted) return;
        setBoard(it);
        setProblem(null);
      },
      (error) => wanted && setProblem(error instanceof ApiError ? error : null),
    );
    return () => {
      wanted = false;
    };
  }, [game, season, group]);
  usePageTitle(say?.('board.title', { game: title }) ?? '');
  if (say === null) return null;
  const quarter = (it: string) => say('board.quarter', { year: it.slice(0, 4), quarter: it.slice(-1) });
  return (
    <div className="narrow ratings">
      <h1>{say('board.title', { game: title })}</h1>
      {group !== null && <p>{say('board.group')}</p>}
      {problem !== null && <p role="alert">{site(problemKey(problem.code))}</p>}
      {board !== null && (
        <>
          {board.seasons.length > 0 && (
            <label className="field">
              <span>{say('board.season')}</span>
              <select value={season ?? ''} onChange={(event) => setSeason(event.target.value === '' ? null : event.target.value)}>
                <option value="">{say('board.all')}</option>
                {board.seasons.map((it) => (
                  <option key={it} value={it}>
                    {quarter(it)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <Best best={board.best} say={say} />
          <Alone game={game} alone={board.alone} say={say} />
        </>
      )}
      <p>
        <Link href="/ratings">{say('ratings.title')}</Link>
      </p>
    </div>
  );
}

function Best({ best, say }: { readonly best: Leaderboard['best']; readonly say: SayRating }) {
  if (best.length === 0) return <p>{say('board.none')}</p>;
  return (
    <>
      <WideTable className="scores" columns={[say('board.who'), say('board.place'), say('board.rating'), say('board.count')]}>
        {keyed(best).map(({ key, item: { place, points, spread, games, ...who } }) => (
          <tr key={key} data-winner={who.you ? '' : undefined}>
            <WhoCell who={who} say={say} />
            <td>{place ?? say('ratings.provisional')}</td>
            <td>{say('ratings.points', { points, spread })}</td>
            <td>{games}</td>
          </tr>
        ))}
      </WideTable>
      {best.some(({ provisional }) => provisional) && <p className="quiet">{say('ratings.provisional-help')}</p>}
    </>
  );
}

function Alone({ game, alone, say }: { readonly game: string; readonly alone: Leaderboard['alone']; readonly say: SayRating }) {
  const setUp = useSetUp(game);
  return (
    <>
      <h2>{say('alone.title')}</h2>
      {alone.length === 0 && <p>{say('alone.none')}</p>}
      {keyed(alone).map(({ key, item: { options, best } }) => (
        <section key={key}>
          <h3>{setUp(options) || say('alone.standard')}</h3>
          <WideTable className="scores" columns={[say('board.who'), say('board.place'), say('alone.score'), say('alone.replay')]}>
            {best.map(({ table, place, score, at: _at, won: _won, ...who }) => (
              <tr key={table} data-winner={who.you ? '' : undefined}>
                <WhoCell who={who} say={say} />
                <td>{place}</td>
                <td>{score}</td>
                <td>
                  <Link href={`/table/${table}`}>{say('alone.replay')}</Link>
                </td>
              </tr>
            ))}
          </WideTable>
        </section>
      ))}
    </>
  );
}

function WhoCell({ who: { name, avatar, you }, say }: { readonly who: Who; readonly say: SayRating }) {
  return (
    <th scope="row">
      <AvatarPicture avatar={avatar} size={20} /> {name} {you && <small>({say('board.you')})</small>}
    </th>
  );
}
