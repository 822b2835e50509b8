import type { Game } from '@kaya/engine';
import type { PaceName } from '@kaya/wire';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { loadBox } from '../app/boxes.ts';
import { Form } from '../app/Form.tsx';
import { SelectField } from '../app/SelectField.tsx';
import { useSettings } from '../app/settings.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { usePageTitle } from '../app/usePageTitle.ts';
import { api } from '../net/api.ts';
import { notifyFailure } from '../net/notifyFailure.ts';
import { YourName } from '../pages/YourName.tsx';
import { useShelf } from '../shelf/shelf.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { NAMES } from '../time/PaceField.tsx';
import { timeText } from '../time/text/index.ts';
import { togetherText } from './text/index.ts';

/** With how many people the game can be played. */
const countsOf = ({ min, max }: Game['seats']) =>
  Array.from({ length: max }, (_, i) => i + 1).filter((it) => it >= Math.max(2, min));

/** What somebody wants to play who has nobody to play with. */
export function FindPage() {
  const say = useText();
  const words = useCatalogue(togetherText);
  const time = useCatalogue(timeText);
  const shelf = useShelf();
  const { name } = useSettings();
  const [, go] = useLocation();
  const [game, setGame] = useState<string | null>(null);
  const [wanted, setWanted] = useState(2);
  const [pace, setPace] = useState<PaceName>('live');
  const [busy, setBusy] = useState(false);
  usePageTitle(words?.('find.title') ?? '');
  const chosen = shelf.find(({ id }) => id === game) ?? shelf[0];
  const counts = useLoaded(
    async () => (chosen === undefined ? [] : countsOf((await loadBox(chosen.id)).game.seats)),
    [chosen?.id ?? ''],
  );
  if (words === null || time === null) return <p className="loading">{say('common.loading')}</p>;
  const players = counts?.includes(wanted) === false ? (counts[0] ?? wanted) : wanted;
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
    <Form className="new-table" onSubmit={find}>
      <h1>{words('find.title')}</h1>
      <p className="quiet">{words('find.text')}</p>
      <YourName />
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
      <SelectField
        label={words('find.players')}
        className="field"
        value={players}
        among={counts ?? [players]}
        disabled={counts === null}
        nameOf={String}
        onChange={setWanted}
      />
      <SelectField
        label={time('pace.title')}
        className="field"
        value={pace}
        among={NAMES}
        nameOf={(it) => time(`pace.${it}`)}
        onChange={setPace}
      />
      <p className="buttons">
        <button type="submit" className="primary large" disabled={busy || counts === null}>
          {words('find.go')}
        </button>
        <Link href="/ratings">{words('find.ratings')}</Link>
      </p>
    </Form>
  );
}
