import { Speaker } from '@kaya/engine';
import type { Coach } from '@kaya/engine/coach';
import { useLoaded } from '../app/useLoaded.ts';
import { useTable } from '../table/atTable.ts';
import { useText } from '../text/index.ts';

/** The coach of the game at this table and its words in the reader's language, once they are loaded. */
export function useCoach(): { readonly coach: Coach; readonly words: Speaker } | null {
  const { locale } = useText();
  const { box } = useTable();
  return useLoaded(async () => {
    const coach = (await box.coach?.()) ?? null;
    return coach === null ? null : { coach, words: new Speaker(locale, await coach.words[locale]()) };
  }, [box.game.id, locale]);
}
