import { useMemo } from 'react';
import { costsOf } from './costsOf.ts';
import type { Named } from './parts.ts';

/** What these cost, from the least to the most; nothing where nothing has a price. */
export function Costs({ actions }: { readonly actions: readonly Named[] }) {
  const cost = useMemo(() => costsOf(actions.map(({ text }) => text)), [actions]);
  return cost === '' ? null : <span className="cost">{cost}</span>;
}
