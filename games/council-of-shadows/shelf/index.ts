import { inLanguages, type Shelf } from '@kaya/engine';

export const shelf: Shelf = {
  order: 4,
  seats: 3,
  matters: ['module1', 'module2'],
  solo: true,
  daily: { bots: [], options: {} },
  lessons: [3, 4, 4],
  words: inLanguages({ en: () => import('./en.ts'), fr: () => import('./fr.ts'), ru: () => import('./ru.ts') }),
  cover: async () => (await import('./Cover.tsx')).Cover,
};
