import { sayer } from '@kaya/engine';
import type { en } from './en/index.ts';

export type CosKey = keyof typeof en;

/** Words with a key that must exist. */
export const say = sayer<CosKey>();
