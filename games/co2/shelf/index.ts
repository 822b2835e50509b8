import type { Shelf } from '@kaya/engine';

export const shelf: Shelf = {
  order: 1,
  seats: 3,
  matters: ['edition', 'fossil-setup'],
  solo: true,
  suggests: { seats: 5, options: { 'fossil-setup': 'beginner' } },
  words: {
    en: async () => (await import('./en.ts')).en,
    fr: async () => (await import('./fr.ts')).fr,
    ru: async () => (await import('./ru.ts')).ru,
  },
  cover: async () => (await import('./Cover.tsx')).Cover,
};
