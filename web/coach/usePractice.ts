import { ADVICE_SEED } from '@kaya/bots';
import { useEffect, useState } from 'react';
import { settings, useSettings } from '../app/settings.ts';
import { useSpeech, useTable } from '../table/atTable.ts';
import type { OwnMove } from '../table/session.ts';
import { askCoach } from './askCoach.ts';
import { Practice, THRESHOLD } from './practice.ts';

/** How long a judgement may take; what is not certain by then is no mistake. */
const LOOKING = 5000;

/** Looks at one's own moves where one plays against bots on this device, and wants it. */
export function usePractice(): Practice {
  const { session, state, box } = useTable();
  const { speaker } = useSpeech();
  const { practice: wish } = useSettings();
  const seats = state.seats.length;
  const [practice] = useState(
    () =>
      new Practice(
        async ({ view, seat, action }: OwnMove) => {
          // From the same seed as a hint: what that advises is no mistake afterwards.
          const question = { view, seat, seats, played: action, milliseconds: LOOKING, seed: ADVICE_SEED };
          const told = await askCoach({ game: session.game.id, ...question });
          if (told === null || !('judgement' in told)) return null;
          const { judgement } = told;
          const name = (it: typeof action) => speaker.say(box.voice.action(it, view, seat));
          // Two moves of one name cannot be told apart on the screen.
          const better = judgement.explanation?.action;
          return better !== undefined && name(better) === name(action) ? null : judgement;
        },
        () => THRESHOLD[settings.value.practice],
      ),
  );
  const { practicable } = session;
  useEffect(() => {
    if (practicable === undefined || wish === 'off') return;
    practicable.watch = practice.watch;
    return () => {
      practicable.watch = null;
      practice.goOn();
    };
  }, [practicable, practice, wish]);
  return practice;
}
