import type { Reason, Voice, Words, WordValue } from '@kaya/engine';
import type { FutureEnergy } from '../types/index.ts';
import { about } from './about.ts';
import { actionWords } from './actions.ts';
import { describe } from './describe.ts';
import { eventWords } from './events.ts';
import { forecast } from './forecast.ts';
import { card, person, say, token } from './names.ts';
import { placeWords } from './places.ts';
import { prompt } from './prompts.ts';
import { traits } from './traits.ts';

export const voice: Voice<FutureEnergy> = {
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
  name: say('fe.name'),
  prompt,
  action: actionWords,
  event: eventWords,
  reason: reasonWords,
  place: placeWords,
  option: (name) => ({
    name: { key: `fe.option.${name}` },
    help: { key: `fe.option.${name}.help` },
    value: (value) =>
      typeof value === 'boolean' ? say(value ? 'fe.option.yes' : 'fe.option.no') : { key: `fe.option.${name}.${value}` },
  }),
  ending: (ending) => ({ key: `fe.ending.${ending}` }),
  source: (source) => ({ key: `fe.source.${source}` }),
  motive: (part) => ({ key: `fe.motive.${part}` }),
  chart(chart) {
    const [kind, seat] = chart.split('-');
    if (kind === 'sources') {
      return {
        title: say('fe.chart.sources', { seat: person(Number(seat)) }),
        line: (name) => ({ key: `fe.source.${name}` }),
      };
    }
    return { title: { key: `fe.chart.${chart}` }, line: (name) => say('fe.chart.seat', { seat: person(Number(name)) }) };
  },
  standing: (name) => ({ key: `fe.standing.${name}` }),
  about,
  forecast,
  traits,
  describe,
};

/** Values of a reason that are the ids of things; the others are numbers. */
const THINGS: Readonly<Record<string, (id: string) => Words>> = { token, symbol: token, wanted: token, card };

function reasonWords({ rule, values }: Reason): Words {
  const words: Record<string, WordValue> = {};
  for (const [name, value] of Object.entries(values)) words[name] = THINGS[name]?.(String(value)) ?? value;
  return { key: `fe.reason.${rule}`, values: words };
}
