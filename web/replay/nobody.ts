import { Value } from '../app/value.ts';
import type { Leading } from '../table/led.ts';

/** On a device nobody leads anybody. */
export const NOBODY = new Value<Leading>({ led: null, leads: false, follows: false, left: null });
