import { lazy, Suspense, useEffect, useMemo } from 'react';
import { change, useSettings } from '../app/settings.ts';
import { useText } from '../text/index.ts';
import { ActionList, ApartList } from './ActionList.tsx';
import { sorted } from './asides.ts';
import { NOWHERE, useChoosing, useMoment, useSpeech, useTable } from './atTable.ts';
import { linesOf } from './lines.ts';
import { StandingAnswers, StandingOn } from './Standing.tsx';
import { useHint } from './useHint.ts';
import { WhyNot } from './WhyNot.tsx';

const Replay = lazy(async () => ({ default: (await import('../replay/Replay.tsx')).Replay }));
const Hint = lazy(async () => ({ default: (await import('./Hint.tsx')).Hint }));

/** What is asked, what can be done about it, and what cannot. */
export function Decision() {
  const table = useTable();
  const choosing = useChoosing();
  const speech = useSpeech();
  const say = useText();
  const { state, session } = table;
  const { choices } = choosing;
  const { past } = useMoment();
  const mine = past === null && choices.awaited.includes(table.viewer);
  const { hint, asking, ask } = useHint();
  const { advised } = choosing;
  const advice = hint?.action ?? null;
  const hinted = advice === null ? null : JSON.stringify(advice);
  const { main, apart, asides } = useMemo(() => sorted(table.box.game, choices.legal), [table.box, choices.legal]);
  useEffect(() => {
    advised.set(advice === null ? NOWHERE : new Set(table.box.game.places.action(advice)));
    return () => advised.set(NOWHERE);
  }, [advised, advice, table.box]);

  return (
    <section className="decision" aria-labelledby="prompt">
      <div className="decision-head">
        <Prompt mine={mine} />
        {past === null && <StandingOn />}
        {past === null && <NotAsked />}
      </div>
      {state.outcome !== null && past === null && (
        <button type="button" className="primary" onClick={() => table.showResult(true)}>
          {say('ending.show')}
        </button>
      )}
      {state.held !== null && past === null && (
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
      {past === null && state.held === null && (
        <>
          {mine && <Since />}
          {choices.legal.length > 0 && <ActionList main={main} asides={asides} hinted={hinted} />}
          <Suspense fallback={null}>{hint !== null && <Hint hint={hint} />}</Suspense>
          {mine && <StandingAnswers />}
          <WhyNot />
          {(mine || apart.length > 0 || (state.mayUndo && !state.abandoned)) && (
            <div className="decision-foot">
              <ApartList apart={apart} hinted={hinted} />
              <div className="decision-tools">
                {mine && (
                  <button type="button" disabled={asking} onClick={ask}>
                    {asking ? say('table.hint-thinking') : say('table.hint')}
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

/** What was not asked because there was one answer only; from the next time on it can be. */
function NotAsked() {
  const say = useText();
  const { unasked } = useChoosing();
  const { viewer } = useTable();
  const { askForced } = useSettings();
  if (unasked === null || unasked.seat !== viewer || askForced.includes(unasked.kind)) return null;
  return (
    <p className="not-asked">
      <span>{say('table.not-asked', { answer: unasked.text })}</span>{' '}
      <button type="button" className="link" onClick={() => change({ askForced: [...askForced, unasked.kind] })}>
        {say('table.ask-next-time')}
      </button>
    </p>
  );
}

/** What is asked, in one sentence. */
export function Prompt({ mine }: { readonly mine: boolean }) {
  const { past, view } = useMoment();
  const speech = useSpeech();
  const say = useText();
  const { state, box, viewer } = useTable();
  const { choices } = useChoosing();
  let text: string;
  if (past !== null) text = say('table.in-the-past', { move: past.at, moves: past.steps.length - 1 });
  else if (state.outcome !== null) text = speech.say(box.voice.ending(state.outcome.ending, view));
  else if (state.abandoned) text = say('online.abandoned');
  else if (state.held !== null) text = say('table.turn-played');
  else if (choices.decision !== null) text = speech.say(box.voice.prompt(view, choices.decision, viewer));
  else text = say('table.waiting');
  useEffect(() => {
    document.title = mine ? `● ${speech.say(box.voice.name)} – Kaya` : `${speech.say(box.voice.name)} – Kaya`;
  }, [mine, speech, box]);
  return (
    <h2 id="prompt" className="prompt" aria-live="polite" data-mine={mine ? '' : undefined}>
      {text}
    </h2>
  );
}

/** What the others did since one's own last move. */
function Since() {
  const say = useText();
  const { state, box, viewer } = useTable();
  const speech = useSpeech();
  const missed = linesOf(
    box,
    viewer,
    speech,
    state.log.filter((entry) => entry.number > state.seen && entry.number > 0),
  );
  if (missed.length === 0 || state.seen === 0) return null;
  return (
    <details className="since">
      <summary>{say('table.since', { count: missed.length })}</summary>
      <ol>
        {missed.map((line) => (
          <li key={line.key}>{line.text}</li>
        ))}
      </ol>
    </details>
  );
}
