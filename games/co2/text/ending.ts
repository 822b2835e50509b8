import type { Words } from '@kaya/engine';
import { soloRank } from '../rules/options/solo.ts';
import { isSolo } from '../rules/table.ts';
import type { Co2State } from '../types/index.ts';
import { rank } from './names.ts';
import { say } from './say.ts';

/** How a game ended; alone, with the rank that the score has (CO2-SOL-13). */
export function endingWords(ending: string, view?: Co2State): Words {
  const words = { key: `co2.ending.${ending}` };
  const [score] = view?.outcome?.scores ?? [];
  if (view === undefined || score === undefined || !isSolo(view)) return words;
  return say('co2.ending.ranked', { ending: words, rank: rank(soloRank(score)) });
}
