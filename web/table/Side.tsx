import { reachableByKey } from '@kaya/pieces';
import { lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { usePhone, useTabbed } from '../app/usePhone.ts';
import { useText } from '../text/index.ts';
import { NOWHERE, useChoosing, useMoment, useTable } from './atTable.ts';
import { Hand } from './BoardArea.tsx';
import { Decision } from './Decision.tsx';
import { Players } from './Players.tsx';
import { Prompt } from './Prompt.tsx';
import { UnreadLines } from './unread.ts';

// Nobody reads it before the first move.
const Forecast = lazy(async () => ({ default: (await import('./InWords.tsx')).Forecast }));
const Log = lazy(async () => ({ default: (await import('./Log.tsx')).Log }));

interface Props {
  readonly chat: ReactNode;
}

type Tab = 'play' | 'hand' | 'players' | 'log' | 'forecast' | 'chat';

/** Players, log, forecast and talk, sharing one place; on a phone the decision and the hand share it too. */
export function Side({ chat }: Props) {
  const say = useText();
  const phone = usePhone();
  const tabbed = useTabbed();
  const { text } = useSettings();
  const unread = use(UnreadLines);
  const { box, board, viewer, state, resultShown } = useTable();
  const { choices, lit } = useChoosing();
  const [chosen, setTab] = useState<Tab>(tabbed ? 'play' : 'players');
  const [open, setOpen] = useState(true);
  const [tall, setTall] = useState(false);
  const tabs: Tab[] = tabbed && !resultShown ? ['play'] : [];
  if (tabbed && !text && board?.Hand !== undefined && viewer >= 0) tabs.push('hand');
  tabs.push('players', 'log');
  if (box.voice.forecast !== undefined) tabs.push('forecast');
  if (chat !== undefined) tabs.push('chat');
  const tab = tabs.includes(chosen) ? chosen : (tabs[0] ?? 'players');
  const mine = choices.awaited.includes(viewer);
  const held = state.held !== null;
  // Whoever is to move sees what is asked, wherever they were, and in the end the button that ends the turn.
  useEffect(() => {
    if (!tabbed || !(mine || held)) return;
    setTab('play');
    setOpen(true);
  }, [tabbed, mine, held]);
  // So is the list of an earlier moment.
  const { past, telling } = useMoment();
  const looksBack = past !== null;
  useEffect(() => {
    if (!tabbed || !looksBack) return;
    setTab('play');
    setOpen(true);
  }, [tabbed, looksBack]);
  // After the last card from the hand the next question is elsewhere.
  useEffect(() => {
    const fromHand = choices.legal.length === 0 || document.querySelector('.hand [data-may-point]') !== null;
    if (tabbed && !fromHand) setTab((it) => (it === 'hand' ? 'play' : it));
  }, [tabbed, choices.legal]);
  // The result has the screen of a phone for itself until somebody wants to see more.
  useEffect(() => {
    if (phone) setOpen(!resultShown);
  }, [phone, resultShown]);
  const choose = (it: Tab) => {
    setOpen(!phone || it !== tab || !open);
    setTab(it);
    // What was pointed at in the other tab has gone with it.
    lit.set(NOWHERE);
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
    <section className="side" data-tall={tall ? '' : undefined}>
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
            {say(`tab.${it}`)}
            {it === 'chat' && unread > 0 && (
              <span className="unread">
                {unread}
                <span className="hidden"> {say('tab.unread', { count: unread })}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id="side-panel"
        aria-labelledby={`tab-${tab}`}
        className="side-panel"
        hidden={!open}
        ref={reachableByKey}
      >
        {phone && <Roomier tall={tall} onChange={setTall} />}
        {tab !== 'play' && <h2 className="hidden">{say(`tab.${tab}`)}</h2>}
        {tab === 'play' && <Decision />}
        {tab === 'hand' && (
          <>
            {mine && !held && telling === null && <Prompt mine />}
            <Hand />
          </>
        )}
        {tab === 'players' && <Players />}
        {tab === 'log' && (
          <Suspense fallback={null}>
            <Log />
          </Suspense>
        )}
        {tab === 'forecast' && (
          <Suspense fallback={null}>
            <Forecast />
          </Suspense>
        )}
        {tab === 'chat' && chat}
      </div>
    </section>
  );
}

/** On a phone a list may have most of the screen; the board keeps a strip of it. */
function Roomier({ tall, onChange }: { readonly tall: boolean; onChange(tall: boolean): void }) {
  const say = useText();
  const name = say(tall ? 'table.less-room' : 'table.more-room');
  return (
    <button type="button" className="icon-button roomier" aria-label={name} title={name} onClick={() => onChange(!tall)}>
      <svg width="18" height="18" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
        <path d={tall ? 'M3 6l5 5 5-5' : 'M3 10l5-5 5 5'} />
      </svg>
    </button>
  );
}
