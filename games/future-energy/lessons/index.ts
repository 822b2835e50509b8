import { type Course, firstMoves, type Lesson, type LessonMoment, lessonRecord } from '@kaya/engine/lessons';
import { contracts } from './contracts.ts';
import { crew } from './crew.ts';
import game from './game.json' with { type: 'json' };
import { network } from './network.ts';

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
  first: { seats: 2, options: {} },
  lessons: [lesson('crew', crew, 11), lesson('contracts', contracts, 33), lesson('network', network, 52)],
};
