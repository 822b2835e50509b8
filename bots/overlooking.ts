import { fraction, type Kinds, type Rng } from '@kaya/engine';
import type { Thought } from './bot.ts';

/** The thought of somebody who overlooks this share of what there is to see, the best as easily as the rest. */
export function overlooking<K extends Kinds>(thought: Thought<K>, share: number, rng: Rng): Thought<K> {
  const seen = thought.considered.filter((_, i) => i === thought.considered.length - 1 || fraction(rng) >= share);
  const [best] = seen;
  return best === undefined ? thought : { action: best.action, considered: seen };
}
