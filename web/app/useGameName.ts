import { useText } from '../text/index.ts';
import { gameSpeaker, loadBox } from './boxes.ts';
import { useLoaded } from './useLoaded.ts';

/** The name of a game in the reader's language; empty until it is loaded. */
export function useGameName(game: string): string {
  const { locale } = useText();
  const name = useLoaded(async () => {
    const [box, speaker] = await Promise.all([loadBox(game), gameSpeaker(game, locale)]);
    return speaker.say(box.voice.name);
  }, [game, locale]);
  return name ?? '';
}
