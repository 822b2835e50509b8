// Somebody lets the server write to an address of theirs: it leads nowhere inside, nor back here, and who is slow there holds nobody up.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Outside, send } from '../../calling/outside.ts';
import { plainName } from '../../calling/plain-name.ts';
import { Receiver } from '../calling/receiver.ts';

const ORIGIN = 'https://kaya.example';
const letter = { headers: {}, body: '{}' };

let receiver: Receiver;
beforeAll(async () => {
  receiver = await new Receiver().open();
});
afterAll(() => receiver.close());

test('only ports of https are written to, and never this site itself', () => {
  const outside = new Outside(['ntfy.lan:8080'], ORIGIN);
  const may = (url: string) => outside.mayReach(url);
  for (const url of ['https://hooks.example/x', 'https://hooks.example:8443/x', 'https://1.1.1.1/', 'http://ntfy.lan:8080/x'])
    expect([url, may(url)]).toEqual([url, true]);
  const closed = [22, 25, 80, 3000, 5432, 6379, 8080, 9200].map((port) => `https://hooks.example:${port}/`);
  const here = ['', '.', ':8443', ':443'].map((end) => `https://kaya.example${end}/api/guest`);
  for (const url of [...closed, ...here, 'https://KAYA.example/', 'http://ntfy.lan/', 'http://ntfy.lan:8081/'])
    expect([url, may(url)]).toEqual([url, false]);
});

test('a name that leads somewhere else the second time is asked once: what was looked at is what is connected to', async () => {
  const asked: string[] = [];
  const sent: string[] = [];
  const answers = [['1.1.1.1'], ['127.0.0.1']];
  const outside = new Outside([], ORIGIN, {
    resolve: async (name) => {
      asked.push(name);
      return answers.shift() ?? [];
    },
    send: async (_url, address) => {
      sent.push(address);
      return { ok: true, status: 204 };
    },
  });
  expect(await outside.post('https://rebound.example/', letter)).toEqual({ ok: true, status: 204 });
  expect([asked, sent]).toEqual([['rebound.example'], ['1.1.1.1']]);
  expect(await outside.post('https://rebound.example/', letter)).toEqual({ ok: false, why: 'address', status: 0 });
  expect(sent).toHaveLength(1);
  // Under a name that nobody could look up, to exactly this address.
  const { port } = new URL(`http://${receiver.host}`);
  expect(await send(new URL(`http://rebound.invalid:${port}/there`), '127.0.0.1', letter)).toEqual({ ok: true, status: 204 });
  expect(receiver.received.map(({ path, headers }) => [path, headers.host])).toEqual([['/there', `rebound.invalid:${port}`]]);
});

test.each([[['127.0.0.1']], [['1.1.1.1', '10.0.0.1']], [['2606:4700::1111', '::1']], [['1.1.1.1', '::ffff:10.0.0.1']], [[]]])(
  'a name that leads to %j is not written to',
  async (addresses) => {
    const send = () => Promise.reject(new Error('it was written to'));
    const outside = new Outside([], ORIGIN, { resolve: async () => addresses, send });
    expect(await outside.post('https://mixed.example/', letter)).toEqual({ ok: false, why: 'address', status: 0 });
  },
);

test('a place where several do not answer keeps nobody else waiting, under whatever name; all others are written to', async () => {
  let now = 0;
  const waiting: (() => void)[] = [];
  const addressOf = (name: string) => (name.endsWith('.slow.example') ? '1.1.1.1' : '9.9.9.9');
  const outside = new Outside([], ORIGIN, {
    now: () => now,
    resolve: async (name) => [addressOf(name)],
    send: (_url, address) =>
      address === '9.9.9.9'
        ? Promise.resolve({ ok: true, status: 204 })
        : new Promise((resolve) => waiting.push(() => resolve({ ok: true, status: 204 }))),
  });
  const write = (host: string) => outside.post(`https://${host}/`, letter);
  const slow = Array.from({ length: 5 }, (_, i) => write(`${i}.slow.example`));
  await expect.poll(() => waiting.length).toBe(5);
  now = 900;
  const sixth = write('6.slow.example');
  await expect.poll(() => waiting.length).toBe(6);
  now = 1100;
  expect(await write('7.slow.example')).toEqual({ ok: false, why: 'busy', status: 0 });
  expect(await write('quick.example')).toEqual({ ok: true, status: 204 });
  for (const answer of waiting.splice(0)) answer();
  for (const it of [...slow, sixth]) expect(await it).toEqual({ ok: true, status: 204 });
  const again = write('8.slow.example');
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.();
  expect(await again).toEqual({ ok: true, status: 204 });
});

/** What programs make a link, an address or a mention of. */
const LINKED = /\w+:\/\/|\w[.\u3002\uff0e\uff61]\w|[\w.]@\w|@\w|\w:\w/u;

test.each([
  ...['https://evil.example/x', 'evil.example', 'www.evil.example', 'evil。example', 'me@evil.example', '1.2.3.4', 't.me/evil'],
  ...['@everyone', '@room', '@ann:evil.example', 'mailto:me@evil.example', 'javascript:alert', 'tel:112', 'discord.gg/evil'],
])('the name %s is no link where others are told of it', (name) => {
  expect(LINKED.test(name)).toBe(true);
  expect([plainName(name), LINKED.test(plainName(name))]).toEqual([plainName(name), false]);
  expect(plainName(name).replaceAll(' ', '')).toBe(name);
});

test('names of people stay as they are', () => {
  for (const name of ['Ann', 'Ёлка', 'Jean-Luc d’Arc', 'A. B.', 'José (2)', '🦊']) expect(plainName(name)).toBe(name);
});
