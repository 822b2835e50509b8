import { useState } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../app/Dialog.tsx';
import { SettingsForm } from '../app/SettingsForm.tsx';
import { change, useSettings } from '../app/settings.ts';
import { usePhone } from '../app/usePhone.ts';
import { useText } from '../text/index.ts';
import { useMoment, useSpeech, useTable } from './atTable.ts';
import { exportRecord } from './exportRecord.ts';
import { TimeBar } from './TimeBar.tsx';

/** The game, the moment, and what else one may want. */
export function TableHeader() {
  const table = useTable();
  const moment = useMoment();
  const speech = useSpeech();
  const say = useText();
  const { text } = useSettings();
  const phone = usePhone();
  const [menu, setMenu] = useState(false);
  const { session, box } = table;
  return (
    <header className="table-header">
      <Link href="/" className="table-home">
        ‹ Kaya<span className="hidden"> – {say('nav.home')}</span>
      </Link>
      <h1>{speech.say(box.voice.name)}</h1>
      {(!phone || moment.past !== null) && <TimeBar />}
      <span className="spacer" />
      {table.board !== null && !phone && (
        <button type="button" className="quiet-button" aria-pressed={text} onClick={() => change({ text: !text })}>
          {say('table.as-text')}
        </button>
      )}
      <button type="button" className="quiet-button" onClick={() => table.openRule('')}>
        {say('nav.rules')}
      </button>
      <button type="button" className="quiet-button" onClick={() => setMenu(true)}>
        {say('nav.menu')}
      </button>
      {menu && (
        <Dialog title={say('nav.menu')} onClose={() => setMenu(false)}>
          <div className="buttons">
            {phone && <TimeBar onOpen={() => setMenu(false)} />}
            <button type="button" onClick={() => void exportRecord(session)}>
              {say('table.export')}
            </button>
            <a href={`${location.pathname}/screen`} target="_blank" rel="noopener" className="button">
              {say('table.big-screen')}
            </a>
          </div>
          <SettingsForm />
        </Dialog>
      )}
    </header>
  );
}
