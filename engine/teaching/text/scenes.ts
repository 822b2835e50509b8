import type { Staging } from '@kaya/engine';
import type { Lamp } from '../types/index.ts';

/** How the Lamplighters are told: the wind, and what nobody forgets. */
export const staging: Staging<Lamp> = {
  heads: { wind: true, poured: true, ended: true },
  rounds: { wind: true },
  great: { 'light-out': true, ended: true },
};
