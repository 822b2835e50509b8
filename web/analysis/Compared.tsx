import { useEffect } from 'react';
import { reveal } from '../board/reveal.ts';
import type { LookedBack, Compared as Two } from '../table/atTable.ts';
import { NOWHERE, useChoosing, useMoment, useSpeech, useTable } from '../table/atTable.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { analysisText } from './text/index.ts';

/** At the moment of a costly decision: what was played and what is better, named and marked; and the way back to the analysis. */
export function Compared({ past, compared }: { readonly past: LookedBack; readonly compared: Two }) {
  const { box } = useTable();
  const { lookAt } = useMoment();
  const { speaker } = useSpeech();
  const { advised } = useChoosing();
  const say = useCatalogue(analysisText);
  const { move, seat, view, played, better } = compared;
  const here = past.at === move;
  useEffect(() => {
    if (!here) return;
    advised.set(better === null ? NOWHERE : new Set(box.game.places.action(better)));
    const shown = requestAnimationFrame(() => {
      const marked = document.querySelector('.panzoom [data-lit], .panzoom [data-advised]');
      if (marked !== null) reveal(marked);
    });
    return () => {
      cancelAnimationFrame(shown);
      advised.set(NOWHERE);
    };
  }, [here, box, better, advised]);
  if (say === null) return null;
  const sentence = (it: typeof played) => speaker.say(box.voice.action(it, view, seat));
  return (
    <div className="compared">
      {here && (
        <>
          <p data-mark="lit">{say('analysis.played', { move: move + 1, action: sentence(played) })}</p>
          {better !== null && <p data-mark="advised">{say('analysis.better', { action: sentence(better) })}</p>}
        </>
      )}
      <button type="button" onClick={() => lookAt(null)}>
        {say('analysis.back')}
      </button>
    </div>
  );
}
