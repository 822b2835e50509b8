import { boxOf, listedGames } from '../games.ts';
import type { LessonCountRow } from '../storage/schema.ts';
import { withTables } from './opened.ts';

/** A moment at which more than this part leaves is worth another look. */
const TOO_MANY = 0.05;

/** How the moments of all lessons went for those who let us know, in the order of the lessons. */
export async function run(): Promise<void> {
  await withTables(async ({ store }) => {
    const rows = await store.lessons.all();
    let told = 0;
    for (const game of listedGames) {
      const course = await (await boxOf(game))?.course?.();
      for (const { id, moments } of course?.lessons ?? []) {
        const counted = moments.flatMap(({ id: moment }) =>
          rows.filter((it) => it.game === game && it.lesson === id && it.moment === moment),
        );
        if (counted.length === 0) continue;
        process.stdout.write(`\n${game}: ${id}\n`);
        for (const row of counted) process.stdout.write(`  ${lineOf(row)}\n`);
        told += counted.length;
      }
    }
    console.log(told === 0 ? 'Nobody has told anything about a lesson yet.' : '\n! more than one in twenty left there');
  });
}

/** Where the middle of all who were asked stands. */
export function middleOf({ shown, under_10, under_30, under_60 }: LessonCountRow): string {
  if (under_10 * 2 >= shown) return 'under 10 s';
  if ((under_10 + under_30) * 2 >= shown) return '10 to 30 s';
  return (under_10 + under_30 + under_60) * 2 >= shown ? '30 to 60 s' : 'over 60 s';
}

function lineOf(row: LessonCountRow): string {
  const { moment, shown, tries, gone } = row;
  const mark = gone > shown * TOO_MANY ? '!' : ' ';
  return `${mark} ${moment.padEnd(20)} shown ${shown}, half of them ${middleOf(row)}, ${(tries / shown).toFixed(1)} wrong tries, ${gone} left`;
}
