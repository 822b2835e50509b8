import { useEffect, useRef } from 'react';
import { useLoaded } from '../app/useLoaded.ts';
import { useValue } from '../app/value.ts';
import { useChoosing, useMoment, useSpeech, useTable } from '../table/atTable.ts';
import { linesOf } from '../table/lines.ts';
import { usePromptText } from '../table/Prompt.tsx';
import { useText } from '../text/index.ts';
import { addedTo } from './Aloud.ts';
import { answerTo, LATEST, type Situation } from './answers.ts';
import { type Asked, readOut } from './readings.ts';
import { readingSpeaker } from './speaker.ts';

/** So many answers stay in the list of those who read. */
const KEPT = 30;

/** Answers what is asked, once each time, from what the viewer may know. */
export function Reader({ asked }: { readonly asked: Asked }) {
  const { box, state, names } = useTable();
  const say = useText();
  const loaded = useLoaded(async () => {
    const readings = await box.readings();
    return { readings, speaker: await readingSpeaker(box, readings, say.locale, names) };
  }, [box.game.id, say.locale, ...names]);
  const situation = useSituation();
  const latest = useRef(situation);
  latest.current = situation;
  const curtain = state.curtain === null ? null : say('curtain.title', { name: names[state.curtain] ?? '' });
  const behind = useRef(curtain);
  behind.current = curtain;
  useEffect(() => {
    if (loaded === null) return;
    const { readings, speaker } = loaded;
    const before = readOut.value;
    const text: Situation['text'] = (key, values) => speaker.say(values === undefined ? { key } : { key, values });
    const own = () => answerTo(asked, { ...latest.current, readings, speaker, text, before });
    // Nobody has the device: nothing of the table is told.
    const lines = behind.current === null ? [...addedTo(asked.reading), ...own()] : [behind.current];
    readOut.set([...before.slice(1 - KEPT), { number: (before.at(-1)?.number ?? 0) + 1, reading: asked.reading, lines }]);
  }, [asked, loaded]);
  return null;
}

/** All that is known here without the game's own readings. */
function useSituation(): Omit<Situation, 'readings' | 'speaker' | 'text' | 'before'> {
  const { box, state, viewer } = useTable();
  const { view, past } = useMoment();
  const { choices, ahead } = useChoosing();
  const speech = useSpeech();
  const entries =
    past !== null
      ? past.steps.slice(past.at, past.at + 1).map(({ events }) => ({ number: past.at, events }))
      : state.log.filter(({ number }) => number > state.seen);
  const fresh = () => linesOf(box, viewer, speech, entries).map(({ text }) => text);
  return {
    box,
    say: useText(),
    view,
    viewer,
    prompt: usePromptText(),
    choices,
    ahead: useValue(ahead),
    past: past !== null,
    fresh: past === null && state.seen === 0 ? fresh().slice(-LATEST) : fresh(),
  };
}
