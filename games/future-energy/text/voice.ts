import { conditionsIn, inLanguages, oneOf, plainVoice, type Voice } from '@kaya/engine';
import { keptIds, publicIds } from '../data/index.ts';
import type { FutureEnergy } from '../types/index.ts';
import { about } from './about.ts';
import { actionWords } from './actions.ts';
import { chartWords } from './charts.ts';
import { describe } from './describe.ts';
import { eventWords } from './events.ts';
import { forecast } from './forecast.ts';
import { moveLines } from './lines.ts';
import { card, token } from './names.ts';
import { parts } from './parts.ts';
import { placeWords } from './places.ts';
import { prompt } from './prompts.ts';
import { result } from './result.ts';
import { traits } from './traits.ts';

const tokenNamed = (id: string) => token(oneOf(keptIds, id));

export const voice: Voice<FutureEnergy> = {
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
  ...plainVoice('fe', { token: tokenNamed, symbol: tokenNamed, wanted: tokenNamed, card: (id) => card(oneOf(publicIds, id)) }),
  prompt,
  action: actionWords,
  parts,
  event: eventWords,
  lines: moveLines,
  place: placeWords,
  condition: conditionsIn('fe', placeWords),
  chart: chartWords,
  chartTime: { key: 'fe.chart.time' },
  about,
  forecast,
  result,
  traits,
  describe,
  staging: async () => (await import('./scenes.ts')).staging,
  ruled: async () => (await import('./ruled.ts')).ruled,
};
