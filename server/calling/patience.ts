import type { Pace } from '@kaya/wire';

/** How long somebody may be asked before they are called: whoever is on the way to the table is not. */
const PATIENCE: Readonly<Record<Pace['kind'], number>> = { live: 20_000, correspondence: 3 * 60_000 };

export function patienceOf({ kind }: Pace): number {
  return PATIENCE[kind];
}
