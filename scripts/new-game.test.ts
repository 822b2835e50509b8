// A new game is laid in a copy of the house: it holds all that every game must hold, stands on the shelf and is played in a
// browser, and nothing else had to change for it but its line in the list.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ID = 'night-harbour';
/** What is made, not written. */
const MADE = new Set(['node_modules', 'dist', '.git', 'data', '.cache', 'coverage', 'lab-output', 'screenshots']);
const PATIENCE = { timeout: 1_800_000 };

let copy: string;

beforeAll(() => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'kaya-new-game-')));
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (path) => !MADE.has(basename(path)) || /games[\\/][^\\/]+[\\/]data$|teaching[\\/]data$/.test(path),
  });
  linkPackages();
  takeKnownTypes();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The packages are those of the house; only our own ones are the copy's. */
function linkPackages(): void {
  const { workspaces }: { readonly workspaces: readonly string[] } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
  for (const folder of ['.', ...workspaces]) {
    const from = join(ROOT, folder, 'node_modules');
    if (!existsSync(from)) continue;
    mkdirSync(join(copy, folder, 'node_modules'));
    for (const name of readdirSync(from)) {
      if (name !== '@kaya' && (name === '.bin' || !name.startsWith('.')))
        symlinkSync(join(from, name), join(copy, folder, 'node_modules', name));
    }
  }
  mkdirSync(join(copy, 'node_modules/@kaya'));
  for (const name of workspaces) symlinkSync(join(copy, name), join(copy, 'node_modules/@kaya', name));
}

/** What is known of the types of unchanged files is taken over, so that only what the new game touches is checked again. */
function takeKnownTypes(): void {
  const known = 'node_modules/.cache/types.json';
  if (!existsSync(join(ROOT, known))) return;
  const info: Record<string, unknown> = JSON.parse(readFileSync(join(ROOT, known), 'utf8'));
  const folder = join(copy, 'node_modules/.cache');
  mkdirSync(folder);
  /** Our own files are the copy's, packages those of the house. */
  const moved = (path: string) => {
    const own = join('node_modules/.cache', path);
    return path.startsWith('../') && own.includes('node_modules') ? relative(folder, join(ROOT, own)) : path;
  };
  for (const key of ['fileNames', 'packageJsons', 'missingPackageJsons']) {
    const paths = info[key];
    if (Array.isArray(paths)) info[key] = paths.map((path) => (typeof path === 'string' ? moved(path) : path));
  }
  writeFileSync(join(copy, known), JSON.stringify(info));
}

async function run(command: string, ...args: readonly string[]): Promise<string> {
  const path = [join(copy, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  // As from a shell: what this test runs in is not what the site is built for.
  const { NODE_ENV: _, VITEST: _v, ...outside } = process.env;
  const env = { ...outside, PATH: path, VITEST_MAX_WORKERS: '1' };
  try {
    return (await promisify(execFile)(command, args, { cwd: copy, env, maxBuffer: 1e8 })).stdout;
  } catch (error) {
    // What the command said is what one wants to read.
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout.slice(-4000)}\n${stderr.slice(-4000)}`);
  }
}

/** The hash of every file that somebody wrote. */
function written(): Map<string, string> {
  const files = readdirSync(copy, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name).slice(copy.length + 1));
  const own = paths.filter((path) => !/(^|[\\/])(node_modules|dist)[\\/]/.test(path));
  return new Map(
    own.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(copy, path)))
        .digest('hex'),
    ]),
  );
}

test('npm run new-game lays a game that holds, stands on the shelf and can be played', PATIENCE, async () => {
  const before = written();
  const list = readFileSync(join(copy, 'games/index.ts'), 'utf8').split('\n');
  expect(await run('node', 'scripts/new-game.ts', ID)).toContain('Night Harbour stands in games/night-harbour/');

  const changed = [...written()].filter(([path, hash]) => before.get(path) !== hash).map(([path]) => path);
  expect(changed.filter((path) => !path.startsWith(`games/${ID}/`)).sort()).toEqual([`docs/rules/${ID}.md`, 'games/index.ts']);
  const lines = readFileSync(join(copy, 'games/index.ts'), 'utf8').split('\n');
  expect(lines.filter((line) => !list.includes(line))).toHaveLength(1);
  const copied = changed.filter((path) => path.startsWith(`games/${ID}/`)).map((path) => readFileSync(join(copy, path), 'utf8'));
  expect(copied.filter((text) => /lamplighters|LMP-|\blmp\./.test(text))).toEqual([]);

  await run('tsc', '-p', '.');
  await run('biome', 'check', '--error-on-warnings', `games/${ID}`, 'games/index.ts');
  await run('node', 'scripts/rooms.ts');
  await run('vitest', 'run', `games/${ID}`);
  await run('vitest', 'run', 'lab/test/components.test.ts', 'lab/test/every-game.test.ts', '-t', ID);
  await run('vite', 'build', 'web', '--logLevel', 'error');
  expect(await run('playwright', 'test', '--config', 'web/playwright.config.ts', `games/${ID}/`)).toContain('2 passed');
});

test.each([
  [[], 'name the new game'],
  [['Chess'], 'name the new game'],
  [['co2'], "there is a game 'co2' already"],
  [['chess', 'c'], 'the code is two to five capital letters'],
])('%j is refused: %s', async (args, sentence) => {
  await expect(run('node', 'scripts/new-game.ts', ...args)).rejects.toThrow(sentence);
});
