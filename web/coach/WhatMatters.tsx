import { ADVICE_SEED, type Matters, sayMatters } from '@kaya/bots';
import { useEffect, useState } from 'react';
import { bringIntoView } from '../app/bringIntoView.ts';
import { keyed } from '../app/keyed.ts';
import { useMoment, useTable } from '../table/atTable.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { askCoach } from './askCoach.ts';
import { coachText } from './text/index.ts';
import { useCoach } from './useCoach.ts';
import { sayHeed } from './useHeed.ts';

/** How long it may look. */
const LOOKING = 1500;
/** More is no advice any more. */
const MOST = 4;

/** What a good player would look at in the present decision: never the move itself. */
export function WhatMatters() {
  const { session, viewer, state } = useTable();
  const { view } = useMoment();
  const say = useCatalogue(coachText);
  const loaded = useCoach();
  const [found, setFound] = useState<Matters | 'nothing' | null>(null);
  const [game, seats] = [session.game.id, state.seats.length];
  useEffect(() => {
    let wanted = true;
    const question = { game, view, seat: viewer, seats, milliseconds: LOOKING, seed: ADVICE_SEED };
    void askCoach(question).then((told) => {
      if (wanted) setFound(told !== null && 'matters' in told ? (told.matters ?? 'nothing') : 'nothing');
    });
    return () => {
      wanted = false;
    };
  }, [game, view, viewer, seats]);
  if (say === null) return null;
  const heeds = loaded?.coach.heeds?.in(view, viewer).map((it) => sayHeed(it, loaded.words)) ?? [];
  const matters = loaded === null || found === null || found === 'nothing' ? [] : sayMatters(found, loaded.words);
  const lines = [...heeds, ...matters].slice(0, MOST);
  const isOpen = found === null || loaded === null;
  return (
    <section className="matters" aria-label={say('coach.matters-title')} aria-live="polite" ref={bringIntoView}>
      <h3>{say('coach.matters-title')}</h3>
      {isOpen && <p>{say('coach.matters-looking')}</p>}
      {!isOpen && lines.length === 0 && <p>{say('coach.matters-none')}</p>}
      <ul>
        {keyed(lines).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
