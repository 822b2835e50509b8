import { type ReactNode, useState } from 'react';
import { type SiteKey, useText } from '../text/index.ts';
import { Forecast } from './BoardArea.tsx';
import { useKit } from './kit.ts';
import { Log } from './Log.tsx';
import { Players } from './Players.tsx';

interface Props {
  readonly chat: ReactNode;
  readonly onEnding: (() => void) | undefined;
}

type Tab = 'players' | 'log' | 'forecast' | 'chat';

/** Players, log, forecast and talk, sharing one place. */
export function Side({ chat, onEnding }: Props) {
  const say = useText();
  const { edition } = useKit();
  const [tab, setTab] = useState<Tab>('players');
  const tabs: Tab[] = ['players', 'log'];
  if (edition.voice.forecast !== undefined) tabs.push('forecast');
  if (chat !== undefined) tabs.push('chat');
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
            onClick={() => setTab(it)}
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
      <div role="tabpanel" id="side-panel" aria-labelledby={`tab-${tab}`} className="side-panel" ref={reachableByKey}>
        {tab === 'players' && <Players />}
        {tab === 'log' && <Log />}
        {tab === 'forecast' && <Forecast />}
        {tab === 'chat' && chat}
      </div>
    </section>
  );
}

/** A panel that scrolls can be reached with the keyboard. */
function reachableByKey(panel: HTMLElement | null): void {
  panel?.setAttribute('tabindex', '0');
}
