import type { BpcKey } from '../say.ts';
import { fr as beginning } from './beginning.ts';
import { fr as later } from './later.ts';

export const fr: Readonly<Record<BpcKey, string>> = { ...beginning, ...later };
