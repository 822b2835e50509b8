import { type Aid, inLanguages } from '@kaya/engine';
import type { Bpc } from '../types/index.ts';
import { Icon } from './Icon.tsx';
import { sheet } from './sheet.ts';

/** What lies beside the board: the turn, the actions, what scores, the icons. */
export const aid: Aid<Bpc> = {
  words: inLanguages({ en: () => import('./en.ts'), fr: () => import('./fr.ts'), ru: () => import('./ru.ts') }),
  sheet,
  Icon,
};
