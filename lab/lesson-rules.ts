// Prints which rules are at work in each lesson, by game and lesson. A process of its own: the places of the code are those of its files only where nothing has built it anew.
import { replay } from '@kaya/engine';
import { allBoxes } from './boxes.ts';
import { homeOf } from './kept.ts';
import { RulesAtWork } from './rules-at-work.ts';

const found: Record<string, Record<string, readonly string[]>> = {};
for (const { game, course: load } of await allBoxes()) {
  if (load === undefined) continue;
  const { lessons } = await load();
  const work = new RulesAtWork(new URL('rules/', homeOf(game.id)));
  found[game.id] = Object.fromEntries(
    lessons.map(({ id, record, moments: [first] }) => {
      const rules = new Set<string>();
      work.take();
      replay(game, record, (_, move) => {
        const ran = work.take();
        // What came before the lesson is not of it, but what led to its first question is.
        if (move >= (first?.move ?? 0)) for (const rule of ran) rules.add(rule);
      });
      return [id, [...rules]];
    }),
  );
  work.close();
}
process.stdout.write(JSON.stringify(found));
