// Whether what a forecast said has come.
import type { Witness } from '@kaya/engine/laws';
import type { LampClaim } from '../text/forecast.ts';
import type { Lamp } from '../types/index.ts';

export const witness: Witness<Lamp, LampClaim> = {
  'light-goes-out': ({ night }, { now, fresh }) => {
    if (fresh.some((event) => event.kind === 'light-out' && event.cause === 'dark')) return 'came';
    if (now.outcome !== null) return fresh.some((event) => event.kind === 'light-out') ? 'came' : 'failed';
    return now.night === night ? 'open' : 'failed';
  },
};
