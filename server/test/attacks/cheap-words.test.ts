// A few bytes that make the server work: each is answered once, shared with all who ask the same, and paid by whoever asks.
import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ToClient } from '@kaya/wire';
import { describe, expect, test, vi } from 'vitest';
import { Thinking } from '../../bots/thinking.ts';
import { boxOf } from '../../games.ts';
import { Keeper } from '../../keeper.ts';
import { Limits } from '../../live/limits.ts';
import { Lobby } from '../../live/lobby.ts';
import { People } from '../../people.ts';
import { openDatabase } from '../../storage/open.ts';
import { Sessions } from '../../storage/sessions.ts';
import { Store } from '../../storage/store.ts';
import { Audience } from '../../tables/audience.ts';
import type { GuestOf, Player } from '../playing.ts';
import { Staged } from '../staged.ts';
import { row, seat } from '../stored.ts';
import { Raw } from './raw.ts';

const BOT = { kind: 'bot', level: 'random' } as const;

const staged = await Staged.forThisFile({ proxies: 1, botMilliseconds: 20 });

async function socket(guest: GuestOf | null, address: string): Promise<Raw> {
  const cookie = guest === null ? {} : { cookie: guest.cookie };
  return Raw.open(staged.site.port, { ...cookie, 'x-forwarded-for': address });
}
const say = (line: Raw, message: object) => line.ws.send(JSON.stringify(message));
const answered = (line: Raw) => line.until('{"t":"ping"}', (it) => it.t === 'pong');
const lists = (line: Raw) => line.heard.filter((it) => it.t === 'lobby').length;

