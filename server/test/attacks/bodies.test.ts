// Long bodies, and bodies that never end: what is waited for is counted, what is read costs, and nobody is waited for in vain.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../../http/connections.ts';
import { type FileSite, GuestOf, sqliteSite } from '../playing.ts';
import { Wire } from './raw.ts';

const TOKEN = 'for the bodies alone';
const LONG = 60_000;
/** The machine may be busy. */
const PATIENT = { timeout: 20_000 };

let site: FileSite;
let impatient: FileSite;
const lines: Wire[] = [];
beforeAll(async () => {
  // No time passes there: no allowance fills up, however slow the machine is.
  const start = Date.now();
  site = await sqliteSite({ logLevel: 'silent', metricsToken: TOKEN, proxies: 1 }, () => start);
  impatient = await sqliteSite({ logLevel: 'silent', proxies: 1 }, undefined, { ...PATIENCE, answer: 300 });
});
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
});
afterAll(async () => {
  await site.close();
  await impatient.close();
});

/** A request that announces a long body and says the beginning of it. */
const begun = ({ port }: FileSite, address: string, length = `Content-Length: ${LONG}`): Wire => {
  const head = `POST /api/guest HTTP/1.1\r\nHost: kaya\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\n`;
  const line = new Wire(port, `${head}${length}\r\n\r\n`);
  lines.push(line);
  return line;
};
const waiting = async (): Promise<number> => {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const text = await (await fetch(`http://127.0.0.1:${site.port}/metrics`, { headers })).text();
  return Number(/^kaya_unsent_bytes (\d+)$/m.exec(text)?.[1]);
};

test.each([
  ['of which the length is said', `Content-Length: ${LONG}`],
  ['of which it is not', 'Transfer-Encoding: chunked'],
])('a body that has not come, %s, counts from its announcement until its line ends', async (_what, length) => {
  const line = begun(site, '10.0.0.1', length);
  await expect.poll(waiting, PATIENT).toBeGreaterThanOrEqual(LONG);
  line.close();
  await expect.poll(waiting, PATIENT).toBeLessThan(LONG);
});

test('a few who announce more than the process has room for are hung up on, and others go on', async () => {
  // Of each address as many as its allowance lets in: together more than 64 MB.
  const all = Array.from({ length: 80 * 14 }, (_, i) => begun(site, `10.0.1.${i % 80}`));
  await expect.poll(() => all.some(({ closed, heard }) => closed && heard === ''), PATIENT).toBe(true);
  expect(await waiting()).toBeLessThanOrEqual(64 * 1024 * 1024);
  expect((await (await GuestOf.at(site.port, 'Ann')).get('/api/me')).body).toMatchObject({ name: 'Ann' });
});

test('long bodies cost by their length', async () => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '10.0.2.1' };
  const ask = (body: string) => fetch(`http://127.0.0.1:${site.port}/api/guest`, { method: 'POST', headers, body });
  // Whoever is refused is hung up on, also in the middle of a body.
  for (let i = 0; i < 18; i++) await ask(JSON.stringify({ name: 'x'.repeat(LONG) })).catch(() => undefined);
  expect((await ask('{"name":"Eve"}')).status).toBe(429);
});

test('whoever does not send the rest hears so and is hung up on, which is no mistake of the server', async () => {
  const line = begun(impatient, '10.0.3.1');
  expect(await line.answer()).toMatch(/^HTTP\/1\.1 408 /);
  await expect.poll(() => line.closed, PATIENT).toBe(true);
});

test.each([
  ['to an operation', 'POST /api/guest'],
  ['to one that looks up a table', 'POST /api/tables/abcdefghij/chat'],
  ['to nowhere', 'POST /api/nowhere'],
  ['to no API at all', 'PUT /nowhere'],
])('whoever sends a body byte by byte, %s, is waited for no longer than anybody else', async (_what, start) => {
  const head = `${start} HTTP/1.1\r\nHost: kaya\r\nX-Forwarded-For: 10.0.4.1\r\nContent-Type: application/json\r\n`;
  const line = new Wire(impatient.port, `${head}Content-Length: ${LONG}\r\n\r\n{"name":"`);
  lines.push(line);
  const trickle = setInterval(() => line.socket.write('x'), 20);
  // Not by the limit on whole requests, which is far longer.
  const long = { ...PATIENT, timeout: PATIENCE.request - 10_000 };
  await expect.poll(() => line.closed, long).toBe(true);
  clearInterval(trickle);
  expect(line.heard).toMatch(/^HTTP\/1\.1 4(04|08) |^$/);
});

test.each([
  ['lists', '[', '', ']'],
  ['objects', '{"a":', '1', '}'],
])(
  'a body of %s as deep as it may be long is refused with its place, and breaks nothing that walks through it',
  async (_what, opens, inside, closes) => {
    const ann = await GuestOf.at(site.port, 'Ann', { 'x-forwarded-for': '10.0.9.1' });
    const depth = 8000;
    const deep = `${opens.repeat(depth)}${inside}${closes.repeat(depth)}`;
    const day = new Date().toISOString().slice(0, 10);
    const record = `{"format":1,"game":"co2","rulesVersion":1,"components":"","seats":1,"options":{},"seed":"","words":[{"do":"x","a":${deep}}],"moves":[],"hashes":"","continued":[]}`;
    for (const [path, body] of [
      [`/api/daily/co2/${day}`, `{"record":${record}}`],
      ['/api/tables/abcdefghijklmnop/actions', `{"id":"request-1","seen":null,"action":{"do":"x","a":${deep}}}`],
      ['/api/guest', `{"name":${deep}}`],
    ] as const) {
      const headers = { 'content-type': 'application/json', cookie: ann.cookie, 'x-forwarded-for': '10.0.9.1' };
      const answer = await fetch(`http://127.0.0.1:${site.port}${path}`, { method: 'POST', headers, body });
      expect([path, answer.status, await answer.json()]).toMatchObject([
        path,
        400,
        { code: 'unreadable', message: expect.stringMatching(/^body.* is too deep\.$/) },
      ]);
    }
  },
);
