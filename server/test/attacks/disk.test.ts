// A disk that is full, slow, or locked by another program: people and host hear what is wrong, nothing is lost, and all goes on afterwards.
import { execFile, execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Action } from '@kaya/engine';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DiskWatch } from '../../storage/disk-watch.ts';
import { inTime } from '../../storage/in-time.ts';
import { openDatabase } from '../../storage/open.ts';
import { fileFault } from '../../storage/sqlite-error.ts';
import { Store } from '../../storage/store.ts';
import { GuestOf, Player } from '../playing.ts';
import { move as moveAt, Staged, turnOf } from '../staged.ts';
import { move, row, seat } from '../stored.ts';
import { Target } from './target.ts';

const run = promisify(execFile);
const SERVER = fileURLToPath(new URL('../../main.ts', import.meta.url));

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaya-disk-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command with a small disk of its own where its data lie. */
const SMALL_DISK = ['unshare', '-rm', 'sh', '-c', 'mount -t tmpfs -o size=3m tmpfs "$KAYA_DATA" && exec "$0" "$@"'];
const mayMount = (() => {
  const [command = '', ...args] = [...SMALL_DISK, 'true'];
  try {
    execFileSync(command, args, { env: { ...process.env, KAYA_DATA: tmpdir() }, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

test('where there is no room, the reason is told and nothing is half stored', async () => {
  const told: string[] = [];
  const well: string[] = [];
  const database = await openDatabase(
    { kind: 'sqlite', file: join(folder, 'full.sqlite') },
    (error) => told.push(error.message),
    { onWell: (sentence) => well.push(sentence) },
  );
  const store = new Store(database, 'me');
  await store.createTable(row('t', { status: 'playing' }), [seat('t', 0)]);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db);
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 2)}`.execute(database.db);
  const large = { game: JSON.stringify('x'.repeat(200_000)), request: 'large' };
  const failed = await store.append(move('t', 0, large)).catch((error: unknown) => error);
  expect(fileFault(failed)).toBe('full');
  await expect(store.settings.ping()).rejects.toThrow('full');
  expect([(await store.table('t'))?.row.version, await store.wasDone('t', 'large')]).toEqual([0, false]);
  expect(told).toEqual(['nothing can be stored: there is no room left on the disk']);
  await sql`pragma max_page_count = 100000`.execute(database.db);
  expect(await store.append(move('t', 0, large))).toBe('stored');
  // That it is over is no error.
  expect([told, well]).toEqual([['nothing can be stored: there is no room left on the disk'], ['everything is stored again']]);
  await database.close();
});

test.runIf(mayMount)('a real disk runs full under play, and is given room again', async () => {
  const target = await Target.start({ KAYA_DATA: folder }, SMALL_DISK);
  try {
    const ballast = join(`/proc/${target.process.pid}/root`, folder, 'ballast');
    fill(ballast);
    const [ann] = target.guests;
    let answer = await ann.post(`/api/tables/${target.table}/chat`, { text: 'x'.repeat(500) });
    while (answer.status === 204) answer = await ann.post(`/api/tables/${target.table}/chat`, { text: 'x'.repeat(500) });
    expect(answer).toEqual({ status: 503, body: { code: 'not-stored', reasons: [] } });
    const nobody = new GuestOf(target.port, 'nobody');
    const full = { status: 503, body: { ok: false, problem: 'there is no room left on the disk' } };
    await expect.poll(() => nobody.get('/healthz'), { timeout: 30_000 }).toEqual(full);
    // However many were refused: one line tells why.
    const faults = () => target.process.log.filter((line) => line.includes('"level":"error"'));
    const why = [expect.stringContaining('nothing can be stored: there is no room left on the disk')];
    expect(faults()).toEqual(why);
    rmSync(ballast);
    await expect.poll(async () => (await nobody.get('/healthz')).status, { timeout: 30_000 }).toBe(200);
    await target.isWhole();
    expect(faults()).toEqual(why);
  } finally {
    await target.close();
  }
});

test.runIf(mayMount)(
  'a start on a full disk, with a database that is sound or none yet, says so and changes nothing',
  async () => {
    const sound = join(folder, 'sound.sqlite');
    await (await openDatabase({ kind: 'sqlite', file: sound }, () => undefined)).close();
    const files = 'ls "$KAYA_DATA"';
    const starts = async (name: string, put: string) => {
      const data = join(folder, name);
      mkdirSync(data);
      const filled = `mount -t tmpfs -o size=2m tmpfs "$KAYA_DATA" && { ${put} dd if=/dev/zero of="$KAYA_DATA/ballast" 2>/dev/null;`;
      const script = `${filled} ${files}; "$0" "$@"; cmp "$SOUND" "$KAYA_DATA/kaya.sqlite"; ${files}; }`;
      const env = { ...process.env, PORT: '0', KAYA_DATA: data, SOUND: sound };
      const started = run('unshare', ['-rm', 'sh', '-c', script, process.execPath, SERVER], { env, timeout: 60_000 });
      const { stdout, stderr } = await started.catch((error: { stdout: string; stderr: string }) => error);
      expect(stderr).toContain('there is no room left on the disk');
      expect(stdout).not.toContain('Kaya is open');
      expect(stderr).not.toContain('differ');
      // What SQLite has laid beside the database for a moment says nothing.
      return stdout.split('\n').filter((line) => /^(ballast|kaya\.sqlite(\.\w+)?)$/.test(line));
    };
    const copied = 'cp "$SOUND" "$KAYA_DATA/kaya.sqlite" && chmod 600 "$KAYA_DATA/kaya.sqlite";';
    const [none, one] = await Promise.all([starts('full and new', ''), starts('full', copied)]);
    expect(none).toEqual(['ballast', 'ballast']);
    expect(one).toEqual(['ballast', 'kaya.sqlite', 'ballast', 'kaya.sqlite']);
  },
);

test('while another program keeps the file locked, people hear that nothing can be stored; afterwards they play on', async () => {
  const staged = await Staged.open({ logLevel: 'silent' });
  try {
    const { both } = await staged.started();
    await moveAt(both);
    const other = new DatabaseSync(staged.site.file);
    other.exec('begin immediate');
    const mover = turnOf(both);
    const action = mover.position?.legal[0] as Action;
    const answer = await mover.ask({ t: 'act', seen: mover.position?.version ?? 0, action });
    expect(answer).toMatchObject({ t: 'refused', code: 'not-stored' });
    const nobody = staged.stranger();
    expect((await nobody.get('/healthz')).body).toEqual({ ok: false, problem: 'another program keeps the database locked' });
    other.exec('rollback');
    other.close();
    await expect.poll(async () => (await nobody.get('/healthz')).status, { timeout: 30_000 }).toBe(200);
    await moveAt(both);
  } finally {
    await staged.close();
  }
});

test('a lock of another program is waited for once, however many want to store something meanwhile', async () => {
  const path = join(folder, 'locked.sqlite');
  const database = await openDatabase({ kind: 'sqlite', file: path }, () => undefined);
  const store = new Store(database, 'me');
  await store.createTable(row('t', { status: 'playing' }), [seat('t', 0)]);
  const waits = async () => (await sql<{ timeout: number }>`pragma busy_timeout`.execute(database.db)).rows[0]?.timeout;
  const other = new DatabaseSync(path);
  other.exec('begin immediate');
  const patience = await waits();
  expect(patience).toBeGreaterThan(0);
  const tries = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => store.append(move('t', 0, { request: `${i}` }))));
  expect(tries.every((it) => it.status === 'rejected' && fileFault(it.reason) === 'busy')).toBe(true);
  expect(await waits()).toBe(0);
  other.exec('rollback');
  other.close();
  expect(await store.append(move('t', 0))).toBe('stored');
  expect(await waits()).toBe(patience);
  await database.close();
});

test('on a slow disk people wait, the host hears of it, a stop ends, and no move is lost that was acknowledged', async () => {
  const flag = join(folder, 'slow');
  const target = await Target.start({
    NODE_OPTIONS: `--import=${new URL('slow-disk.ts', import.meta.url)}`,
    ...{ KAYA_SLOW: flag, KAYA_DATA: join(folder, 'slow-data') },
  });
  try {
    writeFileSync(flag, '');
    for (let i = 0; i < 2; i++) await target.isWhole();
    await expect.poll(() => target.process.log.join()).toContain('the disk is slow: storing a move took');
    const [ann, ben] = target.guests;
    const path = `/api/tables/${target.table}`;
    const versionOf = async (guest: GuestOf) => (await guest.get<{ version: number }>(`${path}/position`)).body.version;
    const [before, said] = [await versionOf(ann), await ben.post(`${path}/chat`, { text: 'Still here' })];
    expect([before > 1, said.status]).toEqual([true, 204]);
    // Some are on their way to the disk when the process is told to end: it ends in good order, and those are stored or were not acknowledged.
    const late = Array.from({ length: 4 }, (_, i) => ben.post(`${path}/chat`, { text: `late ${i}` }).catch(() => null));
    expect(await inTime(target.process.stop(), 60_000)).toBe(0);
    const acknowledged = (await Promise.all(late)).filter((it) => it?.status === 204).length;
    rmSync(flag);
    await target.process.start();
    expect(await versionOf(ann)).toBe(before);
    const follower = new Player(ann, target.table);
    await follower.until(() => follower.messages.some((it) => it.t === 'chat'));
    const lines = follower.messages.flatMap((it) => (it.t === 'chat' ? it.lines.map(({ text }) => text) : []));
    follower.close();
    expect(lines).toContain('Still here');
    expect(lines.filter((it) => it.startsWith('late')).length).toBeGreaterThanOrEqual(acknowledged);
  } finally {
    await target.close();
  }
});

test('of a slow disk the host hears once a minute', () => {
  const told: string[] = [];
  let now = 0;
  const disk = new DiskWatch(
    (sentence) => told.push(sentence),
    () => now,
  );
  const commit = (took: number) =>
    disk.during('commit', () => {
      now += took;
    });
  for (const took of [5, 1500, 2500, 70_000, 20]) commit(took);
  expect(told).toEqual([expect.stringContaining('took 1500 ms'), expect.stringContaining('took 70000 ms')]);
});

/** Writes until there is no room for another byte. */
function fill(file: string): void {
  const opened = openSync(file, 'w');
  try {
    for (const size of [65_536, 4096, 1]) {
      try {
        for (;;) writeSync(opened, Buffer.alloc(size));
      } catch (error) {
        expect(fileFault(error)).toBe('full');
      }
    }
  } finally {
    closeSync(opened);
  }
}
