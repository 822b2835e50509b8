import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useText } from '../text/index.ts';
import { useChoosing } from './atTable.ts';

const Blocked = lazy(async () => ({ default: (await import('./Blocked.tsx')).Blocked }));

/** Everything that cannot be done now, with the reasons. */
export function WhyNot() {
  const choosing = useChoosing();
  const say = useText();
  const { blocked } = choosing.choices;
  // Nobody waits after a move for reasons that are not looked at.
  const [open, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // Before its content is there the list is too short to be scrolled so far.
  const bringIntoView = useCallback(() => details.current?.scrollIntoView({ block: 'start' }), []);
  if (blocked.length === 0) return null;
  return (
    <details ref={details} className="why-not" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('table.why-not', { count: blocked.length })}</summary>
      <Suspense fallback={null}>{open && <Blocked blocked={blocked.slice(0, 60)} onShown={bringIntoView} />}</Suspense>
    </details>
  );
}
