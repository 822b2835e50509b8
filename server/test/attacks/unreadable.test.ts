// Bytes that say nothing: long, broken or unasked for, they cost whoever sends them.
import type { ToClient } from '@kaya/wire';
import { expect, test } from 'vitest';
import { Staged } from '../staged.ts';
import { Raw } from './raw.ts';

const staged = await Staged.forThisFile({ proxies: 1 });

/** The socket of a new person, from an address of its own. */
async function socket(address: string): Promise<Raw> {
  const eve = await staged.guest('Eve', address);
  return Raw.open(staged.site.port, { cookie: eve.cookie, 'x-forwarded-for': address });
}
const isTooFast = (it: ToClient) => 'code' in it && it.code === 'too-fast';

test('twenty messages that cannot be read are answered, then the connection is cut', async () => {
  const line = await socket('10.5.0.1');
  await staged.inOneMoment(async () => {
    for (let i = 0; i < 20; i++) expect(await line.ask('[1]')).toMatchObject({ t: 'problem', code: 'unreadable' });
    expect(await line.ask('[1]')).toBeNull();
  });
});

test('a long message costs as much as several short ones', async () => {
  const line = await socket('10.5.0.2');
  const act = { t: 'act', id: 'a-request', table: 'a-table-of-nobody', seen: 0, action: { do: 'x', more: 'y'.repeat(3500) } };
  await staged.inOneMoment(async () => {
    for (let i = 0; i < 60; i++) expect(await line.ask(JSON.stringify(act))).toMatchObject({ code: 'no-such-table' });
    expect(await line.ask(JSON.stringify(act))).toSatisfy(isTooFast);
  });
  line.close();
});

test('the longest line of talk fits into a message however it is written, and what is longer than that is not read', async () => {
  const line = await socket('10.5.0.3');
  const chat = { t: 'chat', id: 'a'.repeat(64), table: 'b'.repeat(64), text: '\u0001'.repeat(500) };
  expect(await line.ask(JSON.stringify(chat))).toMatchObject({ t: 'refused', code: 'no-such-table' });
  expect(await line.ask(JSON.stringify({ ...chat, more: 'x'.repeat(1024) }))).toBeNull();
  expect(line.closed).toBe(1009);
});

test('pongs that nobody asked for cost like messages', async () => {
  const line = await socket('10.5.0.4');
  await staged.inOneMoment(async () => {
    for (let i = 0; i < 250; i++) line.ws.pong();
    await expect.poll(() => line.closed).not.toBeNull();
  });
});

test('parts of a message that never ends cost like messages, however empty they are', async () => {
  const line = await socket('10.5.0.5');
  await staged.inOneMoment(async () => {
    for (let i = 0; i < 4000; i++) line.ws.send('', { fin: false });
    await expect.poll(() => line.closed).not.toBeNull();
  });
});

test('a message in a few parts, and many messages at once, cost what they cost in one', async () => {
  const line = await socket('10.5.0.6');
  await staged.inOneMoment(async () => {
    for (const part of ['{"t":', '"pi', 'ng"']) line.ws.send(part, { fin: false });
    expect(await line.ask('}')).toEqual({ t: 'pong' });
    for (let i = 0; i < 238; i++) line.ws.send('{"t":"ping"}');
    expect(await line.until('{"t":"ping"}', () => line.heard.length === 240)).toBe(true);
    expect(line.heard.some(isTooFast)).toBe(false);
  });
  line.close();
});
