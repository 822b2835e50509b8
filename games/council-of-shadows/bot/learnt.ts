import type { Learnt } from '@kaya/engine';
import type { Cos } from '../types/index.ts';
import { inputs } from './inputs.ts';

/** By number of players; a network is loaded when somebody plays with it. */
const WEIGHTS: Readonly<Record<number, () => Promise<unknown>>> = {
  2: async () => (await import('./weights/2.json', { with: { type: 'json' } })).default,
};

export const learnt: Learnt<Cos> = {
  inputs,
  weights: (seats) => WEIGHTS[seats]?.() ?? Promise.reject(new RangeError(`nothing is learnt for ${seats} players`)),
};
