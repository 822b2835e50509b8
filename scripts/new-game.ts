// npm run new-game -- <id> [CODE]: lays a new game from the teaching game. It stands on the shelf and can be played at once;
// from then on it is its author's.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEACHING = 'engine/teaching';
const LIST = 'games/index.ts';

/** What the new game is called, in the places where the teaching game has its own names. */
interface Names {
  readonly id: string;
  /** What its rule ids begin with, e.g. `CO2`. */
  readonly code: string;
  readonly title: string;
}

function stop(sentence: string): never {
  console.error(`Kaya: ${sentence}`);
  process.exit(1);
}

function namesOf(id: string, code: string | undefined): Names {
  const words = id.split('-');
  const title = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  const short = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : id.slice(0, 3);
  return { id, code: (code ?? short).toUpperCase(), title };
}

/** The teaching game's own names, as a new game has them. */
function renamed(text: string, { id, code, title }: Names): string {
  const type = code.charAt(0) + code.slice(1).toLowerCase();
  return text
    .replaceAll(/The Lamplighters|Les Allumeurs|Фонарщики/g, title)
    .replaceAll('lamplighters', id)
    .replaceAll('LMP-', `${code}-`)
    .replaceAll(/\blmp(?=[.'])/g, code.toLowerCase())
    .replaceAll(/\bLamp(?=[A-Z]|\b)/g, type);
}

/** Copies the teaching game; what was recorded with it is left behind. */
function layFolder(root: string, names: Names): void {
  const folder = join(root, 'games', names.id);
  cpSync(join(root, TEACHING), folder, { recursive: true });
  rmSync(join(folder, 'README.md'));
  rmSync(join(folder, 'test/records'), { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (statSync(file).isFile()) writeFileSync(file, renamed(readFileSync(file, 'utf8'), names));
  }
}

/** The game's line, at the end of the list. */
function putOnList(root: string, id: string): void {
  const list = readFileSync(join(root, LIST), 'utf8');
  const end = list.indexOf('\n};');
  const key = /^[a-z0-9]+$/.test(id) ? id : `'${id}'`;
  const line = `  ${key}: { shelf: () => import('./${id}/shelf/index.ts'), box: () => import('./${id}/index.ts') },`;
  writeFileSync(join(root, LIST), `${list.slice(0, end)}\n${line}${list.slice(end)}`);
}

function run(root: string, command: string, ...args: readonly string[]): void {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop(`'${command} ${args.join(' ')}' failed; its own message stands above.`);
}

const root = fileURLToPath(new URL('..', import.meta.url));
const [id, code] = process.argv.slice(2);
if (id === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
  stop('name the new game: npm run new-game -- <id>, in lower-case words joined by hyphens, e.g. power-grid.');
if (code !== undefined && !/^[A-Z][A-Z0-9]{1,4}$/.test(code))
  stop('the code is two to five capital letters or digits; the ids of the rules begin with it.');
if (existsSync(join(root, 'games', id)) || id === 'lamplighters') stop(`there is a game '${id}' already.`);
const names = namesOf(id, code);
layFolder(root, names);
const spec = readFileSync(join(root, 'docs/rules/lamplighters.md'), 'utf8');
writeFileSync(join(root, `docs/rules/${id}.md`), renamed(spec, names));
putOnList(root, id);
// Names of another length: lines and lists of imports are set anew.
run(root, 'biome', 'check', '--write', `games/${id}`, LIST);
run(root, 'node', 'lab/main.ts', 'records', id);
console.log(
  `${names.title} stands in games/${id}/, its rules (${names.code}-…) in docs/rules/${id}.md. Play it: npm run lab -- play ${id}, or npm start.`,
);
