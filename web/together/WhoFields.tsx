import type { AskedLevel, Language } from '@kaya/wire';
import { SelectField } from '../app/SelectField.tsx';
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
          <SelectField
            label={say('language.title')}
            className="field"
            value={language ?? ''}
            among={['', ...LANGUAGES]}
            nameOf={(it) => say(`language.${it === '' ? 'any' : it}`)}
            onChange={(it) => setLanguage(it === '' ? null : it)}
          />
          <SelectField
            label={say('asks.title')}
            className="field"
            value={asks ?? ''}
            among={['', ...LEVELS]}
            nameOf={(it) => say(`asks.${it === '' ? 'any' : it}`)}
            onChange={(it) => setAsks(it === '' ? null : it)}
          />
        </>
      )}
    </>
  );
}
