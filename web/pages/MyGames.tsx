import type { Table } from '@kaya/wire';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { notify } from '../app/notices.ts';
import { seatName } from '../app/seatName.ts';
import { showWaiting } from '../app/waiting.ts';
import { api } from '../net/api.ts';
import { allSaves, deleteSave, type Save } from '../saves/saves.ts';
import { useShelf } from '../shelf/shelf.ts';
import { type SiteKey, useText } from '../text/index.ts';
import { ImportRecord } from './ImportRecord.tsx';

interface Mine {
  readonly saves: readonly Save[];
  /** At the server: waiting, running, or over. */
  readonly tables: readonly Table[];
  /** Looks again at what this device keeps. */
  read(): void;
}

/** So many finished games far away are listed. */
const FINISHED = 12;

function isOver({ status }: Table): boolean {
  return status === 'over' || status === 'abandoned';
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
      // What is over stays, after all that still runs.
      (all) => {
        setTables([...all.filter((it) => !isOver(it)), ...all.filter(isOver).slice(0, FINISHED)]);
        showWaiting(all);
      },
      () => undefined,
    );
  }, [read]);
  return { saves, tables, read };
}

function stateOf(table: Table, mine: boolean): SiteKey {
  if (isOver(table)) return 'home.over';
  if (table.status === 'open') return 'home.waiting-for-players';
  return mine ? 'home.your-turn' : 'home.their-turn';
}

/** My games with whose turn it is. */
export function MyGames({ saves, tables, read }: Mine) {
  const say = useText();
  const date = new Intl.DateTimeFormat(say.locale, { dateStyle: 'medium', timeStyle: 'short' });
  const shelf = useShelf();
  /** The game that is about to be deleted, until somebody is sure. */
  const [doomed, setDoomed] = useState<string | null>(null);
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
    </section>
  );
}
