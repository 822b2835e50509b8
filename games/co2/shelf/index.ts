import { inLanguages, type Shelf } from '@kaya/engine';

export const shelf: Shelf = {
  order: 1,
  seats: 3,
  matters: ['edition', 'fossil-setup'],
  solo: true,
  suggests: { seats: 5, options: { 'fossil-setup': 'beginner' } },
  daily: { bots: [], options: {} },
  lessons: [3, 4, 4, 5],
  words: inLanguages({ en: () => import('./en.ts'), fr: () => import('./fr.ts'), ru: () => import('./ru.ts') }),
  cover: async () => (await import('./Cover.tsx')).Cover,
};
