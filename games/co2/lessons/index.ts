import { type Course, firstMoves, type Lesson, type LessonMoment, lessonRecord } from '@kaya/engine/lessons';
import { firstPlant } from './first-plant.ts';
import game from './game.json' with { type: 'json' };
import { lastDecade } from './last-decade.ts';
import { newDecade } from './new-decade.ts';
import { rivals } from './rivals.ts';

const record = lessonRecord(game);

/** One game for all lessons; each ends where its last moment is done. */
function lesson(id: string, moments: readonly LessonMoment[], end: number): Lesson {
  return { id, moments, record: firstMoves(record, end) };
}

export const course: Course = {
  seat: 0,
  words: {
    en: async () => (await import('./en.ts')).en,
    fr: async () => (await import('./fr.ts')).fr,
    ru: async () => (await import('./ru.ts')).ru,
  },
  first: { seats: 3, options: { 'fossil-setup': 'beginner' } },
  lessons: [
    lesson('first-plant', firstPlant, 38),
    lesson('new-decade', newDecade, 105),
    lesson('rivals', rivals, 163),
    lesson('last-decade', lastDecade, record.moves.length),
  ],
};
