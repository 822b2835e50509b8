import type { Account, Word } from '@kaya/wire';
import { lazy, Suspense, useEffect, useState } from 'react';
import { call } from '../net/api.ts';
import { notifyFailure } from '../net/notifyFailure.ts';

const DecidedList = lazy(async () => ({ default: (await import('./DecidedList.tsx')).DecidedList }));

/** What was decided about whoever is here, and why, until they say that they have read it. Mostly there is nothing, and nothing is loaded. */
export function Decided() {
  const [words, setWords] = useState<readonly Word[]>([]);
  useEffect(() => {
    call<Account>('GET', '/api/account').then(
      (account) => setWords(account.words),
      () => undefined,
    );
  }, []);
  if (words.length === 0) return null;
  const read = (id: string) =>
    void call<void>('DELETE', `/api/my/words/${id}`).then(
      () => setWords((all) => all.filter((it) => it.id !== id)),
      notifyFailure,
    );
  return (
    <Suspense fallback={null}>
      <DecidedList words={words} onRead={read} />
    </Suspense>
  );
}
