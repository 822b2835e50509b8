import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changed,
  changesBetween,
  type LineEvents,
  readToClient,
  readToServer,
  type Table,
  TableClient,
  type ToClient,
  type ToServer,
} from '../index.ts';

const TABLE = 'abcdefghijklmnopqrstuv';
const act: ToServer = { t: 'act', id: 'request-1', table: TABLE, seen: 3, action: { do: 'rest' } };

/** A server and a clock for one client, by hand. */
function staged() {
  const sockets: (LineEvents & { readonly sent: ToServer[] })[] = [];
  const timers: (() => void)[] = [];
  const heard: ToClient[] = [];
  const statuses: string[] = [];
  const client = new TableClient({
    connect(events) {
      const sent: ToServer[] = [];
      sockets.push({ ...events, sent });
      return { send: (text) => void sent.push(JSON.parse(text)), close: events.closed };
    },
    later: (_milliseconds, call) => void timers.push(call),
    onMessage: (message) => void heard.push(message),
    onStatus: (status) => void statuses.push(status),
  });
  const say = (message: ToClient) => sockets.at(-1)?.heard(JSON.stringify(message));
  return { client, sockets, timers, heard, statuses, say };
}

const position = (version: number): ToClient => ({
  t: 'position',
  table: TABLE,
  position: { version, seat: 0, view: {}, legal: [], undoable: 0, standing: [], orders: [], byOrder: [] },
  news: [],
  fresh: false,
});

test('a client puts together what came whole and what changed since; where it misses what was before, it asks for the whole', () => {
  const { client, sockets, heard, say } = staged();
  client.watch(TABLE);
  sockets[0]?.opened();
  const came = (version: number, view: unknown, changes?: { at: (string | number)[]; to?: unknown }[]) => {
    const whole = position(version) as Extract<ToClient, { t: 'position' }>;
    say({ ...whole, position: { ...whole.position, view }, ...(changes === undefined ? {} : { changes }) });
    return heard.at(-1);
  };
  came(1, { coal: [1, 2], gas: 3 });
  expect(came(2, null, [{ at: ['coal', 1], to: 5 }, { at: ['gas'] }])).toMatchObject({ position: { view: { coal: [1, 5] } } });
  expect(came(3, null, [])).toMatchObject({ position: { version: 3, view: { coal: [1, 5] } } });
  expect(heard.every((it) => !('changes' in it))).toBe(true);
  client.unwatch(TABLE);
  client.watch(TABLE);
  const known = heard.length;
  came(4, null, []);
  expect(heard).toHaveLength(known);
  expect(sockets[0]?.sent.slice(-2)).toEqual([1, 2].map(() => ({ t: 'watch', table: TABLE, seen: null })));
});

const table: Table = {
  ...{ id: TABLE, game: 'co2', options: {}, status: 'playing', seats: [], visibility: 'invited', pace: { kind: 'live' } },
  ...{ spectators: false, talk: 'seated', language: null, asks: null, found: false, rated: false, ratable: true, mayTalk: true },
  ...{
    sentAway: false,
    host: true,
    awaited: [],
    deadline: null,
    time: null,
    createdAt: 1,
    changedAt: 1,
    next: null,
    branch: null,
  },
};

test('a turn that comes with a position is told as the table it belongs to; where that table is not known, the whole is asked for', () => {
  const { client, sockets, heard, say } = staged();
  client.watch(TABLE);
  sockets[0]?.opened();
  const turn = { awaited: [1], deadline: null, time: null, changedAt: 7, now: 8 };
  const known = heard.length;
  say({ ...position(1), turn } as ToClient);
  expect(heard).toHaveLength(known);
  expect(sockets[0]?.sent.at(-1)).toEqual({ t: 'watch', table: TABLE, seen: null });
  say({ t: 'table', table: { ...table, awaited: [0] }, proposals: [], now: 5 });
  say({ ...position(2), turn } as ToClient);
  expect(heard.slice(-2)).toEqual([
    position(2),
    { t: 'table', table: { ...table, awaited: [1], deadline: null, time: null, changedAt: 7 }, proposals: [], now: 8 },
  ]);
});

test('what has changed leads from any plain value to any other, to the letter', () => {
  const key = fc.constantFrom('a', 'b', 'c', '1', '2');
  const { plain } = fc.letrec<{ plain: unknown }>((tie) => ({
    plain: fc.oneof(
      { maxDepth: 4 },
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom(null, true, ''),
      fc.array(tie('plain'), { maxLength: 3 }),
      fc.uniqueArray(fc.tuple(key, tie('plain')), { selector: ([it]) => it, maxLength: 5 }).map((it) => Object.fromEntries(it)),
    ),
  }));
  fc.assert(
    fc.property(plain, plain, (from, to) => {
      const changes = JSON.parse(JSON.stringify(changesBetween(from, to)));
      expect(JSON.stringify(changed(from, changes))).toBe(JSON.stringify(to));
    }),
  );
});

