import { useCatalogue } from '../text/useCatalogue.ts';
import { useSpeech, useTable } from './atTable.ts';
import { linesOf } from './lines.ts';
import { tableText } from './text/index.ts';

/** What the others did since one's own last move. */
export function Since() {
  const say = useCatalogue(tableText);
  const { state, box, viewer } = useTable();
  const speech = useSpeech();
  const missed = linesOf(
    box,
    viewer,
    speech,
    state.log.filter((entry) => entry.number > state.seen && entry.number > 0),
  );
  if (say === null || missed.length === 0 || state.seen === 0) return null;
  return (
    <details className="since">
      <summary>{say('table.since', { count: missed.length })}</summary>
      <ol>
        {missed.map((line) => (
          <li key={line.key}>{line.text}</li>
        ))}
      </ol>
    </details>
  );
}
