import { type ReactNode, useEffect, useState } from 'react';
import { reachableByKey } from '../app/reachableByKey.ts';
import { useSettings } from '../app/settings.ts';
import { usePhone } from '../app/usePhone.ts';
import { type SiteKey, useText } from '../text/index.ts';
import { Forecast, Hand } from './BoardArea.tsx';
import { Decision } from './Decision.tsx';
import { useKit } from './kit.ts';
import { Log } from './Log.tsx';
import { Players } from './Players.tsx';

interface Props {
  readonly chat: ReactNode;
  readonly onEnding: (() => void) | undefined;
}

type Tab = 'play' | 'hand' | 'players' | 'log' | 'forecast' | 'chat';

/** Players, log, forecast and talk, sharing one place; on a phone the decision and the hand share it too. */
export function Side({ chat, onEnding }: Props) {
  const say = useText();
  const phone = usePhone();
  const { text } = useSettings();
  const { edition, board, viewer, choices } = useKit();
  const [chosen, setTab] = useState<Tab>(phone ? 'play' : 'players');
  const [open, setOpen] = useState(true);
  const tabs: Tab[] = phone ? ['play'] : [];
  if (phone && !text && board?.Hand !== undefined && viewer >= 0) tabs.push('hand');
  tabs.push('players', 'log');
  if (edition.voice.forecast !== undefined) tabs.push('forecast');
  if (chat !== undefined) tabs.push('chat');
  const tab = tabs.includes(chosen) ? chosen : (tabs[0] ?? 'players');
  const mine = choices.awaited.includes(viewer);
  // Whoever is to move sees what is asked, wherever they were.
  useEffect(() => {
    if (!phone || !mine) return;
    setTab('play');
    setOpen(true);
  }, [phone, mine]);
  const choose = (it: Tab) => {
    setOpen(!phone || it !== tab || !open);
    setTab(it);
  };
  const walk = (event: React.KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    setTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <section className="side">
      <div role="tablist" className="tabs" onKeyDown={walk}>
        {tabs.map((it) => (
          <button
            key={it}
            type="button"
            role="tab"
            id={`tab-${it}`}
            aria-selected={tab === it}
            aria-controls="side-panel"
            tabIndex={tab === it ? 0 : -1}
            onClick={() => choose(it)}
          >
            {say(`tab.${it}` as SiteKey)}
          </button>
        ))}
        {onEnding !== undefined && (
          <button type="button" className="link" onClick={onEnding}>
            {say('ending.show')}
          </button>
        )}
      </div>
      <div
        role="tabpanel"
        id="side-panel"
        aria-labelledby={`tab-${tab}`}
        className="side-panel"
        hidden={!open}
        ref={reachableByKey}
      >
        {tab === 'play' && <Decision />}
        {tab === 'hand' && <Hand />}
        {tab === 'players' && <Players />}
        {tab === 'log' && <Log />}
        {tab === 'forecast' && <Forecast />}
        {tab === 'chat' && chat}
      </div>
    </section>
  );
}
