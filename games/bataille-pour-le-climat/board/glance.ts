import type { Words } from '@kaya/engine';
import { goals, pace } from '../explain/index.ts';
import { goalWords, paceWords } from '../text/board.ts';
import { goalInShort, goalLine } from '../text/forecast.ts';
import type { BpcState } from '../types/index.ts';

/** How near defeat is, at this pace; or what else the scenario asks for. */
export function glance(view: BpcState): readonly Words[] {
  const coming = pace(view);
  if (coming !== null) return [paceWords(coming), goalWords(coming)];
  const asked = goals(view).slice(0, 2);
  return asked.map(asked.length === 1 ? goalLine : goalInShort);
}
