import type { Table } from '@kaya/wire';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { notify } from '../app/notices.ts';
import { api } from '../net/api.ts';
import { allSaves, deleteSave, type Save } from '../saves/saves.ts';
import { useShelf } from '../shelf/shelf.ts';
import { useText } from '../text/index.ts';
import { ImportRecord } from './ImportRecord.tsx';

interface Mine {
  readonly saves: readonly Save[];
  /** At the server, waiting or running. */
  readonly tables: readonly Table[];
  /** Looks again at what this device keeps. */
  read(): void;
}

/** My games, here and far away. */
export function useMyGames(): Mine {
  const [saves, setSaves] = useState<readonly Save[]>([]);
  const [tables, setTables] = useState<readonly Table[]>([]);
  const read = useCallback(() => {
    allSaves().then(setSaves, () => notify({ key: 'error.not-saved', kind: 'problem' }));
  }, []);
  useEffect(() => {
    read();
    api.myTables().then(
      (all) => setTables(all.filter(({ status }) => status === 'playing' || status === 'open')),
      () => undefined,
    );
  }, [read]);
  return { saves, tables, read };
}

/** My running games with whose turn it is. */
export function MyGames({ saves, tables, read }: Mine) {
  const say = useText();
  const date = new Intl.DateTimeFormat(say.locale, { dateStyle: 'medium', timeStyle: 'short' });
  const shelf = useShelf();
  const nameOf = (game: string) => shelf.find(({ id }) => id === game)?.name ?? game;

  return (
    <section className="my-games" aria-labelledby="my-games">
      <div className="section-head">
        <h2 id="my-games">{say('home.my-games')}</h2>
        <ImportRecord />
      </div>
      {saves.length + tables.length === 0 && <p className="quiet">{say('home.no-games')}</p>}
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
                <span className="turn" data-mine={mine ? '' : undefined}>
                  {say(table.status === 'open' ? 'home.waiting-for-players' : mine ? 'home.your-turn' : 'home.their-turn')}
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
                  {save.players.map((player) => player.name).join(', ')} · {date.format(save.changedAt)}
                </span>
                <span className="turn" data-mine={mine && !save.over ? '' : undefined}>
                  {say(save.over ? 'home.over' : mine ? 'home.your-turn' : 'home.their-turn')}
                </span>
              </Link>
              <button
                type="button"
                className="icon-button"
                aria-label={say('home.delete', { game: nameOf(save.game), date: date.format(save.changedAt) })}
                onClick={() => void deleteSave(save.id).then(read)}
              >
                ×
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
