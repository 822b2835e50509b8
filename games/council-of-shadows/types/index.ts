import type { Kinds } from '@kaya/engine';
import type { CosAction } from './actions.ts';
import type { CosEvent } from './events.ts';
import type { CosOptions } from './options.ts';
import type { CosState } from './state.ts';
import type { CosStep } from './steps.ts';

export type * from './actions.ts';
export type * from './events.ts';
export * from './ids.ts';
export type * from './options.ts';
export * from './state.ts';
export type * from './steps.ts';

/** The types of the game in one bundle. */
export interface Cos extends Kinds {
  readonly state: CosState;
  readonly step: CosStep;
  readonly action: CosAction;
  readonly event: CosEvent;
  readonly options: CosOptions;
}
