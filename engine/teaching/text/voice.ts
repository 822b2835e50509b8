import { conditionsIn, inLanguages, plainVoice, type Voice } from '@kaya/engine';
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
  catalogues: inLanguages({
    en: () => import('./en/index.ts'),
    fr: () => import('./fr/index.ts'),
    ru: () => import('./ru/index.ts'),
  }),
  reference: inLanguages({
    en: () => import('./en/reference.ts'),
    fr: () => import('./fr/reference.ts'),
    ru: () => import('./ru/reference.ts'),
  }),
  ...plainVoice('lmp'),
  prompt: promptWords,
  action: actionWords,
  event: eventWords,
  place: placeWords,
  condition: conditionsIn('lmp', placeWords),
  chart: chartWords,
  chartTime: { key: 'lmp.chart.time' },
  about,
  forecast,
  traits,
  describe,
  staging: async () => (await import('./scenes.ts')).staging,
  ruled: async () => (await import('./ruled.ts')).ruled,
};
