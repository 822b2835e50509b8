// A backup comes back whole or not at all: never under a server that runs, never together with what another database left behind.
import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { GameRecord } from '@kaya/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../storage/open.ts';
import { Store } from '../../storage/store.ts';
import { startPostgres } from '../postgres.ts';
import { row } from '../stored.ts';
import { Target } from './target.ts';

const run = promisify(execFile);
const HOST = fileURLToPath(new URL('../../host/main.ts', import.meta.url));
const host = async (env: NodeJS.ProcessEnv, ...args: string[]) =>
  (await run(process.execPath, [HOST, ...args], { env: { ...process.env, ...env } })).stdout;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaya-restore-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

describe('SQLite', () => {
  test('after an unclean stop nothing of the old database gets into the restored one', async () => {
    const data = join(folder, 'killed');
    const copy = join(folder, 'killed.backup');
    const target = await Target.start({ KAYA_DATA: data });
    const env = { KAYA_DATA: data };
    const file = join(data, 'kaya.sqlite');
    try {
      await target.isWhole();
      await host(env, 'backup', copy);
      const kept: GameRecord = JSON.parse(await host(env, 'export', target.table));
      await expect(host(env, 'restore', copy)).rejects.toThrow('a Kaya server uses');
      await target.isWhole();
      await target.process.kill();
      expect([file, `${file}-wal`, `${file}.lock`].every(existsSync)).toBe(true);
      await expect(host(env, 'restore', copy)).rejects.toThrow('there already');
      // The host moves away what looks like the database, and nothing else.
      renameSync(file, join(folder, 'old.sqlite'));
      await expect(host(env, 'restore', copy)).rejects.toThrow(/kaya\.sqlite-wal.*there already/);
      expect(existsSync(file)).toBe(false);
      for (const it of readdirSync(data)) rmSync(join(data, it));
      await host(env, 'restore', copy);
      expect(readdirSync(data)).toEqual(['kaya.sqlite']);
      expect(JSON.parse(await host(env, 'export', target.table))).toEqual(kept);
    } finally {
      await target.close();
    }
  });

  test.each(['-wal', '-shm', '-journal', '.lock'])('a %s that was left behind stops it', async (left) => {
    const data = join(folder, `left${left}`);
    mkdirSync(data);
    writeFileSync(join(data, `kaya.sqlite${left}`), '');
    await expect(host({ KAYA_DATA: data }, 'restore', join(folder, 'killed.backup'))).rejects.toThrow(
      `kaya.sqlite${left} is there`,
    );
    expect(readdirSync(data)).toEqual([`kaya.sqlite${left}`]);
  });

  test('a file copied from under a server, without what lies beside it, is no backup, and a start on it says so', async () => {
    const torn = join(folder, 'torn.sqlite');
    const target = await Target.start({ KAYA_DATA: join(folder, 'copied from') });
    try {
      copyFileSync(join(folder, 'copied from', 'kaya.sqlite'), torn);
    } finally {
      await target.process.stop();
    }
    const data = join(folder, 'copied to');
    await expect(host({ KAYA_DATA: data }, 'restore', torn)).rejects.toThrow('was copied by itself');
    await expect(host({ KAYA_DATA: data }, 'import', torn)).rejects.toThrow(`host -- restore ${torn}`);
    expect(existsSync(data)).toBe(false);
    const said: string[] = [];
    const open = async (file: string) =>
      (await openDatabase({ kind: 'sqlite', file }, (error) => said.push(error.message), { thoroughly: true })).close();
    // What was closed in good order is whole by itself.
    await open(join(folder, 'copied from', 'kaya.sqlite'));
    expect(said).toEqual([]);
    await open(torn);
    expect(said).toEqual([expect.stringContaining('was copied by itself')]);
    await target.close();
  });

  test('a database that was not closed is no backup', async () => {
    const copy = join(folder, 'open.backup');
    writeFileSync(copy, readFileSync(join(folder, 'killed.backup')));
    writeFileSync(`${copy}-wal`, 'something');
    await expect(host({ KAYA_DATA: join(folder, 'open') }, 'restore', copy)).rejects.toThrow('and no backup');
  });

  test('what is no backup of Kaya, or one for the other kind of database, is told with what to do', async () => {
    const recipes = join(folder, 'recipes.backup');
    const other = new DatabaseSync(recipes);
    other.exec('create table recipes (name text)');
    other.close();
    const env = { KAYA_DATA: join(folder, 'nothing') };
    await expect(host(env, 'restore', recipes)).rejects.toThrow(
      `${recipes} is the database of another program, and no backup of Kaya; npm run host -- backup <file> makes one.`,
    );
    await expect(host({ DATABASE_URL: 'postgres://nowhere' }, 'restore', join(folder, 'killed.backup'))).rejects.toThrow(
      'this backup is of SQLite, and DATABASE_URL names a PostgreSQL: leave DATABASE_URL out',
    );
    const packed = join(folder, 'packed.backup');
    writeFileSync(packed, gzipSync('{}'));
    await expect(host(env, 'restore', packed)).rejects.toThrow('this backup is of PostgreSQL: name an empty database');
    expect(existsSync(env.KAYA_DATA)).toBe(false);
  });

  test('a backup with one damaged page changes nothing', async () => {
    const copy = join(folder, 'damaged.backup');
    const bytes = readFileSync(join(folder, 'killed.backup'));
    bytes.fill(0x5a, 2 * 4096, 3 * 4096);
    writeFileSync(copy, bytes);
    const data = join(folder, 'damaged');
    await expect(host({ KAYA_DATA: data }, 'restore', copy)).rejects.toThrow('damaged');
    expect(existsSync(data)).toBe(false);
  });

  test('database, backup and export are for their owner alone, and so is a folder that Kaya makes', async () => {
    const data = join(folder, 'private', 'data');
    const target = await Target.start({ KAYA_DATA: data });
    try {
      const copy = join(folder, 'private.backup');
      const record = join(folder, 'private.json');
      writeFileSync(record, '', { mode: 0o644 });
      await host({ KAYA_DATA: data }, 'backup', copy);
      await host({ KAYA_DATA: data }, 'export', target.table, record);
      expect([modeOf(data), modeOf(copy), modeOf(record)]).toEqual(['700', '600', '600']);
      const modes = readdirSync(data).map((it) => `${it} ${modeOf(join(data, it))}`);
      expect(modes.toSorted()).toEqual(['', '-shm', '-wal', '.lock'].map((it) => `kaya.sqlite${it} 600`));
    } finally {
      await target.close();
    }
  });
});

