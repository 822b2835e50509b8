import { pageText } from '../pages/text/index.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { Form } from './Form.tsx';
import { LanguageField } from './LanguageField.tsx';
import { SelectField } from './SelectField.tsx';
import { change, SIZES, SPEEDS, THEMES, useSettings } from './settings.ts';

/** Everything a person can set for this device; each change holds at once. */
export function SettingsForm() {
  const say = useText();
  const own = useCatalogue(pageText);
  const now = useSettings();
  if (own === null) return null;
  return (
    <Form className="settings">
      <LanguageField label={say('settings.language')} value={now.locale} onChange={(locale) => change({ locale })} />
      <SelectField
        label={own('settings.theme')}
        value={now.theme}
        among={THEMES}
        nameOf={(theme) => own(`settings.theme.${theme}`)}
        onChange={(theme) => change({ theme })}
      />
      <SelectField
        label={own('settings.size')}
        value={now.size}
        among={SIZES}
        nameOf={(size) => own('settings.size.percent', { percent: size * 100 })}
        onChange={(size) => change({ size })}
      />
      <SelectField
        label={own('settings.speed')}
        value={now.speed}
        among={SPEEDS}
        nameOf={(speed) => own(`settings.speed.${speed}`)}
        onChange={(speed) => change({ speed })}
      />
      <label className="check">
        <input type="checkbox" checked={now.confirm} onChange={(event) => change({ confirm: event.target.checked })} />
        <span>{own('settings.confirm')}</span>
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={now.skipForced}
          onChange={(event) => change({ skipForced: event.target.checked, askForced: [] })}
        />
        <span>{own('settings.skip-forced')}</span>
      </label>
      <label className="check">
        <input type="checkbox" checked={now.text} onChange={(event) => change({ text: event.target.checked })} />
        <span>{own('settings.text')}</span>
      </label>
      <label className="check">
        <input type="checkbox" checked={now.keys} onChange={(event) => change({ keys: event.target.checked })} />
        <span>{own('settings.keys')}</span>
      </label>
      <label className="check">
        <input type="checkbox" checked={now.sound} onChange={(event) => change({ sound: event.target.checked })} />
        <span>{own('settings.sound')}</span>
      </label>
    </Form>
  );
}
