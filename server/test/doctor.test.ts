import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Configuration, readConfiguration } from '../configuration.ts';
import { examined } from '../host/doctor.ts';
import { Target } from './attacks/target.ts';

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
    const findings = await examined(configured({ KAYA_DATA: data, KAYA_ORIGIN: `http://127.0.0.1:${target.process.port}` }));
    expect(findings.filter(({ is }) => is === 'wrong')).toEqual([]);
    expect(findings.filter(({ is }) => is === 'well').map(({ about }) => about)).toEqual(
      expect.arrayContaining(['Database', 'Reached', 'Sockets']),
    );
  } finally {
    await target.process.stop();
  }
});

test('what hosts get wrong is named, each by itself', async () => {
  writeFileSync(join(folder, 'kaya.sqlite'), 'this is no database, and long enough to be looked at');
  expect(await wrongWith({ KAYA_DATA: folder })).toEqual(['Database']);
  expect(await wrongWith({ KAYA_SITE: join(folder, 'nowhere') })).toEqual(['Site']);
  expect(await wrongWith({ DATABASE_URL: 'postgres://127.0.0.1:1/kaya' })).toEqual(['Database']);
  const unsafe = await wrongWith({ KAYA_ORIGIN: 'https://127.0.0.1:1' });
  expect(unsafe).toEqual(['Cookies', 'Proxy', 'Reached']);
  const copies = join(folder, 'copies');
  mkdirSync(copies);
  writeFileSync(join(copies, 'kaya-2020-01-01T00-00-00Z.backup'), 'old');
  expect(await wrongWith({ KAYA_BACKUPS: copies })).toEqual(['Backups']);
  expect(await wrongWith({ KAYA_COMPONENTS: join(folder, 'no-components') })).toEqual(['Components']);
});

test('a proxy that passes pages on and no sockets, or nothing at all, is told', async () => {
  const proxy = createServer((request, response) => {
    if (request.url === '/healthz') response.end('{"ok":true}');
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
