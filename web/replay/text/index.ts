import { inLanguages } from '@kaya/engine';
import type { Catalogues } from '../../text/useCatalogue.ts';
import type { en } from './en.ts';

export type ReplayKey = keyof typeof en;
export type ReplayWords = Readonly<Record<ReplayKey, string>>;
export type SayReplay = (key: ReplayKey, values?: Readonly<Record<string, string>>) => string;

export const replayText: Catalogues<ReplayKey> = inLanguages({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ru: () => import('./ru.ts'),
});
