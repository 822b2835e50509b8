import { SeatBadge } from '@kaya/pieces';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Terms } from '../terms/TermFinder.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { NOWHERE, useChoosing, useMoment, useSpeech, useTable } from './atTable.ts';
import { linesOf } from './lines.ts';
import { tableText } from './text/index.ts';

const RoundSummary = lazy(async () => ({ default: (await import('../charts/RoundSummary.tsx')).RoundSummary }));

/** So many lines are shown at first; more on request. */
const PAGE = 120;

/** What happened, newest at the bottom; pointing at a line lights up where. */
export function Log() {
  const choosing = useChoosing();
  const say = useText();
  const own = useCatalogue(tableText);
  const { state, box, viewer } = useTable();
  const speech = useSpeech();
  const { past, log: entries } = useMoment();
  const [shown, setShown] = useState(PAGE);
  const [summary, showSummary] = useState(false);
  const end = useRef<HTMLLIElement>(null);
  const recent = entries.slice(-shown);
  const lines = useMemo(() => linesOf(box, viewer, speech, recent), [box, viewer, speech, recent]);
  const last = lines.at(-1)?.key;
  const spoken = own !== null;

  useEffect(() => {
    if (last !== undefined && spoken) end.current?.scrollIntoView({ block: 'nearest' });
  }, [last, spoken]);
  if (own === null) return null;

  return (
    <div className="log">
      <button type="button" className="link" aria-expanded={summary} onClick={() => showSummary(!summary)}>
        {own('log.round')}
      </button>
      <Suspense fallback={null}>
        {summary && <RoundSummary voice={box.voice} events={entries.flatMap(({ events }) => events)} say={speech.say} />}
      </Suspense>
      {entries.length > shown && (
        <button type="button" className="link" onClick={() => setShown(shown + 4 * PAGE)}>
          {own('log.earlier')}
        </button>
      )}
      <div aria-label={own('log.title')} role="log">
        <ol>
          {lines.map((line) => (
            <li
              key={line.key}
              ref={line.key === last ? end : null}
              data-since={past === null && line.move > state.seen && state.seen > 0 ? '' : undefined}
              onPointerEnter={() => choosing.lit.set(new Set(line.places))}
              onPointerLeave={() => choosing.lit.set(NOWHERE)}
            >
              {line.seat !== null && <SeatBadge seat={line.seat} size={12} />}
              <span>
                <Terms text={line.text} />
                {state.byOrder?.includes(line.move) && <em> {own('log.by-order')}</em>}
              </span>
            </li>
          ))}
        </ol>
      </div>
      {lines.length === 0 && <p className="quiet">{say('log.empty')}</p>}
    </div>
  );
}
