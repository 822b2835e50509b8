// deploy/compose.yaml as whatever runs it reads it: what one part names is there, and the server takes what it is given.
import { existsSync, readFileSync } from 'node:fs';
import { parseYaml } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { readConfiguration } from '../configuration.ts';

interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly env_file?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly ports?: readonly string[];
}

interface Compose {
  readonly services: Readonly<Record<'kaya' | 'database' | 'proxy', Service>>;
  readonly volumes: Readonly<Record<string, null>>;
}

const folder = new URL('../../deploy/', import.meta.url);
const text = readFileSync(new URL('compose.yaml', folder), 'utf8');
/** With what a host fills in. */
const { services, volumes } = parseYaml(
  text.replace(/\$\{(\w+)[^}]*\}/g, (_, name) => (name === 'DOMAIN' ? 'kaya.example' : 'a-word')),
) as Compose;
const all = Object.entries(services);

test('there are Kaya, its database and a proxy, each built or fetched, and whatever they wait for is there', () => {
  expect(Object.keys(services)).toEqual(['kaya', 'database', 'proxy']);
  for (const [name, { image, build }] of all) expect([name, image !== undefined, build !== undefined]).toContain(true);
  const { context = '', dockerfile = '' } = services.kaya.build ?? {};
  expect(existsSync(new URL(`${context}/${dockerfile}`, folder))).toBe(true);
  for (const [name, { depends_on = [] }] of all) {
    const awaited = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
    expect([name, awaited.filter((it) => !(it in services))]).toEqual([name, []]);
  }
  // Who is waited for until it is well says when it is.
  expect(services.kaya.depends_on).toEqual({ database: { condition: 'service_healthy' } });
  expect(services.database.healthcheck?.test[0]).toBe('CMD-SHELL');
});

test('what else a host writes into deploy/.env reaches Kaya, and nobody else', () => {
  expect(all.map(([name, { env_file }]) => [name, env_file])).toEqual([
    ['kaya', ['.env']],
    ['database', undefined],
    ['proxy', undefined],
  ]);
});

test('what is mounted is declared or lies in deploy/, and nothing that is declared is left over', () => {
  const mounted = all.flatMap(([, service]) => (service.volumes ?? []).map((it) => it.split(':')[0] ?? ''));
  const files = mounted.filter((it) => it.startsWith('.'));
  expect(files.filter((it) => !existsSync(new URL(it, folder)))).toEqual([]);
  expect(new Set(mounted.filter((it) => !it.startsWith('.')))).toEqual(new Set(Object.keys(volumes)));
});

test('the server takes what it is given, finds its database there, and writes only where it may', () => {
  const { environment = {}, read_only, tmpfs } = services.kaya;
  const read = readConfiguration(environment);
  expect(read).toMatchObject({
    ok: true,
    configuration: { origin: 'https://kaya.example', proxies: 1, secureCookies: true, database: { kind: 'postgres' } },
  });
  const { username, password, hostname, pathname } = new URL(environment['DATABASE_URL'] ?? '');
  const { POSTGRES_USER: user, POSTGRES_PASSWORD: secret, POSTGRES_DB: name } = services.database.environment ?? {};
  expect([username, password, hostname, pathname]).toEqual([user, secret, 'database', `/${name}`]);
  expect([read_only, tmpfs]).toEqual([true, ['/tmp']]);
  const writable = (services.kaya.volumes ?? []).map((it) => it.split(':')[1]);
  expect(writable).toEqual([environment['KAYA_BACKUPS']]);
  // Nobody reaches it but by the proxy.
  expect(all.flatMap(([service, { ports }]) => (ports === undefined ? [] : [service]))).toEqual(['proxy']);
});
