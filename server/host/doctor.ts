import { accessSync, constants, existsSync, mkdtempSync, rmdirSync, statfsSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { WebSocket } from 'ws';
import { copiesIn } from '../backups.ts';
import { type Configuration, readConfiguration } from '../configuration.ts';
import { readComponents } from '../games.ts';
import type { Arrival } from '../http/host-routes.ts';
import { DatabaseProblem } from '../storage/database-problem.ts';
import { ifJson } from '../storage/if-json.ts';
import { isOurs } from '../storage/open.ts';
import type { PersonRow } from '../storage/schema.ts';
import { aboutFile, examine, lookInto } from '../storage/sqlite-file.ts';
import { careful, type Finding, well, wrong } from './finding.ts';
import { HostError, messageOf } from './host-error.ts';
import { mail, push, type Trials } from './trials.ts';

const MEGABYTE = 1_000_000;
/** Less room than this on the disk of the database is soon none. */
const LITTLE_ROOM = 500 * MEGABYTE;
/** Clocks that differ by more than this, in milliseconds. */
const ASTRAY = 60_000;
/** So long an address may take to answer. */
const PATIENCE = 10_000;
/** The oldest PostgreSQL that Kaya is tried with. */
const POSTGRES = 14;

type Check = (configuration: Configuration, trials: Trials) => Finding[] | Promise<Finding[]>;

const CHECKS: readonly Check[] = [
  runtime,
  variables,
  database,
  bus,
  disk,
  site,
  components,
  backups,
  https,
  proxy,
  origin,
  metrics,
  hosts,
  mail,
  push,
];

/** Looks at everything that goes wrong at a host's, and says what to do about it; changes nothing, and sends only what it is told to. */
export async function run(args: string[]): Promise<void> {
  const { values: trials } = parseArgs({ args, options: { mail: { type: 'string' }, push: { type: 'string' } } });
  const read = readConfiguration(process.env);
  if (!read.ok) throw new HostError(read.problems.join('\n'));
  const findings = await examined(read.configuration, trials);
  for (const { about, is, says } of findings) console.log(`${MARKS[is]} ${about.padEnd(11)} ${says}`);
  const wrong = findings.filter(({ is }) => is === 'wrong').length;
  console.log(wrong === 0 ? '\nNothing is wrong.' : `\nTo mend: ${wrong}.`);
  if (wrong > 0) process.exitCode = 1;
}

const MARKS = { well: '✓', careful: '!', wrong: '✗' } as const;

export async function examined(configuration: Configuration, trials: Trials = {}): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of CHECKS) findings.push(...(await check(configuration, trials)));
  return findings;
}

function runtime(): Finding[] {
  const major = Number(process.versions.node.split('.')[0]);
  return major >= 24
    ? well('Node', process.version)
    : wrong('Node', `${process.version} is too old; start Kaya with npm start, which brings its own.`);
}

function variables({ strange, host }: Configuration): Finding[] {
  const addresses = Object.values(networkInterfaces()).flatMap((them) => (them ?? []).map(({ address }) => address));
  const elsewhere = isIP(host) !== 0 && !['0.0.0.0', '::', ...addresses].includes(host);
  return [
    ...strange.flatMap((sentence) => careful('Variables', sentence)),
    ...(elsewhere ? wrong('Variables', `this machine has no address '${host}'; leave HOST out to listen on all.`) : []),
  ];
}

async function database({ database: where }: Configuration): Promise<Finding[]> {
  if (where.kind === 'sqlite') return sqliteFile(where.file);
  // Not as the server opens it: that would bring its tables up to date.
  const client = new pg.Client({ connectionString: where.url, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; clock: Date }>(
      "select current_setting('server_version_num') as version, clock_timestamp() as clock",
    );
    await isOurs(async (query) => (await client.query<{ name: string }>(query)).rows);
    const major = Math.floor(Number(rows[0]?.version) / 10_000);
    const astray = Math.abs(Number(rows[0]?.clock) - Date.now());
    return [
      ...(major >= POSTGRES
        ? well('Database', `PostgreSQL ${major} answers.`)
        : wrong('Database', `PostgreSQL ${major} is too old; Kaya needs ${POSTGRES} or newer.`)),
      ...(astray > ASTRAY
        ? wrong('Clock', `this machine and PostgreSQL differ by ${Math.round(astray / 1000)} s; let both ask a time server.`)
        : well('Clock', 'as that of PostgreSQL.')),
    ];
  } catch (error) {
    if (error instanceof DatabaseProblem) return wrong('Database', error.message);
    return wrong('Database', `PostgreSQL cannot be used: ${messageOf(error)}. Look at DATABASE_URL.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Asks the message bus for an echo, where there is one. */
async function bus({ nats }: Configuration): Promise<Finding[]> {
  if (nats === null) return [];
  try {
    const { connect } = await import('@nats-io/transport-node');
    const line = await connect({ ...nats, name: 'kaya doctor', timeout: PATIENCE, reconnect: false });
    const version = line.info?.version ?? '';
    const milliseconds = await line.rtt().finally(() => line.close());
    return well('Bus', `NATS ${version} answers within ${milliseconds} ms.`);
  } catch (error) {
    return wrong(
      'Bus',
      `KAYA_NATS does not answer (${messageOf(error)}): people at one table on different processes see each other's moves seconds later. Does nats-server run there, and are name and password right?`,
    );
  }
}

