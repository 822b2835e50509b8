import type { Course } from '@kaya/engine/lessons';
import { firstRound } from './first-round.ts';
import { lastRound } from './last-round.ts';
import { levelOne } from './level-one.ts';

/** One game for two, told where it turns. */
export const course: Course = {
  seat: 0,
  words: {
    en: async () => (await import('./en.ts')).en,
    fr: async () => (await import('./fr.ts')).fr,
    ru: async () => (await import('./ru.ts')).ru,
  },
  first: { seats: 2, options: { screens: true, module1: false, module2: false, soloSilver: false } },
  lessons: [firstRound, levelOne, lastRound],
};
