// What is counted of those who are connected: every byte that waits, every place, and a whole network of IPv6 as one address.
import { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { move, Staged } from '../staged.ts';
import { frame, Raw, Wire } from './raw.ts';

const TOKEN = 'for the counting alone';
const staged = await Staged.forThisFile({ metricsToken: TOKEN, proxies: 1 });
/** What a message costs besides its text. */
const ENVELOPE = 256;
const PATIENT = { timeout: 30_000 };

async function counted(name: string): Promise<number> {
  const { body } = await staged.site.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
  return Number(new RegExp(`^kaya_${name} (.*)$`, 'm').exec(body)?.[1]);
}

test('every byte that a stream is not sent counts, until its line ends', async () => {
  const { id, both } = await staged.started();
  await expect.poll(() => counted('unsent_bytes'), PATIENT).toBe(0);
  const written: number[] = [];
  // As where the other end reads nothing and the system takes no more.
  vi.spyOn(ServerResponse.prototype, 'write').mockImplementation((bytes: string | Uint8Array) => {
    written.push(bytes.length);
    return false;
  });
  const line = new Wire(staged.site.port, streamed(id, '192.0.2.1'));
  await vi.waitFor(() => expect(written.length).toBeGreaterThan(1), PATIENT);
  const before = written.length;
  await move(both);
  await vi.waitFor(() => expect(written.length).toBeGreaterThan(before), PATIENT);
  await expect.poll(() => counted('unsent_bytes'), PATIENT).toBe(written.reduce((sum, it) => sum + it + ENVELOPE, 0));
  line.close();
  await expect.poll(() => counted('unsent_bytes'), PATIENT).toBe(0);
});

test('every answer to a ping that is not sent counts, and so does every message', async () => {
  await expect.poll(() => counted('unsent_bytes'), PATIENT).toBe(0);
  vi.spyOn(WebSocket.prototype, 'pong').mockImplementation(() => undefined);
  vi.spyOn(WebSocket.prototype, 'send').mockImplementation(() => undefined);
  const line = new Wire(staged.site.port, upgrade('192.0.2.2'));
  expect(await line.answer()).toMatch(/ 101 /);
  for (let i = 0; i < 10; i++) line.socket.write(frame('x'.repeat(100), 9));
  await expect.poll(() => counted('unsent_bytes'), PATIENT).toBe(10 * (100 + ENVELOPE));
  line.socket.write(frame('{"t":"ping"}'));
  const answer = '{"t":"pong"}'.length;
  await expect.poll(() => counted('unsent_bytes'), PATIENT).toBe(10 * (100 + ENVELOPE) + answer + ENVELOPE);
  line.close();
  await expect.poll(() => counted('unsent_bytes'), PATIENT).toBe(0);
});

test('a network of IPv6 is one address to sockets, streams and requests, however many addresses it has', async () => {
  const { id } = await staged.started();
  const inNetwork = (i: number) => `2001:db8:1:2:${((i * 7919) % 65_536).toString(16)}::${i.toString(16)}`;
  await staged.inOneMoment(async () => {
    const others = await counted('connections');
    const lines: { close(): void }[] = [];
    // Half the places of its strangers for sockets, half for streams, each from another address.
    for (let i = 0; i < 75; i++) {
      const from = { 'x-forwarded-for': inNetwork(2 * i) };
      const socket = await Raw.open(staged.site.port, from);
      expect(socket.closed).toBeNull();
      const stream = new Wire(staged.site.port, streamed(id, inNetwork(2 * i + 1)));
      expect(await stream.answer()).toMatch(/ 200 /);
      lines.push(socket, stream);
    }
    expect(await counted('connections')).toBe(others + 150);
    for (const [address, status] of [
      ['2001:db8:1:2:ffff::1', 429],
      ['2001:db8:1:3::1', 101],
    ] as const) {
      const line = new Wire(staged.site.port, upgrade(address));
      expect(await line.answer(), address).toContain(` ${status} `);
      const stream = new Wire(staged.site.port, streamed(id, address));
      expect(await stream.answer(), address).toContain(status === 101 ? ' 200 ' : ' 429 ');
      lines.push(line, stream);
    }
    // What is refused to one of them for coming too often is refused to the next.
    const asked = async (address: string) => {
      const headers = { 'x-forwarded-for': address };
      return (await staged.site.app.inject({ url: '/api/tables', headers, remoteAddress: '127.0.0.1' })).statusCode;
    };
    let spent = 0;
    while ((await asked(inNetwork(1000 + spent))) === 200) spent++;
    expect(spent).toBeLessThanOrEqual(300);
    expect(await asked('2001:db8:1:2::abcd')).toBe(429);
    expect(await asked('2001:db8:1:3::abcd')).toBe(200);
    for (const line of lines) line.close();
  });
});

function streamed(table: string, address: string): string {
  return `GET /api/tables/${table}/stream HTTP/1.1\r\nHost: kaya\r\nX-Forwarded-For: ${address}\r\n\r\n`;
}

function upgrade(address: string): string {
  const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==';
  return `GET /live HTTP/1.1\r\nHost: kaya\r\nX-Forwarded-For: ${address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\n\r\n`;
}
