import { plainVoice, type Voice, type Words } from '@kaya/engine';
import { type Co2, ENERGIES, FOSSILS, SOURCES } from '../types/index.ts';
import { about } from './about.ts';
import { actionWords } from './actions.ts';
import { describe } from './describe.ts';
import { endingWords } from './ending.ts';
import { eventWords } from './events.ts';
import { forecast } from './forecast.ts';
import { moveLines } from './lines.ts';
import { energy, fossil } from './names.ts';
import { parts } from './parts.ts';
import { placeWords } from './places.ts';
import { promptWords } from './prompts.ts';
import { reasonWords } from './reasons.ts';
import { result } from './result.ts';
import { say } from './say.ts';
import { traits } from './traits.ts';

/** How CO₂ speaks. */
export const voice: Voice<Co2> = {
  catalogues: {
    en: async () => (await import('./en/index.ts')).en,
    fr: async () => (await import('./fr/index.ts')).fr,
    ru: async () => (await import('./ru/index.ts')).ru,
  },
  reference: {
    en: async () => (await import('./en/reference.ts')).reference,
    fr: async () => (await import('./fr/reference.ts')).reference,
    ru: async () => (await import('./ru/reference.ts')).reference,
  },
  ...plainVoice('co2'),
  prompt: promptWords,
  action: actionWords,
  parts,
  event: eventWords,
  lines: moveLines,
  reason: reasonWords,
  place: placeWords,
  ending: endingWords,
  chart: (chart) => ({ title: chartTitle(chart), line: chartLine }),
  about,
  forecast,
  result,
  traits,
  describe,
};

/** Charts come whole (`points`) or by type or source (`points.plants`). */
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
