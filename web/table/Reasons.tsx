import { type Action, type Reason, same } from '@kaya/engine';
import { Terms } from '../terms/TermFinder.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { useSpeech, useTable } from './atTable.ts';
import { tableText } from './text/index.ts';

/** Reasons against something, each one click away from its rule; of what opens a choice, what comes closest there. */
export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  const table = useTable();
  const speech = useSpeech();
  const say = useText();
  const own = useCatalogue(tableText);
  return (
    <ul className="reasons">
      {reasons.map(({ about, ...reason }, i) => (
        <li key={reason.rule}>
          <Terms text={speech.sayReason(reason)} />{' '}
          {!reason.rule.startsWith('engine.') && (
            <button type="button" className="link" onClick={() => table.openRule(reason.rule)}>
              {say('table.read-rule')}
            </button>
          )}
          {about !== undefined && !isSame(about, reasons[i + 1]?.about) && (
            <p className="closest">{own?.('blocked.closest', { action: speech.sayAction(about) })}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Several reasons about one thing name it once, after the last of them. */
function isSame(one: Action, other: Action | undefined): boolean {
  return other !== undefined && same(one, other);
}
