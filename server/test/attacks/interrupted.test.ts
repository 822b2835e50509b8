// Half messages, connections that are cut in the middle of a byte stream, two tabs on one seat, pages of another version.
import { connect, createServer, type Server } from 'node:net';
import { below, type GameRecord, type Rng, replay, seeded } from '@kaya/engine';
import { box as lamplighters } from '@kaya/engine/teaching';
import { WIRE } from '@kaya/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type GuestOf, Player, playRandomly, seatedTable } from '../playing.ts';
import { frame } from './raw.ts';
import { Target } from './target.ts';

let target: Target;
beforeAll(async () => {
  target = await Target.start();
});
afterAll(() => target.close());

const PING = frame('{"t":"ping"}');

test('half a message is read when its other half comes, and forgotten when it does not', async () => {
  const slow = target.deaf([PING.subarray(0, 9)]);
  slow.socket.resume();
  await expect.poll(() => slow.heard).toContain('101 Switching Protocols');
  expect(slow.heard).not.toContain('pong');
  slow.socket.write(PING.subarray(9));
  await expect.poll(() => slow.heard).toContain('{"t":"pong"}');
  for (let length = 1; length < PING.length; length++) target.deaf([PING.subarray(0, length)]).socket.end();
  // A message in pieces whose last piece never comes.
  const pieces = target.deaf([Buffer.from([0x01, 0x83, 0, 0, 0, 0, ...Buffer.from('{"t')])]);
  pieces.close();
  await target.isWhole();
  expect(target.mistakes()).toEqual([]);
});

/** A proxy that cuts every connection after some bytes, wherever that is. */
async function cuttingProxy(port: number, rng: Rng): Promise<Server> {
  const proxy = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    let left = 500 + below(rng, 6000);
    const cut = () => {
      client.destroy();
      server.destroy();
    };
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.on('data', (part: Buffer) => {
        to.write(part.subarray(0, left));
        left -= part.length;
        if (left <= 0) setImmediate(cut);
      });
      from.on('error', cut);
      from.on('close', cut);
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return proxy;
}

test('a proxy that cuts connections in the middle: every move that was answered is stored, once', async () => {
  const proxy = await cuttingProxy(target.port, seeded('cuts'));
  const address = proxy.address();
  const cutting = typeof address === 'object' && address !== null ? address.port : 0;
  const { id, guests } = await seatedTable(target.port, 'lamplighters', 2);
  const [ann] = guests as [GuestOf, GuestOf];
  await ann.post(`/api/tables/${id}/start`);
  const players = guests.map((guest) => {
    guest.port = cutting;
    return new Player(guest, id);
  });
  const sent = await Promise.all(players.map((player, i) => playRandomly(player, `cut ${i}`)));
  // The last answer may have been cut off: it comes when the client is back.
  const answered = ({ acknowledged, messages }: Player) => acknowledged.size + messages.filter((it) => it.t === 'refused').length;
  for (const [i, player] of players.entries()) await player.until(() => answered(player) >= (sent[i] ?? 0));
  for (const player of players) player.close();
  ann.port = target.port;
  const { body } = await ann.get<GameRecord>(`/api/tables/${id}/record`);
  expect(replay(lamplighters.game, body)).toMatchObject({ ok: true });
  expect(body.moves.length).toBe(players.reduce((sum, player) => sum + player.acknowledged.size, 0));
  await new Promise((resolve) => proxy.close(resolve));
});

test('two tabs on one seat: both see the same, a move of both at once is made once, and the other tab hears why', async () => {
  const { id, guests } = await seatedTable(target.port, 'lamplighters', 2);
  const [ann] = guests as [GuestOf, GuestOf];
  await ann.post(`/api/tables/${id}/start`);
  const tabs = guests.flatMap((guest) => [new Player(guest, id), new Player(guest, id)]);
  for (const it of tabs) await it.until(() => it.position !== null && it.tableInfo?.status === 'playing');
  const [first, second] = tabs.filter((it) => it.tableInfo?.awaited.includes(it.position?.seat ?? -1)) as [Player, Player];
  expect(first.position).toEqual(second.position);
  const seen = first.position?.version ?? 0;
  const [one, other] = first.position?.legal ?? [];
  if (one === undefined || other === undefined) throw new Error('there is nothing to choose');
  const answers = await Promise.all([first.ask({ t: 'act', seen, action: one }), second.ask({ t: 'act', seen, action: other })]);
  expect(answers.filter((it) => it.t === 'done')).toHaveLength(1);
  expect(answers.find((it) => it.t === 'refused')).toMatchObject({ code: expect.stringMatching(/^(stale|not-legal)$/) });
  await first.until(() => first.position?.version === second.position?.version);
  expect(first.position).toEqual(second.position);
  first.close();
  // The other tab keeps the seat where it is.
  await second.until(() => second.tableInfo?.seats.some((seat) => seat.you && seat.online) === true);
  for (const it of tabs) it.close();
});

test.each([String(WIRE - 1), String(WIRE - 2), String(WIRE + 1), 'x', ''])(
  'a page that speaks version %j is told to load itself again',
  async (version) => {
    const socket = new WebSocket(`ws://127.0.0.1:${target.port}/live?wire=${version}`);
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(String(data)));
    const code = await new Promise((resolve) => socket.once('close', resolve));
    expect(heard.map((it) => JSON.parse(it))).toEqual([{ t: 'problem', code: 'other-version', table: null }]);
    expect(code).toBe(4001);
  },
);
