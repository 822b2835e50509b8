import { conditionsIn, inLanguages, type Voice } from '@kaya/engine';
import type { Cos } from '../types/index.ts';
import { about } from './about.ts';
import { actionWords } from './actions.ts';
import { chartWords } from './charts.ts';
import { describe } from './describe.ts';
import { eventWords } from './events.ts';
import { forecast } from './forecast.ts';
import { moveLines } from './lines.ts';
import { parts } from './parts.ts';
import { placeWords } from './places.ts';
import { prompt } from './prompts.ts';
import { plain, reasonWords } from './reasons.ts';
import { result } from './result.ts';
import { say } from './say.ts';
import { traits } from './traits.ts';

export const voice: Voice<Cos> = {
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
  ...plain,
  prompt,
  action: actionWords,
  parts,
  event: eventWords,
  lines: moveLines,
  reason: reasonWords,
  place: placeWords,
  condition: conditionsIn('cos', placeWords),
  rival: () => say('cos.automa'),
  chart: chartWords,
  chartTime: { key: 'cos.chart.time' },
  about,
  forecast,
  result,
  traits,
  describe,
  staging: async () => (await import('./scenes.ts')).staging,
  ruled: async () => (await import('./ruled.ts')).ruled,
};
