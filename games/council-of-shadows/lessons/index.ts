import { inLanguages } from '@kaya/engine';
import { type Course, lessonRecord, lessonsAlong } from '@kaya/engine/lessons';
import { firstRound } from './first-round.ts';
import game from './game.json' with { type: 'json' };
import { lastRound } from './last-round.ts';
import { levelOne } from './level-one.ts';

/** One game for two, told where it turns. */
const lesson = lessonsAlong(lessonRecord(game));

export const course: Course = {
  seat: 0,
  drill: async () => (await import('./drill.ts')).drill,
  words: inLanguages({ en: () => import('./en.ts'), fr: () => import('./fr.ts'), ru: () => import('./ru.ts') }),
  first: { seats: 2, options: { screens: true, module1: false, module2: false, soloSilver: false } },
  lessons: [lesson('first-round', firstRound, 21), lesson('level-one', levelOne, 58), lesson('last-round', lastRound)],
};