/** What the server would say of its file, and of a folder in which it cannot write. */
function sqliteFile(file: string): Finding[] {
  const folder = dirname(file);
  try {
    const isThere = examine(file, false);
    const shut = whyShut(folder);
    if (shut !== null) return wrong('Database', `${shut} KAYA_DATA names the folder of the database.`);
    if (!isThere)
      return careful(
        'Database',
        `there is none at ${file}; the first start makes it. If Kaya has run before, KAYA_DATA is not what the server has.`,
      );
    accessSync(file, constants.W_OK);
    return well('Database', `SQLite, ${file}.`);
  } catch (error) {
    return wrong('Database', error instanceof DatabaseProblem ? error.message : aboutFile(file, error));
  }
}

/** Why nothing can be written into a folder, or the folder cannot be made; null where it can. */
function whyShut(folder: string): string | null {
  let there = folder;
  while (!existsSync(there) && dirname(there) !== there) there = dirname(there);
  const doing = there === folder ? `${folder} cannot be written` : `${folder} cannot be made`;
  if (!statSync(there).isDirectory()) return `${doing}: ${there} is a file.`;
  try {
    accessSync(there, constants.W_OK | constants.X_OK);
  } catch {
    return `${doing}: ${there} must belong to whoever starts Kaya.`;
  }
  try {
    // Who may do everything can still not do it everywhere: it is tried, and nothing of it stays.
    rmdirSync(mkdtempSync(join(there, '.kaya-')));
    return null;
  } catch (error) {
    return `${doing}: nothing can be made in ${there} (${messageOf(error)}).`;
  }
}

function disk({ database: where }: Configuration): Finding[] {
  if (where.kind !== 'sqlite') return [];
  const there = [dirname(where.file), '.'].find((it) => existsSync(it)) ?? '.';
  const { bavail, bsize } = statfsSync(there);
  const room = `${Math.round((bavail * bsize) / MEGABYTE)} MB are free beside the database`;
  return bavail * bsize < LITTLE_ROOM
    ? wrong('Disk', `only ${room}; without room nobody can move. Make some.`)
    : well('Disk', `${room}.`);
}

function site({ site: given }: Configuration): Finding[] {
  const folder = given ?? fileURLToPath(new URL('../../web/dist', import.meta.url));
  return existsSync(join(folder, 'index.html'))
    ? well('Site', `built, in ${folder}.`)
    : wrong('Site', `there is no site in ${folder}; npm start builds it.`);
}

async function components({ components: folder }: Configuration): Promise<Finding[]> {
  if (folder === null) return [];
  try {
    await readComponents(folder);
    return well('Components', `those in ${folder} can be read.`);
  } catch (error) {
    return wrong('Components', messageOf(error));
  }
}

/** How much may still be written into a folder, also one that is to be made. */
function roomIn(folder: string): number {
  let there = folder;
  while (!existsSync(there) && dirname(there) !== there) there = dirname(there);
  const { bavail, bsize } = statfsSync(there);
  return bavail * bsize;
}

/** At most so large is a copy of the database file; of PostgreSQL, which is packed, nobody knows before. */
function sizeOfCopy(where: Configuration['database']): number {
  const files = where.kind === 'sqlite' ? [where.file, `${where.file}-wal`] : [];
  return files.reduce((sum, it) => sum + (statSync(it, { throwIfNoEntry: false })?.size ?? 0), MEGABYTE);
}

function megabytes(bytes: number): string {
  return (bytes / MEGABYTE).toFixed(1);
}

