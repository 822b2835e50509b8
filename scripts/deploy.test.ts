import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { helpText, readConfiguration } from '../server/configuration.ts';
import { MEMORY_FLAGS } from '../server/memory-flags.ts';
import { Metrics } from '../server/metrics.ts';

interface Panel {
  readonly title: string;
  readonly description: string;
  readonly targets: readonly { readonly expr: string }[];
}

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const files = readdirSync(join(root, 'deploy'));
const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');

test('whatever a file of deploy/ or its page sets, the server knows', () => {
  const known = helpText();
  const texts = [...files.map(read), readFileSync(join(root, 'docs', 'hosting.md'), 'utf8')];
  const named = new Set(texts.flatMap((text) => text.match(/\b(?:KAYA_[A-Z_]+|DATABASE_URL)\b/g) ?? []));
  expect(named.size).toBeGreaterThan(5);
  expect([...named].filter((name) => !known.includes(name))).toEqual([]);
});

test('the values in kaya.service are ones that the server takes', () => {
  const service = /^Environment=(.*)$/m.exec(read('kaya.service'))?.[1] ?? '';
  expect(readConfiguration(Object.fromEntries(service.split(' ').map((it) => it.split('='))))).toMatchObject({
    ok: true,
    configuration: { logForm: 'json' },
  });
});

test('passwords and backups go neither into the image nor into git', () => {
  const secret = ['deploy/.env', 'before-update.backup'];
  const covers = (line: string, file: string) => line.replace(/^\//, '') === file || matchesGlob(file, line);
  for (const list of ['.dockerignore', '.gitignore']) {
    const lines = readFileSync(join(root, list), 'utf8').split('\n');
    expect([list, secret.filter((file) => !lines.some((line) => covers(line, file)))]).toEqual([list, []]);
  }
});

test('the image copies and starts what is there', () => {
  const image = read('Containerfile');
  for (const file of image.match(/\b(?:scripts|server)\/[\w.]+\.m?[jt]s\b/g) ?? [])
    expect(existsSync(join(root, file)), file).toBe(true);
  const { workspaces }: { workspaces: readonly string[] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const rooms = [...image.matchAll(/-w (\w+)/g)].map(([, room]) => room);
  expect(rooms.length).toBeGreaterThan(3);
  expect(rooms.filter((room) => room === undefined || !workspaces.includes(room))).toEqual([]);
});

test('image and unit keep the memory as small as npm start does', () => {
  for (const file of ['Containerfile', 'kaya.service'])
    expect([file, MEMORY_FLAGS.filter((flag) => !read(file).includes(flag))]).toEqual([file, []]);
});

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  /** Of these only what fits the machine is installed. */
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly link?: boolean;
  readonly resolved?: string;
}

/** Every package that these rooms need to run, as the lock file lays them out. */
function packagesFor(rooms: readonly string[]): string[] {
  const { packages }: { packages: Readonly<Record<string, Locked>> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const found = new Set<string>();
  const take = (from: string) => {
    const { dependencies = {}, optionalDependencies = {} } = packages[from] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const places = from.split('/node_modules/').map((_, i, parts) => parts.slice(0, parts.length - i).join('/node_modules/'));
      const place = [...places.map((it) => `${it}/node_modules/${name}`), `node_modules/${name}`].find((it) => it in packages);
      if (place === undefined || found.has(place)) continue;
      found.add(place);
      take(packages[place]?.link === true ? (packages[place]?.resolved ?? '') : place);
    }
  };
  for (const room of rooms) take(room);
  return [...found].filter((it) => packages[it]?.link !== true);
}

/** Bytes of all files in a folder, without packages and tests. */
function sizeOf(folder: string, without: readonly string[] = []): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (without.includes(entry.name)) return sum;
    return sum + (entry.isDirectory() ? sizeOf(path, without) : entry.isFile() ? statSync(path).size : 0);
  }, 0);
}

function installedSize(rooms: readonly string[]): number {
  return packagesFor(rooms).reduce(
    (sum, it) => sum + (existsSync(join(root, it)) ? sizeOf(join(root, it), ['node_modules']) : 0),
    0,
  );
}

