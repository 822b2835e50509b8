import { LONGEST_NAME, type PaceName } from '@kaya/wire';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { change, useSettings } from '../app/settings.ts';
import { usePageTitle } from '../app/usePageTitle.ts';
import { api } from '../net/api.ts';
import { notifyFailure } from '../net/notifyFailure.ts';
import { pageText } from '../pages/text/index.ts';
import { useShelf } from '../shelf/shelf.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { NAMES } from '../time/PaceField.tsx';
import { timeText } from '../time/text/index.ts';
import { togetherText } from './text/index.ts';

/** More people than these seldom come together. */
const COUNTS = [2, 3, 4] as const;

/** What somebody wants to play who has nobody to play with. */
export function FindPage() {
  const say = useText();
  const words = useCatalogue(togetherText);
  const time = useCatalogue(timeText);
  const pages = useCatalogue(pageText);
  const shelf = useShelf();
  const { name } = useSettings();
  const [, go] = useLocation();
  const [game, setGame] = useState<string | null>(null);
  const [players, setPlayers] = useState(2);
  const [pace, setPace] = useState<PaceName>('live');
  const [busy, setBusy] = useState(false);
  usePageTitle(words?.('find.title') ?? '');
  if (words === null || time === null || pages === null) return <p className="loading">{say('common.loading')}</p>;
  const chosen = shelf.find(({ id }) => id === game) ?? shelf[0];
  const find = async () => {
    setBusy(true);
    try {
      await api.beGuest(name.trim() || say('seat.guest'));
      const { id } = await api.find({ game: chosen?.id ?? '', players, pace });
      go(`/table/${id}`);
    } catch (error) {
      notifyFailure(error);
      setBusy(false);
    }
  };
  return (
    <form
      className="new-table"
      onSubmit={(event) => {
        event.preventDefault();
        void find();
      }}
    >
      <h1>{words('find.title')}</h1>
      <p className="quiet">{words('find.text')}</p>
      <label className="field">
        <span>{pages('online.your-name')}</span>
        <input type="text" maxLength={LONGEST_NAME} value={name} onChange={(event) => change({ name: event.target.value })} />
      </label>
      <label className="field">
        <span>{words('find.game')}</span>
        <select value={chosen?.id} onChange={(event) => setGame(event.target.value)}>
          {shelf.map((it) => (
            <option key={it.id} value={it.id}>
              {it.name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{words('find.players')}</span>
        <select value={players} onChange={(event) => setPlayers(Number(event.target.value))}>
          {COUNTS.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{time('pace.title')}</span>
        <select value={pace} onChange={(event) => setPace(NAMES.find((it) => it === event.target.value) ?? 'live')}>
          {NAMES.map((it) => (
            <option key={it} value={it}>
              {time(`pace.${it}`)}
            </option>
          ))}
        </select>
      </label>
      <p className="buttons">
        <button type="submit" className="primary large" disabled={busy}>
          {words('find.go')}
        </button>
      </p>
    </form>
  );
}
