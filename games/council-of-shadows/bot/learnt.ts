import type { Learnt } from '@kaya/engine';
import type { Cos } from '../types/index.ts';
import { inputs } from './inputs.ts';

/** By number of players; a network is loaded when somebody plays with it. */
const WEIGHTS: Readonly<Record<number, () => Promise<unknown>>> = {};

export const learnt: Learnt<Cos> = {
  inputs,
  weights: (seats) => WEIGHTS[seats]?.() ?? Promise.reject(new RangeError(`nothing is learnt for ${seats} players`)),
};
