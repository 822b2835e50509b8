import { inLanguages } from '@kaya/engine';
import { type Course, lessonRecord, lessonsAlong } from '@kaya/engine/lessons';
import { contracts } from './contracts.ts';
import { crew } from './crew.ts';
import game from './game.json' with { type: 'json' };
import { network } from './network.ts';

/** One game for all lessons. */
const lesson = lessonsAlong(lessonRecord(game));

export const course: Course = {
  seat: 0,
  words: inLanguages({ en: () => import('./en.ts'), fr: () => import('./fr.ts'), ru: () => import('./ru.ts') }),
  first: { seats: 2, options: {} },
  lessons: [lesson('crew', crew, 11), lesson('contracts', contracts, 33), lesson('network', network, 52)],
};
