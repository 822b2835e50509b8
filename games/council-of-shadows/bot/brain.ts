import type { Brain } from '@kaya/engine';
import type { Cos } from '../types.ts';
import { horizon } from './horizon.ts';
import { order } from './order.ts';
import { parts, value } from './value.ts';

/** What a strong player looks at: energy against consumption for every level to go, galaxies held, cards and what they cost. */
export const brain: Brain<Cos> = { value, order, reasons: parts, horizon };
