import type { ChartWords, Words } from '@kaya/engine';
import { ENERGIES, FOSSILS, SOURCES } from '../types/index.ts';
import { energy, fossil } from './names.ts';
import { say } from './say.ts';

/** The charts in words. They come whole (`points`) or by type or source (`points.plants`). */
export function chartWords(chart: string): ChartWords {
  const words = { title: chartTitle(chart), line: chartLine };
  if (chart === 'pollution')
    return { ...words, unit: say('co2.chart.unit.pollution'), main: true, whole: 'all', peaks: 'highest' };
  if (chart === 'price') return { ...words, unit: say('co2.chart.unit.money') };
  if (chart === 'money') return { ...words, unit: say('co2.chart.unit.money'), main: true };
  return { ...words, players: chart === 'points', main: chart === 'points' };
}

function chartTitle(chart: string): Words {
  const [whole, part] = chart.split('.');
  if (part === undefined) return { key: `co2.chart.${chart}` };
  if (whole === 'expertise')
    return say('co2.chart.expertise-type', { type: energy(ENERGIES.find((it) => it === part) ?? 'forestation', 'name') });
  const source = SOURCES.find((it) => it === part) ?? 'plants';
  return say('co2.chart.points-source', { source: say(`co2.source.${source}`) });
}

function chartLine(line: string): Words {
  const kind = FOSSILS.find((it) => it === line);
  if (kind !== undefined) return fossil(kind, 'name');
  if (line.startsWith('seat-')) return say('co2.chart.line.seat', { seat: { seat: Number(line.slice('seat-'.length)) } });
  return { key: `co2.chart.line.${line}` };
}
