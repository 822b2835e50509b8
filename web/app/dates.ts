/** Dates as they are written where the visitor lives, as far as the language is the chosen one. */
export function dates(
  locale: string,
  options: Intl.DateTimeFormatOptions,
  languages: readonly string[] = navigator.languages,
): Intl.DateTimeFormat {
  const own = languages.find((it) => it.startsWith(`${locale}-`) && isTag(it));
  // The texts are British.
  return new Intl.DateTimeFormat(own ?? (locale === 'en' ? 'en-GB' : locale), options);
}

/** Some browsers name a language that they themselves refuse, such as en-US@posix. */
function isTag(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0;
  } catch {
    return false;
  }
}
