// npm run bench:move [-- --tables n] [-- --moves n] [-- --game id] [-- --profile file]: what a move costs the process that plays it, part by part, without sockets.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withTables } from '../host/opened.ts';
import { bytesOf } from '../live/bytes-of.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { prepare } from './prepare.ts';
import { SECRET } from './serving.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '100' },
    moves: { type: 'string', default: '4000' },
    game: { type: 'string', default: 'co2' },
    /** For the tools of a browser. */
    profile: { type: 'string' },
  },
});

/** By what is on the stack, as `function file`: the first that fits says what the time was for. */
const PARTS: readonly (readonly [name: string, on: RegExp])[] = [
  ['garbage collection', /^\(garbage collector\)/],
  ['nothing: others had the processor, or the disk', /^\(idle\)/],
  ['the commit, with the disk', /^#store server\/storage\/grouped-sqlite/],
  ['asking a thread how far back somebody may go', /server\/tables\/(undo-counts|replays)|piscina/],
  ['what each was told last, kept with the game', /^(newsAfter|newsBetween) /],
  ['the step that is stored', /^(stepBetween|save) server\/tables/],
  ['whose turn each sees, what clocks have left', /^rowFor /],
  ['telling the position: what has changed for each, as text', /^(sendPosition|tell) server\/tables\/audience/],
  ['telling the table', /^(#sendTableTo|describe|describedWith|sendTable) /],
  ['the move itself: judging, playing, views, the hash', /^(act|legal) engine\/match/],
  ['SQLite’s statements', /server\/storage\/|kysely/],
];
const REST = 'the rest';
const ROOT = new URL('../../', import.meta.url).href;

/** Milliseconds by part. */
function partsOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Map<string, number> {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url } }) => {
      return [id, `${functionName} ${url.replace(ROOT, '')}`] as const;
    }),
  );
  const partOf = new Map(
    nodes.map(({ id }) => {
      const stack: string[] = [];
      for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) stack.push(names.get(at) ?? '');
      return [id, PARTS.find(([, on]) => stack.some((it) => on.test(it)))?.[0] ?? REST] as const;
    }),
  );
  const parts = new Map<string, number>();
  for (const [i, id] of samples.entries()) {
    const part = partOf.get(id) ?? REST;
    parts.set(part, (parts.get(part) ?? 0) + (timeDeltas[i] ?? 0) / 1000);
  }
  return parts;
}

/** Plays one move at the table, by chance; false where the game is over. */
function playOne(live: LiveTable): Promise<boolean> {
  return live.inTurn(async () => {
    const game = await live.awake();
    const [seat = 0] = game?.match.awaited() ?? [];
    const legal = game?.match.legal(seat) ?? [];
    const action = legal[Math.floor(Math.random() * legal.length)];
    return action !== undefined && (await live.act(seat, action, null, randomUUID())).ok;
  });
}

const folder = mkdtempSync(join(tmpdir(), 'kaya-move-'));
const database = { kind: 'sqlite', file: join(folder, 'kaya.sqlite') } as const;
try {
  const prepared = await prepare(database, SECRET, values.game, Number(values.tables));
  await withTables(async ({ table }) => {
    let bytes = 0;
    const tables = await Promise.all(prepared.map((it) => table(it.table)));
    for (const live of tables)
      for (const { person } of live.state.seats) {
        const send: Parameters<LiveTable['follow']>[0]['send'] = (message) => {
          bytes += bytesOf(message).length;
        };
        await live.inTurn(() => live.follow({ person, takesChanges: true, send, end: () => undefined }, null));
      }
    const play = async (moves: number): Promise<number> => {
      let done = 0;
      while (done < moves) {
        const played = (await Promise.all(tables.map(playOne))).filter((it) => it).length;
        if (played === 0) break;
        done += played;
      }
      return done;
    };
    // What has just started is slower.
    await play(3000);
    bytes = 0;
    const session = new Session();
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.start');
    const [started, before, main] = [performance.now(), process.cpuUsage(), process.threadCpuUsage()];
    const moves = await play(Number(values.moves));
    const took = performance.now() - started;
    const { user, system } = process.cpuUsage(before);
    const own = process.threadCpuUsage(main);
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    if (values.profile !== undefined) writeFileSync(values.profile, JSON.stringify(profile));
    const perMove = (milliseconds: number) => Number((milliseconds / moves).toFixed(3));
    // Others may have had the processor meanwhile: of each part its share is taken, of what this thread had.
    const parts = [...partsOf(profile)].toSorted((a, b) => b[1] - a[1]);
    const all = parts.reduce((sum, [, milliseconds]) => sum + milliseconds, 0);
    const ownMs = (own.user + own.system) / 1000;
    console.table(parts.map(([part, ms]) => ({ part, 'µs a move': Math.round((1000 * ownMs * ms) / all / moves) })));
    console.table({
      'ms a move, one after the other': perMove(took),
      'of the processor, main thread': perMove(ownMs),
      'of the processor, with all threads': perMove((user + system) / 1000),
      'bytes told': Math.round(bytes / moves),
      MB: Math.round(process.memoryUsage().rss / 1e6),
    });
  }, database);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