test('npm start installs at most 150 MB, beside a Node that is new enough', () => {
  const { workspaces }: { workspaces: readonly string[] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const rooms = workspaces.filter((room) => room !== 'runtime');
  expect(packagesFor(rooms)).toEqual(expect.arrayContaining(['node_modules/vite', 'node_modules/fastify']));
  expect(installedSize(rooms)).toBeGreaterThan(50e6);
  expect(installedSize(rooms)).toBeLessThan(150e6);
});

test('what the image holds is less than 250 MB: Node, packages, Kaya, its site and the base', () => {
  const rooms = [...read('Containerfile').matchAll(/-w (\w+)/g)].flatMap(([, room]) => (room === undefined ? [] : [room]));
  const packages = packagesFor(rooms);
  expect(packages).toContain('node_modules/fastify');
  expect(packages).not.toContain('node_modules/vite');
  const [base, site] = [12e6, 13e6];
  const sources = ['engine', 'pieces', 'games', 'bots', 'wire', 'server', 'web', 'lab', 'scripts'].reduce(
    (sum, room) => sum + sizeOf(join(root, room), ['node_modules', 'test', 'dist']),
    0,
  );
  expect(base + site + sources + installedSize(rooms) + statSync(process.execPath).size).toBeLessThan(250e6);
});

test('dashboard and alerts ask for what /metrics tells, and each says what it means', () => {
  const metrics = new Metrics();
  metrics.took(0.02);
  // What the route adds is checked where the route is (server/test/api.test.ts).
  const told = metrics.text({
    ...{ storage_away: 0, tables_in_memory: 0, bots_waiting: 0, last_backup_seconds: 0, backup_failed: 0 },
    ...{ connections: 0, unsent_bytes: 0, unsent_bytes_most: 0, unread_connections_ended: 0 },
  });
  metrics.close();
  const known = new Set([...told.matchAll(/^(kaya_\w+)/gm)].map(([, name]) => name));
  const alerts = read('alerts.yaml').split('- alert: ').slice(1);
  const { panels }: { panels: readonly Panel[] } = JSON.parse(read('grafana.json'));
  const asked = [
    ...alerts.map((it) => /expr: (.*)/.exec(it)?.[1] ?? ''),
    ...panels.flatMap((it) => it.targets.map(({ expr }) => expr)),
  ];
  expect(asked.length).toBeGreaterThan(15);
  for (const expr of asked) {
    const names = expr.match(/\bkaya_\w+/g) ?? [];
    expect(names.length + Number(expr.startsWith('up{job="kaya"}')), expr).toBeGreaterThan(0);
    expect(
      names.filter((name) => !known.has(name)),
      expr,
    ).toEqual([]);
  }
  // Nothing that is counted is looked at by nobody.
  const seen = new Set(asked.flatMap((expr) => expr.match(/\bkaya_\w+/g) ?? []));
  expect([...known].filter((name) => name !== undefined && !/_(sum|count)$/.test(name) && !seen.has(name))).toEqual([]);
  for (const alert of alerts) expect(alert).toMatch(/ for: \w+\n.*\n +summary: .+\n +description: ['"].+['"]/);
  for (const { title, description } of panels) expect(title.length * description.length).toBeGreaterThan(0);
});

const verifies = spawnSync('systemd-analyze', ['--version']).status === 0;

test.runIf(verifies)('systemd finds nothing wrong with the unit', () => {
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', join(root, 'deploy', 'kaya.service')], { encoding: 'utf8' });
  // Where the machine has no such user or folder, that alone is said.
  const told = stderr.split('\n').filter((line) => line.includes('kaya.service') && !/not found|does not exist/.test(line));
  expect({ status, told }).toEqual({ status: 0, told: [] });
});

const hasPrometheus = spawnSync('promtool', ['--version']).status === 0;
const howAlerts = hasPrometheus ? '' : ': skipped; put promtool into the PATH (apt install prometheus) and run this file again';
if (!hasPrometheus) console.info(`Prometheus reads the alerts${howAlerts}`);

test.runIf(hasPrometheus)(`Prometheus reads the alerts${howAlerts}`, () => {
  const { status, stderr } = spawnSync('promtool', ['check', 'rules', join(root, 'deploy', 'alerts.yaml')], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
