// A wrong KAYA_ORIGIN keeps everybody from playing: whoever hosts and whoever comes must learn why.
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { OwnPages } from '../http/own-pages.ts';
import { whereItIsOpen } from '../open-at.ts';

function from(origin?: string, host = 'kaya.lan:3000'): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers = { host, ...(origin === undefined ? {} : { origin }) };
  return request;
}

test('pages of another address are refused with the one that is configured, and the log speaks of them once a minute', () => {
  const told: object[] = [];
  let now = 0;
  const pages = new OwnPages('https://kaya.example', { warn: (details) => void told.push(details) }, () => now);
  expect([pages.has(from()), pages.has(from('https://kaya.example')), told]).toEqual([true, true, []]);
  for (let i = 0; i < 3; i++) expect(pages.has(from('http://kaya.lan:3000'))).toBe(false);
  expect(told).toEqual([{ from: 'http://kaya.lan:3000', ours: 'https://kaya.example' }]);
  expect(pages.why).toMatch(/https:\/\/kaya\.example.*KAYA_ORIGIN/);
  now += 60_000;
  pages.has(from(`https://${'x'.repeat(5000)}`));
  expect(JSON.stringify(told[1]).length).toBeLessThan(200);
  const anyName = new OwnPages(null, { warn: () => undefined }, () => now);
  expect([anyName.has(from('http://kaya.lan:3000')), anyName.has(from('http://evil.example'))]).toEqual([true, false]);
});

test('the start names addresses by which people can play, and no others', () => {
  expect(whereItIsOpen({ origin: null, host: '0.0.0.0' }, 3000, ['192.0.2.2'])).toEqual([
    'Kaya is open at http://localhost:3000',
    'In your network:  http://192.0.2.2:3000',
  ]);
  expect(whereItIsOpen({ origin: null, host: '127.0.0.1' }, 3000, ['192.0.2.2'])).toHaveLength(1);
  const named = whereItIsOpen({ origin: 'https://kaya.example', host: '0.0.0.0' }, 3000, ['192.0.2.2']);
  expect(named[0]).toBe('Kaya is open at https://kaya.example');
  expect(named.join()).not.toMatch(/localhost|192\.0\.2/);
});
