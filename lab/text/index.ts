import { engineWords, type Locale, Speaker, type Voice } from '@kaya/engine';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';

export type LabKey = keyof typeof en;

export const labWords = { en, fr, ru } as const;

/** Says the lab's own words and those of a game. */
export async function labSpeaker(voice: Pick<Voice, 'catalogues'>, locale: Locale): Promise<Speaker> {
  return new Speaker(locale, { ...engineWords[locale], ...(await voice.catalogues[locale]()), ...labWords[locale] });
}
