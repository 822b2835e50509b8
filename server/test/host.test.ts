// The host's tools, on both databases, and what can be set.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type GameRecord, Match, parseRecord } from '@kaya/engine';
import { box as lamplighters } from '@kaya/engine/teaching';
import type { Me, Table } from '@kaya/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { helpText, readConfiguration } from '../configuration.ts';
import { backup } from '../host/backup.ts';
import { fuzzTable } from '../host/fuzz.ts';
import { importRecord } from '../host/import.ts';
import { withTables } from '../host/opened.ts';
import { patch } from '../host/patch.ts';
import { restore } from '../host/restore.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { move, Staged } from './staged.ts';
import { gathered } from './stored.ts';

const run = promisify(execFile);
const MAIN = fileURLToPath(new URL('../host/main.ts', import.meta.url));
const SERVER = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A game of the teaching game with some moves. */
function someRecord(moves: number): GameRecord {
  const started = Match.start(lamplighters.game, { seats: 2, seed: 'host' });
  if (!started.ok) throw new Error('the teaching game did not start');
  const { match } = started;
  while (match.moves < moves && !match.over) {
    const [seat = 0] = match.awaited();
    const [action] = match.legal(seat);
    if (action !== undefined) match.act(seat, action);
  }
  return match.record();
}

let folder = '';
let postgres: TestPostgres;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kaya-host-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(['sqlite', 'postgres'] as const)('the host with %s', (kind) => {
  test('imports, lists, backs up, rewinds, exports, patches and restores', async () => {
    const data = join(folder, kind);
    const url = await postgres.fresh();
    const env = { ...process.env, ...(kind === 'sqlite' ? { KAYA_DATA: data } : { DATABASE_URL: url }) };
    const host = async (...args: string[]) => (await run(process.execPath, [MAIN, ...args], { env })).stdout;
    const record = someRecord(6);
    const where = kind === 'sqlite' ? { kind, file: join(data, 'kaya.sqlite') } : { kind, url };
    const table = await withTables((opened) => importRecord(opened, record), where);
    expect(await host('tables', '--status', 'playing')).toContain(table);
    // How the lessons went, for those who let the host know.
    const moments = [{ moment: 'propose', seconds: 12, tries: 1, left: true }];
    await withTables(({ store }) => store.lessons.add({ game: 'co2', lesson: 'first-plant', moments }), where);
    expect(await host('lessons')).toMatch(
      /co2: first-plant\n {2}! propose +shown 1, half of them 10 to 30 s, 1\.0 wrong tries, 1 left/,
    );
    const copy = join(folder, `${kind}.backup`);
    await host('backup', copy);
    expect(await host('rewind', table, '2')).toContain('had 4 moves');
    const file = join(folder, `${kind}.json`);
    await host('export', table, file);
    const exported = parseRecord(readFileSync(file, 'utf8'));
    expect(exported.ok && exported.record.moves).toEqual(record.moves.slice(0, 4));
    expect(await host('patch')).toContain('1 running tables, 0 of them');
    const elsewhere = kind === 'sqlite' ? { KAYA_DATA: join(folder, `${kind}-again`) } : { DATABASE_URL: await postgres.fresh() };
    const restored = { env: { ...env, ...elsewhere } };
    await run(process.execPath, [MAIN, 'restore', copy], restored);
    const back = await run(process.execPath, [MAIN, 'export', table], restored);
    expect(JSON.parse(back.stdout)).toEqual(record);
    await expect(run(process.execPath, [MAIN, 'restore', copy], restored)).rejects.toThrow(/already|not empty/);
    const half = join(folder, `${kind}.half`);
    writeFileSync(half, readFileSync(copy).subarray(0, kind === 'sqlite' ? 5000 : 300));
    const empty = kind === 'sqlite' ? { KAYA_DATA: join(folder, `${kind}-half`) } : { DATABASE_URL: await postgres.fresh() };
    const broken = run(process.execPath, [MAIN, 'restore', half], { env: { ...env, ...empty } });
    await expect(broken).rejects.toThrow(/sqlite\.half is damaged|nothing was changed/);
  });
});

