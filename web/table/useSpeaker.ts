import { type Box, type Locale, reasonWords, type Speaker, type State, speakerFor, type Viewer, type Words } from '@kaya/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { notify } from '../app/notices.ts';
import { useSettings } from '../app/settings.ts';
import type { Speech } from './atTable.ts';

/** After so long a table that began with its first words takes the others. */
const AT_REST = 1000;

/** The game's words in the reader's language, for people of these names; null while they load. */
export function useSpeaker(box: Box, names: readonly string[], begins: boolean): Speaker | null {
  const { locale } = useSettings();
  const key = JSON.stringify(names);
  const [speaker, setSpeaker] = useState<Speaker | null>(null);
  const needsAll = useRef(!begins || box.voice.beginning === undefined);
  useEffect(() => {
    let wanted = true;
    let timer = 0;
    const take = (loaded: Promise<Speaker>) =>
      loaded.then(
        (it) => wanted && setSpeaker(it),
        () => notify({ key: 'error.not-loaded', kind: 'problem' }),
      );
    const takeAll = () => {
      clearTimeout(timer);
      if (!needsAll.current) void take(wholeSpeaker(box, locale, JSON.parse(key)));
      needsAll.current = true;
    };
    const { beginning } = box.voice;
    if (needsAll.current || beginning === undefined) void take(wholeSpeaker(box, locale, JSON.parse(key)));
    else {
      void take(speakerFor({ catalogues: beginning }, locale, JSON.parse(key), takeAll));
      timer = window.setTimeout(takeAll, AT_REST);
    }
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [box, locale, key]);
  return speaker;
}

/** Says all that is said at a table. */
export function wholeSpeaker({ voice }: Box, locale: Locale, names: readonly string[]): Promise<Speaker> {
  return speakerFor({ catalogues: voice.atTable ?? voice.catalogues }, locale, names);
}

/** What is said of a position. */
export function useSpeechOf(speaker: Speaker, box: Box, view: State, viewer: Viewer): Speech {
  // One function as long as the words are the same: what a drawing keeps by it is not drawn anew after every move.
  const say = useCallback((words: Words) => speaker.say(words), [speaker]);
  return useMemo(
    (): Speech => ({
      speaker,
      say,
      sayAction: (action) => speaker.say(box.voice.action(action, view, viewer)),
      sayPlace: (place) => {
        try {
          return speaker.say(box.voice.place(place, view));
        } catch {
          return place;
        }
      },
      sayReason: (reason) => speaker.say(reasonWords(box.voice, reason)),
      sayAhead: ({ action, view: then }) => speaker.say(box.voice.action(action, then, viewer)),
    }),
    [box, speaker, say, view, viewer],
  );
}
