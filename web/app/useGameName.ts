import { useText } from '../text/index.ts';
import { gameSpeaker, loadEdition } from './editions.ts';
import { useLoaded } from './useLoaded.ts';

/** The name of a game in the reader's language; empty until it is loaded. */
export function useGameName(game: string): string {
  const { locale } = useText();
  const name = useLoaded(async () => {
    const [edition, speaker] = await Promise.all([loadEdition(game), gameSpeaker(game, locale)]);
    return speaker.say(edition.voice.name);
  }, [game, locale]);
  return name ?? '';
}
