import { Form } from '../app/Form.tsx';
import { SelectField } from '../app/SelectField.tsx';
import { change, PRACTICES, useSettings } from '../app/settings.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { coachText } from './text/index.ts';

/** Whether a coach explains, and from which mistakes on practice asks. */
export function CoachSettings() {
  const say = useCatalogue(coachText);
  const { coach, practice } = useSettings();
  if (say === null) return null;
  return (
    <Form className="settings">
      <label className="check">
        <input type="checkbox" checked={coach === true} onChange={(event) => change({ coach: event.target.checked })} />
        <span>{say('coach.setting')}</span>
      </label>
      <SelectField
        label={say('coach.practice')}
        value={practice}
        among={PRACTICES}
        nameOf={(it) => say(`coach.practice.${it}`)}
        onChange={(it) => change({ practice: it })}
      />
    </Form>
  );
}
