import { useEffect } from 'react';
import { titlePage } from '../app/usePageTitle.ts';
import { Terms } from '../terms/TermFinder.ts';
import { useText } from '../text/index.ts';
import { useChoosing, useMoment, useSpeech, useTable } from './atTable.ts';

/** What stands above the answers: what is asked, or what is looked at. */
export function usePromptText(): string {
  const { past, view } = useMoment();
  const speech = useSpeech();
  const say = useText();
  const { state, box, viewer } = useTable();
  const { choices } = useChoosing();
  if (past !== null) return say('table.in-the-past', { move: past.at, moves: past.steps.length - 1 });
  if (state.outcome !== null) return speech.say(box.voice.ending(state.outcome.ending, view));
  if (state.abandoned) return say('online.abandoned');
  if (state.taught) return say('table.taught');
  if (state.held !== null) return say('table.turn-played');
  if (choices.decision !== null) return speech.say(box.voice.prompt(view, choices.decision, viewer));
  return say('table.waiting');
}

/** What is asked, in one sentence. */
export function Prompt({ mine }: { readonly mine: boolean }) {
  const speech = useSpeech();
  const { box } = useTable();
  const text = usePromptText();
  useEffect(() => {
    const name = speech.say(box.voice.name);
    titlePage(mine ? `● ${name}` : name);
  }, [mine, speech, box]);
  return (
    <h2 id="prompt" className="prompt" aria-live="polite" data-mine={mine ? '' : undefined}>
      <Terms text={text} />
    </h2>
  );
}
