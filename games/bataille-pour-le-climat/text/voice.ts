import type { Catalogue, Chapter, Locale, Voice, Words } from '@kaya/engine';
import { REGIONS } from '../types/ids.ts';
import type { Bpc } from '../types/index.ts';
import { about } from './about.ts';
import { actionWords } from './actions.ts';
import { componentNames } from './component-names.ts';
import { describe } from './describe.ts';
import { endingWords } from './ending.ts';
import { eventWords } from './events.ts';
import { forecast } from './forecast.ts';
import { placeWords } from './places.ts';
import { promptWords } from './prompts.ts';
import { reasonWords } from './reasons.ts';
import { cardChapters } from './reference-cards.ts';
import { regionName, say } from './say.ts';
import { traits } from './traits.ts';

const ours: Readonly<Record<Locale, () => Promise<Catalogue>>> = {
  en: async () => (await import('./en/index.ts')).en,
  fr: async () => (await import('./fr/index.ts')).fr,
  ru: async () => (await import('./ru/index.ts')).ru,
};

const told: Readonly<Record<Locale, () => Promise<readonly Chapter[]>>> = {
  en: async () => (await import('./en/reference.ts')).en,
  fr: async () => (await import('./fr/reference.ts')).fr,
  ru: async () => (await import('./ru/reference.ts')).ru,
};

async function catalogue(locale: Locale): Promise<Catalogue> {
  return { ...componentNames(locale), ...(await ours[locale]()) };
}

/** The reference as written, with the cards before the glossary. */
async function reference(locale: Locale): Promise<readonly Chapter[]> {
  const chapters = await told[locale]();
  const cards = cardChapters(locale, await catalogue(locale));
  return [...chapters.slice(0, -1), ...cards, ...chapters.slice(-1)];
}

export const voice: Voice<Bpc> = {
  catalogues: { en: () => catalogue('en'), fr: () => catalogue('fr'), ru: () => catalogue('ru') },
  reference: { en: () => reference('en'), fr: () => reference('fr'), ru: () => reference('ru') },
  name: say('bpc.name'),
  prompt: promptWords,
  action: actionWords,
  event: eventWords,
  reason: reasonWords,
  place: placeWords,
  option: (name) => ({
    name: { key: `bpc.option.${name}` },
    help: { key: `bpc.option.${name}.help` },
    value: (value) => {
      if (typeof value === 'boolean') return say(value ? 'bpc.option.yes' : 'bpc.option.no');
      return typeof value === 'number' ? say('bpc.option.number', { value }) : { key: `bpc.option.${name}.${value}` };
    },
  }),
  ending: endingWords,
  source: (source) => ({ key: `bpc.source.${source}` }),
  chart: (chart) => ({ title: { key: `bpc.chart.${chart}` }, line: lineName }),
  standing: (name) => ({ key: `bpc.standing.${name}` }),
  motive: (part) => ({ key: `bpc.motive.${part}` }),
  about,
  forecast,
  traits,
  describe,
};

/** A line of a chart: a region, a pawn, or something of the whole world. */
function lineName(name: string): Words {
  const region = REGIONS.find((id) => id === name);
  return region === undefined ? { key: `bpc.line.${name}` } : regionName(region);
}
