import type { ChartWords } from '@kaya/engine';
import { person, say } from './say.ts';

/** The charts in words: of all players, or where the points of one come from. */
export function chartWords(chart: string): ChartWords {
  const [kind, seat] = chart.split('-');
  if (kind === 'sources') {
    return {
      title: say('fe.chart.sources', { seat: person(Number(seat)) }),
      line: (name) => ({ key: `fe.source.${name}` }),
    };
  }
  const words: ChartWords = {
    title: { key: `fe.chart.${chart}` },
    line: (name) => say('fe.chart.seat', { seat: person(Number(name)) }),
    players: chart === 'points',
    main: chart === 'points' || chart === 'money',
  };
  return chart === 'money' ? { ...words, unit: say('fe.chart.unit.money') } : words;
}