function backups({ backups: terms, database: where }: Configuration): Finding[] {
  if (terms === null)
    return careful('Backups', 'none are made by schedule; name a folder in KAYA_BACKUPS, best on another disk.');
  const shut = whyShut(terms.folder);
  if (shut !== null) return wrong('Backups', `${shut} KAYA_BACKUPS names the folder of the backups.`);
  const [room, needed] = [roomIn(terms.folder), sizeOfCopy(where)];
  if (room < needed)
    return wrong(
      'Backups',
      `${terms.folder} has ${megabytes(room)} MB of room, and the next copy needs about ${megabytes(needed)}. Make some; until then the log says 'no backup could be made'.`,
    );
  const copies = copiesIn(terms.folder);
  const last = copies.find(({ at }) => at <= Date.now());
  if (last === undefined) return careful('Backups', `none in ${terms.folder} yet; the server makes the first when it starts.`);
  if (copies[0] !== last)
    return wrong(
      'Backups',
      `${copies[0]?.file} is of a day to come: a clock was wrong. Delete it; the last one before is ${last.file}.`,
    );
  const hours = Math.round((Date.now() - last.at) / 3_600_000);
  const says = `the last one is ${hours} h old: ${last.file}`;
  return hours > 2 * terms.hours
    ? wrong('Backups', `${says}. Look into the log for 'no backup could be made'.`)
    : well('Backups', `${says}.`);
}

/** Passkeys, push and installing need https; cookies over https alone need to be told so. */
function https({ origin: address, secureCookies }: Configuration): Finding[] {
  const plain = secureCookies
    ? careful('Cookies', 'KAYA_SECURE_COOKIES=true: over http nobody can play; people must come over https.')
    : well('Cookies', 'also over http.');
  if (address === null)
    return [
      ...careful('Address', 'KAYA_ORIGIN is not set: fine in a room of your own; set it where people come over the Internet.'),
      ...plain,
    ];
  if (!address.startsWith('https:'))
    return [
      ...careful('Address', `${address} is not https: people can read along, and phones offer neither installing nor notices.`),
      ...plain,
    ];
  return secureCookies
    ? [...well('Address', `${address}.`), ...well('Cookies', 'over https alone.')]
    : wrong('Cookies', 'set KAYA_SECURE_COOKIES=true: the site is reached over https, and its cookies must be too.');
}

function proxy({ origin: address, proxies }: Configuration): Finding[] {
  if (address?.startsWith('https:') === true && proxies === 0)
    return wrong(
      'Proxy',
      'something before Kaya ends https, and KAYA_PROXIES is 0: everybody seems to come from one address, and all share its limits. Set KAYA_PROXIES=1.',
    );
  // With a proxy too many, whoever claims an address has it; where there is an address, it is asked how many there are.
  if (proxies > 0 && address === null)
    return careful(
      'Proxy',
      `KAYA_PROXIES is ${proxies}: exactly so many proxies of yours must stand before Kaya, and nobody may reach it past them; otherwise people choose their address, and limits hold nobody.`,
    );
  return [];
}

/** What the proxies pass on, as Kaya tells of the very request that asks; an answer of another kind tells nothing. */
function passedOn({ origin: address, proxies }: Configuration, told: string): Finding[] {
  const came = arrivalIn(told);
  // With none at all, and https, that is said already.
  if (address === null || came === null || (proxies === 0 && address.startsWith('https:'))) return [];
  const { protocol, host } = new URL(address);
  if (came.proxies !== proxies)
    return wrong(
      'Proxy',
      came.proxies < proxies
        ? `KAYA_PROXIES is ${proxies}, and ${came.proxies === 0 ? 'no proxy says' : `only ${came.proxies} say`} in X-Forwarded-For who asks: people choose their address, or all share one. Let each proxy add it, or set KAYA_PROXIES to how many there are.`
        : `${came.proxies} proxies say in X-Forwarded-For who asks, and KAYA_PROXIES is ${proxies}: everybody seems to come from a proxy, and all share its limits. Set KAYA_PROXIES=${came.proxies}.`,
    );
  if (`${came.protocol}:` !== protocol)
    return wrong('Proxy', `people come by ${protocol}//, and Kaya hears ${came.protocol}. Let the proxy set X-Forwarded-Proto.`);
  if (came.host !== host)
    return careful('Proxy', `it passes ${came.host} on as Host, where people ask for ${host}. Let it leave Host as it came.`);
  return proxies === 0
    ? []
    : well('Proxy', `${proxies} before Kaya, as KAYA_PROXIES says; nobody may reach it past ${proxies === 1 ? 'it' : 'them'}.`);
}

function arrivalIn(told: string): Arrival | null {
  const answer = ifJson(told);
  return typeof answer === 'object' && answer !== null && 'came' in answer && isArrival(answer.came) ? answer.came : null;
}

function isArrival(it: unknown): it is Arrival {
  if (typeof it !== 'object' || it === null || !('protocol' in it) || !('host' in it) || !('proxies' in it)) return false;
  return typeof it.protocol === 'string' && typeof it.host === 'string' && typeof it.proxies === 'number';
}