describe('the list of open tables', () => {
  test('followed and left by many again and again, it is read a few times', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kaya-lobby-'));
    const database = await openDatabase({ kind: 'sqlite', file: join(folder, 'kaya.sqlite') }, () => undefined);
    const store = new Store(database, 'me');
    await store.createTable(row('table-1'), [seat('table-1', 0)]);
    const reads = vi.spyOn(store.lists, 'openOrder');
    const people = new People(store, new Sessions(database, store), 'a secret for the tests', Date.now);
    let changed: () => unknown = () => undefined;
    const keeper = {
      onLobby: (listener: () => void) => {
        changed = listener;
        return () => undefined;
      },
      whoIsAt: async () => () => false,
      outages: () => [],
      experience: async () => () => 0,
      tables: { box: boxOf },
    };
    const moment = Date.now();
    const lobby = new Lobby(
      store,
      people,
      keeper,
      () => moment,
      (error) => expect.fail(String(error)),
    );
    const heard: ToClient[] = [];
    const toggling = Array.from({ length: 8 }, async () => {
      const follower = { person: null, send: (it: ToClient) => heard.push(it), end: () => undefined };
      for (let i = 0; i < 50; i++) {
        await lobby.follow(follower);
        lobby.unfollow(follower);
      }
    });
    await Promise.all(toggling);
    expect(heard).toHaveLength(400);
    expect(reads.mock.calls.length).toBeLessThanOrEqual(2);
    // Whoever asks after a change gets what is true now.
    await store.createTable(row('table-2'), [seat('table-2', 0)]);
    changed();
    expect(await lobby.open(null)).toHaveLength(2);
    // However many pages are asked for, and however far, they are pages of one list.
    for (let i = 0; i < 130; i++) await store.createTable(row(`more-${i}`), [seat(`more-${i}`, 0)]);
    changed();
    expect(await lobby.open(null)).toHaveLength(100);
    reads.mockClear();
    const rows = vi.spyOn(store.lists, 'openTables');
    const pages = await Promise.all(Array.from({ length: 400 }, (_, i) => lobby.open(null, i < 200 ? 1 : 99_999)));
    expect(pages.map((it) => it.length)).toEqual(Array.from({ length: 400 }, (_, i) => (i < 200 ? 32 : 0)));
    expect([reads.mock.calls.length, rows.mock.calls.length]).toEqual([0, 1]);
    lobby.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each([
    ['somebody known', '10.1.0.7', true, 30],
    ['somebody unknown', '10.1.0.8', false, 150],
  ])('has an allowance of its own for %s, however short the answer', async (_who, address, known, most) => {
    const eve = await staged.guest('Eve', address);
    const headers = { 'x-forwarded-for': address, ...(known ? { cookie: eve.cookie } : {}) };
    await staged.inOneMoment(async () => {
      const answers: number[] = [];
      for (let i = 0; i <= most; i++)
        answers.push(
          (await staged.site.app.inject({ url: '/api/tables?page=99999', headers, remoteAddress: '127.0.0.1' })).statusCode,
        );
      expect(answers).toEqual([...Array.from({ length: most }, () => 200), 429]);
    });
  });

  test('is told before the next question is answered, and once however often it is asked for', async () => {
    await (await staged.guest('Ann')).open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
    const line = await socket(null, '10.1.0.1');
    for (let i = 0; i < 5; i++) say(line, { t: 'lobby', on: true });
    expect(await answered(line)).toBe(true);
    expect(line.heard.map((it) => it.t)).toEqual(['lobby', 'pong']);
    line.close();
  });

  test('is paid for by whoever asks for it again and again', async () => {
    for (const name of ['Ann', 'Ben']) {
      const host = await staged.guest(name);
      for (let i = 0; i < 28; i++) await host.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
    }
    const line = await socket(await staged.guest('Eve', '10.1.0.2'), '10.1.0.2');
    await staged.inOneMoment(async () => {
      for (let i = 0; i < 70 && !line.heard.some((it) => it.t === 'problem'); i++) {
        say(line, { t: 'lobby', on: true });
        say(line, { t: 'lobby', on: false });
        await line.until('{"t":"ping"}', (it) => it.t === 'pong' || it.t === 'problem');
      }
    });
    expect(line.heard.some((it) => it.t === 'problem' && it.code === 'too-fast')).toBe(true);
    expect(lists(line)).toBeLessThan(60);
    line.close();
  });
});

describe('coming and going', () => {
  const toggled = async (line: Raw, table: string) => {
    for (let i = 0; i < 20; i++) {
      say(line, { t: 'watch', table, seen: 0 });
      say(line, { t: 'unwatch', table });
    }
    await answered(line);
  };

  test('of somebody who only looks on is told to nobody', async () => {
    const { id } = await staged.started();
    const told = vi.spyOn(Audience.prototype, 'sendTable');
    const eve = await socket(await staged.guest('Eve', '10.1.1.1'), '10.1.1.1');
    await toggled(eve, id);
    // Ann and Ben have just come themselves.
    expect(told.mock.calls.length).toBeLessThanOrEqual(2);
    eve.close();
  });

  test('of somebody who sits there is gathered, and in the end everybody knows', async () => {
    const { id, guests, both } = await staged.started();
    const [, ben] = both;
    const [ann] = guests;
    both[0].close();
    await ben.until(() => ben.tableInfo?.seats[0]?.online === false);
    const told = vi.spyOn(Audience.prototype, 'sendTable');
    const line = await socket(ann, '10.1.1.2');
    await toggled(line, id);
    say(line, { t: 'watch', table: id, seen: 0 });
    await ben.until(() => ben.tableInfo?.seats[0]?.online === true);
    expect(told.mock.calls.length).toBeLessThan(15);
    line.close();
  });

  test('by streams is paid as by sockets, and so is what a stream begins with', async () => {
    const { id, guests } = await staged.started();
    const { cookie } = guests[1];
    const charged = vi.spyOn(Limits.prototype, 'charge');
    vi.spyOn(Keeper.prototype, 'presence').mockResolvedValue(1000);
    const opened = async (): Promise<number> => {
      const stop = new AbortController();
      const url = `http://127.0.0.1:${staged.site.port}/api/tables/${id}/stream`;
      const { status, body } = await fetch(url, { headers: { cookie }, signal: stop.signal });
      const first = await body?.getReader().read();
      stop.abort();
      await expect.poll(() => charged.mock.calls.some(([, , bytes]) => bytes >= (first?.value?.length ?? 0))).toBe(true);
      return status;
    };
    await staged.inOneMoment(async () => {
      let streams = 0;
      while (streams < 20 && (await opened()) === 200) streams++;
      expect(streams).toBeLessThan(10);
    });
    const own = charged.mock.calls.filter(([what, , bytes]) => what === 'requests' && bytes !== 256_000);
    expect(own.some(([, , bytes]) => bytes > 1000)).toBe(true);
  });
});

test('orders ahead that are refused are paid by whoever gives them', async () => {
  const { id, guests } = await staged.started();
  const line = await socket(guests[0], '10.1.1.3');
  await staged.inOneMoment(async () => {
    const refusals: string[] = [];
    while (refusals.length < 60 && refusals.at(-1) !== 'too-fast') {
      const name = randomUUID();
      const orders = [{ moves: [{ do: 'win' }], exact: false }];
      const order = JSON.stringify({ t: 'orders', id: name, table: id, orders });
      await line.until(order, (it) => it.t === 'refused' && it.id === name && refusals.push(it.code) > 0);
    }
    expect(new Set(refusals)).toEqual(new Set(['not-legal', 'too-fast']));
  });
  line.close();
});

describe('whose bots think', () => {
  test('those of the people who sit there, whoever looks on', async () => {
    const asked = vi.spyOn(Thinking.prototype, 'think');
    const ann = await staged.guest('Ann', '10.2.0.1');
    const table = await ann.open('lamplighters', [{ kind: 'me' }, BOT]);
    const eve = await socket(await staged.guest('Eve', '10.2.0.66'), '10.2.0.66');
    const line = await socket(ann, '10.2.0.1');
    const player: Player = staged.player(ann, table);
    for (const it of [line, eve]) {
      say(it, { t: 'watch', table, seen: null });
      await answered(it);
    }
    expect((await ann.post(`/api/tables/${table}/start`)).status).toBe(204);
    await player.until(() => player.tableInfo?.awaited.includes(0) === true && (player.position?.legal.length ?? 0) > 0);
    const action = player.position?.legal[0] as { do: string };
    expect((await player.ask({ t: 'act', seen: player.position?.version ?? 0, action })).t).toBe('done');
    await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);
    const crowd = createHmac('sha256', 'a secret for the tests').update('crowd:10.2.0.66').digest('base64url').slice(0, 3);
    expect(asked.mock.calls.map(([, whose]) => whose.address)).not.toContain(crowd);
    for (const it of [line, eve]) it.close();
  });
});

