import { lazy, type RefObject, Suspense, useEffect } from 'react';
import { isWriting } from '../app/isWriting.ts';
import { keyed } from '../app/keyed.ts';
import { settings } from '../app/settings.ts';
import { useValue } from '../app/value.ts';
import { asked, askedBy, readOut } from './readings.ts';

const Reader = lazy(async () => ({ default: (await import('./Reader.tsx')).Reader }));

/** Keys that were answered for already: whoever takes the device later has not pressed them. */
const heard = new WeakSet<KeyboardEvent>();

/** The table can be asked by key, also by the one pressed `last`, before this was there; what was read out goes with it. */
export function Asking({ last }: { readonly last: RefObject<KeyboardEvent | null> }) {
  const now = useValue(asked);
  const answer = useValue(readOut).at(-1);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      heard.add(event);
      const { ctrlKey, altKey, metaKey, repeat, defaultPrevented } = event;
      if (!settings.value.keys || ctrlKey || altKey || metaKey || repeat || defaultPrevented || isWriting(event)) return;
      const found = askedBy(event);
      if (found !== null) asked.set(found);
    };
    const before = last.current;
    if (before !== null && !heard.has(before)) key(before);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('keydown', key);
      asked.set(null);
      readOut.set([]);
    };
  }, [last]);
  return (
    <>
      <div className="hidden" role="status" data-said="">
        {answer !== undefined && (
          <div key={answer.number}>
            {keyed(answer.lines).map(({ key, item }) => (
              <p key={key}>{item}</p>
            ))}
          </div>
        )}
      </div>
      <Suspense fallback={null}>{now !== null && <Reader asked={now} />}</Suspense>
    </>
  );
}
