import type { Reason } from '@kaya/engine';
import { useEffect, useRef, useState } from 'react';
import { Terms } from '../terms/TermFinder.ts';
import { useText } from '../text/index.ts';
import { useChoosing, useSpeech, useTable } from './atTable.ts';

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

/** Everything that cannot be done now, with the reasons. */
export function WhyNot() {
  const speech = useSpeech();
  const choosing = useChoosing();
  const say = useText();
  const { blocked } = choosing.choices;
  // Nobody waits after a move for reasons that are not looked at.
  const [open, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (open) details.current?.scrollIntoView({ block: 'start' });
  }, [open]);
  if (blocked.length === 0) return null;
  return (
    <details ref={details} className="why-not" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('table.why-not', { count: blocked.length })}</summary>
      {open &&
        blocked.slice(0, 60).map(({ action, reasons }) => (
          <div key={JSON.stringify(action)} className="blocked">
            <span>{speech.sayAction(action)}</span>
            <Reasons reasons={reasons} />
          </div>
        ))}
    </details>
  );
}
