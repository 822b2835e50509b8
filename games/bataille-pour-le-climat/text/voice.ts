import { type Catalogue, type Chapter, type InLanguages, inLanguages, type Locale, plainVoice, type Voice } from '@kaya/engine';
import { areOurs, components } from '../data/index.ts';
import type { Bpc } from '../types/index.ts';
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
import { result } from './result.ts';
import { traits } from './traits.ts';

const first: InLanguages<Catalogue> = inLanguages({
  en: () => import('./en/beginning.ts'),
  fr: () => import('./fr/beginning.ts'),
  ru: () => import('./ru/beginning.ts'),
});

const later: InLanguages<Catalogue> = inLanguages({
  en: () => import('./en/later.ts'),
  fr: () => import('./fr/later.ts'),
  ru: () => import('./ru/later.ts'),
});

/** What only those read who choose how to play: a table begins without it. */
const setUp: InLanguages<Catalogue> = inLanguages({
  en: () => import('./en/set-up.ts'),
  fr: () => import('./fr/set-up.ts'),
  ru: () => import('./ru/set-up.ts'),
});

const told: InLanguages<readonly Chapter[]> = inLanguages({
  en: () => import('./en/reference.ts'),
  fr: () => import('./fr/reference.ts'),
  ru: () => import('./ru/reference.ts'),
});

async function catalogue(locale: Locale): Promise<Catalogue> {
  const [words, more] = await Promise.all([atTable(locale), setUp[locale]()]);
  return { ...words, ...more };
}

async function atTable(locale: Locale): Promise<Catalogue> {
  const [words, more] = await Promise.all([beginning(locale), later[locale]()]);
  return { ...words, ...more };
}

async function beginning(locale: Locale): Promise<Catalogue> {
  const words = await first[locale]();
  if (areOurs) return words;
  // Few hosts have cards of their own.
  const { componentNames } = await import('./component-names.ts');
  return { ...componentNames(components, locale), ...words };
}

/** The reference as written, with the cards before the glossary. */
async function reference(locale: Locale): Promise<readonly Chapter[]> {
  const [chapters, { cardChapters }] = await Promise.all([told[locale](), import('./reference-cards.ts')]);
  const cards = cardChapters(locale, await catalogue(locale));
  return [...chapters.slice(0, -1), ...cards, ...chapters.slice(-1)];
}

export const voice: Voice<Bpc> = {
  catalogues: { en: () => catalogue('en'), fr: () => catalogue('fr'), ru: () => catalogue('ru') },
  atTable: { en: () => atTable('en'), fr: () => atTable('fr'), ru: () => atTable('ru') },
  beginning: { en: () => beginning('en'), fr: () => beginning('fr'), ru: () => beginning('ru') },
  reference: { en: () => reference('en'), fr: () => reference('fr'), ru: () => reference('ru') },
  ...plainVoice('bpc', {
    scenario: (id) => ({ key: `bpc.option.scenario.${id}` }),
    option: (name) => ({ key: `bpc.option.${name}` }),
  }),
  prompt: promptWords,
  action: actionWords,
  parts,
  event: eventWords,
  lines: moveLines,
  place: placeWords,
  ending: endingWords,
  chart: chartWords,
  chartTime: { key: 'bpc.chart.time' },
  about,
  forecast,
  result,
  traits,
  describe,
  staging: async () => (await import('./scenes.ts')).staging,
  ruled: async () => (await import('./ruled.ts')).ruled,
};
