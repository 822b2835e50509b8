import { inLanguages, type Shelf } from '@kaya/engine';

export const shelf: Shelf = {
  order: 3,
  seats: 3,
  matters: ['scenario', 'mode', 'characters'],
  solo: true,
  daily: { bots: [], options: { scenario: 'decisive-decade' } },
  lessons: [4, 3, 4, 3, 4],
  words: inLanguages({ en: () => import('./en.ts'), fr: () => import('./fr.ts'), ru: () => import('./ru.ts') }),
  cover: async () => (await import('./Cover.tsx')).Cover,
};
