// npm run bench:sizes [-- --games n]: how much a finished game takes in the database, by game and by what it is made of.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { seeded } from '@kaya/engine';
import { boxOf, listedGames } from '../games.ts';
import { type Opened, withTables } from '../host/opened.ts';
import { newId } from '../people.ts';
import { Chores } from '../storage/chores.ts';
import { beginGame, moveAtRandom } from '../tables/random-play.ts';
import { openTable } from '../tables/seating.ts';

const { values } = parseArgs({ options: { games: { type: 'string', default: '3' } } });
const count = Number(values.games);
if (!Number.isInteger(count) || count < 1) {
  console.error(`--games must be a whole number from 1, not '${values.games}'`);
  process.exit(1);
}

/** A day later: whatever can be stored smaller once a game is over has been by then. */
const LATER = 25 * 3_600_000;

/** Plays one game at random to its end, each move with the name that a person's device gives it; says how many moves it had. */
async function play({ store, table }: Opened, id: string, seed: string): Promise<number> {
  const box = await boxOf(id);
  if (box === null) throw new Error(`there is no game '${id}'`);
  const rng = seeded(seed);
  const seats = Math.max(box.game.seats.min, Math.min(4, box.game.seats.max));
  const people = Array.from({ length: seats }, () => newId());
  const asked = Array.from({ length: seats }, () => ({ kind: 'open' }) as const);
  const more = { game: id, options: {}, visibility: 'invited', pace: { kind: 'live' }, spectators: true } as const;
  const laid = await openTable(store, { ...more, seats: [...asked] }, '{}', { id: people[0] ?? '', name: 'Host' }, Date.now());
  const live = await table(laid);
  await live.changeTable(() => ({
    seats: live.state.seats.map((it, i) => ({ ...it, kind: 'person', person: people[i] ?? null })),
  }));
  await beginGame(live, box, seats);
  let moves = 0;
  while (live.state.row.status === 'playing') {
    await moveAtRandom(live, rng, (seat) => `${people[seat]} ${randomUUID()}`);
    moves++;
  }
  return moves;
}

/** The size of each table with its indexes, in kilobytes a game. */
function partsOf(file: string): Record<string, number> {
  const database = new DatabaseSync(file, { readOnly: true });
  const statement = database.prepare(
    'select m.tbl_name as name, sum(s.pgsize) as bytes from dbstat s join sqlite_master m on m.name = s.name group by 1 order by 2 desc',
  );
  const rows = statement
    .all()
    .map((row) => [String(row['name']), Number((Number(row['bytes']) / 1000 / count).toFixed(1))] as const);
  database.close();
  return Object.fromEntries(rows.filter(([, kilobytes]) => kilobytes >= 1));
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
      for (let i = 0; i < count; i++) sum += await play(opened, game, `sizes ${i}`);
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
