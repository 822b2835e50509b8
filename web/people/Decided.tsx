import type { Account } from '@kaya/wire';
import { lazy, Suspense, useEffect, useState } from 'react';
import { call } from '../net/api.ts';
import { notifyFailure } from '../net/notifyFailure.ts';

const DecidedList = lazy(async () => ({ default: (await import('./DecidedList.tsx')).DecidedList }));

type About = Pick<Account, 'words' | 'bars'>;

/** What was decided about whoever is here, and why: what holds for a while, and the rest until they say that they have read it. Mostly there is nothing, and nothing is loaded. */
export function Decided() {
  const [{ words, bars }, setAbout] = useState<About>({ words: [], bars: [] });
  useEffect(() => {
    call<Account>('GET', '/api/account').then(setAbout, () => undefined);
  }, []);
  if (words.length + bars.length === 0) return null;
  const read = (id: string) =>
    void call<void>('DELETE', `/api/my/words/${id}`).then(
      () => setAbout((all) => ({ ...all, words: all.words.filter((it) => it.id !== id) })),
      notifyFailure,
    );
  return (
    <Suspense fallback={null}>
      <DecidedList words={words} bars={bars} onRead={read} />
    </Suspense>
  );
}