describe('tools', () => {
  const sqlite = (name: string) => ({ kind: 'sqlite', file: join(folder, name, 'kaya.sqlite') }) as const;

  test('tables through storage, sleep, undo and rewind replay the same', async () => {
    const moves = await withTables((opened) => fuzzTable(opened, 'lamplighters', 'test'), sqlite('fuzz'));
    expect(moves).toBeGreaterThan(5);
  });

  test('a command tells of itself, and does nothing then', async () => {
    const { stdout } = await run(process.execPath, [MAIN, 'restore', '--help']);
    expect(stdout).toMatch(/^npm run host -- restore <file>\n.*into an empty database/);
  });

  test('a backup that was cut off is told as that, and not as a database that runs', async () => {
    const copy = join(folder, 'cut.backup');
    await withTables((opened) => backup(opened, copy), sqlite('whole'));
    truncateSync(copy, 5000);
    await expect(restore(sqlite('from-cut'), copy)).rejects.toThrow(/cut\.backup is damaged.*Take an earlier backup/);
    writeFileSync(copy, 'SQLite format 2');
    await expect(restore(sqlite('from-cut'), copy)).rejects.toThrow('is no backup of Kaya');
  });

  test('a record that these rules do not allow lays no table', async () => {
    await withTables(async (opened) => {
      const good = someRecord(5);
      const bad = { ...good, words: [...good.words, { do: 'cheat' }], moves: good.moves.with(4, [0, good.words.length]) };
      await expect(importRecord(opened, bad)).rejects.toThrow('move 5 is not possible under these rules');
      expect(await gathered(opened.store.lists.pages(null))).toEqual([]);
    }, sqlite('import'));
  });

  test('what a tool changes is taken up by the server that runs; a second server is not let in', async () => {
    const staged = await Staged.open();
    try {
      const { id, both } = await staged.started();
      await move(both);
      const before = both.map((it) => it.position?.version ?? 0);
      const env = { ...process.env, KAYA_DATA: dirname(staged.site.file) };
      await run(process.execPath, [MAIN, 'rewind', id], { env });
      await staged.site.lookAround();
      for (const [i, it] of both.entries()) await it.until(() => (it.position?.version ?? 0) > (before[i] ?? 0));
      await expect(run(process.execPath, [SERVER], { env: { ...env, PORT: '0' } })).rejects.toThrow('another Kaya server uses');
    } finally {
      await staged.close();
    }
  });

  test('whoever asks the host to be forgotten is, once the host is sure; the games of others go on', async () => {
    const staged = await Staged.open();
    try {
      const { id, guests } = await staged.started();
      const [gone, other] = guests;
      await gone.post('/api/guest', { name: 'Zebedee' });
      await gone.post(`/api/tables/${id}/chat`, { text: 'Here is Zebedee' });
      const { id: person } = (await gone.get<Me>('/api/me')).body;
      const env = { ...process.env, KAYA_DATA: dirname(staged.site.file) };
      const host = async (...args: string[]) => (await run(process.execPath, [MAIN, 'forget', ...args], { env })).stdout;
      /** Whether anything in the database says who it was. */
      const isKnown = () => {
        const file = new DatabaseSync(staged.site.file, { readOnly: true });
        const tables = file.prepare("select name from sqlite_master where type = 'table'").all();
        const all = JSON.stringify(tables.map(({ name }) => file.prepare(`select * from "${name}"`).all()));
        file.close();
        return all.includes(person) || all.includes('Zebedee');
      };
      await expect(host()).rejects.toThrow('whom?');
      await expect(host('Nobody')).rejects.toThrow("nobody here is called 'Nobody'");
      expect(await host('Zebedee')).toMatch(new RegExp(`This is Zebedee \\(${person}\\).*with 1 table\\.\nNothing was deleted`));
      expect([isKnown(), (await gone.get<Me | null>('/api/me')).body?.id]).toEqual([true, person]);
      expect(await host(person, '--sure')).toContain('Deleted: Zebedee');
      expect([isKnown(), (await gone.get<Me | null>('/api/me')).body]).toEqual([false, null]);
      await staged.site.lookAround();
      const seats = async () => (await other.get<Table>(`/api/tables/${id}`)).body.seats;
      expect(await seats()).toMatchObject([
        { name: '', standIn: true },
        { you: true, standIn: false },
      ]);
    } finally {
      await staged.close();
    }
  });

  test('patch finds a table that today’s rules would not lead to', async () => {
    await withTables(async (opened) => {
      const id = await importRecord(opened, someRecord(5));
      const { db } = opened.database;
      await db.updateTable('log').set({ hash: '00000000' }).where('table_id', '=', id).where('number', '=', 4).execute();
      expect(await gathered(patch(opened))).toMatchObject([
        { id, moves: 5, diverges: expect.stringContaining('differs after move 3') },
      ]);
    }, sqlite('patch'));
  });

  test('a game stored under older rules goes on, and its record says from which move', async () => {
    await withTables(async (opened) => {
      const id = await importRecord(opened, someRecord(5));
      const { db } = opened.database;
      const { game } = (await opened.store.table(id)) ?? { game: null };
      const older = JSON.stringify({ ...JSON.parse(game ?? '{}'), rulesVersion: lamplighters.game.rulesVersion - 1 });
      await db.updateTable('tables').set({ game_state: older }).where('id', '=', id).execute();
      const table = await opened.table(id);
      table.sleep();
      const awake = await table.awake();
      const [seat = 0] = awake?.match.awaited() ?? [];
      const [action] = awake?.match.legal(seat) ?? [];
      expect(await table.act(seat, action ?? { do: '' }, null, null)).toEqual({ ok: true });
      const log = await opened.store.log.after(id, 0);
      expect(log.slice(-2).map((entry) => entry.kind)).toEqual(['rules', 'act']);
      const { recordFrom, setupOf } = await import('../tables/saved-game.ts');
      const record = recordFrom(table.state.box, setupOf(table.state.row, 2), log);
      expect(record.continued).toEqual([{ move: 5, rulesVersion: lamplighters.game.rulesVersion }]);
    }, sqlite('rules'));
  });

  test.each([
    [['tables', '--status', 'lost'], 'must be one of'],
    [['export', 'nothing'], "there is no table 'nothing'"],
    [['rewind'], 'which table?'],
    [['import', '/no/such/file'], 'cannot be read'],
    [['restore', '/no/such/file'], 'there is no file'],
    [['restore', MAIN], 'is no backup of Kaya'],
    [['backup', '/no/such/folder/copy'], 'could not be written'],
    [['backup', 'one', 'two'], "'two' is an argument too many"],
    [['dance'], "There is no command 'dance'"],
    [['fuzz', '--games', 'many'], 'whole number'],
  ])('%j gets a sentence', async (args, sentence) => {
    await withTables(async () => undefined, sqlite('words'));
    const env = { ...process.env, KAYA_DATA: join(folder, 'words') };
    await expect(run(process.execPath, [MAIN, ...args], { env })).rejects.toThrow(sentence);
  });
});

