// How a game ended, in words.
import type { Words } from '@kaya/engine';
import type { Judged } from '../explain/index.ts';
import { freePopulation } from '../rules/regions/region.ts';
import { type BpcState, REGIONS } from '../types/index.ts';
import { personWords, tokenName } from './names.ts';
import { say } from './say.ts';

const verdictWords = (verdict: string): Words => ({ key: `bpc.verdict.${verdict}` });
/** BPC-SCO-8: a lesson is learned or missed, and nothing else. */
const isLesson = (verdict: string): boolean => verdict.startsWith('lesson-');

/** How it ended, in one sentence. */
export function endingWords(ending: string, view?: BpcState): Words {
  return view !== undefined && isLesson(view.verdict) ? verdictWords(view.verdict) : { key: `bpc.ending.${ending}` };
}

/** What it was worth; null where the sentence above says it already. */
export function gradeWords({ verdict }: BpcState): Words | null {
  return verdict === '' || verdict === 'pyrrhic' || isLesson(verdict) ? null : verdictWords(verdict);
}

/** Everybody's name, and what has become of them together. */
export function teamWords(view: BpcState): Words {
  const { seats, outcome } = view;
  const names = Array.from({ length: seats }, (_, seat) => personWords(view, seat));
  const values = { count: seats, names };
  if (outcome?.ending === 'victory') return say('bpc.end.team.victory', values);
  return say(outcome?.ending === 'pyrrhic' ? 'bpc.end.team.pyrrhic' : 'bpc.end.team.defeat', values);
}

/** What was asked of the team, and how much of it. */
export function judgedWords({ what, bound, value }: Pick<Judged, 'what' | 'bound' | 'value'>): {
  readonly what: Words;
  readonly asked: Words;
} {
  return {
    what: what.check === 'max-tokens' ? say('bpc.end.what.tokens', { tokens: what.tokens.map(tokenName) }) : WHAT[what.check],
    asked: say(bound === 'most' ? 'bpc.end.most' : 'bpc.end.least', { value }),
  };
}

const WHAT = {
  'ghg-max': say('bpc.end.what.ghg'),
  'tp-implanted': say('bpc.end.what.transformations'),
  'no-regime': say('bpc.end.what.unfree'),
  'balance-min': say('bpc.board.oil'),
  'free-regions-min': say('bpc.end.what.free'),
  score: say('bpc.end.score'),
} as const;

export const endHeads = {
  score: say('bpc.end.score'),
  result: say('bpc.end.result'),
  asked: say('bpc.end.asked'),
  met: say('bpc.end.met'),
  missed: say('bpc.end.missed'),
  ghg: say('bpc.end.what.ghg'),
  gases: say('bpc.detail.ghg'),
  population: say('bpc.detail.population'),
  transformations: say('bpc.end.transformations'),
} as const;

/** Why the regions do not add up to the counter (BPC-GHG-2); null where they do. */
export function gasesWords({ regions, ghg }: BpcState): Words | null {
  const sum = REGIONS.reduce((total, id) => total + regions[id].ghg, 0);
  return sum === ghg ? null : say('bpc.end.ghg.differs', { sum, ghg });
}

/** How the score came about (BPC-SCO-1); a lesson counts its free population alone. */
export function scoreWords(view: BpcState): Words {
  const population = freePopulation(view);
  return isLesson(view.verdict)
    ? say('bpc.end.score.lesson', { population })
    : say('bpc.end.score.how', { population, last: view.lastTurn, turn: view.turn });
}
