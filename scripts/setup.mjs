// Runs before every command, on whatever Node the machine has: installs what the lock file names, once, and checks the runtime.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
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

const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const stamp = join('node_modules', '.kaya-install');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  const free = statfsSync('.');
  if (free.bavail * free.bsize < 1.5e9) {
    stop('there is too little room on this disk: the packages need about 1.5 GB. Make room and try again.');
  }
  if (!quiet) console.log('Kaya: installing packages (once, about a minute) …');
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync('npm', args, { stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'], shell: windows });
  if (result.error) stop(`npm could not be started (${result.error.message}). Is it installed beside Node?`);
  if (result.status !== 0)
    stop('npm could not install the packages; its own message stands above. Check the network and the disk, then try again.');
  writeFileSync(stamp, lock);
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
