import type { Shelf } from '@kaya/engine';

export const shelf: Shelf = {
  order: 2,
  seats: 3,
  matters: ['module1', 'module2', 'module3'],
  solo: false,
  words: {
    en: async () => (await import('./en.ts')).en,
    fr: async () => (await import('./fr.ts')).fr,
    ru: async () => (await import('./ru.ts')).ru,
  },
  cover: async () => (await import('./Cover.tsx')).Cover,
};