describe('what can be set', () => {
  test.each([
    [{ PORT: 'many' }, 'PORT must be a whole number'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres://'],
    [{ KAYA_SECRET: 'short' }, 'KAYA_SECRET must have at least 16'],
    [{ PORT: '0x50' }, 'PORT must be a whole number'],
    [{ PORT: ' ' }, 'PORT must be a whole number'],
    [{ KAYA_ORIGIN: 'kaya' }, 'KAYA_ORIGIN must be an address'],
    [{ KAYA_ORIGIN: 'kaya.example:3000' }, 'KAYA_ORIGIN must be an address'],
    [{ KAYA_ORIGIN: 'https://kaya.example/club' }, "write https://kaya.example, not 'https://kaya.example/club'"],
    [{ KAYA_ORIGIN: 'https://a.example,https://b.example' }, 'KAYA_ORIGIN is one address'],
    [{ KAYA_LOCAL_HOSTS: 'ntfy.lan, http://ntfy.lan' }, "not 'http://ntfy.lan'"],
    [{ KAYA_LOCAL_HOSTS: 'a,,b:99999' }, "not 'b:99999'"],
    [{ KAYA_MAIL_FROM: 'x' }, 'KAYA_MAIL_FROM needs KAYA_MAIL'],
    [{ KAYA_ABSENCE_SECONDS: '0' }, 'KAYA_ABSENCE_SECONDS must be'],
    [{ KAYA_LOG: 'loud' }, 'KAYA_LOG must be one of'],
    [{ KAYA_BOT_MS: '0' }, 'KAYA_BOT_MS must be'],
    [{ KAYA_PROXIES: '-1' }, 'KAYA_PROXIES must be'],
    [{ KAYA_NATS: 'kaya.example:4222', DATABASE_URL: 'postgres://x' }, 'KAYA_NATS must be an address'],
    [{ KAYA_NATS: 'nats://kaya.example:4222' }, 'KAYA_NATS needs DATABASE_URL'],
  ])('%j is refused with a sentence', (environment, sentence) => {
    const read = readConfiguration(environment);
    expect(read.ok ? '' : read.problems.join()).toContain(sentence);
  });

  test('a message bus is named with whoever comes there, and by several addresses', () => {
    const read = readConfiguration({
      DATABASE_URL: 'postgres://x',
      KAYA_NATS: 'tls://kaya:p%40ss@one.example:4222, tls://two.example',
    });
    expect(read.ok && read.configuration.nats).toEqual({
      ...{ servers: ['one.example:4222', 'two.example'], user: 'kaya', pass: 'p@ss', tls: {} },
    });
    const token = readConfiguration({ DATABASE_URL: 'postgres://x', KAYA_NATS: 'nats://secret@localhost:4222' });
    expect(token.ok && token.configuration.nats).toEqual({ servers: ['localhost:4222'], token: 'secret' });
  });

  test('without anything it is one process with one SQLite file; the help names every variable, and so do the docs', () => {
    const read = readConfiguration({});
    expect(read.ok && read.configuration).toMatchObject({ port: 3000, database: { kind: 'sqlite' }, origin: null, proxies: 0 });
    const named = [...helpText().matchAll(/^ {2}([A-Z_]+) /gm)].map((found) => found[1]);
    expect(named).toContain('KAYA_PROXIES');
    expect(helpText()).toContain('takes no arguments');
    const docs = readFileSync(fileURLToPath(new URL('../../docs/hosting.md', import.meta.url)), 'utf8');
    expect(named.filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
  });

  test('a start that cannot work says why', async () => {
    const start = (env: Record<string, string>) =>
      run(process.execPath, [SERVER], { env: { ...process.env, KAYA_DATA: join(folder, 'start'), ...env } });
    await expect(start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow('does not answer');
    const broken = join(folder, 'components');
    await expect(start({ KAYA_COMPONENTS: broken })).rejects.toThrow('there is no folder');
    mkdirSync(broken);
    writeFileSync(join(broken, 'co2.json'), '{}');
    await expect(start({ KAYA_COMPONENTS: broken })).rejects.toThrow("the components of 'co2' cannot be used");
    await expect(start({ KAYA_SITE: broken })).rejects.toThrow('there is no index.html');
    await expect(start({ HOST: 'no.such.address.invalid' })).rejects.toThrow("no address 'no.such.address.invalid'");
    await expect(start({ KAYA_DATA: join(broken, 'co2.json') })).rejects.toThrow('KAYA_DATA names its folder');
    writeFileSync(join(broken, 'kaya.sqlite'), 'this is something else entirely, and long enough to be looked at'.repeat(20));
    await expect(start({ KAYA_DATA: broken })).rejects.toThrow(/kaya\.sqlite is no SQLite database/);
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await expect(start({ HOST: '127.0.0.1', PORT: String(port) })).rejects.toThrow(`port ${port} is taken`);
    other.close();
  });
});
