// npm run bench:sizes [-- --games n]: how much a finished game takes in the database, by game and by what it is made of.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { listedGames } from '../games.ts';
import { withTables } from '../host/opened.ts';
import { Chores } from '../storage/chores.ts';
import { bytesByTable, playWhole } from './whole-game.ts';

const { values } = parseArgs({ options: { games: { type: 'string', default: '3' } } });
const count = Number(values.games);
if (!Number.isInteger(count) || count < 1) {
  console.error(`--games must be a whole number from 1, not '${values.games}'`);
  process.exit(1);
}

/** A day later: whatever can be stored smaller once a game is over has been by then. */
const LATER = 25 * 3_600_000;

/** The size of each table with its indexes, in kilobytes a game. */
function partsOf(file: string): Record<string, number> {
  const kilobytes = bytesByTable(file).map(([name, bytes]) => [name, Number((bytes / 1000 / count).toFixed(1))] as const);
  return Object.fromEntries(kilobytes.filter(([, it]) => it >= 1));
}

/** The bytes of everything in the file, without gaps. */
function bytesOf(file: string): number {
  const database = new DatabaseSync(file);
  database.exec('vacuum; pragma wal_checkpoint(truncate)');
  database.close();
  return statSync(file).size;
}

/** The kilobytes that a game adds to an empty database. */
function sizeOf(file: string): number {
  return Number(((bytesOf(file) - empty) / 1000 / count).toFixed(1));
}

const folder = mkdtempSync(join(tmpdir(), 'kaya-sizes-'));
let empty = 0;
const results: object[] = [];
try {
  const nothing = { kind: 'sqlite', file: join(folder, 'empty', 'kaya.sqlite') } as const;
  await withTables(async () => undefined, nothing);
  empty = bytesOf(nothing.file);
  for (const game of listedGames) {
    const database = { kind: 'sqlite', file: join(folder, game, 'kaya.sqlite') } as const;
    const moves = await withTables(async (opened) => {
      let sum = 0;
      for (let i = 0; i < count; i++) sum += await playWhole(opened, game, `sizes ${i}`);
      return sum;
    }, database);
    const played = sizeOf(database.file);
    await withTables(async (opened) => {
      const chores = new Chores(opened.database, 'bench');
      for (let bite = 0; bite < 2 * count; bite++) await chores.tidy(Date.now() + LATER);
    }, database);
    const kept = sizeOf(database.file);
    const result = { game, 'moves a game': Math.round(moves / count), 'kB just played': played, 'kB a day later': kept };
    results.push(result);
    console.log(JSON.stringify({ ...result, ...partsOf(database.file) }));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.table(results);
