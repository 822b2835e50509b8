// npm run image: builds the image of deploy/Containerfile with podman or docker, starts it as deploy/compose.yaml does, plays in it, stops it,
// and looks whether everything is still there. Takes some minutes, and the network for the bases and for npm.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Kaya } from '../server/client/kaya.ts';

const IMAGE = 'kaya-tried';
const VOLUME = `kaya-tried-${process.pid}`;
/** Megabytes of the image, of which the bases that the Containerfile names have so many. */
const [MOST, BASE] = [250, 12];
/** So many seconds may the container take to stop; longer, and it is killed. */
const GOODBYE = 20;

function stop(sentence: string): never {
  console.error(`Kaya: ${sentence}`);
  process.exit(1);
}

const engine = ['podman', 'docker'].find((it) => spawnSync(it, ['--version']).status === 0);
if (engine === undefined) stop('the image is not tried: neither podman nor docker is in the PATH.');

function asked(...args: string[]): { readonly status: number | null; readonly out: string; readonly err: string } {
  const { status, stdout, stderr } = spawnSync(engine ?? '', args, { encoding: 'utf8' });
  return { status, out: stdout.trim(), err: stderr.trim() };
}

function done(...args: string[]): string {
  const { status, out, err } = asked(...args);
  if (status !== 0) throw new Error(`${engine} ${args.join(' ')}: ${err}`);
  return out;
}

function holds(what: string, is: boolean): void {
  console.log(`${is ? '✓' : '✗'} ${what}`);
  if (!is) process.exitCode = 1;
}

// Without the format of docker podman leaves the health check out, and warns.
const format = engine === 'podman' ? ['--format', 'docker'] : [];
const built = spawnSync(engine, ['build', ...format, '-t', IMAGE, '-f', 'deploy/Containerfile', '.'], { stdio: 'inherit' });
if (built.status !== 0) stop('the image could not be built; what stands above says why.');

/** As `history` writes sizes: 70.3MB or 70.3 MB. */
function megabytes(size: string): number {
  const [, number = '', unit = ''] = /^([\d.]+) ?(\w+)$/.exec(size) ?? [];
  return Number(number) * ({ B: 1e-6, kB: 1e-3, MB: 1, GB: 1e3 }[unit] ?? 0);
}

const layers = done('history', '--no-trunc', '--format', '{{.Size}}|{{.CreatedBy}}', IMAGE).split('\n');
const copied = layers.filter((it) => /COPY/.test(it)).reduce((sum, it) => sum + megabytes(it.split('|')[0] ?? ''), 0);
holds(
  `${Math.round(copied)} MB of Node, packages, Kaya and its site, with a base of ${BASE} at most ${MOST}`,
  copied > 100 && copied + BASE < MOST,
);

/** As deploy/compose.yaml starts it, with a file of its own in the place of PostgreSQL. */
const LOCKED = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];

async function started(): Promise<{ readonly id: string; readonly address: string }> {
  const id = done('run', '-d', ...LOCKED, '-v', `${VOLUME}:/data`, '-p', '127.0.0.1::3000', IMAGE);
  const address = `http://${done('port', id, '3000')}`;
  for (let tries = 0; tries < 120; tries++) {
    const answer = await fetch(`${address}/healthz`).catch(() => null);
    if (answer?.ok === true) return { id, address };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`it does not answer at ${address}: ${asked('logs', id).out}`);
}

/** Stops it as a service manager does, and says with which code it ended. */
function stopped(id: string): number {
  done('stop', '-t', String(GOODBYE), id);
  const code = Number(done('inspect', '--format', '{{.State.ExitCode}}', id));
  done('rm', '-v', id);
  return code;
}

const running: string[] = [];
try {
  const { id, address } = await started();
  running.push(id);
  holds('it answers', true);
  holds('it runs as a user without rights', done('exec', id, 'id', '-un') === 'kaya');
  holds('it writes where its data lie', asked('exec', id, 'touch', '/data/written').status === 0);
  holds('it cannot write into its own files', asked('exec', id, 'touch', '/kaya/written').status !== 0);
  const [, ...command] = healthCheck(JSON.parse(done('inspect', '--type', 'image', IMAGE)));
  holds('its health check finds it well', command.length > 0 && asked('exec', id, ...command).status === 0);
  holds('the site is served', (await fetch(address)).headers.get('content-type')?.startsWith('text/html') === true);

  const guest = new Kaya(address);
  await guest.becomeGuest({ name: 'Robot' });
  const { token } = await guest.makeProgramToken({});
  const kaya = new Kaya(address, token);
  const table = await kaya.openTable({
    ...{ game: 'co2', options: {}, seats: [{ kind: 'me' }], visibility: 'invited', pace: { kind: 'live' }, spectators: false },
  });
  await kaya.startGame(table.id);
  const { version: seen, legal } = await kaya.readPosition(table.id);
  const [action] = legal;
  if (action === undefined) throw new Error('nothing may be done');
  await kaya.act(table.id, { id: randomUUID(), seen, action });
  const { version } = await kaya.readPosition(table.id);
  holds('a move is played', version > seen);
  holds(`it ends in good order within ${GOODBYE} s`, stopped(id) === 0);
  running.pop();

  const again = await started();
  running.push(again.id);
  holds('the move is still there', (await new Kaya(again.address, token).readPosition(table.id)).version === version);
  stopped(again.id);
  running.pop();
} finally {
  for (const id of running) asked('rm', '-f', '-v', id);
  asked('volume', 'rm', VOLUME);
}

/** What is run to see whether it is well: podman and docker keep it at different places. */
function healthCheck(images: readonly object[]): readonly string[] {
  const paths = [['Healthcheck'], ['HealthCheck'], ['Config', 'Healthcheck']];
  const found = paths.map((path) =>
    path.reduce<unknown>((it, name) => (typeof it === 'object' && it !== null ? Reflect.get(it, name) : undefined), images[0]),
  );
  for (const it of found)
    if (typeof it === 'object' && it !== null && 'Test' in it && Array.isArray(it.Test)) return it.Test.map(String);
  return [];
}
