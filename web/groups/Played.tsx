import type { Group } from '@kaya/wire';
import { useId } from 'react';
import { Link } from 'wouter';
import { dates } from '../app/dates.ts';
import { useShelf } from '../shelf/shelf.ts';
import { useText } from '../text/index.ts';
import type { GroupProps } from './GroupPage.tsx';
import type { SayGroup } from './text/index.ts';

type Game = Group['games'][number];

/** The group's games, the last one first, with who won. */
export function Played({ group, say }: GroupProps) {
  const site = useText();
  const heading = useId();
  const shelf = useShelf();
  const date = dates(site.locale, { dateStyle: 'medium' });
  const nameOf = ({ name, bot }: Game['seats'][number]) => (bot ? site('seat.bot-plain') : name || say('games.gone'));
  const titleOf = (game: string) => shelf.find(({ id }) => id === game)?.name ?? game;
  const titles = [...new Set(group.games.filter(({ status }) => status === 'over').map(({ game }) => game))];
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{say('games.title')}</h2>
      {group.games.length === 0 && <p className="quiet">{say('games.none')}</p>}
      <ul className="game-list">
        {group.games.map((game) => (
          <li key={game.table}>
            <Link href={`/table/${game.table}`}>
              <strong>{titleOf(game.game)}</strong>
              <span>
                {game.seats
                  .filter(({ bot, name }) => game.status !== 'open' || bot || name !== '')
                  .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
                  .map((seat) => (seat.score === null ? nameOf(seat) : `${nameOf(seat)} ${seat.score}`))
                  .join(', ')}{' '}
                · {date.format(game.createdAt)}
              </span>
              <span className="turn">{resultOf(game, say, nameOf)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {titles.length > 0 && (
        <p className="buttons">
          {titles.map((id) => (
            <Link key={id} href={`/ratings/${id}?group=${group.id}`}>
              {say('games.best', { game: titleOf(id) })}
            </Link>
          ))}
        </p>
      )}
    </section>
  );
}

function resultOf({ status, seats }: Game, say: SayGroup, nameOf: (seat: Game['seats'][number]) => string): string {
  if (status !== 'over') return say(`games.${status}`);
  const winners = seats.filter(({ won }) => won === true);
  return winners.length === 0 ? say('games.lost') : say('games.won', { names: winners.map(nameOf) });
}
