import type { Action } from '@kaya/engine';
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTabbed } from '../app/usePhone.ts';
import { hasDrafts } from '../draft/keys.ts';
import { useText } from '../text/index.ts';
import { ActionList, ApartList } from './ActionList.tsx';
import { sorted } from './asides.ts';
import { NOWHERE, useChoosing, useMoment, useSpeech, useTable } from './atTable.ts';
import { useBoardProps } from './boardProps.ts';
import { Glance } from './Glance.tsx';
import { Prompt } from './Prompt.tsx';
import type { OnAdvice } from './useHint.ts';
import { WhyNot } from './WhyNot.tsx';

const Replay = lazy(async () => ({ default: (await import('../replay/Replay.tsx')).Replay }));
// Few questions can be answered in advance.
const StandingOn = lazy(async () => ({ default: (await import('./Standing.tsx')).StandingOn }));
const StandingAnswers = lazy(async () => ({ default: (await import('./Standing.tsx')).StandingAnswers }));
const DraftPart = lazy(async () => ({ default: (await import('../draft/DraftPart.tsx')).DraftPart }));
const WhatMatters = lazy(async () => ({ default: (await import('../coach/WhatMatters.tsx')).WhatMatters }));
// A first question has nothing behind it.
const Since = lazy(async () => ({ default: (await import('./Since.tsx')).Since }));
const NotAsked = lazy(async () => ({ default: (await import('./NotAsked.tsx')).NotAsked }));
const Hint = lazy(async () => ({ default: (await import('./Hint.tsx')).Hint }));

/** What is asked now, or the way through an earlier moment. */
export function Decision() {
  const { past, telling } = useMoment();
  const { state, viewer, session } = useTable();
  const { choices } = useChoosing();
  if (session.isDraft)
    return (
      <>
        <Suspense fallback={null}>
          <DraftPart />
        </Suspense>
        {state.ends === undefined && <Asked />}
      </>
    );
  if (telling !== null) return telling(state.outcome === null && choices.awaited.includes(viewer));
  return past === null ? (
    <Asked />
  ) : (
    <Suspense fallback={null}>
      <Replay />
    </Suspense>
  );
}

