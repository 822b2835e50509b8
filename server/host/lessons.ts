import type { HostedMoment } from '@kaya/wire';
import { boxOf, listedGames } from '../games.ts';
import { lessonSums } from '../lesson-sums.ts';
import { withTables } from './opened.ts';

/** A moment at which more than this part leaves is worth another look. */
const TOO_MANY = 0.05;

const HALF = { under10: 'under 10 s', under30: '10 to 30 s', under60: '30 to 60 s', longer: 'over 60 s' } as const;

/** How the moments of all lessons went for those who let us know, in the order of the lessons. */
export async function run(): Promise<void> {
  await withTables(async ({ store }) => {
    const sums = await lessonSums(await store.lessons.all(), listedGames, boxOf);
    for (const [lesson, moments] of Map.groupBy(sums, (it) => `${it.game}: ${it.lesson}`)) {
      process.stdout.write(`\n${lesson}\n`);
      for (const moment of moments) process.stdout.write(`  ${lineOf(moment)}\n`);
    }
    console.log(sums.length === 0 ? 'Nobody has told anything about a lesson yet.' : '\n! more than one in twenty left there');
  });
}

function lineOf({ moment, shown, tries, left, half }: HostedMoment): string {
  const mark = left > shown * TOO_MANY ? '!' : ' ';
  return `${mark} ${moment.padEnd(20)} shown ${shown}, half of them ${HALF[half]}, ${(tries / shown).toFixed(1)} wrong tries, ${left} left`;
}
