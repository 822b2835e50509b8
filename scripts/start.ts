// npm start: builds the site, if there is one to build, and starts the server in its place.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whatStopsIt } from '../server/before-start.ts';
import { readConfiguration } from '../server/configuration.ts';
import { MEMORY_FLAGS } from '../server/memory-flags.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const args = process.argv.slice(2);
const [first] = args;
/** The shell in which npm runs this. */
const parent = process.ppid;

// Whoever names a site has built it.
if (first === undefined && process.env['KAYA_SITE'] === undefined && existsSync(join(root, 'web', 'vite.config.ts'))) {
  // What would stop the server is said before anybody waits for the build.
  const read = readConfiguration(process.env);
  const stops = read.ok ? await whatStopsIt(read.configuration) : read.problems.join('\n      ');
  if (stops !== null) {
    console.error(`\nKaya: ${stops}`);
    process.exit(1);
  }
  console.log('Kaya: building the site …');
  const [site, made] = [join(root, 'web', 'dist'), join(root, 'web', 'dist.new')];
  const built = spawnSync('vite', ['build', 'web', '--logLevel', 'warn', '--outDir', 'dist.new'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (built.status === 0) takePlace(made, site);
  else {
    const before = existsSync(join(site, 'index.html'));
    console.error(
      before
        ? '\nKaya: the site could not be built; the one built before is served.'
        : '\nKaya: the site could not be built; only the API is served.',
    );
  }
}

/** The new site takes the place of the old one in a moment: another server may be serving that. */
function takePlace(made: string, site: string): void {
  const gone = `${site}.old`;
  rmSync(gone, { recursive: true, force: true });
  if (existsSync(site)) renameSync(site, gone);
  renameSync(made, site);
  rmSync(gone, { recursive: true, force: true });
}

/** With this code the server has closed in good order because something broke whose place nobody knows: it is begun anew. */
const AGAIN = 70;
/** Not so fast that a fault at the start keeps the machine busy. */
const PAUSE = 1000;

function serve(): ChildProcess {
  return spawn(process.execPath, [...MEMORY_FLAGS, join(root, 'server', 'main.ts'), ...args], { stdio: 'inherit' }).on(
    'exit',
    (code, signal) => {
      if (code !== AGAIN || stopping) process.exit(code ?? (signal === null ? 0 : 1));
      console.error('Kaya: something went wrong; the server is started again. The log above says what.');
      setTimeout(() => {
        server = serve();
      }, PAUSE);
    },
  );
}

let stopping = false;
let server = serve();
function stop(signal: 'SIGINT' | 'SIGTERM'): void {
  stopping = true;
  if (!server.kill(signal)) process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal));

/** How often it is looked whether npm is still there, in milliseconds. */
const LOOK = 500;
// A signal to npm ends npm and its shell, and does not come here: the server would go on without anybody who knows of it.
if (process.env['npm_lifecycle_event'] !== undefined) {
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    stop('SIGTERM');
  }, LOOK);
  looking.unref();
}
