import { sayer } from '@kaya/engine';
import type { en } from './en/index.ts';

export type BpcKey = keyof typeof en;

export const say = sayer<BpcKey>();
