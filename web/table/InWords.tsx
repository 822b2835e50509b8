import { reachableByKey } from '@kaya/pieces';
import { lazy, Suspense } from 'react';
import { keyed } from '../app/keyed.ts';
import { useText } from '../text/index.ts';
import { useMoment, useSpeech, useTable } from './atTable.ts';

const AskPanel = lazy(async () => ({ default: (await import('../readings/AskPanel.tsx')).AskPanel }));

/** The whole position in words. */
export function InWords() {
  const table = useTable();
  const moment = useMoment();
  const speech = useSpeech();
  const say = useText();
  const { voice } = table.box;
  const lines = voice.describe(moment.shown, table.viewer).map((words) => speech.say(words));
  return (
    <section className="in-words" aria-labelledby="position" ref={reachableByKey}>
      <Suspense fallback={null}>
        <AskPanel />
      </Suspense>
      <h2 id="position">{say('table.position')}</h2>
      <ul>
        {keyed(lines).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

/** How things stand and what is coming, where the game can tell. */
export function Forecast() {
  const table = useTable();
  const moment = useMoment();
  const speech = useSpeech();
  const say = useText();
  const lines = table.box.voice.forecast?.(moment.shown, table.viewer) ?? [];
  if (lines.length === 0) return <p className="quiet">{say('table.no-forecast')}</p>;
  return (
    <ul className="forecast">
      {keyed(lines).map(({ key, item }) => (
        <li key={key}>{speech.say(item.words)}</li>
      ))}
    </ul>
  );
}
