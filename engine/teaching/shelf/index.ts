import { inLanguages, type Shelf } from '@kaya/engine';

export const shelf: Shelf = {
  order: 9,
  seats: 3,
  matters: ['nights', 'wind'],
  solo: false,
  daily: { bots: ['medium'], options: {} },
  lessons: [2],
  words: inLanguages({ en: () => import('./en.ts'), fr: () => import('./fr.ts'), ru: () => import('./ru.ts') }),
  cover: async () => (await import('./Cover.tsx')).Cover,
};
