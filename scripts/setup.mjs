// Runs before every command, on whatever Node the machine has: installs what the lock file names and the command needs, once,
// and checks the runtime. With --to-run that is what a server needs, without the tools that test it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const quiet = process.argv.includes('--quiet');
const windows = process.platform === 'win32';

function stop(sentence) {
  console.error(`\nKaya: ${sentence}`);
  process.exit(1);
}

function major(version) {
  return Number(/^v?(\d+)/.exec(version)?.[1] ?? 0);
}

if (major(process.version) < 20) {
  stop(`Node ${process.version} is too old to begin with; install Node 20 or newer and try again.`);
}

// What a command needs, each including those before it: the site and the server, the Node to run them on, everything that tests use.
const SCOPES = ['run', 'run-and-node', 'all'];
const wanted = process.argv.includes('--to-run') ? (major(process.version) >= 24 ? 'run' : 'run-and-node') : 'all';
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const stamp = join('node_modules', '.kaya-install');
const [lockThere = '', scopeThere = ''] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
if (lockThere !== lock || SCOPES.indexOf(scopeThere) < SCOPES.indexOf(wanted)) {
  // Whoever has everything keeps it when the lock file changes.
  const scope = SCOPES.indexOf(scopeThere) > SCOPES.indexOf(wanted) ? scopeThere : wanted;
  const megabytes = { run: 300, 'run-and-node': 700, all: 1500 }[scope];
  const free = statfsSync('.');
  if (free.bavail * free.bsize < megabytes * 1e6) {
    stop(`there is too little room on this disk: the packages need about ${megabytes} MB. Make room and try again.`);
  }
  if (!quiet) console.log(`Kaya: installing packages (once, ${scope === 'all' ? 'about a minute' : 'half a minute or less'}) …`);
  const result = spawnSync('npm', installing(scope), {
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
    shell: windows,
  });
  if (result.error) stop(`npm could not be started (${result.error.message}). Is it installed beside Node?`);
  if (result.status !== 0)
    stop('npm could not install the packages; its own message stands above. Check the network and the disk, then try again.');
  // A third of the Node that comes along is for those who build modules of their own, which nobody does here.
  for (const name of readdirSync('node_modules').filter((it) => it.startsWith('node-')))
    if (existsSync(join('node_modules', name, 'bin')))
      rmSync(join('node_modules', name, 'include'), { recursive: true, force: true });
  writeFileSync(stamp, `${lock} ${scope}`);
}

function installing(scope) {
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  if (scope === 'all') return args;
  const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));
  const rooms = workspaces.filter((room) => room !== 'runtime' || scope === 'run-and-node');
  return [...args, '--omit=dev', ...rooms.flatMap((room) => ['-w', room])];
}

// The pinned runtime comes with the packages; where it cannot run (another system), the machine's own Node must be new enough.
const pinned = spawnSync(join('node_modules', '.bin', windows ? 'node.cmd' : 'node'), ['-v'], {
  encoding: 'utf8',
  shell: windows,
});
const runtime = pinned.status === 0 ? pinned.stdout.trim() : process.version;
if (major(runtime) < 24) {
  stop(
    `Kaya runs on Node 24 or newer. The pinned one does not run on this system, and yours is ${process.version}: install Node 24.`,
  );
}
