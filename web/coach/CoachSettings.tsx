import { change, PRACTICES, useSettings } from '../app/settings.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { coachText } from './text/index.ts';

/** Whether a coach explains, and from which mistakes on practice asks. */
export function CoachSettings() {
  const say = useCatalogue(coachText);
  const { coach, practice } = useSettings();
  if (say === null) return null;
  return (
    <form className="settings" onSubmit={(event) => event.preventDefault()}>
      <label className="check">
        <input type="checkbox" checked={coach === true} onChange={(event) => change({ coach: event.target.checked })} />
        <span>{say('coach.setting')}</span>
      </label>
      <label>
        <span>{say('coach.practice')}</span>
        <select
          value={practice}
          onChange={(event) => change({ practice: PRACTICES.find((it) => it === event.target.value) ?? 'off' })}
        >
          {PRACTICES.map((it) => (
            <option key={it} value={it}>
              {say(`coach.practice.${it}`)}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}
