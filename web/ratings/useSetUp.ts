import type { Options } from '@kaya/engine';
import { gameSpeaker, loadBox } from '../app/boxes.ts';
import { chosenOptions } from '../app/chosenOptions.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { useText } from '../text/index.ts';

/** A set-up in words, once the game is loaded; empty where nothing of it matters. */
export function useSetUp(game: string): (options: Options) => string {
  const { locale } = useText();
  const loaded = useLoaded(async () => {
    const [box, speaker] = await Promise.all([loadBox(game), gameSpeaker(game, locale)]);
    return { box, speaker };
  }, [game, locale]);
  return (options) =>
    loaded === null
      ? ''
      : chosenOptions(loaded.box, loaded.speaker, options)
          .map(({ value }) => value)
          .join(', ');
}
