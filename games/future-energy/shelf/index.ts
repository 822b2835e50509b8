import { inLanguages, type Shelf } from '@kaya/engine';

export const shelf: Shelf = {
  order: 2,
  seats: 3,
  matters: ['module1', 'module2', 'module3'],
  solo: false,
  daily: { bots: ['medium'], options: {} },
  lessons: [3, 3, 3],
  words: inLanguages({ en: () => import('./en.ts'), fr: () => import('./fr.ts'), ru: () => import('./ru.ts') }),
  cover: async () => (await import('./Cover.tsx')).Cover,
};