/** What is asked, what can be done about it, and what cannot. */
function Asked() {
  const table = useTable();
  const choosing = useChoosing();
  const speech = useSpeech();
  const say = useText();
  const { state, session } = table;
  const { choices } = choosing;
  const tabbed = useTabbed();
  const mine = choices.awaited.includes(table.viewer);
  const mayTry = useMayTry(mine);
  const mayAsk = mine && choices.legal.length > 1 && session.isLesson !== true;
  const { view } = useMoment();
  // Both hold for the position they were asked for.
  const [lookedAt, lookAt] = useState<unknown>(null);
  const [hintedAt, askAt] = useState<unknown>(null);
  const [found, setFound] = useState<{ readonly view: unknown; readonly action: Action } | null>(null);
  const onAdvice = useCallback<OnAdvice>((advice) => (advice === null ? askAt(null) : setFound(advice)), []);
  const { advised } = choosing;
  const advice = found?.view === view ? found.action : null;
  const hinted = advice === null ? null : JSON.stringify(advice);
  const { main, apart, asides } = useMemo(() => sorted(table.box.game, choices.legal), [table.box, choices.legal]);
  const section = useRef<HTMLElement>(null);
  const { pick } = choosing;
  const question = useMemo(() => [choices.legal, pick], [choices.legal, pick]);
  const shown = useRef<unknown>(null);
  /** The first question may come where something else was scrolled. */
  const scrolled = useRef(true);
  // Every question is read from its beginning, wherever somebody had scrolled in the one before it.
  useLayoutEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    if (!scrolled.current) return;
    // At once the whole page would be laid out here, and once more when the board has its marks.
    const frame = requestAnimationFrame(() => {
      for (const it of [section.current, section.current?.closest('.side-panel')]) if (it) it.scrollTop = 0;
      scrolled.current = false;
    });
    return () => cancelAnimationFrame(frame);
  }, [question]);
  // Whoever asks a part where it stands has the page laid out for that: most questions are answered without scrolling.
  useEffect(() => {
    const parts = [section.current, section.current?.closest('.side-panel')].filter((it) => it != null);
    const moved = () => {
      scrolled.current = true;
    };
    for (const it of parts) it.addEventListener('scroll', moved, { passive: true });
    return () => {
      for (const it of parts) it.removeEventListener('scroll', moved);
    };
  }, []);
  useEffect(() => {
    advised.set(advice === null ? NOWHERE : new Set(table.box.game.places.action(advice)));
    return () => advised.set(NOWHERE);
  }, [advised, advice, table.box]);

  return (
    <section ref={section} className="decision" aria-labelledby="prompt">
      <div className="decision-head">
        <Prompt mine={mine} />
        <Glance />
        {(state.standing.length > 0 || state.orders) && (
          <Suspense fallback={null}>
            <StandingOn />
          </Suspense>
        )}
        {choosing.unasked !== null && (
          <Suspense fallback={null}>
            <NotAsked />
          </Suspense>
        )}
      </div>
      {mine && tabbed && <Means />}
      {state.outcome !== null && (
        <button type="button" className="primary" onClick={() => table.showResult(true)}>
          {say('ending.show')}
        </button>
      )}
      {state.held !== null && (
        <div className="hold">
          <p>{speech.speaker.say(table.box.voice.action(state.held.action, state.held.from, table.viewer))}</p>
          <button type="button" className="primary" onClick={() => session.confirm()}>
            {say('table.confirm-turn')}
          </button>
          <button type="button" onClick={() => choosing.undo()}>
            {say('table.undo')}
          </button>
        </div>
      )}
      {state.held === null && (
        <>
          {mine && state.seen > 0 && (
            <Suspense fallback={null}>
              <Since />
            </Suspense>
          )}
          {choices.legal.length > 0 && <ActionList main={main} asides={asides} hinted={hinted} />}
          <Suspense fallback={null}>
            {mine && lookedAt === view && <WhatMatters />}
            {mine && hintedAt === view && <Hint onFound={onAdvice} />}
          </Suspense>
          {mine && choices.standing.length > 0 && (
            <Suspense fallback={null}>
              <StandingAnswers />
            </Suspense>
          )}
          <WhyNot />
          {mine && state.told && <p className="quiet no-undo">{say('table.no-undo')}</p>}
          {(mayAsk || mayTry) && (
            <div className="decision-tools">
              {mayAsk && (
                <button type="button" onClick={() => lookAt(view)}>
                  {say('table.matters')}
                </button>
              )}
              {mayTry && (
                <button type="button" onClick={() => table.openDrafts(true)}>
                  {say(hasDrafts(session.id, table.viewer) ? 'table.drafts' : 'table.try')}
                </button>
              )}
            </div>
          )}
          {(mine || apart.length > 0 || (state.mayUndo && !state.abandoned && !state.taught)) && (
            <div className="decision-foot">
              <ApartList apart={apart} hinted={hinted} />
              <div className="decision-tools">
                {mine && (
                  <button type="button" aria-label={tabbed ? say('table.hint') : undefined} onClick={() => askAt(view)}>
                    {say(tabbed ? 'table.hint-short' : 'table.hint')}
                  </button>
                )}
                {state.mayUndo && (
                  <button type="button" onClick={() => choosing.undo()}>
                    {say('table.undo')}
                  </button>
                )}
              </div>
            </div>
          )}
        </>
      )}
    </section>
  );
}

/** Whether a turn can be tried now: in one's own decision, or while waiting where the game can say how one's turn would begin. */
function useMayTry(mine: boolean): boolean {
  const { session, viewer, state } = useTable();
  const { view, past } = useMoment();
  const { game, isDraft } = session;
  const open =
    !isDraft && viewer >= 0 && past === null && !(state.outcome ?? (state.abandoned || state.taught || session.asksAll));
  return useMemo(() => open && (mine || game.asIfOnTurn?.(game.clone(view), viewer) === true), [open, mine, game, view, viewer]);
}

/** What one owns, beside every question: on a phone the players are in another tab. */
function Means() {
  const say = useText();
  const { board, viewer } = useTable();
  const props = useBoardProps();
  const Panel = board?.SeatPanel;
  if (Panel === undefined) return null;
  return (
    <section className="means" aria-label={say('table.means')}>
      <Panel {...props} seat={viewer} />
    </section>
  );
}
