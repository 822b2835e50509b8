import type { Table } from '@kaya/wire';
import { useState } from 'react';

/** Whether the reader has sat here while they looked, and sits here no more: they may have been removed. */
export function useHasLeft({ seats }: Table): boolean {
  const sits = seats.some((seat) => seat.you);
  const [sat, setSat] = useState(false);
  if (sits && !sat) setSat(true);
  return sat && !sits;
}
