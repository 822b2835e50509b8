import { lazy, Suspense } from 'react';

const Decided = lazy(async () => ({ default: (await import('./Decided.tsx')).Decided }));

/** What was decided about whoever is here; asked for when everything else stands. */
export function DecidedLater() {
  return (
    <Suspense fallback={null}>
      <Decided />
    </Suspense>
  );
}
