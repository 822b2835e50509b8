import { sql } from 'kysely';
import { WebSocket } from 'ws';
import type { Configuration } from '../configuration.ts';
import { openDatabase } from '../storage/open.ts';
import { freePort } from '../test/postgres.ts';
import { addressOf, type Prepared, residentOf } from './load.ts';
import { prepare } from './prepare.ts';
import { SECRET, startServer, stopServer } from './serving.ts';

/** What many running tables cost that nobody looks at. */
export interface StoredRun {
  readonly database: string;
  readonly tables: number;
  /** Seconds from the start of the process until it is open, and megabytes that it has then. */
  readonly startSeconds: number;
  readonly megabytes: number;
  /** Milliseconds from asking for a table that nobody has looked at to its position. */
  readonly openP50: number | null;
  readonly openP95: number | null;
}

/** So many are laid as people would; the others are copies of them. */
const ORIGINALS = 100;
/** Tables, and what belongs to them, by the column that names the table. */
const COPIED = { tables: 'id', seats: 'table_id', steps: 'table_id', log: 'table_id' } as const;

export async function measureStored(
  name: string,
  database: Configuration['database'],
  game: string,
  tables: number,
): Promise<StoredRun[]> {
  const prepared = await prepare(database, SECRET, game, ORIGINALS);
  const few = await started(name, database, ORIGINALS, []);
  const copies = Math.max(0, Math.ceil(tables / ORIGINALS) - 1);
  await copy(database, prepared, copies);
  const asked = prepared.flatMap(({ table, cookies }, i) =>
    cookies.map((cookie) => ({ table: copyOf(table, 1 + Math.floor(Math.random() * copies)), cookie, address: addressOf(i) })),
  );
  return [few, await started(name, database, ORIGINALS * (1 + copies), copies === 0 ? [] : asked)];
}

interface Asked {
  readonly table: string;
  readonly cookie: string;
  readonly address: string;
}

async function started(
  name: string,
  database: Configuration['database'],
  tables: number,
  asked: readonly Asked[],
): Promise<StoredRun> {
  const port = await freePort();
  const before = performance.now();
  const server = await startServer(database, port);
  const startSeconds = Number(((performance.now() - before) / 1000).toFixed(2));
  try {
    const megabytes = Math.round((await residentOf(port)) / 1e6);
    const waits: number[] = [];
    for (const it of asked) waits.push(await opened(port, it));
    const sorted = waits.toSorted((a, b) => a - b);
    const at = (part: number) => sorted[Math.floor(part * sorted.length)]?.toFixed(1) ?? null;
    const [openP50, openP95] = [at(0.5), at(0.95)].map((it) => (it === null ? null : Number(it)));
    const run: StoredRun = {
      database: name,
      tables,
      startSeconds,
      megabytes,
      openP50: openP50 ?? null,
      openP95: openP95 ?? null,
    };
    console.table([run]);
    return run;
  } finally {
    await stopServer(server);
  }
}

/** Comes, asks for a table, and goes when its position is there. */
function opened(port: number, { table, cookie, address }: Asked): Promise<number> {
  const ws = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers: { cookie }, localAddress: address });
  return new Promise((resolve, reject) => {
    let asked = 0;
    ws.on('error', reject);
    ws.on('open', () => {
      asked = performance.now();
      ws.send(JSON.stringify({ t: 'watch', table, seen: null }));
    });
    ws.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.t === 'problem') reject(new Error(`the table could not be opened: ${message.code}`));
      if (message.t !== 'position') return;
      resolve(performance.now() - asked);
      ws.terminate();
    });
  });
}

const copyOf = (table: string, copy: number) => `${table}_${copy}`;

async function copy(where: Configuration['database'], prepared: readonly Prepared[], copies: number): Promise<void> {
  const database = await openDatabase(where, () => undefined);
  try {
    const { db } = database;
    const known = await db.introspection.getTables();
    const originals = prepared.map(({ table }) => table);
    for (let number = 1; number <= copies; number++)
      await db.transaction().execute(async (run) => {
        for (const [table, key] of Object.entries(COPIED)) {
          const others = (known.find((it) => it.name === table)?.columns ?? []).flatMap(({ name }) =>
            name === key ? [] : [sql.ref(name)],
          );
          const suffix = sql.lit(copyOf('', number));
          await sql`insert into ${sql.table(table)} (${sql.ref(key)}, ${sql.join(others)})
            select ${sql.ref(key)} || ${suffix}, ${sql.join(others)} from ${sql.table(table)}
            where ${sql.ref(key)} in (${sql.join(originals)})`.execute(run);
        }
      });
  } finally {
    await database.close();
  }
}
