import type { Aid } from '@kaya/engine';
import type { Lamp } from '../types/index.ts';
import { Icon } from './Icon.tsx';
import { sheet } from './sheet.ts';

/** What lies beside the board: the turn, the actions, what scores, the icons. */
export const aid: Aid<Lamp> = {
  words: {
    en: async () => (await import('./en.ts')).en,
    fr: async () => (await import('./fr.ts')).fr,
    ru: async () => (await import('./ru.ts')).ru,
  },
  sheet,
  Icon,
};
