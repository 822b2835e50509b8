import { type Condition, type GameEvent, Runner, reasonWords, type State, toldLines } from '@kaya/engine';
import { MOST_ORDERS } from '@kaya/wire';
import { useEffect, useState } from 'react';
import { keyed } from '../app/keyed.ts';
import { notify } from '../app/notices.ts';
import { takeFocus } from '../app/takeFocus.ts';
import { useValue } from '../app/value.ts';
import { useChoosing, useSpeech, useTable } from '../table/atTable.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { Compare } from './Compare.tsx';
import { Conditions } from './Conditions.tsx';
import { endingOf } from './comparison.ts';
import { DRAFTS, DraftSession } from './draftSession.ts';
import { keepDrafts } from './kept.ts';
import { MayCome } from './MayCome.tsx';
import { playDraft } from './playing.ts';
import { type DraftSay, draftText } from './text/index.ts';
import '../style/draft.css';

/** The button that leads here: the last of the first tools of a question. */
const TRY_IT = '.decision-tools button:last-child';
/** So much of what could be done next is named. */
const NAMED = 4;

/** The drafts of one's turn, beside the board that shows one of them. */
export function DraftPart() {
  const { session } = useTable();
  const say = useCatalogue(draftText);
  // Whoever leaves is where they came from, and not at the top of the page.
  useEffect(() => () => void requestAnimationFrame(() => document.querySelector<HTMLElement>(TRY_IT)?.focus()), []);
  return say !== null && session instanceof DraftSession ? <Drafts session={session} say={say} /> : null;
}

function Drafts({ session, say }: { readonly session: DraftSession; readonly say: DraftSay }) {
  const { sketches, open, start } = useValue(session.sheet);
  const table = useTable();
  const choosing = useChoosing();
  const common = useText();
  const speech = useSpeech();
  const [comparing, compare] = useState(false);
  const [when, setWhen] = useState<readonly Condition[]>([]);
  const { voice } = table.box;
  const sketch = sketches[open];
  if (sketch === undefined) return null;
  const { played, moves } = sketch;
  const { steps, stops } = played;
  const lines = (events: readonly GameEvent[]) =>
    toldLines(voice, events, session.seat)
      .map(({ words }) => speech.say(words))
      .join(' ');
  const next = (view: State) => {
    const may = new Runner(session.game, view).legal(session.seat);
    if (may.length === 0) return say('draft.nothing-told');
    const what = may.slice(0, NAMED).map((action) => speech.say(voice.action(action, view, session.seat)));
    return say('draft.then', { what: what.join(' · ') });
  };
  const play = () => {
    const others = sketches.filter((it) => it !== sketch).map((it) => it.moves);
    table.openDrafts(false);
    playDraft(session.base, steps, (how) => {
      if (how.kind === 'played') return keepDrafts(session.id, session.seat, others);
      if (how.kind === 'refused') return notify({ key: 'table.draft-stopped', kind: 'problem' });
      const { log, view } = session.base.state.value;
      const step = steps[how.at];
      const told = [
        say('draft.expected', { what: step === undefined ? '' : lines(step.events) || next(step.view) }),
        say('draft.came', { what: lines(log.at(-1)?.events ?? []) || next(view) }),
      ];
      notify({ key: 'table.draft-stopped', lines: told, kind: 'problem' });
    });
  };
  const { orders = [] } = table.state;
  const isCertain = played.possible.length === 0 && steps.every(({ supposed }) => !supposed);
  const mayOrder =
    session.base.order !== undefined && start?.asIf === true && steps.length > 0 && isCertain && orders.length < MOST_ORDERS;
  const drafted = steps.map(({ action }) => action);
  const order = () => {
    session.base.order?.([...orders, { moves: drafted, exact: false, when }]);
    table.openDrafts(false);
  };
  const ending = start === null ? 'on' : endingOf(session.game, start.view, session.seat, played);
  const ends = start === null || played.over || played.possible.length > 0;
  return (
    <section className="draft-part" aria-labelledby="draft-title">
      <p className="draft-ribbon" aria-hidden="true">
        {say('draft.word')}
      </p>
      <div className="draft-head">
        <h2 id="draft-title" tabIndex={-1} ref={takeFocus}>
          {say('draft.title')}
        </h2>
        <button type="button" onClick={() => table.openDrafts(false)}>
          {say('draft.leave')}
        </button>
      </div>
      <div className="draft-tabs">
        {keyed(sketches).map(({ key, index }) => (
          <button key={key} type="button" aria-pressed={index === open} onClick={() => session.show(index)}>
            {say('draft.name', { number: index + 1 })}
          </button>
        ))}
        {sketches.length < DRAFTS && moves.length > 0 && (
          <button type="button" onClick={() => session.show(sketches.length)}>
            {say('draft.new')}
          </button>
        )}
      </div>
      {start === null && <p>{say('draft.not-now')}</p>}
      {start?.asIf === true && <p>{say('draft.as-if')}</p>}
      {moves.length === 0 && start !== null && <p>{say('draft.empty')}</p>}
      {moves.length > 0 && (
        <ol className="draft-moves">
          {keyed(steps).map(({ key, item: step }) => (
            <li key={key}>
              {speech.say(voice.action(step.action, step.before, session.seat))}
              {step.supposed && (
                <span className="supposed"> {say('draft.supposed', { what: lines(step.events) || next(step.view) })}</span>
              )}
            </li>
          ))}
        </ol>
      )}
      {stops !== null && start !== null && (
        <p className="draft-stops" role="status">
          {say('draft.stops', { move: stops.at + 1, moves: moves.length })}{' '}
          {stops.reasons.length === 0
            ? say('draft.elsewhere')
            : stops.reasons.map((reason) => speech.say(reasonWords(voice, reason))).join(' ')}
        </p>
      )}
      {(ending === 'over' || ending === 'others') && <p role="status">{say(`draft.ends.${ending}`)}</p>}
      {played.possible.length > 0 && <MayCome played={played} session={session} say={say} lines={lines} next={next} />}
      <div className="draft-tools">
        {steps.length > 0 && (
          <button type="button" className="primary" disabled={start?.asIf !== false} onClick={play}>
            {say('draft.play')}
          </button>
        )}
        {ends && steps.length > 0 && (
          <button type="button" onClick={() => choosing.undo()}>
            {common('table.undo')}
          </button>
        )}
        {steps.length > 0 && (
          <button type="button" onClick={() => compare(true)}>
            {say('draft.compare')}
          </button>
        )}
        {steps.length > 0 && sketches.length < DRAFTS && (
          <button type="button" onClick={() => session.copy()}>
            {say('draft.copy')}
          </button>
        )}
        {moves.length > 0 && (
          <button type="button" onClick={() => session.discard()}>
            {say('draft.discard')}
          </button>
        )}
      </div>
      {steps.length > 0 && start?.asIf === true && <p className="quiet">{say('draft.later')}</p>}
      {mayOrder && (
        <div className="draft-order">
          <button type="button" onClick={order}>
            {say('order.give')}
          </button>
          <Conditions view={session.base.state.value.view} moves={drafted} when={when} say={say} onChange={setWhen} />
        </div>
      )}
      {comparing && <Compare session={session} say={say} onClose={() => compare(false)} />}
    </section>
  );
}
