import type { ChartWords } from '@kaya/engine';
import { whoWords } from './names.ts';
import { say } from './say.ts';

const MAIN = ['levels', 'energy', 'colonies'];

/** The charts in words: the players, and in a solo game the Automa. */
export function chartWords(chart: string): ChartWords {
  return {
    title: { key: `cos.chart.${chart}` },
    line: (name) => say('cos.chart.line', { who: whoWords(name === 'automa' ? 'automa' : Number(name)) }),
    // Energy starts anew with each level: only levels say who is ahead.
    players: chart === 'levels',
    main: MAIN.includes(chart),
  };
}
