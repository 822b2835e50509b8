// How the moments of a lesson went for somebody who lets the host know, without a name.
import Type, { type Static } from 'typebox';
import { LONGEST_LOOK, MOST_MOMENTS, MOST_TRIES } from './bounds.ts';
import { exactly } from './closed.ts';

const Name = Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z0-9-]+$' });

/** Some moments of one lesson, once each: how long, how many wrong tries, and whether somebody left there. */
export const LessonCounts = exactly({
  game: Name,
  lesson: Name,
  moments: Type.Array(
    exactly({
      moment: Name,
      seconds: Type.Integer({ minimum: 0, maximum: LONGEST_LOOK }),
      tries: Type.Integer({ minimum: 0, maximum: MOST_TRIES }),
      left: Type.Boolean(),
    }),
    { minItems: 1, maxItems: MOST_MOMENTS },
  ),
});
export type LessonCounts = Static<typeof LessonCounts>;