/** A request with exactly this target. */
function status(path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: staged.site.port, path, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', reject).end();
  });
}

describe('however an address is spelt', () => {
  test.each([
    ['as a whole', (port: number) => `http://127.0.0.1:${port}/api/games`],
    ['as a whole of another host', () => 'http://elsewhere.example/api/games'],
    ['in other letters', () => '/%61pi/%67ames'],
    ['with a question', () => '/api/games?x=/assets/y.js'],
  ])('%s, it is counted', async (_how, path) => {
    // Whoever asks first waits until the games are loaded; it is not Eve.
    await (await staged.guest('Max', '10.3.0.2')).get('/api/games');
    const eve = await staged.guest('Eve', '10.3.0.1');
    await staged.inOneMoment(async () => {
      const headers = { cookie: eve.cookie, 'x-forwarded-for': '10.3.0.1' };
      const answers: number[] = [];
      for (let i = 0; i < 12; i++)
        answers.push(...(await Promise.all(Array.from({ length: 21 }, () => status(path(staged.site.port), headers)))));
      expect([answers.filter((it) => it === 200).length, answers.filter((it) => it === 429).length]).toEqual([240, 12]);
    });
  });

  test.each(['/healthz', '/api/nonsense'])('%s is counted too, generously', async (path) => {
    const headers = { 'x-forwarded-for': `10.3.1.${path.length}` };
    await staged.inOneMoment(async () => {
      const answers: number[] = [];
      for (let i = 0; i < 2001; i++)
        answers.push((await staged.site.app.inject({ url: path, headers, remoteAddress: '127.0.0.1' })).statusCode);
      expect(answers.slice(0, -1)).not.toContain(429);
      expect(answers.at(-1)).toBe(429);
    });
  });
});

