import type { Reason, Voice, Words, WordValue } from '@kaya/engine';
import type { Cos } from '../types/index.ts';
import { about } from './about.ts';
import { actionWords } from './actions.ts';
import { describe } from './describe.ts';
import { eventWords } from './events.ts';
import { forecast } from './forecast.ts';
import {
  cardName,
  civilisationName,
  galaxyName,
  gemsWords,
  leaderName,
  planetName,
  spaceName,
  stationName,
  systemName,
  upgradeName,
  whoWords,
} from './names.ts';
import { placeWords } from './places.ts';
import { prompt } from './prompts.ts';
import { say } from './say.ts';
import { traits } from './traits.ts';

/** Reasons carry ids; here are the names for them. */
const NAMES: Readonly<Record<string, (id: string) => Words>> = {
  planet: planetName,
  system: systemName,
  tile: systemName,
  galaxy: galaxyName,
  space: spaceName,
  card: cardName,
  leader: leaderName,
  civilisation: civilisationName,
  upgrade: upgradeName,
  requires: upgradeName,
  station: stationName,
};

function reason({ rule, values }: Reason): Words {
  const words: Record<string, WordValue> = {};
  for (const [name, value] of Object.entries(values)) {
    const named = NAMES[name];
    words[name] = named === undefined || typeof value === 'number' ? value : named(value);
  }
  const { anthracite, gold, transparent } = values;
  if (typeof anthracite === 'number' && typeof gold === 'number' && typeof transparent === 'number') {
    words['price'] = gemsWords({ anthracite, gold, transparent });
  }
  return { key: `cos.reason.${rule}`, values: words };
}

export const voice: Voice<Cos> = {
  catalogues: {
    en: async () => (await import('./en/index.ts')).en,
    fr: async () => (await import('./fr/index.ts')).fr,
    ru: async () => (await import('./ru/index.ts')).ru,
  },
  reference: {
    en: async () => (await import('./en/reference.ts')).chapters,
    fr: async () => (await import('./fr/reference.ts')).chapters,
    ru: async () => (await import('./ru/reference.ts')).chapters,
  },
  name: say('cos.name'),
  prompt,
  action: actionWords,
  event: eventWords,
  reason,
  place: placeWords,
  option: (name) => ({
    name: { key: `cos.option.${name}` },
    help: { key: `cos.option.${name}.help` },
    value: (value) =>
      typeof value === 'boolean' ? say(value ? 'cos.option.yes' : 'cos.option.no') : say('cos.option.value', { value }),
  }),
  ending: (ending) => ({ key: `cos.ending.${ending}` }),
  source: (source) => ({ key: `cos.source.${source}` }),
  motive: (part) => ({ key: `cos.motive.${part}` }),
  chart: (chart) => ({
    title: { key: `cos.chart.${chart}` },
    line: (name) => say('cos.chart.line', { who: whoWords(name === 'automa' ? 'automa' : Number(name)) }),
  }),
  about,
  forecast,
  traits,
  describe,
};
