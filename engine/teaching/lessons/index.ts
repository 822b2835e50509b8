import { inLanguages } from '@kaya/engine';
import type { Course } from '@kaya/engine/lessons';
import { lessonRecord } from '@kaya/engine/lessons';
import firstNight from './first-night.json' with { type: 'json' };

export const course: Course = {
  seat: 0,
  drill: async () => (await import('./drill.ts')).drill,
  words: inLanguages({ en: () => import('./en.ts'), fr: () => import('./fr.ts'), ru: () => import('./ru.ts') }),
  first: { seats: 2, options: { nights: 3, wind: 'calm' } },
  lessons: [
    {
      id: 'first-night',
      record: lessonRecord(firstNight),
      moments: [
        {
          id: 'pour',
          move: 1,
          help: 'show',
          answers: [{ to: { do: 'pour' }, say: 'little' }],
          rules: ['LMP-NIG-2', 'LMP-CNT-2'],
        },
        { id: 'light', move: 2, help: 'show', until: { kind: 'lit', seat: 0 }, rules: ['LMP-TRN-1'] },
        { id: 'sells', move: 4, help: 'show', points: ['#players'], rules: ['LMP-SEL-1'] },
        { id: 'pour-again', move: 7, help: 'point', like: [], rules: ['LMP-CNT-1'] },
        { id: 'light-again', move: 11, help: 'point', until: { kind: 'lit', seat: 0 }, rules: ['LMP-LIT-3', 'LMP-SCO-1'] },
        { id: 'alone', move: 14, help: 'ask', until: { kind: 'lit', seat: 0 }, within: 4, rules: ['LMP-TRN-1'] },
      ],
    },
  ],
};
