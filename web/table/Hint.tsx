import { type Explanation, sayExplanation } from '@kaya/bots';
import type { Action } from '@kaya/engine';
import { bringIntoView } from '../app/bringIntoView.ts';
import { coachText, type SayCoach } from '../coach/text/index.ts';
import { useCoach } from '../coach/useCoach.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { ActionButton } from './ActionList.tsx';
import { adviceShare } from './adviceShare.ts';
import { useMoment, useSpeech, useTable } from './atTable.ts';
import { type OnAdvice, useHint } from './useHint.ts';

/** What the bot would do, why, and what else it thought of. Everything can be played from here. */
export function Hint({ onFound }: { readonly onFound: OnAdvice }) {
  const say = useCatalogue(coachText);
  const hint = useHint(onFound);
  if (say === null) return null;
  if (hint === null)
    return (
      <p className="hint" role="status">
        {say('coach.hint-thinking')}
      </p>
    );
  return <Found hint={hint} say={say} />;
}

function Found({ hint, say }: { readonly hint: Explanation; readonly say: SayCoach }) {
  const table = useTable();
  const moment = useMoment();
  const speech = useSpeech();
  const words = useCoach()?.words;
  const { action, value, alternatives, says } = hint;
  const mistake = table.box.game.brain?.mistake ?? 1;
  return (
    <section className="hint" aria-label={say('coach.hint-title')} aria-live="polite" ref={bringIntoView}>
      <h3>{say('coach.hint-title')}</h3>
      <Advice action={action} share={1} />
      {words !== undefined && (
        <p>{sayExplanation(hint, speech.speaker, words, table.box.voice, { view: moment.view, seat: table.viewer })}</p>
      )}
      {says.length > 0 && (
        <>
          <h3>{say('coach.hint-says')}</h3>
          {says.map((it) => (
            <ActionButton key={JSON.stringify(it)} action={it} />
          ))}
        </>
      )}
      {alternatives.length > 0 && (
        <>
          <h3>{say('coach.hint-others')}</h3>
          {alternatives.map((it) => (
            <Advice key={JSON.stringify(it.action)} action={it.action} share={adviceShare(value - it.value, mistake)} />
          ))}
        </>
      )}
    </section>
  );
}

/** A move with how good it seems beside the best, as a bar. */
function Advice({ action, share }: { readonly action: Action; readonly share: number }) {
  return (
    <div className="advice">
      <ActionButton action={action} />
      <span className="advice-bar" aria-hidden="true">
        <span style={{ width: `${Math.round(8 + 92 * share)}%` }} />
      </span>
    </div>
  );
}
