import { useId } from 'react';
import { Link, useLocation } from 'wouter';
import { useShelf } from '../shelf/shelf.ts';
import type { GroupProps } from './GroupPage.tsx';
import { groupsApi } from './groupsApi.ts';
import { useAttempt } from './useAttempt.ts';

/** The next table of the group: the same again by one click, where the group has played; or a first one. */
export function NextGame({ group, say }: GroupProps) {
  const heading = useId();
  const shelf = useShelf();
  const [, go] = useLocation();
  const { busy, failed, attempt } = useAttempt(say);
  const waiting = group.games.find(({ status }) => status === 'open');
  const played = group.games.some(({ status }) => status === 'over' || status === 'abandoned');
  const play = () => attempt(async () => go(`/table/${(await groupsApi.play(group.id)).id}`), { 409: 'play.nothing' });
  const nameOf = (game: string) => shelf.find(({ id }) => id === game)?.name ?? game;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{say('play.title')}</h2>
      {waiting !== undefined && (
        <p role="status">
          {say('play.waiting', { game: nameOf(waiting.game) })}{' '}
          <button type="button" className="primary" disabled={busy} onClick={() => void play()}>
            {say('play.go')}
          </button>
        </p>
      )}
      {waiting === undefined && played && (
        <>
          <button type="button" className="primary large" disabled={busy} onClick={() => void play()}>
            {say('play.again')}
          </button>
          <p className="quiet">{say('play.again-help')}</p>
        </>
      )}
      {failed !== null && <p role="alert">{failed}</p>}
      {waiting === undefined && (
        <>
          <p>{say(played ? 'play.other' : 'play.first')}</p>
          <p className="buttons">
            {shelf.map(({ id, name }) => (
              <Link key={id} href={`/new/${id}?mode=online&group=${group.id}`} className="button">
                {name}
              </Link>
            ))}
          </p>
        </>
      )}
    </section>
  );
}
