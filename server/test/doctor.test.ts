import fs, { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { newVapidKey, Vapid } from '../calling/push/vapid.ts';
import { type Configuration, readConfiguration } from '../configuration.ts';
import { examined } from '../host/doctor.ts';
import { withTables } from '../host/opened.ts';
import { mail, push } from '../host/trials.ts';
import { hostRoutes } from '../http/host-routes.ts';
import { Metrics } from '../metrics.ts';
import { newId } from '../people.ts';
import { Channels } from '../storage/channels.ts';
import { Target } from './attacks/target.ts';
import { NatsStandIn } from './bus/nats-stand-in.ts';
import { Mailbox } from './calling/mailbox.ts';
import { PushService } from './calling/push-service.ts';
import { startPostgres } from './postgres.ts';

let folder = '';
let site = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaya-doctor-'));
  site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<!doctype html>');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function configured(environment: Readonly<Record<string, string>>): Configuration {
  const read = readConfiguration({ KAYA_SITE: site, KAYA_DATA: join(folder, 'data'), ...environment });
  if (!read.ok) throw new Error(read.problems.join(' '));
  return read.configuration;
}

const wrongWith = async (environment: Readonly<Record<string, string>>) =>
  (await examined(configured(environment))).filter(({ is }) => is === 'wrong').map(({ about }) => about);

test('a host in a room of their own has nothing to mend', async () => {
  expect(await wrongWith({})).toEqual([]);
});

