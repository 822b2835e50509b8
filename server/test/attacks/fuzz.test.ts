// Mutated real traffic against every entry. Everything gets an answer, nothing is our mistake, and the game beside it goes on.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GameRecord, Match, parseRecord, type Rng, replay, seeded } from '@kaya/engine';
import { packed } from '@kaya/engine/components';
import { box as lamplighters } from '@kaya/engine/teaching';
import { parserOf } from '@kaya/games/readers';
import type { Group, Me, ToClient, ToServer } from '@kaya/wire';
import { Piscina } from 'piscina';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Thinking } from '../../bots/thinking.ts';
import { CHANGES, noticeText } from '../../bus/bus.ts';
import { listedGames } from '../../games.ts';
import type { ReplayTask } from '../../tables/replay-worker.ts';
import { Replays } from '../../tables/replays.ts';
import type { GuestOf } from '../playing.ts';
import { startPostgres } from '../postgres.ts';
import { figure } from './figures.ts';
import { mutated, pick, scratched } from './mutate.ts';
import { notify, Target } from './target.ts';

/** How many forged messages and requests each of the tests sends; more for a longer look: KAYA_FORGED=100000. */
const FORGED = Number(process.env['KAYA_FORGED'] ?? 500);
/** Before somebody is too fast, somebody else goes on. */
const EACH = 50;

/** An address of its own for everybody, as behind a proxy: what is tried here is not how fast one may be. */
const PROXIED = { KAYA_PROXIES: '1' };
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/** Every message of the wire, as a client of this table sends it; a kind that is new is missed here by the compiler. */
const messages = (table: string): readonly ToServer[] => {
  const all: { readonly [T in ToServer['t']]: Extract<ToServer, { t: T }> } = {
    watch: { t: 'watch', table, seen: 3 },
    unwatch: { t: 'unwatch', table },
    look: { t: 'look', table, on: true },
    act: { t: 'act', id: 'request-1', table, seen: 1, action: { do: 'light' } },
    undo: { t: 'undo', id: 'request-2', table, count: 1 },
    propose: { t: 'propose', id: 'request-3', table, what: { kind: 'rewind', moves: 1 } },
    consent: { t: 'consent', id: 'request-4', table, proposal: 'abcdefghijklmnop', yes: true },
    standing: { t: 'standing', id: 'request-5', table, decision: 'turn', answer: 'rest' },
    orders: { t: 'orders', id: 'request-6', table, orders: [{ moves: [{ do: 'light' }], exact: false, when: [] }] },
    chat: { t: 'chat', id: 'request-7', table, text: 'Hello' },
    phrase: { t: 'phrase', id: 'request-8', table, phrase: 'hello' },
    lead: { t: 'lead', id: 'request-9', table, moment: { move: 1, watched: 1 } },
    lobby: { t: 'lobby', on: true },
    group: { t: 'group', group: 'abcdefghijklmnop', on: true },
    ping: { t: 'ping' },
  };
  return Object.values(all);
};

/** Requests as the site and programs send them. */
const requests = (table: string): readonly (readonly [method: string, path: string, body?: unknown])[] => [
  ['POST', '/api/guest', { name: 'Eve' }],
  ['GET', '/api/me'],
  ['POST', '/api/bot-token', {}],
  ['GET', '/api'],
  ['GET', '/api/games/co2/components'],
  ['GET', '/api/tables'],
  ['GET', '/api/my/tables'],
  [
    'POST',
    '/api/tables',
    {
      ...{ game: 'lamplighters', options: {}, seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] },
      ...{ visibility: 'public', pace: { kind: 'live' }, spectators: true },
    },
  ],
  ['GET', `/api/tables/${table}`],
  ['POST', `/api/tables/${table}/join`, { seat: null }],
  ['POST', `/api/tables/${table}/leave`],
  ['POST', `/api/tables/${table}/start`],
  ['POST', `/api/tables/${table}/seat`, { seat: 1, level: 'easy' }],
  ['POST', `/api/tables/${table}/stand-in`, { level: 'easy' }],
  ['POST', `/api/tables/${table}/absent`, { seat: 0 }],
  ['POST', `/api/tables/${table}/actions`, { id: 'request-1', seen: 1, action: { do: 'light', lamp: 1 } }],
  ['POST', `/api/tables/${table}/undo`, { id: 'request-2', count: 1 }],
  ['POST', `/api/tables/${table}/proposals`, { what: { kind: 'abandon' } }],
  ['POST', `/api/tables/${table}/proposals/abcdefghijklmnop`, { yes: true }],
  ['POST', `/api/tables/${table}/chat`, { text: 'Hello' }],
  ['POST', `/api/tables/${table}/rematch`, {}],
  ['POST', `/api/tables/${table}/seat-link`, {}],
  ['POST', '/api/seat-link', { token: 'abc.def' }],
  ['GET', `/api/tables/${table}/position`],
  ['GET', `/api/tables/${table}/history?at=2`],
  ['GET', `/api/tables/${table}/record`],
  ['GET', `/api/tables/${table}/stream?seen=1`],
  ['GET', '/live'],
  ['GET', '/healthz'],
  ['GET', '/metrics'],
  ['GET', '/'],
];

