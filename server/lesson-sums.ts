import type { Box } from '@kaya/engine';
import { ledIn } from '@kaya/engine/lessons';
import type { HostedMoment } from '@kaya/wire';
import type { LessonCountRow } from './storage/schema.ts';

/** How the moments of all lessons went for those who let the host know, in the order of the lessons. */
export async function lessonSums(
  rows: readonly LessonCountRow[],
  listed: readonly string[],
  boxOf: (game: string) => Promise<Box | null>,
): Promise<HostedMoment[]> {
  const courses = await Promise.all(
    listed.map(async (game) => {
      const course = await (await boxOf(game))?.course?.();
      return { game, led: course === undefined ? [] : await ledIn(course) };
    }),
  );
  return courses.flatMap(({ game, led }) =>
    led.flatMap(({ id: lesson, moments }) =>
      moments.flatMap(({ id: moment }) =>
        rows
          .filter((it) => it.game === game && it.lesson === lesson && it.moment === moment)
          .map((row) => ({
            ...{ id: `${game} ${lesson} ${moment}`, game, lesson, moment },
            ...{ shown: row.shown, tries: row.tries, left: row.gone, half: middleOf(row) },
          })),
      ),
    ),
  );
}

/** Where the middle of all who were asked stands, in seconds. */
export function middleOf({ shown, under_10, under_30, under_60 }: LessonCountRow): HostedMoment['half'] {
  if (under_10 * 2 >= shown) return 'under10';
  if ((under_10 + under_30) * 2 >= shown) return 'under30';
  return (under_10 + under_30 + under_60) * 2 >= shown ? 'under60' : 'longer';
}
