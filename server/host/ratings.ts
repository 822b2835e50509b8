import { parseArgs } from 'node:util';
import { atMost } from './host-error.ts';
import { withTables } from './opened.ts';

/** Works all ratings out again from how the rated games ended, and says whether they were what they are. */
export async function run(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { again: { type: 'boolean' } } });
  atMost(0, positionals);
  await withTables(async ({ store }) => {
    const titles = await store.ratings.titles();
    if (titles.length === 0) console.log('No game has been rated yet.');
    for (const game of titles) {
      const { games, changes, differed } = await store.ratings.again(game, values.again === true);
      const told = `${game}: ${games} rated games, ${changes} changes`;
      const kept = values.again === true ? 'they are right now' : 'npm run host -- ratings --again puts them right';
      console.log(
        differed === 0 ? `${told}, all as they follow from the results.` : `${told}, ${differed} of them wrong; ${kept}.`,
      );
    }
  });
}