describe('who floods spends nobody else’s allowance', () => {
  const limits = () => new Limits(() => 0);
  const [ann, eve] = [
    { person: 'ann', address: 'school' },
    { person: 'eve', address: 'school' },
  ];
  const nobody = { person: null, address: 'school' };

  test.each([
    ['somebody unknown', nobody],
    ['somebody known', eve],
  ])('%s who goes on for ever leaves the others of the address theirs', (_who, flooder) => {
    const all = limits();
    for (let i = 0; i < 20_000; i++) if (!all.allow('messages', flooder)) all.allowOwn('excess', flooder);
    expect(all.allowOwn('excess', flooder)).toBe(false);
    expect([all.allow('messages', ann), all.allowOwn('excess', ann)]).toEqual([true, true]);
  });

  test('a socket that floods is cut, and those of others at the same address stay', async () => {
    const line = await socket(await staged.guest('Ann', '10.4.0.1'), '10.4.0.1');
    const flood = await socket(null, '10.4.0.1');
    await staged.inOneMoment(async () => {
      // Not so many at once that the server stops listening for another reason.
      while (flood.closed === null) {
        for (let i = 0; i < 250; i++) flood.ws.send('{"t":"ping"}');
        await flood.until('{"t":"ping"}', (it) => it.t === 'pong' || it.t === 'problem');
      }
      expect(await line.ask('{"t":"ping"}')).toEqual({ t: 'pong' });
    });
    line.close();
  });

  test('somebody who opens sockets without end is refused for themselves', async () => {
    const eve = await staged.guest('Eve', '10.4.0.2');
    const zoe = await staged.guest('Zoe', '10.4.0.2');
    const paid = vi.spyOn(Limits.prototype, 'allowAddress');
    await staged.inOneMoment(async () => {
      const refused: unknown[] = [];
      for (let i = 0; i < 61; i++) {
        const line = await socket(eve, '10.4.0.2');
        refused.push(line.closed);
        line.close();
        await expect.poll(() => line.closed).not.toBeNull();
      }
      expect(refused.filter((it) => it !== null)).toHaveLength(1);
      expect(paid.mock.calls.filter(([what]) => what === 'connections')).toHaveLength(60);
      const line = await socket(zoe, '10.4.0.2');
      expect(line.closed).toBeNull();
      line.close();
    });
  });

  test('somebody with many tokens spends no more of the address than with one', async () => {
    const address = '10.4.0.4';
    const ann = await staged.guest('Ann', address);
    const eve = await staged.guest('Eve', address);
    const tokens = await Promise.all(
      Array.from({ length: 9 }, async () => (await eve.post<{ token: string }>('/api/bot-token', { name: 'many' })).body.token),
    );
    const ask = async (headers: Record<string, string>) => {
      const asked = { url: '/api/games', headers: { ...headers, 'x-forwarded-for': address }, remoteAddress: '127.0.0.1' };
      return (await staged.site.app.inject(asked)).statusCode;
    };
    await staged.inOneMoment(async () => {
      for (const token of tokens) for (let i = 0; i < 240; i++) await ask({ authorization: `Bearer ${token}` });
      expect(await ask({ authorization: `Bearer ${tokens[0]}` })).toBe(429);
      expect(await ask({ cookie: ann.cookie })).toBe(200);
    });
  });

  test('a cookie that was ended spends nothing of its owner’s', async () => {
    const ann = await staged.guest('Ann', '10.4.0.3');
    const thief = await staged.guest('Thief', '10.4.0.3');
    const { token } = await linkOf(ann);
    const phone = staged.stranger();
    expect((await phone.post('/api/seat-link', { token })).status).toBe(200);
    thief.cookie = phone.cookie;
    expect((await ann.post('/api/sign-out', { where: 'elsewhere' })).status).toBe(204);
    await staged.inOneMoment(async () => {
      const answers = await Promise.all(Array.from({ length: 260 }, () => thief.get('/api/games')));
      expect(answers.some((it) => it.status === 429)).toBe(true);
      expect((await ann.get('/api/me')).body).toMatchObject({ name: 'Ann' });
    });
  });
});

async function linkOf(guest: GuestOf): Promise<{ token: string }> {
  const table = await guest.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
  return (await guest.post<{ token: string }>(`/api/tables/${table}/seat-link`)).body;
}
