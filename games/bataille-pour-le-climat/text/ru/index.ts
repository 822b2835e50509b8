import type { BpcKey } from '../say.ts';
import { ru as beginning } from './beginning.ts';
import { ru as later } from './later.ts';

export const ru: Readonly<Record<BpcKey, string>> = { ...beginning, ...later };
