import { mkdirSync, writeFileSync } from 'node:fs';
import { given, wholeNumber } from '../arguments.ts';
import { boxOf } from '../boxes.ts';
import { goldenText, KEPT_GAMES, sampleRecords } from '../fixtures.ts';
import { goldenFile, recordsFile } from '../kept.ts';
import { progressBar } from '../progress.ts';

/** Writes the whole games and the golden playthroughs that the tests replay. */
export async function run(args: string[]): Promise<void> {
  const { values, only } = given(args, { games: { type: 'string', default: String(KEPT_GAMES) } });
  const box = await boxOf(only);
  const { game } = box;
  const games = wholeNumber(values.games, 'games', 1);
  const file = recordsFile(game.id);
  mkdirSync(new URL('./', file), { recursive: true });
  const records = sampleRecords(game, games, progressBar(games, 'games'));
  writeFileSync(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    writeFileSync(goldenFile(game.id, seats), await goldenText(box, seats));
  console.log(`${games} records and ${game.seats.max - game.seats.min + 1} golden playthroughs of ${game.id} written.`);
}
