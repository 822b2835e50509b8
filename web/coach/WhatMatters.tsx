import { type Matters, sayMatters } from '@kaya/bots';
import type { Speaker } from '@kaya/engine';
import { useState } from 'react';
import { keyed } from '../app/keyed.ts';
import { useChoosing, useMoment, useSpeech, useTable } from '../table/atTable.ts';
import { HINT_SEED } from '../thinking/thinker.ts';
import { askCoach } from './askCoach.ts';
import type { SayCoach } from './text/index.ts';

/** How long it may look. */
const LOOKING = 1500;

interface Looking {
  /** There is something to choose. */
  readonly offered: boolean;
  readonly asking: boolean;
  readonly found: Matters | 'nothing' | null;
  ask(): void;
}

/** What a good player would look at in the present decision, on request; it holds for the position it was asked for. */
export function useWhatMatters(): Looking {
  const { session, viewer, state } = useTable();
  const { view } = useMoment();
  const { choices } = useChoosing();
  const [answer, setAnswer] = useState<{ readonly view: unknown; readonly found: Matters | 'nothing' } | null>(null);
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    const [game, seats] = [session.game.id, state.seats.length];
    const told = await askCoach({ game, view, seat: viewer, seats, milliseconds: LOOKING, seed: HINT_SEED });
    setAsking(false);
    setAnswer({ view, found: told !== null && 'matters' in told ? told.matters : 'nothing' });
  };
  return {
    offered: viewer >= 0 && choices.awaited.includes(viewer) && choices.legal.length > 1,
    asking,
    found: answer !== null && answer.view === view ? answer.found : null,
    ask: () => void ask(),
  };
}

/** The question, and what there is to look at: never the move itself. */
export function WhatMatters({
  say,
  words,
  offered,
  asking,
  found,
  ask,
}: Looking & { readonly say: SayCoach; readonly words: Speaker }) {
  const { box, viewer } = useTable();
  const { view } = useMoment();
  const { speaker } = useSpeech();
  if (!offered) return null;
  if (found === null)
    return (
      <button type="button" className="coach-ask" disabled={asking} onClick={ask}>
        {say(asking ? 'coach.matters-looking' : 'coach.matters')}
      </button>
    );
  const part = (it: string) => words.say({ key: `matter.${it}` });
  const lines = found === 'nothing' ? [] : sayMatters(found, speaker, part, box.voice, { view, seat: viewer });
  return (
    <div className="coach-matters" aria-live="polite">
      <h3>{say('coach.matters-title')}</h3>
      {lines.length === 0 && <p>{say('coach.matters-none')}</p>}
      <ul>
        {keyed(lines).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
