// How the moments of a lesson went for somebody who lets the host know, without a name.
import Type, { type Static } from 'typebox';

const closed = { additionalProperties: false } as const;

/** So many moments are told at once, and so many wrong tries at one of them. */
export const MOST_MOMENTS = 40;
export const MOST_TRIES = 20;
/** A moment is looked at no longer than this, in seconds: whoever stays away does not read. */
export const LONGEST_LOOK = 600;

const Name = Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z0-9-]+$' });

/** Some moments of one lesson, once each: how long, how many wrong tries, and whether somebody left there. */
export const LessonCounts = Type.Object(
  {
    game: Name,
    lesson: Name,
    moments: Type.Array(
      Type.Object(
        {
          moment: Name,
          seconds: Type.Integer({ minimum: 0, maximum: LONGEST_LOOK }),
          tries: Type.Integer({ minimum: 0, maximum: MOST_TRIES }),
          left: Type.Boolean(),
        },
        closed,
      ),
      { minItems: 1, maxItems: MOST_MOMENTS },
    ),
  },
  closed,
);
export type LessonCounts = Static<typeof LessonCounts>;
