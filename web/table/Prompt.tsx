import { useEffect } from 'react';
import { Terms } from '../terms/TermFinder.ts';
import { useText } from '../text/index.ts';
import { useChoosing, useMoment, useSpeech, useTable } from './atTable.ts';

/** What is asked, in one sentence. */
export function Prompt({ mine }: { readonly mine: boolean }) {
  const { past, view } = useMoment();
  const speech = useSpeech();
  const say = useText();
  const { state, box, viewer } = useTable();
  const { choices } = useChoosing();
  let text: string;
  if (past !== null) text = say('table.in-the-past', { move: past.at, moves: past.steps.length - 1 });
  else if (state.outcome !== null) text = speech.say(box.voice.ending(state.outcome.ending, view));
  else if (state.abandoned) text = say('online.abandoned');
  else if (state.held !== null) text = say('table.turn-played');
  else if (choices.decision !== null) text = speech.say(box.voice.prompt(view, choices.decision, viewer));
  else text = say('table.waiting');
  useEffect(() => {
    document.title = mine ? `● ${speech.say(box.voice.name)} – Kaya` : `${speech.say(box.voice.name)} – Kaya`;
  }, [mine, speech, box]);
  return (
    <h2 id="prompt" className="prompt" aria-live="polite" data-mine={mine ? '' : undefined}>
      <Terms text={text} />
    </h2>
  );
}
