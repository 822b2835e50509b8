// Processes that are killed while people play: nothing that was acknowledged is lost, nothing is done twice, all tables go on.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameRecord, replay } from '@kaya/engine';
import { box as lamplighters } from '@kaya/engine/teaching';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EvenProxy } from './even-proxy.ts';
import { type GuestOf, Player, playRandomly, seatedTable } from './playing.ts';
import { freePort, startPostgres, type TestPostgres } from './postgres.ts';
import { Process } from './process.ts';

interface Game {
  readonly table: string;
  readonly guests: readonly GuestOf[];
  readonly players: readonly Player[];
  readonly finished: Promise<unknown>;
}

async function playOn(port: number, count: number, portOf: (player: number) => number): Promise<Game> {
  const { id: table, guests } = await seatedTable(port, 'lamplighters', 3, { options: {} });
  const players = guests.map((guest, i) => {
    guest.port = portOf(i);
    return new Player(guest, table);
  });
  await guests[0]?.post(`/api/tables/${table}/start`);
  const finished = Promise.all(players.map((player, i) => playRandomly(player, `${count} ${i}`)));
  return { table, guests, players, finished };
}

/** The whole record, checked: it replays, and has each acknowledged action exactly once and nothing else. */
async function check({ table, guests, players }: Game, port: number): Promise<void> {
  const [host] = guests as [GuestOf];
  host.port = port;
  const { status, body } = await host.get<GameRecord>(`/api/tables/${table}/record`);
  expect(status).toBe(200);
  expect(replay(lamplighters.game, body).ok).toBe(true);
  const acknowledged = players.reduce((sum, player) => sum + player.acknowledged.size, 0);
  expect(body.moves.length).toBe(acknowledged);
  for (const player of players) player.close();
}

describe('one process with SQLite', () => {
  let folder = '';
  let server: Process;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kaya-kill-'));
    server = new Process(await freePort(), { KAYA_DATA: folder, KAYA_LOG: 'info', KAYA_LOG_FORM: 'text' });
    await server.start();
  });
  afterEach(async () => {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is killed again and again while three tables are played', async () => {
    const games = await Promise.all([1, 2, 3].map((i) => playOn(server.port, i, () => server.port)));
    let over = false;
    const all = Promise.all(games.map((game) => game.finished)).then(() => {
      over = true;
    });
    for (let kills = 0; kills < 4 && !over; kills++) {
      const moved = () => games.reduce((sum, game) => sum + game.players.reduce((all, it) => all + it.acknowledged.size, 0), 0);
      const before = moved();
      while (!over && moved() < before + 12) await new Promise((resolve) => setTimeout(resolve, 2));
      await server.kill();
      await server.start();
    }
    await all;
    for (const game of games) await check(game, server.port);
  });

  test('closes in order when it is told to: people hear of it, and come back', async () => {
    const game = await playOn(server.port, 4, () => server.port);
    const [player] = game.players as [Player];
    await player.until(() => player.acknowledged.size > 2);
    expect(await server.stop()).toBe(0);
    expect(server.log.map((line) => line.replace(/^[\d:]+ +/, '')).filter((line) => /stop/.test(line))).toEqual([
      'info  stopping; 3 connections are told to come back',
      'info  stopped',
    ]);
    await server.start();
    await game.finished;
    await check(game, server.port);
  });
});

describe('two processes on one PostgreSQL', () => {
  let postgres: TestPostgres;
  let one: Process;
  let two: Process;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  beforeEach(async () => {
    const environment = { DATABASE_URL: await postgres.fresh() };
    one = new Process(await freePort(), environment);
    two = new Process(await freePort(), environment);
    await one.start();
    await two.start();
  });
  afterEach(async () => {
    await one.kill();
    await two.kill();
  });

  test('people at one table play through different processes, see each other, and one process after the other is killed', async () => {
    const games = await Promise.all([1, 2].map((i) => playOn(one.port, i, (player) => (player === 0 ? one.port : two.port))));
    const [first] = games as [Game, ...Game[]];
    const [player] = first.players as [Player];
    await player.until(() => player.tableInfo?.seats.every((seat) => seat.online) === true);
    let over = false;
    const all = Promise.all(games.map((game) => game.finished)).then(() => {
      over = true;
    });
    const people = games.flatMap((game) => game.players);
    const moved = () => people.reduce((sum, it) => sum + it.acknowledged.size, 0);
    for (let kills = 0; kills < 3 && !over; kills++) {
      const before = moved();
      while (!over && moved() < before + 10) await new Promise((resolve) => setTimeout(resolve, 2));
      const [dead, alive] = kills % 2 === 0 ? [two, one] : [one, two];
      await dead.kill();
      // Whoever was there goes on with the other one.
      for (const it of people) if (it.guest.port === dead.port) it.guest.port = alive.port;
      await dead.start();
    }
    await all;
    for (const game of games) await check(game, one.port);
  });

  test('each is restarted in order while people play: whoever was there plays on through the other, and hears why', async () => {
    const proxy = await EvenProxy.before([one.port, two.port]);
    const games = await Promise.all([1, 2].map((i) => playOn(proxy.port, i, () => proxy.port)));
    const people = games.flatMap((game) => game.players);
    const moved = () => people.reduce((sum, it) => sum + it.acknowledged.size, 0);
    const over = () => games.every((game) => game.players[0]?.tableInfo?.status === 'over');
    const closing = () => people.flatMap((it) => it.messages).filter((it) => it.t === 'problem' && it.code === 'server-closing');
    for (const process of [one, two]) {
      const before = moved();
      while (!over() && moved() < before + 6) await new Promise((resolve) => setTimeout(resolve, 2));
      expect(await process.stop()).toBe(0);
      expect(closing().length).toBeGreaterThan(0);
      await process.start();
    }
    await Promise.all(games.map((game) => game.finished));
    for (const game of games) await check(game, proxy.port);
    await proxy.close();
  });

  test('a bot left behind by a killed process is moved by the other', async () => {
    const { id: table, guests } = await seatedTable(one.port, 'lamplighters', 2);
    const [host, other] = guests as [GuestOf, GuestOf];
    host.port = two.port;
    const player = new Player(host, table);
    await host.post(`/api/tables/${table}/start`);
    // Process one may not have heard of the start yet: it looks before it refuses.
    expect((await other.post(`/api/tables/${table}/stand-in`, { level: 'easy' })).status).toBe(204);
    const finished = playRandomly(player, 'bots');
    await player.until(() => player.acknowledged.size > 1);
    await one.kill();
    await finished;
    expect(player.tableInfo?.status).toBe('over');
    player.close();
  });
});
