import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { change, useSettings } from '../app/settings.ts';
import { usePhone } from '../app/usePhone.ts';
import { BOARD_TOOLS } from '../board/PanZoom.tsx';
import { useText } from '../text/index.ts';
import { useMoment, useSpeech, useTable } from './atTable.ts';
import { openPast, TimeBar } from './TimeBar.tsx';

const TableMenu = lazy(async () => ({ default: (await import('./TableMenu.tsx')).TableMenu }));

/** The game, the moment, and what else one may want. */
export function TableHeader() {
  const table = useTable();
  const moment = useMoment();
  const speech = useSpeech();
  const say = useText();
  const { text } = useSettings();
  const phone = usePhone();
  const [menu, setMenu] = useState(false);
  const { box, session } = table;
  const latest = useRef(moment);
  latest.current = moment;
  // The address may lead to a moment of the game.
  useEffect(() => {
    if (/[?&](at|watched)=\d/.test(location.search)) void openPast(session, latest.current, location.search);
  }, [session]);
  return (
    <header className="table-header">
      <Link href="/" className="table-home">
        ‹<span className="word">{'\u00a0'}Kaya</span>
        <span className="hidden"> – {say('nav.home')}</span>
      </Link>
      <h1 className={phone && moment.past !== null ? 'hidden' : undefined}>{speech.say(box.voice.name)}</h1>
      {(!phone || moment.past !== null) && <TimeBar />}
      <span className="scene-slot" />
      <span className="spacer" />
      <span className={BOARD_TOOLS} />
      {table.board !== null && !phone && (
        <button type="button" className="quiet-button" aria-pressed={text} onClick={() => change({ text: !text })}>
          {say('table.as-text')}
        </button>
      )}
      <button type="button" className="quiet-button" aria-label={say('nav.aid')} onClick={() => table.openAid(true)}>
        {phone ? '?' : say('nav.aid')}
      </button>
      {!phone && (
        <button type="button" className="quiet-button" onClick={() => table.openRule('')}>
          {say('nav.rules')}
        </button>
      )}
      <button type="button" className="quiet-button" onClick={() => setMenu(true)}>
        {say('nav.menu')}
      </button>
      <Suspense fallback={null}>{menu && <TableMenu onClose={() => setMenu(false)} />}</Suspense>
    </header>
  );
}
