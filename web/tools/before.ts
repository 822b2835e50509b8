// npm run screenshots:before -- <commit>: the pictures of the screenshots as an earlier commit painted them, into
// screenshots/before, and screenshots/index.html with both side by side; further words as for the screenshots.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const now = process.env['KAYA_SCREENSHOTS'] ?? join(root, 'screenshots');
const before = join(now, 'before');

const [commit, ...wanted] = process.argv.slice(2);
if (commit === undefined) {
  console.error('Which commit? For example: npm run screenshots:before -- HEAD~20 desk-light-en co2');
  process.exit(1);
}
mkdirSync(before, { recursive: true });
paintBefore(commit);
const names = readdirSync(before).filter((name) => name.endsWith('.png') && existsSync(join(now, name)));
writeFileSync(join(now, 'index.html'), sideBySide(commit, names));
console.log(`${names.length} pictures before and now: ${join(now, 'index.html')}`);

/** Checks the commit out beside this one, with packages of its own, and lets its own tool take the pictures. */
function paintBefore(at: string): void {
  const there = join(mkdtempSync(join(tmpdir(), 'kaya-before-')), 'kaya');
  const run = (command: string, args: readonly string[], cwd = there) =>
    execFileSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, KAYA_SCREENSHOTS: before } });
  run('git', ['worktree', 'add', '--quiet', '--detach', there, at], root);
  try {
    // The packages of the house are links to its folders: copied, they lead to those of that commit.
    cpSync(join(root, 'node_modules'), join(there, 'node_modules'), { recursive: true, verbatimSymlinks: true });
    run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'error']);
    // The tool of that time may stop half-way: what it has painted until then is laid beside today's.
    try {
      run(process.execPath, ['web/tools/screenshots.ts', ...wanted]);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  } finally {
    run('git', ['worktree', 'remove', '--force', there], root);
  }
}

function sideBySide(at: string, pictures: readonly string[]): string {
  const rows = pictures.map(
    (name) => `<h2>${name}</h2><p><img src="before/${name}" alt="before"><img src="${name}" alt="now"></p>`,
  );
  return [
    '<!doctype html><meta charset="utf-8">',
    `<title>${at} and now</title>`,
    '<style>img{width:49%;vertical-align:top;border:1px solid #999}</style>',
    ...rows,
  ].join('\n');
}
