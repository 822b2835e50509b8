import { inLanguages } from '@kaya/engine';
import { type Course, lessonRecord, lessonsAlong } from '@kaya/engine/lessons';
import { crew } from './crew.ts';
import game from './game.json' with { type: 'json' };
import { lastRounds } from './last-rounds.ts';
import { network } from './network.ts';

/** One whole game for all lessons. */
const lesson = lessonsAlong(lessonRecord(game));

export const course: Course = {
  seat: 0,
  drill: async () => (await import('./drill.ts')).drill,
  words: inLanguages({ en: () => import('./en.ts'), fr: () => import('./fr.ts'), ru: () => import('./ru.ts') }),
  first: { seats: 2, options: {} },
  lessons: [lesson('crew', crew, 29), lesson('network', network, 52), lesson('last-rounds', lastRounds)],
};
