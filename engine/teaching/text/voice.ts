import { plainVoice, type Voice } from '@kaya/engine';
import type { Lamp } from '../types/index.ts';
import { about } from './about.ts';
import { actionWords } from './actions.ts';
import { chartWords } from './charts.ts';
import { describe } from './describe.ts';
import { eventWords } from './events.ts';
import { forecast } from './forecast.ts';
import { placeWords } from './places.ts';
import { promptWords } from './prompts.ts';
import { traits } from './traits.ts';

/** How the Lamplighters speak. */
export const voice: Voice<Lamp> = {
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
  ...plainVoice('lmp'),
  prompt: promptWords,
  action: actionWords,
  event: eventWords,
  place: placeWords,
  chart: chartWords,
  chartTime: { key: 'lmp.chart.time' },
  about,
  forecast,
  traits,
  describe,
};
