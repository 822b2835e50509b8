import type { Kinds } from '@kaya/engine';
import type { FutureEnergyAction } from './actions.ts';
import type { FutureEnergyEvent } from './events.ts';
import type { FutureEnergyOptions } from './options.ts';
import type { FutureEnergyState } from './state.ts';
import type { FutureEnergyStep } from './steps.ts';

export type * from './actions.ts';
export type * from './events.ts';
export * from './ids.ts';
export type * from './options.ts';
export type * from './state.ts';
export type * from './steps.ts';

/** The types of Future Energy, in one bundle. */
export interface FutureEnergy extends Kinds {
  readonly state: FutureEnergyState;
  readonly step: FutureEnergyStep;
  readonly action: FutureEnergyAction;
  readonly event: FutureEnergyEvent;
  readonly options: FutureEnergyOptions;
}