describe('messages', () => {
  test('a good one is read, in both directions', () => {
    expect(readToServer(JSON.stringify(act))).toEqual({ ok: true, message: act });
    expect(readToClient(JSON.stringify(position(2)))).toEqual({ ok: true, message: position(2) });
  });

  test.each([
    ['{', 'not JSON'],
    ['null', 'a message needs its kind in t'],
    [JSON.stringify({ ...act, extra: 1 }), '/extra'],
    [JSON.stringify({ ...act, seen: -1 }), '/seen must'],
    [JSON.stringify({ ...act, action: 'rest' }), '/action must'],
    [JSON.stringify({ ...act, table: '../etc' }), '/table must'],
    [JSON.stringify({ t: 'chat', id: 'request-1', table: TABLE, text: 'x'.repeat(501) }), '/text must'],
    ['{"t":{"toString":1}}', 'a message needs its kind in t'],
  ])('a bad one is refused with what is wrong: %s', (text, problem) => {
    const read = readToServer(text);
    expect(read.ok ? '' : read.problem).toContain(problem);
  });

  test('what is wrong is found out only where somebody asks: a server that says `unreadable` has no use for a thousand reasons', () => {
    const wrong = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`x${i}`, i]));
    const read = readToServer(JSON.stringify({ ...act, ...wrong }));
    expect(Object.getOwnPropertyDescriptor(read, 'problem')?.get).toBeTypeOf('function');
    expect(read.ok ? '' : read.problem).toContain('/x0');
  });

  test('a line of talk that is too long costs its reader nothing', () => {
    const lines = [{ number: 1, seat: 0, name: 'Ann', text: 'x'.repeat(5000), phrase: null, at: 1 }];
    expect(readToClient(JSON.stringify({ t: 'chat', table: TABLE, lines })).ok).toBe(true);
  });

  test('anything at all is either read or refused, never thrown', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => typeof readToServer(text).ok === 'boolean'),
      { seed: 1 },
    );
  });
});

describe('a client', () => {
  test('says what it has seen after a break, and gets the rest', () => {
    const { client, sockets, timers, statuses, say } = staged();
    client.watch(TABLE);
    sockets[0]?.opened();
    expect(sockets[0]?.sent).toEqual([{ t: 'watch', table: TABLE, seen: null }]);
    say(position(7));
    sockets[0]?.closed();
    expect(statuses).toEqual(['connecting', 'open', 'lost']);
    timers.shift()?.();
    sockets[1]?.opened();
    expect(sockets[1]?.sent).toEqual([{ t: 'watch', table: TABLE, seen: 7 }]);
  });

  test('a page of another version is told so, and does not come back by itself', () => {
    const { sockets, timers, heard, say } = staged();
    sockets[0]?.opened();
    say({ t: 'problem', code: 'other-version', table: null });
    sockets[0]?.closed();
    expect(heard).toEqual([{ t: 'problem', code: 'other-version', table: null }]);
    expect(timers).toEqual([]);
  });

  test('sends again what was not answered, and only that', () => {
    const { client, sockets, timers, say } = staged();
    sockets[0]?.opened();
    client.request(act);
    client.request({ ...act, id: 'request-2' });
    say({ t: 'done', id: 'request-1' });
    sockets[0]?.closed();
    timers.shift()?.();
    sockets[1]?.opened();
    expect(sockets[1]?.sent).toEqual([{ ...act, id: 'request-2' }]);
  });

  test('says once that it cannot read something, and ignores tables it does not follow', () => {
    const { client, sockets, heard, say } = staged();
    sockets[0]?.opened();
    sockets[0]?.heard('nonsense');
    sockets[0]?.heard('{"t":"from the future"}');
    say(position(1));
    const unreadable = { t: 'problem', code: 'unreadable', table: null };
    expect(heard).toEqual([unreadable]);
    client.watch(TABLE);
    say(position(1));
    expect(heard).toEqual([unreadable, position(1)]);
    client.refresh(TABLE);
    expect(sockets[0]?.sent.at(-1)).toEqual({ t: 'watch', table: TABLE, seen: null });
  });

  test('asks again for a table that the server could not let it follow just now, and says so once', () => {
    const { client, sockets, timers, heard, say } = staged();
    const away: ToClient = { t: 'problem', code: 'server-error', table: TABLE };
    client.watch(TABLE);
    sockets[0]?.opened();
    for (let tries = 0; tries < 3; tries++) {
      say(away);
      timers.shift()?.();
    }
    expect(sockets[0]?.sent).toEqual(Array.from({ length: 4 }, () => ({ t: 'watch', table: TABLE, seen: null })));
    expect(heard).toEqual([away]);
    say({ t: 'problem', code: 'no-such-table', table: TABLE });
    expect(timers).toEqual([]);
    expect(heard).toHaveLength(2);
    client.unwatch(TABLE);
    say(away);
    expect(timers).toEqual([]);
  });

  test('what an earlier line still says is not listened to', () => {
    const { client, sockets, timers, heard } = staged();
    client.watch(TABLE);
    sockets[0]?.opened();
    sockets[0]?.closed();
    timers.shift()?.();
    sockets[0]?.heard(JSON.stringify(position(3)));
    sockets[0]?.closed();
    expect([heard, timers]).toEqual([[], []]);
  });

  test('stays away once it is closed', () => {
    const { client, sockets, timers } = staged();
    sockets[0]?.opened();
    client.close();
    expect(timers).toEqual([]);
    expect(sockets).toHaveLength(1);
  });

  test('follows and leaves the lobby and tables', () => {
    const { client, sockets } = staged();
    sockets[0]?.opened();
    client.followLobby(true);
    client.watch(TABLE);
    client.unwatch(TABLE);
    expect(sockets[0]?.sent.map((message) => message.t)).toEqual(['lobby', 'watch', 'unwatch']);
  });
});
