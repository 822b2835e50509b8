import { change, useSettings } from '../app/settings.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { useChoosing, useSpeech, useTable } from './atTable.ts';
import { tableText } from './text/index.ts';

/** What was not asked because there was one answer only; from the next time on it can be. */
export function NotAsked() {
  const say = useCatalogue(tableText);
  const speech = useSpeech();
  const { unasked } = useChoosing();
  const { viewer, state } = useTable();
  const { askForced } = useSettings();
  if (say === null || unasked === null || unasked.seat !== viewer || askForced.includes(unasked.kind)) return null;
  return (
    <p className="not-asked">
      <span>{say(state.held === null ? 'table.not-asked' : 'table.only-left', { answer: speech.say(unasked.answer) })}</span>{' '}
      <button type="button" className="link" onClick={() => change({ askForced: [...askForced, unasked.kind] })}>
        {say('table.ask-next-time')}
      </button>
    </p>
  );
}
