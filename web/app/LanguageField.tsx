import { LOCALES, type Locale } from '@kaya/engine';
import { LANGUAGES } from './languages.ts';

interface Props {
  readonly label: string;
  /** The label is only read out. */
  readonly bare?: boolean;
  readonly value: Locale;
  onChange(locale: Locale): void;
}

/** Every language of the site, each in its own words. */
export function LanguageField({ label, bare, value, onChange }: Props) {
  return (
    <label className={bare === true ? 'language' : undefined}>
      <span className={bare === true ? 'hidden' : undefined}>{label}</span>
      <select value={value} onChange={(event) => onChange(LOCALES.find((it) => it === event.target.value) ?? value)}>
        {LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {LANGUAGES[locale]}
          </option>
        ))}
      </select>
    </label>
  );
}
