import type { ChartWords } from '@kaya/engine';

/** The charts in words. */
export function chartWords(chart: string): ChartWords {
  return {
    title: { key: `lmp.chart.${chart}` },
    line: (name) => ({ key: `lmp.chart.${chart}.${name}` }),
    main: true,
  };
}
