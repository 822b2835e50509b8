import type { Words, WordValue } from '@kaya/engine';
import type { en } from './en/index.ts';

export type CosKey = keyof typeof en;

/** Words with a key that must exist. */
export function say(key: CosKey, values?: Readonly<Record<string, WordValue>>): Words {
  return values === undefined ? { key } : { key, values };
}
