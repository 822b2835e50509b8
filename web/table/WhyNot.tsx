import { useEffect, useRef, useState } from 'react';
import { useText } from '../text/index.ts';
import { useChoosing, useSpeech } from './atTable.ts';
import { Reasons } from './Reasons.tsx';

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