test('PostgreSQL: not under a server that runs', async () => {
  const postgres = await startPostgres();
  const from = await postgres.fresh();
  const to = await postgres.fresh();
  const copy = join(folder, 'postgres.backup');
  const target = await Target.start({ DATABASE_URL: from });
  const live = await Target.start({ DATABASE_URL: to });
  try {
    await host({ DATABASE_URL: from }, 'backup', copy);
    expect(modeOf(copy)).toBe('600');
    await expect(host({ DATABASE_URL: to }, 'restore', copy)).rejects.toThrow('a Kaya server uses this database');
    await live.isWhole();
  } finally {
    await target.close();
    await live.close();
    await postgres.stop();
  }
});

test('PostgreSQL: a backup of the first format comes back with everything that was in it', async () => {
  const postgres = await startPostgres();
  const url = await postgres.fresh();
  try {
    const { components: _later, ...table } = row('t', { status: 'playing', version: 1 });
    const lines = [
      { kaya: 'backup', format: 1 },
      ['settings', { key: 'secret', value: 'kept' }],
      ['people', { id: 'ann', name: 'Ann', created_at: 1 }],
      ['tables', { ...table, game_state: '{"state":1}' }],
      ['seats', { table_id: 't', seat: 0, kind: 'person', person: 'ann', level: null, stand_in: 0 }],
      ['log', { table_id: 't', number: 1, kind: 'rules', seat: -1, content: '3 abcdef01', hash: '00000001', at: 7 }],
      ['requests', { table_id: 't', request: 'ann request-1', at: 8 }],
      { kaya: 'end' },
    ];
    const copy = join(folder, 'first.backup');
    writeFileSync(copy, gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
    await host({ DATABASE_URL: url }, 'restore', copy);
    const database = await openDatabase({ kind: 'postgres', url }, () => undefined);
    const store = new Store(database, 'me');
    expect(await store.table('t')).toMatchObject({ row: { components: 'abcdef01' }, game: '{"state":1}' });
    expect(await store.wasDone('t', 'ann request-1')).toBe(true);
    expect(await store.guests.person('ann')).toMatchObject({ name: 'Ann', old_cookie: 1 });
    expect(await store.settings.value('secret', 'another')).toBe('kept');
    // And once more in today's format, which holds bytes too.
    const bytes = Uint8Array.from([0, 255, 10, 34]);
    await database.db
      .insertInto('log_packs')
      .values({ table_id: 't', upto: 1, content: Buffer.from(bytes) })
      .execute();
    const again = join(folder, 'again.backup');
    const other = await postgres.fresh();
    await host({ DATABASE_URL: url }, 'backup', again);
    await host({ DATABASE_URL: other }, 'restore', again);
    const restored = await openDatabase({ kind: 'postgres', url: other }, () => undefined);
    expect(await new Store(restored, 'me').table('t')).toEqual(await store.table('t'));
    const packs = await restored.db.selectFrom('log_packs').selectAll().execute();
    expect(packs.map((it) => [...it.content])).toEqual([[...bytes]]);
    await restored.close();
    await database.close();
  } finally {
    await postgres.stop();
  }
});
