import { inLanguages } from '@kaya/engine';
import { type Course, lessonRecord, lessonsAlong } from '@kaya/engine/lessons';
import { firstPlant } from './first-plant.ts';
import game from './game.json' with { type: 'json' };
import { lastDecade } from './last-decade.ts';
import { newDecade } from './new-decade.ts';
import { rivals } from './rivals.ts';

/** One game for all lessons. */
const lesson = lessonsAlong(lessonRecord(game));

export const course: Course = {
  seat: 0,
  drill: async () => (await import('./drill.ts')).drill,
  words: inLanguages({ en: () => import('./en.ts'), fr: () => import('./fr.ts'), ru: () => import('./ru.ts') }),
  first: { seats: 3, options: { 'fossil-setup': 'beginner' } },
  lessons: [
    lesson('first-plant', firstPlant, 38),
    lesson('new-decade', newDecade, 105),
    lesson('rivals', rivals, 163),
    lesson('last-decade', lastDecade),
  ],
};
