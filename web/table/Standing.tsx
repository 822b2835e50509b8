import { lazy, Suspense } from 'react';
import { useCatalogue } from '../text/useCatalogue.ts';
import { useChoosing, useSpeech, useTable } from './atTable.ts';
import { tableText } from './text/index.ts';

const Orders = lazy(async () => ({ default: (await import('../draft/Orders.tsx')).Orders }));

/** The answers given in advance that are in force: always in sight, and withdrawn with one click. */
export function StandingOn() {
  const speech = useSpeech();
  const own = useCatalogue(tableText);
  const { box, state, session } = useTable();
  const { standing } = box.voice;
  if (own === null) return null;
  return (
    <ul className="standing-on">
      {state.orders !== undefined && (
        <Suspense fallback={null}>
          <Orders />
        </Suspense>
      )}
      {(standing === undefined ? [] : state.standing).map(({ decision, answer }) => (
        <li key={decision}>
          <span>{own('standing.on', { answer: standing === undefined ? answer : speech.say(standing(answer)) })}</span>
          <button type="button" onClick={() => session.setStanding(decision, null)}>
            {own('standing.withdraw')}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A setting, not an answer: how questions like this one are answered from the next one on. */
export function StandingAnswers() {
  const speech = useSpeech();
  const own = useCatalogue(tableText);
  const { choices } = useChoosing();
  const { box, session, state } = useTable();
  const { decision } = choices;
  if (decision === null || box.voice.standing === undefined || own === null) return null;
  const { standing } = box.voice;
  const chosen = state.standing.find((it) => it.decision === decision.do)?.answer ?? null;
  return (
    <details className="standing">
      <summary>{own('standing.title')}</summary>
      {choices.standing.map((name) => (
        <label key={name} className="check">
          <input
            type="checkbox"
            checked={chosen === name}
            onChange={() => session.setStanding(decision.do, chosen === name ? null : name)}
          />
          <span>{speech.say(standing(name))}</span>
        </label>
      ))}
      <p className="quiet">{own('standing.later')}</p>
    </details>
  );
}
