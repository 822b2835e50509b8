import type { Kinds } from '@kaya/engine';
import type { Co2Action } from './actions.ts';
import type { Co2Event } from './events.ts';
import type { Co2Options } from './options.ts';
import type { Co2State } from './state.ts';
import type { Co2Step } from './steps.ts';

export type * from './actions.ts';
export type * from './events.ts';
export * from './ids.ts';
export * from './options.ts';
export * from './state.ts';
export type * from './steps.ts';

/** The bundle of CO₂'s types. */
export interface Co2 extends Kinds {
  readonly state: Co2State;
  readonly step: Co2Step;
  readonly action: Co2Action;
  readonly event: Co2Event;
  readonly options: Co2Options;
}
