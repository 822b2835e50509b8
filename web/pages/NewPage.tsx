import { levelsAt } from '@kaya/bots';
import { type Box, checkSetup, defaults, type Options, reasonWords, type Speaker } from '@kaya/engine';
import type { AskedLevel, Language, NewTable } from '@kaya/wire';
import { useMemo, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { AidButton } from '../aid/AidButton.tsx';
import { gameSpeaker, loadBox } from '../app/boxes.ts';
import { Form } from '../app/Form.tsx';
import { notify } from '../app/notices.ts';
import { change, settings } from '../app/settings.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { usePageTitle } from '../app/usePageTitle.ts';
import { ApiError, api } from '../net/api.ts';
import { notifyFailure } from '../net/notifyFailure.ts';
import { AWAY } from '../net/problemKey.ts';
import { Cover } from '../shelf/Cover.tsx';
import { useOnShelf } from '../shelf/shelf.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { type ChosenPace, PaceField, paceOf } from '../time/PaceField.tsx';
import { WhoFields } from '../together/WhoFields.tsx';
import { LevelsAbout } from './LevelsAbout.tsx';
import { OptionFields } from './OptionFields.tsx';
import { playersOf, SeatFields, type Who } from './SeatFields.tsx';
import { seatedAs } from './seatedAs.ts';
import { startLocal } from './startLocal.ts';
import { type PageSay, pageText } from './text/index.ts';

type Mode = 'bots' | 'screen' | 'online';

/** Sets a table up: who sits where, and which rules. */
export function NewPage({ game }: { readonly game: string }) {
  const say = useText();
  const [search] = useSearchParams();
  const asked = search.get('mode');
  const mode: Mode = asked === 'online' || asked === 'screen' ? asked : 'bots';
  const loaded = useLoaded(async () => {
    const [box, speaker] = await Promise.all([loadBox(game), gameSpeaker(game, say.locale)]);
    return { box, speaker };
  }, [game, say.locale]);
  const words = useCatalogue(pageText);
  if (loaded === null || words === null) return <p className="loading">{say('common.loading')}</p>;
  return <Setup key={mode} mode={mode} group={search.get('group')} words={words} {...loaded} />;
}

function firstSeats(mode: Mode, count: number): Who[] {
  const others: Who = mode === 'bots' ? 'medium' : mode === 'screen' ? 'person' : 'open';
  return Array.from({ length: count }, (_, i) => (i === 0 ? 'me' : others));
}

interface SetupProps {
  readonly mode: Mode;
  /** The group whose game it will be. */
  readonly group: string | null;
  readonly box: Box;
  readonly speaker: Speaker;
  readonly words: PageSay;
}

function Setup({ mode, group, box, speaker, words }: SetupProps) {
  const say = useText();
  const [, go] = useLocation();
  const { game, voice } = box;
  const known = useOnShelf(game.id);
  const [wanted, setWanted] = useState<readonly Who[]>(() =>
    firstSeats(mode, Math.max(game.seats.min, Math.min(game.seats.max, box.shelf.seats))),
  );
  const [names, setNames] = useState<readonly string[]>([settings.value.name]);
  const [options, setOptions] = useState<Options>(() => defaults(game.options));
  const [open, setOpen] = useState(false);
  const [watch, setWatch] = useState(true);
  const [language, setLanguage] = useState<Language | null>(null);
  const [asks, setAsks] = useState<AskedLevel | null>(null);
  const [pace, setPace] = useState<ChosenPace>({ name: 'live', afterwards: 'bot' });
  const [talk, setTalk] = useState(false);
  const [busy, setBusy] = useState(false);
  const seats = seatedAs(game, wanted);
  const checked = useMemo(() => checkSetup(game, seats.length, options), [game, seats.length, options]);
  const title = speaker.say(voice.name);
  usePageTitle(title);

  const choices: Who[] = [
    ...(mode === 'online' ? (['me', 'open'] as const) : mode === 'screen' ? (['person'] as const) : (['me'] as const)),
    ...levelsAt(game, seats.length).slice(1),
  ];
  const setCount = (count: number) => setWanted((now) => [...now, ...firstSeats(mode, count).slice(now.length)].slice(0, count));
  const setWho = (seat: number, who: Who) =>
    setWanted((now) =>
      now.map((it, i) => (i === seat ? who : who === 'me' && it === 'me' ? (mode === 'online' ? 'open' : 'medium') : it)),
    );
  const suggestion = box.shelf.suggests;
  const suggested =
    suggestion !== undefined &&
    suggestion.seats === seats.length &&
    !Object.entries(suggestion.options).every(([name, value]) => options[name] === value);

  const startHere = async () => {
    const started = await startLocal(game.id, playersOf(seats, names), options);
    if (started.ok) go(`/local/${started.id}`);
  };
  const openOnline = async () => {
    const name = (names[0] ?? '').trim() || say('seat.guest');
    change({ name });
    await api.beGuest(name);
    const table: NewTable = {
      game: game.id,
      options: { ...options },
      seats: seats.map((who) =>
        who === 'me' || who === 'open' ? { kind: who } : who === 'person' ? { kind: 'open' } : { kind: 'bot', level: who },
      ),
      visibility: open ? 'public' : 'invited',
      pace: paceOf(pace),
      spectators: watch,
      ...(language === null ? {} : { language }),
      ...(asks === null ? {} : { asks }),
      talk: talk ? 'everybody' : 'seated',
      ...(group === null ? {} : { group }),
    };
    const { id } = await api.openTable(table);
    go(`/table/${id}`);
  };
  const submit = async () => {
    setBusy(true);
    try {
      await (mode === 'online' ? openOnline() : startHere());
    } catch (error) {
      const away = error instanceof ApiError && error.code === AWAY;
      if (mode === 'online' && !away) notifyFailure(error);
      else notify({ key: away ? 'error.server-away' : 'error.not-saved', kind: 'problem' });
    }
    setBusy(false);
  };

  return (
    <Form className="new-table" onSubmit={submit}>
      <Cover game={game.id} />
      <h1>{title}</h1>
      <p className="quiet">
        {words(`new.mode.${mode}`)} {mode === 'bots' && <Link href={`/daily/${game.id}`}>{say('home.daily')}</Link>}
      </p>
      {group !== null && mode === 'online' && <p className="suggestion">{words('new.for-group')}</p>}
      <fieldset>
        <legend>{words('new.seats')}</legend>
        <label className="field">
          <span>{words('new.count')}</span>
          <select value={seats.length} onChange={(event) => setCount(Number(event.target.value))}>
            {Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
        <SeatFields
          seats={seats}
          names={names}
          choices={choices}
          onWho={setWho}
          onName={(seat, name) => setNames((now) => Object.assign([...now], { [seat]: name }))}
        />
        <LevelsAbout game={game} seats={seats} words={words} />
        {seats !== wanted && <p role="status">{words('new.no-master', { count: seats.length })}</p>}
        {suggested && suggestion !== undefined && (
          <p className="suggestion">
            {known?.suggestion}{' '}
            <button type="button" className="link" onClick={() => setOptions({ ...options, ...suggestion.options })}>
              {words('new.take-suggestion')}
            </button>
          </p>
        )}
      </fieldset>
      <OptionFields words={words} box={box} speaker={speaker} options={options} onChange={setOptions} />
      {mode === 'online' && (
        <fieldset>
          <legend>{say('new.table')}</legend>
          <label className="check">
            <input type="checkbox" checked={open} onChange={(event) => setOpen(event.target.checked)} />
            <span>{words('new.public')}</span>
          </label>
          <WhoFields {...{ watch, setWatch, language, setLanguage, asks, setAsks }} listed={open} />
          <PaceField chosen={pace} onChange={setPace} />
          <label className="check">
            <input type="checkbox" checked={talk} onChange={(event) => setTalk(event.target.checked)} />
            <span>{words('new.talk')}</span>
          </label>
        </fieldset>
      )}
      {!checked.ok && (
        <ul className="reasons" role="alert">
          {checked.reasons.map((reason) => (
            <li key={reason.rule}>{speaker.say(reasonWords(voice, reason))}</li>
          ))}
        </ul>
      )}
      <p className="buttons">
        <button type="submit" className="primary large" disabled={busy || !checked.ok}>
          {words(mode === 'online' ? 'new.open' : 'new.start')}
        </button>
        <AidButton box={box} seats={seats.length} options={options} />
      </p>
    </Form>
  );
}
