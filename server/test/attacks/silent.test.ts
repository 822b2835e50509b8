// Connections that say nothing, half a sentence, or never hang up: none of them stays.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FileSite, sqliteSite } from '../playing.ts';
import { Wire } from './raw.ts';

/** Much shorter than in life, so that nobody waits for it here. */
const PATIENCE = { head: 200, request: 400, idle: 300, still: 600, answer: 9000 };

let site: FileSite;
beforeAll(async () => {
  site = await sqliteSite({ logLevel: 'silent' }, undefined, PATIENCE);
});
afterAll(() => site.close());

const HEAD = 'GET /api/me HTTP/1.1\r\nHost: kaya\r\n';
const UPGRADE = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n';

test.each([
  ['says nothing at all', ''],
  ['sends half a head', HEAD],
  [
    'sends half a body',
    'POST /api/guest HTTP/1.1\r\nHost: kaya\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"name',
  ],
  ['asks once and stays', `${HEAD}\r\n`],
  ['wants a socket at the wrong door', `GET /elsewhere HTTP/1.1\r\nHost: kaya\r\n${UPGRADE}\r\n`],
  ['wants a socket without a key', `GET /live HTTP/1.1\r\nHost: kaya\r\n${UPGRADE}\r\n`],
  ['wants to be something else', 'GET /api/me HTTP/1.1\r\nHost: kaya\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n'],
])('whoever %s is hung up on', async (_what, bytes) => {
  const line = new Wire(site.port, bytes);
  await expect.poll(() => line.closed, { timeout: 30_000, interval: 20 }).toBe(true);
});
