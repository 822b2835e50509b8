// Chapter 1: what is chosen before a game.
import type { Option, Reason } from '@kaya/engine';
import type { CosOptions } from '../types/index.ts';

export const options: Readonly<Record<keyof CosOptions, Option>> = {
  screens: { type: 'flag', default: true }, // COS-OPT-2
  module1: { type: 'flag', default: false }, // COS-OPT-3
  module2: { type: 'flag', default: false }, // COS-OPT-4
  soloSilver: { type: 'flag', default: false }, // COS-OPT-5
};

/** COS-OPT-6: silver Automa cards need an Automa. */
export function refuse(seats: number, options: CosOptions): readonly Reason[] {
  return options.soloSilver && seats > 1 ? [{ rule: 'COS-OPT-6', values: { seats } }] : [];
}
