import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readToClient, readToServer, type Socket, TableClient, type ToClient, type ToServer } from '../index.ts';

const TABLE = 'abcdefghijklmnopqrstuv';
const act: ToServer = { t: 'act', id: 'request-1', table: TABLE, seen: 3, action: { do: 'rest' } };

/** A server and a clock for one client, by hand. */
function staged() {
  const sockets: (Socket & { readonly sent: ToServer[] })[] = [];
  const timers: (() => void)[] = [];
  const heard: ToClient[] = [];
  const statuses: string[] = [];
  const client = new TableClient({
    connect() {
      const sent: ToServer[] = [];
      const socket: Socket & { readonly sent: ToServer[] } = {
        sent,
        send: (text) => void sent.push(JSON.parse(text)),
        close: () => socket.onclose?.(),
        onopen: null,
        onclose: null,
        onmessage: null,
      };
      sockets.push(socket);
      return socket;
    },
    later: (_milliseconds, call) => void timers.push(call),
    onMessage: (message) => void heard.push(message),
    onStatus: (status) => void statuses.push(status),
  });
  const say = (message: ToClient) => sockets.at(-1)?.onmessage?.({ data: JSON.stringify(message) });
  return { client, sockets, timers, heard, statuses, say };
}

const position = (version: number): ToClient => ({
  t: 'position',
  table: TABLE,
  position: { version, seat: 0, view: {}, legal: [], undoable: 0, standing: [] },
  news: [],
  fresh: false,
});

describe('messages', () => {
  test('a good one is read, in both directions', () => {
    expect(readToServer(JSON.stringify(act))).toEqual({ ok: true, message: act });
    expect(readToClient(JSON.stringify(position(2)))).toEqual({ ok: true, message: position(2) });
  });

  test.each([
    ['{', 'not JSON'],
    ['null', "there is no message 'undefined'"],
    [JSON.stringify({ ...act, extra: 1 }), '/extra'],
    [JSON.stringify({ ...act, seen: -1 }), '/seen must'],
    [JSON.stringify({ ...act, action: 'rest' }), '/action must'],
    [JSON.stringify({ ...act, table: '../etc' }), '/table must'],
    [JSON.stringify({ t: 'chat', id: 'request-1', table: TABLE, text: 'x'.repeat(501) }), '/text must'],
  ])('a bad one is refused with what is wrong: %s', (text, problem) => {
    const read = readToServer(text);
    expect(read.ok ? '' : read.problem).toContain(problem);
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
    sockets[0]?.onopen?.();
    expect(sockets[0]?.sent).toEqual([{ t: 'watch', table: TABLE, seen: null }]);
    say(position(7));
    sockets[0]?.onclose?.();
    expect(statuses).toEqual(['connecting', 'open', 'lost']);
    timers.shift()?.();
    sockets[1]?.onopen?.();
    expect(sockets[1]?.sent).toEqual([{ t: 'watch', table: TABLE, seen: 7 }]);
  });

  test('sends again what was not answered, and only that', () => {
    const { client, sockets, timers, say } = staged();
    sockets[0]?.onopen?.();
    client.request(act);
    client.request({ ...act, id: 'request-2' });
    say({ t: 'done', id: 'request-1' });
    sockets[0]?.onclose?.();
    timers.shift()?.();
    sockets[1]?.onopen?.();
    expect(sockets[1]?.sent).toEqual([{ ...act, id: 'request-2' }]);
  });

  test('ignores what it cannot read and tables it does not follow', () => {
    const { client, sockets, heard, say } = staged();
    sockets[0]?.onopen?.();
    sockets[0]?.onmessage?.({ data: 'nonsense' });
    say(position(1));
    expect(heard).toEqual([]);
    client.watch(TABLE);
    say(position(1));
    expect(heard).toEqual([position(1)]);
    client.refresh(TABLE);
    expect(sockets[0]?.sent.at(-1)).toEqual({ t: 'watch', table: TABLE, seen: null });
  });

  test('stays away once it is closed', () => {
    const { client, sockets, timers } = staged();
    sockets[0]?.onopen?.();
    client.close();
    expect(timers).toEqual([]);
    expect(sockets).toHaveLength(1);
  });

  test('follows and leaves the lobby and tables', () => {
    const { client, sockets } = staged();
    sockets[0]?.onopen?.();
    client.followLobby(true);
    client.watch(TABLE);
    client.unwatch(TABLE);
    expect(sockets[0]?.sent.map((message) => message.t)).toEqual(['lobby', 'watch', 'unwatch']);
  });
});
