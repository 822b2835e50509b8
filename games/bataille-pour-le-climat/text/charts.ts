import type { ChartWords, Words } from '@kaya/engine';
import { REGIONS } from '../types/index.ts';
import { regionName } from './names.ts';

const MAIN = ['global-ghg', 'calamities', 'transformations'];

/** The charts in words. */
export function chartWords(chart: string): ChartWords {
  const words = { title: { key: `bpc.chart.${chart}` }, line: lineName, main: MAIN.includes(chart) };
  return chart === 'global-ghg' ? { ...words, whole: 'ghg' } : words;
}

/** A line of a chart: a region, a pawn, or something of the whole world. */
function lineName(name: string): Words {
  const region = REGIONS.find((id) => id === name);
  return region === undefined ? { key: `bpc.line.${name}` } : regionName(region);
}
