import { replay } from '@kaya/engine';
import { useMemo } from 'react';
import { useCoach } from '../coach/useCoach.ts';
import { Aloud } from '../readings/Aloud.ts';
import { useTable } from '../table/atTable.ts';
import { At, type Leading } from './At.tsx';
import type { SayAnalysis } from './text/index.ts';

/** What the rules themselves prove of how the game went. */
export function Proved({ record, analysis, say }: Leading & { readonly say: SayAnalysis }) {
  const { box } = useTable();
  const loaded = useCoach();
  const found = useMemo(() => {
    if (loaded === null) return [];
    const { coach, words } = loaded;
    const looking = coach.hindsight?.look();
    if (looking === undefined) return [];
    const replayed = replay(
      box.game,
      record,
      (state, move) => looking.saw(state, move),
      (event, state, move) => looking.heard(event, state, move),
    );
    const certain = replayed.ok ? looking.found(replayed.state) : [];
    return certain.map(({ move, name, values }) => ({
      move,
      name,
      text: words.say({ key: `hindsight.${name}`, values }),
    }));
  }, [box, record, loaded]);
  if (found.length === 0) return null;
  return (
    <>
      <h4>{say('analysis.proved')}</h4>
      <Aloud reading="landmarks" lines={found.map(({ text }) => text)} />
      <ul className="analysis-moments">
        {found.map(({ move, name, text }) => (
          <li key={name} data-moment={`proved ${name}`}>
            <span>{text}</span>
            <At record={record} analysis={analysis} move={move} moment={`proved ${name}`} say={say} />
          </li>
        ))}
      </ul>
    </>
  );
}
