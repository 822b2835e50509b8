import { LOCALES } from '@kaya/engine';
import { LONGEST_NAME } from '@kaya/wire';
import { pageText } from '../pages/text/index.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { LANGUAGES } from './languages.ts';
import { change, SIZES, SPEEDS, THEMES, useSettings } from './settings.ts';

/** Everything a person can set for this device; each change holds at once. */
export function SettingsForm() {
  const say = useText();
  const own = useCatalogue(pageText);
  const now = useSettings();
  if (own === null) return null;
  return (
    <form className="settings" onSubmit={(event) => event.preventDefault()}>
      <label>
        <span>{say('settings.language')}</span>
        <select
          value={now.locale}
          onChange={(event) => change({ locale: LOCALES.find((it) => it === event.target.value) ?? 'en' })}
        >
          {LOCALES.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {LANGUAGES[locale]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{own('settings.theme')}</span>
        <select
          value={now.theme}
          onChange={(event) => change({ theme: THEMES.find((it) => it === event.target.value) ?? 'auto' })}
        >
          {THEMES.map((theme) => (
            <option key={theme} value={theme}>
              {own(`settings.theme.${theme}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{own('settings.size')}</span>
        <select
          value={now.size}
          onChange={(event) => change({ size: SIZES.find((it) => it === Number(event.target.value)) ?? 1 })}
        >
          {SIZES.map((size) => (
            <option key={size} value={size}>
              {own('settings.size.percent', { percent: size * 100 })}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{own('settings.speed')}</span>
        <select
          value={now.speed}
          onChange={(event) => change({ speed: SPEEDS.find((it) => it === event.target.value) ?? 'normal' })}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {own(`settings.speed.${speed}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{own('settings.name')}</span>
        <input
          type="text"
          value={now.name}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          onChange={(event) => change({ name: event.target.value })}
        />
      </label>
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
    </form>
  );
}
