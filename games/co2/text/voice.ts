import type { Reason, Voice, Words, WordValue } from '@kaya/engine';
import { type Co2, ENERGIES, type Energy, FOSSILS, REGIONS, type RegionId, SOURCES } from '../types.ts';
import { actionWords } from './actions.ts';
import { describe } from './describe.ts';
import { eventWords } from './log.ts';
import { energy, fossil, goods, lobbyName, money, region, say, unGoalTypes } from './names.ts';
import { placeWords } from './places.ts';
import { promptWords } from './prompts.ts';

/** How CO₂ speaks. */
export const voice: Voice<Co2> = {
  catalogues: {
    en: async () => (await import('./en.ts')).en,
    fr: async () => (await import('./fr.ts')).fr,
    ru: async () => (await import('./ru.ts')).ru,
  },
  reference: {
    en: async () => (await import('./reference/en.ts')).reference,
    fr: async () => (await import('./reference/fr.ts')).reference,
    ru: async () => (await import('./reference/ru.ts')).reference,
  },
  name: say('co2.name'),
  prompt: promptWords,
  action: actionWords,
  event: eventWords,
  reason: reasonWords,
  place: placeWords,
  option: (name) => ({
    name: { key: `co2.option.${name}` },
    help: { key: `co2.option.${name}.help` },
    value: (value) => ({ key: `co2.option.${name}.${value}` }),
  }),
  ending: (ending) => ({ key: `co2.ending.${ending}` }),
  source: (source) => ({ key: `co2.source.${source}` }),
  chart: (chart) => ({ title: chartTitle(chart), line: chartLine }),
  standing: (name) => ({ key: `co2.standing.${name}` }),
  describe,
};

/** Rules that also answer for a whole entry of the turn menu, where there are no numbers of a single case to tell. */
const IN_GENERAL = ['CO2-INS-2', 'CO2-CON-3', 'CO2-UNG-1'];

function reasonWords({ rule, values }: Reason): Words {
  if (IN_GENERAL.includes(rule) && Object.keys(values).length === 0) return { key: `co2.reason.${rule}.general` };
  if (values['from'] === 'hand') return { key: `co2.reason.${rule}.hand` };
  if (values['from'] !== undefined) {
    return { key: `co2.reason.${rule}.region`, values: { region: region(oneOf(REGIONS, values['from']), 'from') } };
  }
  if (rule === 'CO2-CON-3') return { key: `co2.reason.${rule}`, values: shortfall(values) };
  return { key: `co2.reason.${rule}`, values: translated(rule, values) };
}

/** CO2-CON-3: what the plant costs, next to what the player has. */
function shortfall(values: Reason['values']): Readonly<Record<string, WordValue>> {
  const number = (name: string): number => Number(values[name] ?? 0);
  return {
    cost: goods({ money: number('needsMoney'), tech: number('needsTech') }),
    stock: goods({ money: number('money'), tech: number('tech') }),
  };
}

/** Ids and amounts of a reason, as words in the form that its sentence needs. */
function translated(rule: string, values: Reason['values']): Readonly<Record<string, WordValue>> {
  const words: Record<string, WordValue> = {};
  for (const [name, value] of Object.entries(values)) {
    switch (name) {
      case 'type':
        words[name] = energy(oneOf(ENERGIES, value), rule === 'CO2-CON-2' || rule === 'CO2-EXP-10' ? 'in' : 'name');
        break;
      case 'region':
        words[name] = region(oneOf(REGIONS, value), 'in');
        break;
      case 'card':
        words[name] = rule === 'CO2-UNG-1' ? unGoalTypes(String(value)) : lobbyName(String(value));
        break;
      case 'fee':
      case 'price':
      case 'money':
        words[name] = money(Number(value));
        break;
      default:
        words[name] = value;
    }
  }
  return words;
}

function oneOf<T extends Energy | RegionId>(list: readonly T[], text: string | number): T {
  const found = list.find((it) => it === text);
  if (found === undefined) throw new Error(`'${text}' is none of ${list.join(', ')}`);
  return found;
}

/** Charts come whole (`points`) or by type or source (`points.plants`). */
function chartTitle(chart: string): Words {
  const [whole, part] = chart.split('.');
  if (part === undefined) return { key: `co2.chart.${chart}` };
  if (whole === 'expertise') return say('co2.chart.expertise-type', { type: energy(oneOf(ENERGIES, part), 'name') });
  const source = SOURCES.find((it) => it === part) ?? 'plants';
  return say('co2.chart.points-source', { source: say(`co2.source.${source}`) });
}

function chartLine(line: string): Words {
  const kind = FOSSILS.find((it) => it === line);
  if (kind !== undefined) return fossil(kind, 'name');
  if (line.startsWith('seat-')) return say('co2.chart.line.seat', { seat: { seat: Number(line.slice('seat-'.length)) } });
  return { key: `co2.chart.line.${line}` };
}
