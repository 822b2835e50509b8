import type { Kinds } from '@kaya/engine';
import type { Co2Action } from './types/actions.ts';
import type { Co2Event } from './types/events.ts';
import type { Co2Options } from './types/options.ts';
import type { Co2State } from './types/state.ts';
import type { Co2Step } from './types/steps.ts';

export * from './types/actions.ts';
export * from './types/events.ts';
export * from './types/options.ts';
export * from './types/state.ts';
export * from './types/steps.ts';
export * from './types/vocabulary.ts';

/** The bundle of CO₂'s types. */
export interface Co2 extends Kinds {
  readonly state: Co2State;
  readonly step: Co2Step;
  readonly action: Co2Action;
  readonly event: Co2Event;
  readonly options: Co2Options;
}
