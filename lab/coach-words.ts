import { type Box, type Locale, Speaker } from '@kaya/engine';

/** The words of a game's coach in one language: reasons are said with them. */
export async function coachWords(box: Pick<Box, 'coach'>, locale: Locale): Promise<Speaker> {
  const coach = await box.coach?.();
  return new Speaker(locale, (await coach?.words[locale]()) ?? {});
}
