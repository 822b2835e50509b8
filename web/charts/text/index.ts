import type { Catalogues } from '../../text/useCatalogue.ts';
import type { en } from './en.ts';

export type ChartKey = keyof typeof en;
export type ChartText = Readonly<Record<ChartKey, string>>;

export const chartText: Catalogues<ChartKey> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  ru: async () => (await import('./ru.ts')).ru,
};
