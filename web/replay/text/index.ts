import type { Catalogues } from '../../text/useCatalogue.ts';
import type { en } from './en.ts';

export type ReplayKey = keyof typeof en;
export type ReplayWords = Readonly<Record<ReplayKey, string>>;
export type SayReplay = (key: ReplayKey, values?: Readonly<Record<string, string>>) => string;

export const replayText: Catalogues<ReplayKey> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  ru: async () => (await import('./ru.ts')).ru,
};
