import type { Action, GameEvent, Kinds } from '@kaya/engine';
import type { LampAction } from './actions.ts';
import type { LampEvent } from './events.ts';
import type { LampOptions } from './options.ts';
import type { LampState } from './state.ts';
import type { LampStep } from './steps.ts';

export type { LampAction } from './actions.ts';
export type { LampEvent } from './events.ts';
export { type Card, HIDDEN, type Post, SHIELD, UNLIT } from './ids.ts';
export type { LampOptions } from './options.ts';
export type { LampPlayer, LampState } from './state.ts';
export type { LampStep } from './steps.ts';

/** The types of the game in one bundle. */
export interface Lamp extends Kinds {
  readonly state: LampState;
  readonly step: LampStep;
  readonly action: LampAction & Action;
  readonly event: LampEvent & GameEvent;
  readonly options: LampOptions;
}
