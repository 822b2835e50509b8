import type { Table } from '@kaya/wire';
import { useState } from 'react';
import { Link } from 'wouter';
import { seatName } from '../app/seatName.ts';
import { deleteSave } from '../saves/saves.ts';
import { useShelf } from '../shelf/shelf.ts';
import { type SiteKey, useText } from '../text/index.ts';
import { isOver, type Mine } from './MyGames.tsx';

function stateOf(table: Table, mine: boolean): SiteKey {
  if (isOver(table)) return 'home.over';
  if (table.status === 'open') return 'home.waiting-for-players';
  return mine ? 'home.your-turn' : 'home.their-turn';
}

/** Loaded by whoever has games. */
export function GameList({ saves, tables, read }: Mine) {
  const say = useText();
  const date = new Intl.DateTimeFormat(say.locale, { dateStyle: 'medium', timeStyle: 'short' });
  const shelf = useShelf();
  /** The game that is about to be deleted, until somebody is sure. */
  const [doomed, setDoomed] = useState<string | null>(null);
  const nameOf = (game: string) => shelf.find(({ id }) => id === game)?.name ?? game;
  return (
    <ul className="game-list">
      {tables.map((table) => {
        const mine = table.awaited.some((seat) => table.seats[seat]?.you === true);
        return (
          <li key={table.id}>
            <Link href={`/table/${table.id}`}>
              <strong>{nameOf(table.game)}</strong>
              <span>
                {table.seats
                  .filter((seat) => seat.kind !== 'open')
                  .map((seat) => seat.name || say('seat.bot-plain'))
                  .join(', ')}
              </span>
              <span className="turn" data-mine={mine && !isOver(table) ? '' : undefined}>
                {say(stateOf(table, mine))}
              </span>
            </Link>
          </li>
        );
      })}
      {saves.slice(0, 12).map((save) => {
        const mine = save.awaited.some((seat) => save.players[seat]?.kind === 'person');
        return (
          <li key={save.id}>
            <Link href={`/local/${save.id}`}>
              <strong>{nameOf(save.game)}</strong>
              <span>
                {save.players.map((player, i) => seatName(player, i, say)).join(', ')} · {date.format(save.changedAt)}
              </span>
              <span className="turn" data-mine={mine && !save.over ? '' : undefined}>
                {say(save.over ? 'home.over' : mine ? 'home.your-turn' : 'home.their-turn')}
              </span>
            </Link>
            {doomed === save.id ? (
              <span className="sure">
                {say('home.delete-sure')}{' '}
                <button type="button" onClick={() => void deleteSave(save.id).then(read)}>
                  {say('home.delete-yes')}
                </button>{' '}
                <button type="button" ref={(button) => button?.focus()} onClick={() => setDoomed(null)}>
                  {say('home.delete-no')}
                </button>
              </span>
            ) : (
              <button
                type="button"
                className="icon-button"
                aria-label={say('home.delete', { game: nameOf(save.game), date: date.format(save.changedAt) })}
                onClick={() => setDoomed(save.id)}
              >
                ×
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
