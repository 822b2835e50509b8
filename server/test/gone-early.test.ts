// Whoever leaves in the middle of arriving, and what breaks in the middle of an answer: nothing stays behind.
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Guard } from '../guard.ts';
import { Connections, Unsent } from '../live/budgets.ts';
import { Limits } from '../live/limits.ts';
import { Sockets } from '../live/sockets.ts';
import { Staged } from './staged.ts';

test('a socket that breaks while it is let in does not count as open for ever', async () => {
  const connections = new Connections({ person: 1 });
  const ann = { person: 'ann', address: '127.0.0.1' };
  let known: () => void = () => undefined;
  const sockets = new Sockets({
    connections,
    unsent: new Unsent(),
    limits: new Limits(Date.now),
    guard: new Guard(() => undefined),
    shownBy: () => null,
    personOf: () =>
      new Promise((resolve) => {
        known = () => resolve({ id: 'ann', name: 'Ann' });
      }),
    addressOf: () => ann.address,
    isOurs: () => true,
    connectionFor: () => {
      throw new Error('nobody is there');
    },
    count: () => undefined,
  });
  const request = new IncomingMessage(new Socket());
  request.url = '/live';
  const line = new PassThrough();
  const upgraded = sockets.upgrade(request, line, Buffer.alloc(0));
  line.destroy();
  known();
  await upgraded;
  expect(connections.take(ann, () => undefined)).not.toBeNull();
  await sockets.close();
});

describe('a part of the database is away', () => {
  let staged: Staged;
  let other: DatabaseSync;
  beforeEach(async () => {
    staged = await Staged.open({ logLevel: 'silent' });
    other = new DatabaseSync(staged.site.file);
  });
  afterEach(async () => {
    other.close();
    await staged.close();
  });

  test('a stream that cannot be opened ends, so that it is tried again', async () => {
    const { id, guests } = await staged.started();
    other.exec('alter table chat rename to away');
    const stream = fetch(`http://127.0.0.1:${staged.site.port}/api/tables/${id}/stream`, {
      headers: { cookie: guests[0].cookie },
    });
    await expect(stream.then((it) => it.text())).rejects.toThrow();
  });

  test('requests are refused one by one, and everything goes on when it is back', async () => {
    const { both } = await staged.started();
    const [ann] = both;
    other.exec('alter table chat rename to away');
    expect(await ann.ask({ t: 'chat', text: 'Hello' })).toMatchObject({ t: 'refused', code: 'server-error' });
    other.exec('alter table away rename to chat');
    expect(await ann.ask({ t: 'chat', text: 'Hello' })).toMatchObject({ t: 'done' });
  });
});