test('a server that runs is found well, with its socket, under the address people use', async () => {
  const data = join(folder, 'running');
  const target = await Target.start({ KAYA_DATA: data, KAYA_SITE: site });
  try {
    const origin = `http://127.0.0.1:${target.process.port}`;
    const hope = await fetch(`${origin}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Hope"}',
    });
    const { id }: { id: string } = await hope.json();
    const findings = await examined(configured({ KAYA_DATA: data, KAYA_ORIGIN: origin, KAYA_HOSTS: id }));
    expect(findings.filter(({ is }) => is === 'wrong')).toEqual([]);
    expect(findings.filter(({ is }) => is === 'well').map(({ about }) => about)).toEqual(
      expect.arrayContaining(['Database', 'Reached', 'Sockets', 'Hosts']),
    );
  } finally {
    await target.process.stop();
  }
});

test('what hosts get wrong is named, each by itself', async () => {
  writeFileSync(join(folder, 'kaya.sqlite'), 'this is no database, and long enough to be looked at');
  expect(await wrongWith({ KAYA_DATA: folder })).toEqual(['Database']);
  expect(await wrongWith({ KAYA_SITE: join(folder, 'nowhere') })).toEqual(['Site']);
  if (process.platform === 'linux')
    expect(await wrongWith({ KAYA_DATA: '/proc/kaya', KAYA_BACKUPS: '/proc/kaya' })).toEqual(['Database', 'Backups']);
  expect(await wrongWith({ DATABASE_URL: 'postgres://127.0.0.1:1/kaya' })).toEqual(['Database']);
  const unsafe = await wrongWith({ KAYA_ORIGIN: 'https://127.0.0.1:1' });
  expect(unsafe).toEqual(['Cookies', 'Proxy', 'Reached']);
  const copies = join(folder, 'copies');
  mkdirSync(copies);
  writeFileSync(join(copies, 'kaya-2020-01-01T00-00-00Z.backup'), 'old');
  expect(await wrongWith({ KAYA_BACKUPS: copies })).toEqual(['Backups']);
  expect(await wrongWith({ KAYA_COMPONENTS: join(folder, 'no-components') })).toEqual(['Components']);
  expect(await wrongWith({ KAYA_HOSTS: 'nobody-of-this-id' })).toEqual(['Hosts']);
  expect(readConfiguration({ KAYA_HOSTS: 'Ann, who hosts' })).toMatchObject({
    ok: false,
    problems: [expect.stringContaining("not 'Ann'"), expect.stringContaining('KAYA_HOSTS')],
  });
});

test('a database that the server would refuse gets its sentence, and so do folders that cannot be written', async () => {
  const says = async (environment: Readonly<Record<string, string>>) =>
    (await examined(configured(environment))).flatMap(({ is, about, says }) => (is === 'wrong' ? [`${about}: ${says}`] : []));
  const data = join(folder, 'newer');
  const file = join(data, 'kaya.sqlite');
  await withTables(async () => undefined, configured({ KAYA_DATA: data }).database);
  const database = new DatabaseSync(file);
  database.exec("insert into kysely_migration values ('9999-later', '')");
  database.close();
  expect(await says({ KAYA_DATA: data })).toEqual([expect.stringContaining('was written by a newer Kaya (9999-later)')]);
  writeFileSync(join(data, 'plain'), '');
  const inFile = join(data, 'plain', 'in', 'it');
  expect(await says({ KAYA_DATA: inFile })).toEqual([expect.stringMatching(/^Database: .*cannot be made.*KAYA_DATA/)]);
  expect(await says({ KAYA_BACKUPS: inFile })).toEqual([expect.stringMatching(/^Backups: .*cannot be made.*KAYA_BACKUPS/)]);
  mkdirSync(join(data, 'empty'));
  writeFileSync(join(data, 'empty', 'kaya.sqlite'), '');
  expect(await says({ KAYA_DATA: join(data, 'empty') })).toEqual([expect.stringContaining('is empty')]);
});

test('a PostgreSQL that is too old, and one whose clock is another, are told with what to do', async () => {
  const postgres = await startPostgres();
  try {
    const url = await postgres.fresh();
    /** What is asked of PostgreSQL itself is looked for in this schema first. */
    await postgres.query(url, 'create schema elsewhere');
    const told = async (...functions: readonly string[]) => {
      for (const it of functions) await postgres.query(url, `create or replace function elsewhere.${it}`);
      const DATABASE_URL = `${url}?options=${encodeURIComponent('-c search_path=elsewhere,pg_catalog,public')}`;
      const found = await examined(configured({ DATABASE_URL }));
      return found.filter(({ about }) => ['Database', 'Clock'].includes(about)).map(({ is, says }) => `${is}: ${says}`);
    };
    expect(await told()).toEqual([
      expect.stringMatching(/^well: PostgreSQL \d\d answers/),
      expect.stringMatching(/^well: as that of PostgreSQL/),
    ]);
    expect(
      await told(
        "current_setting(text) returns text language sql as $$ select '130012' $$",
        "clock_timestamp() returns timestamptz language sql as $$ select now() - interval '5 minutes' $$",
      ),
    ).toEqual([
      'wrong: PostgreSQL 13 is too old; Kaya needs 14 or newer.',
      expect.stringMatching(/^wrong: this machine and PostgreSQL differ by (299|300|301) s; let both ask a time server/),
    ]);
  } finally {
    await postgres.stop();
  }
});

test('a clock that is another than that of the address people use is told with what to do', async () => {
  const server = createServer((_request, response) => {
    response.setHeader('date', new Date(Date.now() - 300_000).toUTCString());
    response.end('{"ok":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const found = (await examined(configured({ KAYA_ORIGIN: address }))).filter(({ about }) => about === 'Clock');
  expect(found).toMatchObject([{ is: 'wrong', says: expect.stringMatching(/differ by \d+ s; .*timedatectl set-ntp true/) }]);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('a disk that is nearly full is told with what comes of it', async () => {
  const nearlyFull = vi.spyOn(fs, 'statfsSync').mockReturnValue({ ...fs.statfsSync(folder), bsize: 4096, bavail: 10_000 });
  syncBuiltinESMExports();
  try {
    const found = (await examined(configured({}))).filter(({ about }) => about === 'Disk');
    expect(found).toEqual([
      { about: 'Disk', is: 'wrong', says: 'only 41 MB are free beside the database; without room nobody can move. Make some.' },
    ]);
  } finally {
    nearlyFull.mockRestore();
    syncBuiltinESMExports();
  }
});

test('a variable that is spelt wrong is named, with the one that is meant', async () => {
  const said = (await examined(configured({ KAYA_ORIGN: 'x', KAYA_SOMETHING: 'y' }))).filter((it) => it.about === 'Variables');
  expect(said).toMatchObject([
    { is: 'careful', says: 'KAYA_ORIGN is not known and does nothing; do you mean KAYA_ORIGIN?' },
    { is: 'careful', says: expect.stringMatching(/^KAYA_SOMETHING .*--help/) },
  ]);
});

test('proxies that may not be there are spoken of', async () => {
  const about = async (more: Readonly<Record<string, string>>) =>
    (await examined(configured(more))).filter((it) => it.about === 'Proxy').map(({ is }) => is);
  expect(await about({ KAYA_PROXIES: '2' })).toEqual(['careful']);
  expect(await about({})).toEqual([]);
});

test('cookies for https alone where there is only http stop the start, and the doctor speaks of cookies', async () => {
  const secure = { KAYA_SECURE_COOKIES: 'true' };
  expect(readConfiguration({ ...secure, KAYA_ORIGIN: 'http://kaya.lan:3000' })).toMatchObject({
    ok: false,
    problems: [expect.stringContaining('KAYA_SECURE_COOKIES=true needs https')],
  });
  const cookies = async (more: Readonly<Record<string, string>>) =>
    (await examined(configured(more))).filter(({ about }) => about === 'Cookies').map(({ is }) => is);
  expect(await cookies(secure)).toEqual(['careful']);
  expect(await cookies({})).toEqual(['well']);
});

test.each([
  ['all that it should', {}, 1, { 'x-forwarded-for': '192.0.2.7', 'x-forwarded-proto': 'http' }, 'well'],
  ['no address', {}, 1, {}, 'wrong: .*no proxy says.*X-Forwarded-For'],
  [
    'no protocol of its own',
    {},
    1,
    { 'x-forwarded-for': '192.0.2.7', 'x-forwarded-proto': 'https' },
    'wrong: .*X-Forwarded-Proto',
  ],
  ['another name', { host: 'kaya' }, 1, { 'x-forwarded-for': '192.0.2.7' }, 'careful: .*Host'],
  ['one address where two proxies are named', {}, 2, { 'x-forwarded-for': '192.0.2.7' }, 'wrong: .*only 1 say'],
  ['an address that nobody believes', {}, 0, { 'x-forwarded-for': '192.0.2.7' }, 'wrong: .*Set KAYA_PROXIES=1'],
] as const)('of a proxy that passes on %s the doctor says so', async (_what, named, proxies, passed, expected) => {
  const app = Fastify({ trustProxy: (_address, hop) => hop < proxies }).withTypeProvider<TypeBoxTypeProvider>();
  const metrics = new Metrics();
  hostRoutes(app, {
    ...{ metrics, keeper: { tables: { size: 0 } }, thinker: { waiting: 0 }, connections: { size: 0 }, metricsToken: null },
    ...{ unsent: { waiting: 0, mostWaited: 0, ended: 0 }, backups: null },
    store: { settings: { ping: () => Promise.resolve(), isAway: false } },
  });
  // What the proxy says, as the server hears it.
  app.addHook('onRequest', async ({ raw }) => void Object.assign(raw.headers, passed, named));
  const sockets = new WebSocketServer({ server: app.server, path: '/live' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const given = configured({ KAYA_ORIGIN: `http://127.0.0.1:${port}`, KAYA_PROXIES: String(proxies) });
  const found = (await examined(given)).filter(({ about }) => about === 'Proxy');
  expect(found.map(({ is, says }) => `${is}: ${says}`)).toEqual([expect.stringMatching(new RegExp(`^${expected}`))]);
  sockets.close();
  metrics.close();
  await app.close();
});

test.runIf(process.platform === 'linux')(
  'a backup folder without room is told, and an address that is not of this machine',
  async () => {
    const says = async (environment: Readonly<Record<string, string>>) =>
      (await examined(configured(environment))).flatMap(({ is, about, says }) => (is === 'wrong' ? [`${about}: ${says}`] : []));
    const data = join(folder, 'large');
    mkdirSync(data);
    // As large as no disk has room for, and it takes none itself.
    writeFileSync(join(data, 'kaya.sqlite-wal'), '');
    truncateSync(join(data, 'kaya.sqlite-wal'), 2 ** 43);
    const backups = await says({ KAYA_DATA: data, KAYA_BACKUPS: join(folder, 'roomless') });
    expect(backups.filter((it) => it.startsWith('Backups'))).toEqual([expect.stringMatching(/of room, and the next copy needs/)]);
    expect(await says({ HOST: '192.0.2.99' })).toEqual([expect.stringContaining("no address '192.0.2.99'")]);
  },
);

test('without an address the doctor asks where the server listens', async () => {
  const about = async (port: number) =>
    (await examined(configured({ PORT: String(port), HOST: '127.0.0.1' }))).filter((it) => it.about === 'Server');
  const server = createServer((_request, response) => response.end('{"ok":true}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await about(port)).toMatchObject([{ is: 'well' }]);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await about(port)).toMatchObject([{ is: 'careful', says: expect.stringContaining('PORT') }]);
});

test('a message bus that answers is found well, and one that does not is told', async () => {
  const there = await new NatsStandIn().start();
  const about = async (port: number) => {
    const configuration = configured({ DATABASE_URL: 'postgres://127.0.0.1:1/kaya', KAYA_NATS: `nats://127.0.0.1:${port}` });
    return (await examined(configuration)).filter((it) => it.about === 'Bus');
  };
  expect(await about(there.port)).toMatchObject([{ is: 'well', says: expect.stringContaining('NATS 2') }]);
  const { port } = there;
  await there.stop();
  expect(await about(port)).toMatchObject([{ is: 'wrong', says: expect.stringContaining('nats-server') }]);
});

test('a proxy that passes pages on and no sockets, or nothing at all, is told', async () => {
  const proxy = createServer((request, response) => {
    if (request.url?.startsWith('/healthz') === true) response.end('{"ok":true}');
    else response.writeHead(502).end();
  });
  proxy.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  expect(await wrongWith({ KAYA_ORIGIN: address })).toEqual(['Sockets']);
  proxy.removeAllListeners('request').on('request', (_request, response) => response.end('<h1>It works!</h1>'));
  expect(await wrongWith({ KAYA_ORIGIN: address })).toEqual(['Reached']);
  await new Promise((resolve) => proxy.close(resolve));
});

test('a test letter is sent where it is wanted, and what the relay says against it leads to a variable', async () => {
  const box = await new Mailbox().open();
  const given = configured({
    KAYA_MAIL: box.relay,
    KAYA_MAIL_FROM: 'Kaya <kaya@kaya.example>',
    KAYA_ORIGIN: 'https://kaya.example',
  });
  expect(await mail(given, {})).toMatchObject([{ is: 'well' }]);
  expect(box.letters).toEqual([]);
  expect(await mail(given, { mail: 'host@example.org' })).toMatchObject([{ is: 'well' }]);
  expect(box.letters).toMatchObject([{ to: ['host@example.org'], headers: { subject: 'A test letter of Kaya' } }]);
  const said = async () => (await mail(given, { mail: 'host@example.org' })).map(({ is, says }) => `${is}: ${says}`).join();
  box.answer = '535 who are you?';
  expect(await said()).toMatch(/^wrong: .*user and password in KAYA_MAIL/);
  box.answer = '550 not from there';
  expect(await said()).toMatch(/^wrong: .*KAYA_MAIL_FROM/);
  await box.close();
  expect(await said()).toMatch(/^wrong: .*does not answer/);
  expect(await mail(given, {})).toMatchObject([{ is: 'wrong', says: expect.stringContaining('does not answer') }]);
  expect(await mail(configured({}), { mail: 'host@example.org' })).toMatchObject([{ is: 'wrong' }]);
});

test('a real notification goes to the browsers of whoever is named, and what their service says is told', async () => {
  const service = await new PushService().open();
  const data = join(folder, 'pushing');
  const given = configured({ KAYA_DATA: data, KAYA_ORIGIN: 'https://kaya.example', KAYA_LOCAL_HOSTS: service.host });
  const browser = service.browser();
  await withTables(async ({ database, store, people }) => {
    const host = await people.welcome('The host', Date.now());
    await people.welcome('Nobody', Date.now());
    service.key = new Vapid(await store.settings.value('vapid', newVapidKey()), 'https://kaya.example').publicKey;
    const { endpoint: address, keys } = browser.subscription;
    const untried = { last_at: null, last_result: null, last_why: null, mailbox: null, misses: 0, confirmed: 1 };
    await new Channels(database).keep(
      {
        id: newId(),
        person: host.id,
        kind: 'push',
        address,
        details: JSON.stringify(keys),
        session: null,
        renewed_at: 0,
        ...untried,
      },
      5,
    );
  }, given.database);
  expect(await push(given, {})).toMatchObject([{ is: 'well' }]);
  expect(service.pushed).toEqual([]);
  expect(await push(given, { push: 'The host' })).toMatchObject([{ is: 'well' }]);
  expect(service.pushed).toMatchObject([{ browser, message: { notification: { navigate: 'https://kaya.example/settings' } } }]);
  const said = async () => (await push(given, { push: 'The host' })).map(({ is, says }) => `${is}: ${says}`).join();
  service.status = 410;
  expect(await said()).toMatch(/^careful: .*knows this browser no more/);
  service.status = 500;
  expect(await said()).toMatch(/^wrong: .*has not taken it/);
  service.key = 'another key';
  expect(await said()).toMatch(/^wrong: .*refuses the site's key/);
  await expect(push(given, { push: 'Nobody' })).rejects.toThrow('no browser that gets notifications');
  await expect(push(given, { push: 'Who?' })).rejects.toThrow('nobody here is called');
  await service.close();
});