/** Is a server there, where nobody has said by which address people come? */
async function here({ port, host }: Configuration): Promise<Finding[]> {
  const address = `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
  try {
    const answer = await fetch(new URL('/healthz', address), { signal: AbortSignal.timeout(PATIENCE) });
    const told = await answer.text();
    if (!told.startsWith('{"ok":')) return wrong('Server', `something else than Kaya answers at ${address}. Look at PORT.`);
    return answer.ok ? well('Server', `answers at ${address}.`) : wrong('Server', `${address} says: ${told}`);
  } catch {
    return careful('Server', `none answers at ${address}: it does not run, or with another PORT or HOST than these.`);
  }
}

/** Asks the address that people use, as they would. */
async function origin(configuration: Configuration): Promise<Finding[]> {
  const { origin: address } = configuration;
  if (address === null) return configuration.port === 0 ? [] : here(configuration);
  try {
    const answer = await fetch(new URL('/healthz?came', address), { signal: AbortSignal.timeout(PATIENCE), redirect: 'manual' });
    if (answer.status >= 300 && answer.status < 400)
      return wrong('Reached', `${address} leads elsewhere (${answer.headers.get('location')}); name the address it ends at.`);
    const told = await answer.text();
    if (!told.startsWith('{"ok":'))
      return wrong('Reached', `${address} answers (${answer.status}), but not with Kaya. Does the proxy pass everything on?`);
    const date = Date.parse(answer.headers.get('date') ?? '');
    const astray = Math.abs(date - Date.now());
    return [
      ...(answer.ok ? well('Reached', `${address} answers.`) : wrong('Reached', `${address} says: ${told}`)),
      ...(astray > ASTRAY
        ? wrong(
            'Clock',
            `${address} and this machine differ by ${Math.round(astray / 1000)} s; let both ask a time server (timedatectl set-ntp true).`,
          )
        : []),
      ...passedOn(configuration, told),
      ...(await socket(address)),
    ];
  } catch (error) {
    return wrong(
      'Reached',
      `${address} does not answer (${messageOf(error)}). Does the server run, and does the name lead here?`,
    );
  }
}

/** Play goes over a socket; a proxy that does not pass it on is the most common fault. */
function socket(address: string): Promise<Finding[]> {
  const line = new WebSocket(new URL('/live?v=0', address.replace(/^http/, 'ws')), {
    origin: address,
    handshakeTimeout: PATIENCE,
  });
  return new Promise((resolve) => {
    line.once('open', () => {
      line.terminate();
      resolve(well('Sockets', 'are passed on.'));
    });
    line.once('error', (error) => {
      resolve(
        wrong(
          'Sockets',
          `${address}/live cannot be opened (${messageOf(error)}): the proxy must pass WebSockets on, with Host and Origin as they came.`,
        ),
      );
    });
  });
}

function metrics({ metricsToken }: Configuration): Finding[] {
  return metricsToken === null
    ? careful('Metrics', 'closed; KAYA_METRICS_TOKEN opens them to your monitoring.')
    : well('Metrics', 'open to whoever has the token.');
}

/** Whoever is named must have been here; a wrong letter in an id names nobody. */
async function hosts({ hosts: named, database: where }: Configuration): Promise<Finding[]> {
  if (named.length === 0) return [];
  try {
    const found = await peopleIn(where, named);
    const unknown = named.filter((id) => found.every((it) => it.id !== id));
    return unknown.length === 0
      ? well('Hosts', `${found.map(({ name }) => name).join(', ')} see /host by KAYA_HOSTS.`)
      : wrong(
          'Hosts',
          `KAYA_HOSTS names ${unknown.join(', ')}, and nobody here has that id: npm run host -- name-host says ids.`,
        );
  } catch (error) {
    return wrong('Hosts', `nobody can be looked up: ${messageOf(error)}.`);
  }
}

/** As the database is, of whichever Kaya it may be. */
async function peopleIn(
  where: Configuration['database'],
  ids: readonly string[],
): Promise<readonly Pick<PersonRow, 'id' | 'name'>[]> {
  if (where.kind === 'sqlite') {
    if (!existsSync(where.file)) return [];
    const opened = lookInto(where.file);
    try {
      const asked = opened.prepare('select id, name from people where id = ?');
      return ids.flatMap((id) => asked.all(id).map((it) => ({ id: String(it['id']), name: String(it['name']) })));
    } finally {
      opened.close();
    }
  }
  const client = new pg.Client({ connectionString: where.url, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Pick<PersonRow, 'id' | 'name'>>('select id, name from people where id = any($1)', [ids])).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
