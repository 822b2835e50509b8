import { type Box, reasonWords, type Speaker, type State, speakerFor, type Viewer, type Words } from '@kaya/engine';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { notify } from '../app/notices.ts';
import { useSettings } from '../app/settings.ts';
import type { Speech } from './atTable.ts';

/** The game's words in the reader's language, for people of these names; null while they load. */
export function useSpeaker(box: Box, names: readonly string[]): Speaker | null {
  const { locale } = useSettings();
  const key = JSON.stringify(names);
  const [speaker, setSpeaker] = useState<Speaker | null>(null);
  useEffect(() => {
    let wanted = true;
    const { atTable, catalogues } = box.voice;
    speakerFor({ catalogues: atTable ?? catalogues }, locale, JSON.parse(key)).then(
      (it) => wanted && setSpeaker(it),
      () => notify({ key: 'error.not-loaded', kind: 'problem' }),
    );
    return () => {
      wanted = false;
    };
  }, [box, locale, key]);
  return speaker;
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
