import type { Reason } from '@kaya/engine';
import { Terms } from '../terms/TermFinder.ts';
import { useText } from '../text/index.ts';
import { useSpeech, useTable } from './atTable.ts';

/** Reasons against something, each one click away from its rule. */
export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  const table = useTable();
  const speech = useSpeech();
  const say = useText();
  return (
    <ul className="reasons">
      {reasons.map((reason) => (
        <li key={reason.rule}>
          <Terms text={speech.sayReason(reason)} />{' '}
          {!reason.rule.startsWith('engine.') && (
            <button type="button" className="link" onClick={() => table.openRule(reason.rule)}>
              {say('table.read-rule')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
