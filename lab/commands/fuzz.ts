import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { everythingHasWords, findBrokenLaw } from '@kaya/engine/laws';
import { given, wholeNumber } from '../arguments.ts';
import { allBoxes, boxOf } from '../boxes.ts';
import { OUTPUT } from '../output-folder.ts';

/** How many games of one kind are played before the next kind has its turn. */
const BATCH = 20;

/** Random games under all laws, until told to stop or `--games` of each are played. */
export async function run(args: string[]): Promise<void> {
  const { values, only } = given(args, {
    games: { type: 'string' },
    seed: { type: 'string', default: String(Date.now()) },
    out: { type: 'string', default: OUTPUT },
  });
  const limit = values.games === undefined ? Number.POSITIVE_INFINITY : wholeNumber(values.games, 'games', 1);
  const boxes = only === undefined ? await allBoxes() : [await boxOf(only)];
  const laws = new Map(
    await Promise.all(boxes.map(async ({ game, voice }) => [game.id, [await everythingHasWords(voice)]] as const)),
  );
  console.log(`Fuzzing ${boxes.map((it) => it.game.id).join(', ')} with seed ${values.seed}; stop with Ctrl+C.`);
  let failures = 0;
  for (let done = 0; done < limit; done += BATCH) {
    for (const { game } of boxes) {
      const games = Math.min(BATCH, limit - done);
      const broken = findBrokenLaw(game, { games, seed: `${values.seed}/${done}`, more: laws.get(game.id) ?? [] });
      if (broken !== null) {
        failures++;
        mkdirSync(values.out, { recursive: true });
        const file = join(values.out, `${game.id}-${failures}.json`);
        writeFileSync(file, `${JSON.stringify(broken.record)}\n`);
        console.error(
          `\n${game.id}: '${broken.law}' is broken: ${broken.detail}\n  after ${broken.record.moves.length} moves, saved as ${file}`,
        );
      }
      if (process.stderr.isTTY) process.stderr.write(`\r${done + games} games of each, ${failures} failures `);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  console.log(`\n${limit} games of each: ${failures === 0 ? 'all laws hold' : `${failures} failures`}.`);
  if (failures > 0) process.exitCode = 1;
}
