import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { below, type Rng, replay, sampledOptions, seeded } from '@kaya/engine';
import { boxOf, listedGames } from '../games.ts';
import { newId } from '../people.ts';
import { beginGame, moveAtRandom } from '../tables/random-play.ts';
import { recordFrom, setupOf } from '../tables/saved-game.ts';
import { openTable } from '../tables/seating.ts';
import { HostError } from './host-error.ts';
import { type Opened, withTables } from './opened.ts';

/** No table is played longer than this. */
const LONGEST = 400;

/** Random tables through storage, sleep, undo and rewind, in a database of their own. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { games: { type: 'string', default: '3' }, seed: { type: 'string', default: String(Date.now()) } },
  });
  const count = Number(values.games);
  if (!Number.isInteger(count) || count < 1) throw new HostError(`--games must be a whole number from 1, not '${values.games}'.`);
  const games = positionals.length > 0 ? positionals : listedGames;
  const folder = mkdtempSync(join(tmpdir(), 'kaya-fuzz-'));
  try {
    await withTables(
      async (opened) => {
        for (const game of games) {
          for (let i = 0; i < count; i++) {
            const moves = await fuzzTable(opened, game, `${values.seed}/${i}`);
            console.log(`${game}: ${moves} moves kept, slept, taken back and replayed the same`);
          }
        }
      },
      { kind: 'sqlite', file: join(folder, 'kaya.sqlite') },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Plays one table at random; after every few moves it sleeps, takes back or rewinds. What is stored must replay to where it stands. */
export async function fuzzTable({ store, table }: Pick<Opened, 'store' | 'table'>, id: string, seed: string): Promise<number> {
  const box = await boxOf(id);
  if (box === null) throw new HostError(`there is no game '${id}'; there are: ${listedGames.join(', ')}`);
  const rng: Rng = seeded(`fuzz ${seed}`);
  const { seats, options } = sampledOptions(box.game, rng, below(rng, 20));
  const asked = Array.from({ length: seats }, () => ({ kind: 'bot', level: 'random' }) as const);
  const more = { game: id, options, visibility: 'invited', pace: { kind: 'live' }, spectators: true } as const;
  const host = { id: newId(), name: 'Fuzz' };
  const laid = await openTable(store, { ...more, seats: asked }, JSON.stringify(options), host, Date.now());
  const live = await table(laid);
  await beginGame(live, box, seats);
  for (let i = 0; i < LONGEST && live.state.row.status === 'playing'; i++) {
    const { seat, game } = await moveAtRandom(live, rng, () => null);
    const next = below(rng, 12);
    if (next === 0) live.sleep();
    if (next === 1) await live.undo(seat, 1, null);
    if (next === 2) await live.rewindTo(Math.max(0, game.saved.moves - 1 - below(rng, 3)));
  }
  const record = recordFrom(box, setupOf(live.state.row, seats), await store.log.after(laid, 0));
  const replayed = replay(box.game, record);
  if (!replayed.ok) throw new Error(`what is stored does not replay: ${JSON.stringify(replayed)}`);
  return record.moves.length;
}
