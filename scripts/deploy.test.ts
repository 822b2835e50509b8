import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { helpText, readConfiguration } from '../server/configuration.ts';
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

test('the values in compose.yaml and kaya.service are ones that the server takes', () => {
  const compose = read('compose.yaml').replace(/\$\{(\w+)[^}]*\}/g, (_, name) => (name === 'DOMAIN' ? 'kaya.example' : 'word'));
  const lines = compose.match(/^ {6}(?:KAYA_\w+|DATABASE_URL): .*$/gm) ?? [];
  const set = Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name, value.join(': ').replaceAll("'", '')];
    }),
  );
  expect(Object.keys(set)).toContain('KAYA_ORIGIN');
  expect(readConfiguration(set)).toMatchObject({
    ok: true,
    configuration: { origin: 'https://kaya.example', proxies: 1, secureCookies: true, database: { kind: 'postgres' } },
  });
  const service = /^Environment=(.*)$/m.exec(read('kaya.service'))?.[1] ?? '';
  expect(readConfiguration(Object.fromEntries(service.split(' ').map((it) => it.split('='))))).toMatchObject({
    ok: true,
    configuration: { logForm: 'json' },
  });
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

test('dashboard and alerts ask for what /metrics tells, and each says what it means', () => {
  const metrics = new Metrics();
  metrics.took(0.02);
  // What the route adds is checked where the route is (server/test/api.test.ts).
  const told = metrics.text({ tables_in_memory: 0, bots_waiting: 0, unsent_bytes: 0, last_backup_seconds: 0 });
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
  for (const alert of alerts) expect(alert).toMatch(/ for: \w+\n.*\n +summary: .+\n +description: '.+'/);
  for (const { title, description } of panels) expect(title.length * description.length).toBeGreaterThan(0);
});

const verifies = spawnSync('systemd-analyze', ['--version']).status === 0;

test.runIf(verifies)('systemd finds nothing wrong with the unit', () => {
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', join(root, 'deploy', 'kaya.service')], { encoding: 'utf8' });
  // Where the machine has no such user or folder, that alone is said.
  const told = stderr.split('\n').filter((line) => line.includes('kaya.service') && !/not found|does not exist/.test(line));
  expect({ status, told }).toEqual({ status: 0, told: [] });
});
