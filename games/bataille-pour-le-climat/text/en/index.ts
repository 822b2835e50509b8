import { en as beginning } from './beginning.ts';
import { en as later } from './later.ts';

export const en = { ...beginning, ...later };
