import type { Shelf } from '@kaya/engine';

export const shelf: Shelf = {
  order: 3,
  seats: 3,
  matters: ['scenario', 'mode', 'characters'],
  solo: true,
  words: {
    en: async () => (await import('./en.ts')).en,
    fr: async () => (await import('./fr.ts')).fr,
    ru: async () => (await import('./ru.ts')).ru,
  },
  cover: async () => (await import('./Cover.tsx')).Cover,
};
