import { mkdirSync, writeFileSync } from 'node:fs';
import { given, wholeNumber } from '../arguments.ts';
import { boxOf } from '../boxes.ts';
import { exercisesIn } from '../exercises.ts';
import { homeOf, keptRecords } from '../kept.ts';
import { progressBar } from '../progress.ts';

/** Writes a few exercises out of the kept games, for whoever has no analysed games of their own. */
export async function run(args: string[]): Promise<void> {
  const { values, only } = given(args, { count: { type: 'string', default: '4' } });
  const { game } = await boxOf(only);
  const count = wholeNumber(values.count, 'count', 1, 20);
  // The later games are played better, so what goes wrong there is worth a thought.
  const records = keptRecords(game.id).toReversed();
  const found = exercisesIn(game, records, { count, onGame: progressBar(records.length, 'games') });
  const file = new URL('exercises/positions.json', homeOf(game.id));
  mkdirSync(new URL('./', file), { recursive: true });
  writeFileSync(file, `[\n${found.map((it) => JSON.stringify(it)).join(',\n')}\n]\n`);
  console.log(`${found.length} exercises of ${game.id} written.`);
}
