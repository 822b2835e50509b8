import type { Reason } from '@kaya/engine';
import { useText } from '../text/index.ts';
import { useKit } from './kit.ts';

/** Reasons against something, each one click away from its rule. */
export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  const kit = useKit();
  const say = useText();
  return (
    <ul className="reasons">
      {reasons.map((reason) => (
        <li key={reason.rule}>
          {kit.sayReason(reason)}{' '}
          {!reason.rule.startsWith('engine.') && (
            <button type="button" className="link" onClick={() => kit.openRule(reason.rule)}>
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
  const kit = useKit();
  const say = useText();
  const { blocked } = kit.choices;
  if (blocked.length === 0) return null;
  return (
    <details
      className="why-not"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'start' });
      }}
    >
      <summary>{say('table.why-not', { count: blocked.length })}</summary>
      {blocked.slice(0, 60).map(({ action, reasons }) => (
        <div key={JSON.stringify(action)} className="blocked">
          <span>{kit.sayAction(action)}</span>
          <Reasons reasons={reasons} />
        </div>
      ))}
    </details>
  );
}
