import { useText } from '../text/index.ts';
import { useChoosing, useSpeech, useTable } from './atTable.ts';

/** The answers given in advance that are in force: always in sight, and withdrawn with one click. */
export function StandingOn() {
  const speech = useSpeech();
  const say = useText();
  const { box, state, session } = useTable();
  const { standing } = box.voice;
  if (standing === undefined) return null;
  return (
    <ul className="standing-on">
      {state.standing.map(({ decision, answer }) => (
        <li key={decision}>
          <span>{say('standing.on', { answer: speech.say(standing(answer)) })}</span>
          <button type="button" onClick={() => session.setStanding(decision, null)}>
            {say('standing.withdraw')}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A setting, not an answer: how questions like this one are answered from the next one on. */
export function StandingAnswers() {
  const speech = useSpeech();
  const say = useText();
  const { choices } = useChoosing();
  const { box, session, state } = useTable();
  const { decision } = choices;
  if (decision === null || box.voice.standing === undefined) return null;
  const { standing } = box.voice;
  const chosen = state.standing.find((it) => it.decision === decision.do)?.answer ?? null;
  return (
    <details className="standing">
      <summary>{say('standing.title')}</summary>
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
      <p className="quiet">{say('standing.later')}</p>
    </details>
  );
}
