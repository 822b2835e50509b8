import type { AskedLevel, Language } from '@kaya/wire';
import { useCatalogue } from '../text/useCatalogue.ts';
import { togetherText } from './text/index.ts';

interface Props {
  /** Is the table in the list that everybody sees? */
  readonly listed: boolean;
  readonly watch: boolean;
  setWatch(watch: boolean): void;
  readonly language: Language | null;
  setLanguage(language: Language | null): void;
  readonly asks: AskedLevel | null;
  setAsks(asks: AskedLevel | null): void;
}

const LANGUAGES = ['en', 'fr', 'ru'] as const;
const LEVELS = ['new', 'some', 'much'] as const;

/** Who may watch, and what is said to strangers who look for a table. */
export function WhoFields({ listed, watch, setWatch, language, setLanguage, asks, setAsks }: Props) {
  const say = useCatalogue(togetherText);
  if (say === null) return null;
  return (
    <>
      <label className="check">
        <input type="checkbox" checked={watch} onChange={(event) => setWatch(event.target.checked)} />
        <span>{say('new.watch')}</span>
      </label>
      {listed && (
        <>
          <label className="field">
            <span>{say('language.title')}</span>
            <select
              value={language ?? ''}
              onChange={(event) => setLanguage(LANGUAGES.find((it) => it === event.target.value) ?? null)}
            >
              <option value="">{say('language.any')}</option>
              {LANGUAGES.map((it) => (
                <option key={it} value={it}>
                  {say(`language.${it}`)}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span>{say('asks.title')}</span>
            <select value={asks ?? ''} onChange={(event) => setAsks(LEVELS.find((it) => it === event.target.value) ?? null)}>
              <option value="">{say('asks.any')}</option>
              {LEVELS.map((it) => (
                <option key={it} value={it}>
                  {say(`asks.${it}`)}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
    </>
  );
}
