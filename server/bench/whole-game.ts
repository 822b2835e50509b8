// A whole game of four, played at random, and what it takes in a SQLite file.
import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { seeded } from '@kaya/engine';
import { boxOf } from '../games.ts';
import type { Opened } from '../host/opened.ts';
import { newId } from '../people.ts';
import { beginGame, moveAtRandom } from '../tables/random-play.ts';
import { openTable } from '../tables/seating.ts';

/** Plays one game at random to its end, each move with the name that a person's device gives it; says how many moves it had. */
export async function playWhole({ store, table }: Opened, id: string, seed: string): Promise<number> {
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

/** The bytes of each table of a database with its indexes, the largest first. */
export function bytesByTable(file: string): readonly (readonly [table: string, bytes: number])[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const statement = database.prepare(
    'select m.tbl_name as name, sum(s.pgsize) as bytes from dbstat s join sqlite_master m on m.name = s.name group by 1 order by 2 desc',
  );
  const rows = statement.all().map((row) => [String(row['name']), Number(row['bytes'])] as const);
  database.close();
  return rows;
}
