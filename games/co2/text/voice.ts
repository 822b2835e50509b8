import { conditionsIn, inLanguages, plainVoice, type Voice } from '@kaya/engine';
import type { Co2 } from '../types/index.ts';
import { about } from './about.ts';
import { actionWords } from './actions.ts';
import { chartWords } from './charts.ts';
import { describe } from './describe.ts';
import { endingWords } from './ending.ts';
import { eventWords } from './events.ts';
import { forecast } from './forecast.ts';
import { moveLines } from './lines.ts';
import { parts } from './parts.ts';
import { placeWords } from './places.ts';
import { promptWords } from './prompts.ts';
import { reasonWords } from './reasons.ts';
import { result } from './result.ts';
import { traits } from './traits.ts';

/** How CO₂ speaks. */
export const voice: Voice<Co2> = {
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
  ...plainVoice('co2'),
  prompt: promptWords,
  action: actionWords,
  parts,
  event: eventWords,
  lines: moveLines,
  reason: reasonWords,
  place: placeWords,
  condition: conditionsIn('co2', placeWords),
  ending: endingWords,
  chart: chartWords,
  chartTime: { key: 'co2.chart.time' },
  about,
  forecast,
  result,
  traits,
  describe,
  staging: async () => (await import('./scenes.ts')).staging,
  ruled: async () => (await import('./ruled.ts')).ruled,
};
