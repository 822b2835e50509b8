import { parseRecord, Runner, replay } from '@kaya/engine';
import type { Table } from '@kaya/wire';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { gameIds, loadEdition } from '../app/editions.ts';
import { notify, notifyUnsaved } from '../app/notices.ts';
import { api } from '../net/api.ts';
import { allSaves, deleteSave, newId, putSave, type Save } from '../saves/store.ts';
import { shelf } from '../shelf/shelf.ts';
import { type Say, useText } from '../text/index.ts';

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

/** My running games with whose turn it is, and the way in for records. */
export function MyGames({ saves, tables, read }: Mine) {
  const say = useText();
  const [, go] = useLocation();
  const file = useRef<HTMLInputElement>(null);
  const date = new Intl.DateTimeFormat(say.locale, { dateStyle: 'medium', timeStyle: 'short' });
  const nameOf = (game: string) => {
    const known = shelf[game];
    return known === undefined ? game : say(known.name);
  };
  const take = async (chosen: File) => {
    const id = await importRecord(await chosen.text(), say);
    if (id !== null) go(`/local/${id}`);
  };

  return (
    <section className="my-games" aria-labelledby="my-games">
      <div className="section-head">
        <h2 id="my-games">{say('home.my-games')}</h2>
        <button type="button" className="link" onClick={() => file.current?.click()}>
          {say('home.import')}
        </button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          className="hidden"
          aria-label={say('home.import')}
          tabIndex={-1}
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            if (chosen !== undefined) void take(chosen);
            event.target.value = '';
          }}
        />
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

/** Takes a record in as a game of this device; where it is broken, says what is wrong with it. */
async function importRecord(text: string, say: Say): Promise<string | null> {
  const parsed = parseRecord(text);
  if (!parsed.ok) {
    notify({ key: 'error.broken-record', lines: [`${parsed.fault.place}: ${parsed.fault.detail}`], kind: 'problem' });
    return null;
  }
  const { record } = parsed;
  if (!gameIds.includes(record.game)) {
    notify({ key: 'error.record-unknown-game', values: { game: record.game }, kind: 'problem' });
    return null;
  }
  const { game } = await loadEdition(record.game);
  const replayed = replay(game, record);
  if (!replayed.ok) {
    const detail = 'fault' in replayed ? replayed.fault.detail : `${replayed.differs}: ${replayed.detail}`;
    notify({ key: 'error.record-other-rules', lines: [detail], kind: 'problem' });
    return null;
  }
  const id = newId();
  const { state } = replayed;
  const save: Save = {
    id,
    game: record.game,
    players: Array.from({ length: record.seats }, (_, i) => ({ kind: 'person', name: say('seat.person', { number: i + 1 }) })),
    snapshot: { record, state, rulesVersion: game.rulesVersion, versions: new Array(record.seats + 1).fill(0), standing: [] },
    changedAt: Date.now(),
    over: state.outcome !== null,
    awaited: new Runner(game, state).awaited(),
  };
  await putSave(save).catch(notifyUnsaved);
  return id;
}
