import { lazy, Suspense, useEffect } from 'react';
import { isWriting } from '../app/isWriting.ts';
import { keyed } from '../app/keyed.ts';
import { settings } from '../app/settings.ts';
import { useValue } from '../app/value.ts';
import { asked, askedBy, readOut } from './readings.ts';

const Reader = lazy(async () => ({ default: (await import('./Reader.tsx')).Reader }));

/** Keys that were answered for already: whoever takes the device later has not pressed them. */
const heard = new WeakSet<KeyboardEvent>();

/**
 * The table can be asked by key, and answers for ears. With this part of the page goes all that was read out in it.
 * `first` is the key that was pressed before it was there.
 */
export function Asking({ first }: { readonly first: KeyboardEvent | null }) {
  const now = useValue(asked);
  const last = useValue(readOut).at(-1);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const { ctrlKey, altKey, metaKey, repeat, defaultPrevented } = event;
      if (!settings.value.keys || ctrlKey || altKey || metaKey || repeat || defaultPrevented || isWriting(event)) return;
      const found = askedBy(event);
      if (found !== null) asked.set(found);
    };
    if (first !== null && !heard.has(first)) {
      heard.add(first);
      key(first);
    }
    addEventListener('keydown', key);
    return () => {
      removeEventListener('keydown', key);
      asked.set(null);
      readOut.set([]);
    };
  }, [first]);
  return (
    <>
      <div className="hidden" role="status" data-said="">
        {last !== undefined && (
          <div key={last.number}>
            {keyed(last.lines).map(({ key, item }) => (
              <p key={key}>{item}</p>
            ))}
          </div>
        )}
      </div>
      <Suspense fallback={null}>{now !== null && <Reader asked={now} />}</Suspense>
    </>
  );
}
