import { sayer } from '@kaya/engine';
import type { en } from './en/index.ts';

/** Words with a key that must exist. */
export const say = sayer<keyof typeof en>();
