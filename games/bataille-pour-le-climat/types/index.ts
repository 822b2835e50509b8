import type { Kinds } from '@kaya/engine';
import type { BpcAction } from './actions.ts';
import type { BpcEvent } from './events.ts';
import type { BpcOptions } from './options.ts';
import type { BpcState } from './state.ts';
import type { BpcStep } from './steps.ts';

export type * from './actions.ts';
export type * from './events.ts';
export * from './ids.ts';
export type * from './options.ts';
export * from './state.ts';
export * from './steps.ts';

/** The types of the game in one bundle. */
export interface Bpc extends Kinds {
  readonly state: BpcState;
  readonly step: BpcStep;
  readonly action: BpcAction;
  readonly event: BpcEvent;
  readonly options: BpcOptions;
}
