import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { InHand } from '../http/in-hand.ts';

test('a server that takes nobody any more answers what it was asked before it is over', async () => {
  let answer: () => void = () => undefined;
  const server = createServer((_request, response) => {
    answer = () => response.end('answered');
  });
  const inHand = new InHand(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  await inHand.answered(60_000);
  const asked = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await once(server, 'request');
  server.close();
  let over = false;
  const ended = inHand.answered(60_000).then(() => {
    over = true;
  });
  expect(over).toBe(false);
  answer();
  expect(await (await asked).text()).toBe('answered');
  await ended;
  expect(over).toBe(true);
  server.closeAllConnections();
});

test('whoever gets no answer keeps nobody waiting for ever', async () => {
  const server = createServer(() => undefined);
  const inHand = new InHand(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const asked = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).catch(() => 'cut off');
  await once(server, 'request');
  await inHand.answered(1);
  server.close();
  server.closeAllConnections();
  expect(await asked).toBe('cut off');
});