/** A request as bytes, with one part of it bent. */
function forgedRequest(rng: Rng, table: string, cookie: string, address: string): string {
  const [method, path, body] = pick(rng, requests(table));
  const part = pick(rng, ['body', 'body', 'path', 'query', 'cookie', 'header', 'method', 'upgrade', 'all'] as const);
  const here = (it: typeof part) => part === it || part === 'all';
  const content = body === undefined ? '' : here('body') ? mutated(rng, body) : JSON.stringify(body);
  const headers = [
    'host: 127.0.0.1',
    `x-forwarded-for: ${address}`,
    'connection: close',
    `cookie: ${here('cookie') ? scratched(rng, cookie).replaceAll(/[\r\n]/g, '') : cookie}`,
    ...(content === '' ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(content, 'latin1')}`]),
    ...(here('upgrade')
      ? ['upgrade: websocket', 'sec-websocket-version: 13', `sec-websocket-key: ${scratched(rng, 'AAAA')}`]
      : []),
  ].map((it) => (here('header') ? scratched(rng, it) : it));
  const verb = here('method') ? pick(rng, ['PUT', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PATCH', 'get', '']) : method;
  const asked = here('path') ? scratched(rng, path) : path;
  const query = here('query') ? `?${scratched(rng, 'at=1&seen=2&at[]=3&__proto__[x]=1')}` : '';
  return `${verb} ${asked}${query} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${content}`;
}

/** A game of two, so many moves from its start. */
function played(moves: number) {
  const started = Match.start(lamplighters.game, { seats: 2, seed: 'forged' });
  if (!started.ok) throw new Error('refused');
  const { match } = started;
  for (let i = 0; i < moves; i++) {
    const [seat = 0] = match.awaited();
    const [action] = match.legal(seat);
    if (action !== undefined) match.act(seat, action);
  }
  return match;
}

const isOurMistake = (it: ToClient) => (it.t === 'problem' || it.t === 'refused') && it.code === 'server-error';

describe('forged traffic', () => {
  let target: Target;
  beforeAll(async () => {
    target = await Target.start(PROXIED);
  });
  afterAll(() => target.close());

  const somebody = async (n: number): Promise<GuestOf | undefined> =>
    n % 3 === 0 ? undefined : target.person('Eve', addressOf(n));

  test(`${FORGED} messages over sockets`, async () => {
    const rng = seeded('messages');
    const own = await target.openTable();
    for (let sent = 0; sent < FORGED; ) {
      const who = await somebody(sent);
      const line = await target.socket(who, addressOf(sent));
      // Whole ones first, of every kind: what is bent is seldom let in as far as they are.
      for (const message of messages(own)) line.ws.send(JSON.stringify(message));
      await line.until('{"t":"ping"}', (it) => it.t === 'pong');
      expect(line.heard.filter((it) => it.t === 'problem' && it.code === 'unreadable')).toEqual([]);
      for (let i = 0; i < EACH && sent < FORGED && line.closed === null; i++, sent++) {
        const text = mutated(rng, pick(rng, messages(pick(rng, [own, own, target.table]))));
        line.ws.send(pick(rng, [text, text, text, Buffer.from(text, 'latin1')]));
        // Answers come in order: behind its answer comes that of the ping, or the line was closed because of it.
        await line.until('{"t":"ping"}', (it) => it.t === 'pong');
      }
      expect(line.heard.filter(isOurMistake)).toEqual([]);
      line.close();
    }
    await target.isWhole();
    expect(target.mistakes()).toEqual([]);
    figure(expect.getState().currentTestName ?? '', `all answered, ${Math.round(target.memory())} MB at the most`);
  });

  test(`${FORGED} requests`, async () => {
    const rng = seeded('requests');
    const own = await target.openTable();
    let answered = 0;
    for (let sent = 0; sent < FORGED; ) {
      const cookie = (await somebody(sent))?.cookie ?? '';
      for (let i = 0; i < EACH && sent < FORGED; i++, sent++) {
        const bytes = forgedRequest(rng, pick(rng, [own, own, target.table]), cookie, addressOf(sent));
        const line = target.wire(Buffer.from(bytes, 'latin1'));
        line.socket.end();
        const status = /^HTTP\/1.1 (\d)/.exec(await line.answer())?.[1];
        line.close();
        if (status !== undefined) answered++;
        // What is no HTTP at all is answered by hanging up.
        expect(status === undefined ? line.closed : ['1', '2', '3', '4'].includes(status), bytes).toBe(true);
      }
    }
    expect(answered / FORGED, 'those that were heard at all').toBeGreaterThan(0.9);
    await target.isWhole();
    expect(target.mistakes()).toEqual([]);
    figure(expect.getState().currentTestName ?? '', `${answered} answered, ${Math.round(target.memory())} MB at the most`);
  });
});

test(`${FORGED} notices from the database, and traffic on PostgreSQL`, async () => {
  const postgres = await startPostgres();
  const url = await postgres.fresh();
  const target = await Target.start({ ...PROXIED, DATABASE_URL: url });
  try {
    const rng = seeded('notices');
    const [ann] = target.guests;
    const person = (await ann.get<Me>('/api/me')).body.id;
    const group = (await ann.post<Group>('/api/groups', { name: 'The Kilowatts' })).body.id;
    const right = CHANGES.flatMap((what) =>
      [target.table, person, group, 'nothing-of-that-id'].map((about) => ({
        what,
        about,
        more: what === 'led' ? [0, 7, 5] : [],
      })),
    ).map((notice) => noticeText('other', notice));
    const notices = Array.from({ length: FORGED }, () => {
      const real = pick(rng, right);
      return pick(rng, [real, scratched(rng, real), `${real} 0 1`, '__proto__ __proto__ __proto__']).replaceAll('\x00', '');
    });
    const heard = await target.metric('kaya_notices_total');
    await notify(url, [...right, ...notices]);
    // Each of those that are right was taken for one.
    await expect.poll(() => target.metric('kaya_notices_total')).toBeGreaterThanOrEqual(heard + right.length);
    const line = await target.socket(await target.person('Eve', addressOf(1)), addressOf(1));
    for (let i = 0; i < EACH; i++) {
      line.ws.send(mutated(rng, pick(rng, messages(target.table))));
      await line.until('{"t":"ping"}', (it) => it.t === 'pong');
    }
    await target.isWhole();
    expect(target.mistakes()).toEqual([]);
  } finally {
    await target.close();
    await postgres.stop();
  }
});

test(`${FORGED} records: each is read, or refused with a place`, () => {
  const rng = seeded('records');
  const record = played(20).record();
  for (let i = 0; i < FORGED; i++) {
    const parsed = parseRecord(mutated(rng, record));
    if (!parsed.ok) expect(parsed.fault.place).toMatch(/^\$/);
    else expect(replay(lamplighters.game, parsed.record)).toHaveProperty('ok');
  }
});

describe('files of a host', () => {
  const some = Math.ceil(FORGED / 5);

  test.each(listedGames)(`${some} component files of %s: each is read, or refused with a place`, async (game) => {
    const rng = seeded(`components of ${game}`);
    const file: unknown = JSON.parse(
      readFileSync(new URL(`../../../games/${game}/data/components.json`, import.meta.url), 'utf8'),
    );
    const parse = await parserOf(game);
    let refused = 0;
    for (let i = 0; i < some; i++) {
      const bent = asJson(mutated(rng, file));
      // What is no JSON at all is refused before.
      if (bent === undefined) continue;
      try {
        expect(packed(game, parse, bent)).toBeTypeOf('object');
      } catch (error) {
        refused++;
        expect(String(error)).toMatch(/^Error: the components of '[\w-]+' cannot be (used:\n {2}.*: \S|packed: \S)/s);
      }
    }
    expect(refused).toBeGreaterThan(0);
  });
});

describe('what threads are asked', () => {
  const some = Math.ceil(FORGED / 10);
  const match = played(8);
  const whose = { address: 'here', owner: 'Ann' };

  test(`${some} questions to a bot: each is answered or given up, and the next one is answered`, async () => {
    const rng = seeded('questions');
    const [seat = 0] = match.awaited();
    const right = {
      game: 'lamplighters',
      view: match.view(seat).view,
      seat,
      seats: 2,
      level: 'easy',
      seed: 'x',
      milliseconds: 5,
    } as const;
    const thinking = new Thinking(1, {}, () => undefined, undefined, 2000);
    for (let i = 0; i < some; i++) {
      const bent = asJson(mutated(rng, right));
      if (typeof bent !== 'object' || bent === null) continue;
      await thinking.think({ ...right, ...bent }, whose).catch((error) => expect(error).toBeInstanceOf(Error));
      expect(match.legal(seat)).toContainEqual(await thinking.think(right, whose));
    }
    await thinking.close();
  });

  test(`${some} questions about the past: each is answered or given up, and the next one is answered`, async () => {
    const rng = seeded('the past');
    const failed: unknown[] = [];
    const replays = new Replays({}, (error) => failed.push(error));
    const record = match.record();
    const at = (it: GameRecord) => ({ table: 'a table', told: 1, record: async () => it });
    const right = await replays.history(lamplighters, at(record), 0, null, whose);
    expect(right.complete).toBe(true);
    for (let i = 0; i < some; i++) {
      const bent = asJson(mutated(rng, record));
      if (typeof bent !== 'object' || bent === null) continue;
      const forged = { ...at({ ...record, ...bent }), table: `forged ${i}` };
      await replays.history(lamplighters, forged, 0, 2, whose).catch((error) => expect(error).toBeInstanceOf(Error));
      const { reckoned: _known, ...again } = await replays.history(lamplighters, at(record), 0, null, whose);
      expect(right).toMatchObject(again);
    }
    expect(failed).toEqual([]);
    await replays.close();
  });
});

const WORKER = fileURLToPath(new URL('../../tables/replay-worker.ts', import.meta.url));
/** What is wrong with a task as it stands, and never comes back, is given up after so long. */
const GIVEN_UP = 3000;

describe('what the thread of the past is asked, of every kind', () => {
  const some = Math.ceil(FORGED / 10);
  const match = played(8);
  const record = match.record();
  const [seat = 0] = match.awaited();
  const rights: { readonly [W in ReplayTask['what']]: Extract<ReplayTask, { what: W }> } = {
    'way-back': {
      ...{ what: 'way-back', game: 'lamplighters', seat, seats: 2, known: [[0, true]] },
      trail: { state: match.save().state, moves: [{ seat, action: match.legal(seat)[0] ?? { do: 'none' }, told: [0, 1] }] },
    },
    state: { what: 'state', game: 'lamplighters', record },
    daily: {
      ...{ what: 'daily', game: 'lamplighters', record },
      deal: { game: 'lamplighters', day: '2026-01-01', bots: ['random'], options: record.options, seed: record.seed },
    },
    history: { what: 'history', game: 'lamplighters', table: 'a table', told: 1, record, viewer: 0, at: null },
  };

  test.each(Object.values(rights))(
    `${some} questions of the kind $what: each is answered or given up, and the next one answered`,
    async (right) => {
      const rng = seeded(`questions ${right.what}`);
      const thread = new Piscina<unknown, unknown>({
        filename: WORKER,
        minThreads: 0,
        maxThreads: 1,
        workerData: { components: {} },
      });
      const failed: unknown[] = [];
      thread.on('error', (error) => failed.push(error));
      const answer = await thread.run(right);
      expect(answer).toHaveProperty('what', right.what);
      for (let i = 0; i < some; i++) {
        const bent = asJson(mutated(rng, right));
        if (typeof bent !== 'object' || bent === null) continue;
        await thread
          .run({ ...right, ...bent }, { signal: AbortSignal.timeout(GIVEN_UP) })
          .catch((error) => expect(error).toBeInstanceOf(Error));
        expect(await thread.run(right)).toEqual(answer);
      }
      expect(failed).toEqual([]);
      await thread.destroy();
    },
  );
});

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
