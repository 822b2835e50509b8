// Whoever has lost a cookie, a token or a link ends it; what was ended opens nothing any more, on any process.
import { createHmac } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { Me, RecoveryCode, Session, ToClient } from '@kaya/wire';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { People } from '../../people.ts';
import { openSite } from '../../site.ts';
import { configurationFor, GuestOf, Player } from '../playing.ts';
import { startPostgres } from '../postgres.ts';
import { Staged, tableOf } from '../staged.ts';
import { Raw, Wire } from './raw.ts';

let staged: Staged;
beforeAll(async () => {
  staged = await Staged.open();
});
afterEach(() => staged.leaveAll());
afterAll(() => staged.close());

/** The same cookie on another device, as a thief has it. */
function copied(guest: GuestOf): GuestOf {
  const copy = new GuestOf(guest.port, guest.name);
  copy.cookie = guest.cookie;
  return copy;
}

const me = async (guest: GuestOf) => (await guest.get<Me | null>('/api/me')).body;
const sessionsOf = async (guest: GuestOf) => (await guest.get<Session[]>('/api/sessions')).body;
const bearer = (token: string, path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${staged.site.port}${path}`, {
    ...init,
    headers: { ...init.headers, authorization: `Bearer ${token}` },
  });

describe('devices', () => {
  test('signed out here: the cookie is worth nothing, also to whoever copied it, and open sockets end', async () => {
    const { id, guests } = await staged.started();
    const thief = copied(guests[0]);
    const socket = await Raw.open(staged.site.port, { cookie: thief.cookie });
    await socket.ask(JSON.stringify({ t: 'watch', table: id, seen: null }));
    expect((await guests[0].post('/api/sign-out', { where: 'here' })).status).toBe(204);
    await expect.poll(() => socket.closed).not.toBeNull();
    expect([await me(guests[0]), await me(thief)]).toEqual([null, null]);
    expect((await thief.post(`/api/tables/${id}/leave`)).status).toBe(401);
    const stranger = await Raw.open(staged.site.port, { cookie: thief.cookie });
    const answer = await stranger.ask(JSON.stringify({ t: 'undo', id: 'long-enough', table: id, count: 1 }));
    expect(answer).toMatchObject<Partial<ToClient>>({ t: 'refused', code: 'not-your-seat' } as Partial<ToClient>);
  });

  test.each(['/api/bot-token', '/api/recovery-code'])(
    'a request to %s that was begun before its session ended does nothing when its rest comes afterwards',
    async (path) => {
      const ann = await staged.guest('Ann');
      const thief = copied(ann);
      const head = `POST ${path} HTTP/1.1\r\nHost: kaya\r\nCookie: ${thief.cookie}\r\nContent-Type: application/json\r\n`;
      const line = new Wire(staged.site.port, `${head}Content-Length: 2\r\nExpect: 100-continue\r\n\r\n`);
      expect(await line.answer()).toContain('100');
      // By now the server has looked who asks.
      expect(await me(ann)).toMatchObject({ name: 'Ann' });
      await ann.post('/api/sign-out', { where: 'everywhere' });
      line.socket.write('{}');
      await expect.poll(() => line.heard, { timeout: 20_000 }).toMatch(/HTTP\/1\.1 401 /);
      line.close();
    },
  );

  test('signed out everywhere else: this device stays; everywhere: none does', async () => {
    const { id, guests } = await staged.started();
    const [ann] = guests;
    const { token } = (await ann.post<{ token: string }>(`/api/tables/${id}/seat-link`)).body;
    const phone = staged.stranger();
    expect((await phone.post<Me>('/api/seat-link', { token })).body.name).toBe('Guest 1');
    const listed = await sessionsOf(ann);
    expect(listed.map((it) => [it.kind, it.here]).toSorted()).toEqual([
      ['device', false],
      ['device', true],
    ]);
    expect((await ann.post('/api/sign-out', { where: 'elsewhere' })).status).toBe(204);
    expect([(await me(ann))?.name, await me(phone)]).toEqual(['Guest 1', null]);
    const again = copied(ann);
    expect((await ann.post('/api/sign-out', { where: 'everywhere' })).status).toBe(204);
    expect(await me(again)).toBeNull();
  });

  test('one of the sessions is ended by itself, and only by whose it is', async () => {
    const [ann, eve] = [await staged.guest('Ann'), await staged.guest('Eve')];
    const [own] = (await sessionsOf(ann)) as [Session];
    expect((await eve.delete(`/api/sessions/${own.id}`)).status).toBe(404);
    expect((await ann.delete(`/api/sessions/${own.id}`)).status).toBe(204);
    expect(await me(ann)).toBeNull();
  });

  test('a cookie from before there were sessions holds, gets a session, and ends with signing out', async () => {
    const ann = await staged.guest('Ann');
    const { id } = (await me(ann)) as Me;
    const sign = (text: string) => createHmac('sha256', 'a secret for the tests').update(text).digest('base64url').slice(0, 32);
    const old = staged.stranger();
    old.cookie = `kaya=${id}.${sign(`guest:${id}`)}`;
    const thief = copied(old);
    expect(await me(old)).toBeNull();
    const file = new DatabaseSync(staged.site.file);
    file.prepare('update people set old_cookie = 1 where id = ?').run(id);
    file.close();
    expect((await me(old))?.name).toBe('Ann');
    expect(old.cookie).not.toBe(thief.cookie);
    expect((await old.post('/api/sign-out', { where: 'everywhere' })).status).toBe(204);
    expect([await me(thief), await me(ann)]).toEqual([null, null]);
  });
});

test('a cookie from before there were sessions makes no more of them than one may have, however often it asks', async () => {
  const ann = await staged.guest('Ann');
  const { id } = (await me(ann)) as Me;
  const signature = createHmac('sha256', 'a secret for the tests').update(`guest:${id}`).digest('base64url').slice(0, 32);
  const file = new DatabaseSync(staged.site.file);
  file.prepare('update people set old_cookie = 1 where id = ?').run(id);
  file.close();
  for (let i = 0; i < 30; i++) {
    const old = staged.stranger();
    old.cookie = `kaya=${id}.${signature}`;
    expect((await me(old))?.name).toBe('Ann');
  }
  expect(await sessionsOf(ann)).toHaveLength(20);
});

test('a cookie from before there were sessions ends when somebody signs in with it, as every other does', async () => {
  const ann = await staged.guest('Ann');
  const known = await me(ann);
  const { code } = (await ann.post<RecoveryCode>('/api/recovery-code')).body;
  const signature = createHmac('sha256', 'a secret for the tests').update(`guest:${known?.id}`).digest('base64url').slice(0, 32);
  const file = new DatabaseSync(staged.site.file);
  file.prepare('update people set old_cookie = 1 where id = ?').run(known?.id ?? '');
  file.close();
  const old = staged.stranger();
  old.cookie = `kaya=${known?.id}.${signature}`;
  const thief = copied(old);
  expect((await old.post<Me>('/api/sign-in/recovery', { code })).body).toEqual(known);
  expect([await me(old), await me(thief)]).toEqual([known, null]);
});

describe('programs', () => {
  test('a token ends by itself, is listed, and can be ended', async () => {
    const ann = await staged.guest('Ann');
    const made = (await ann.post<{ id: string; token: string; until: number }>('/api/bot-token', { name: 'My bot', days: 7 }))
      .body;
    const acts = async () => (await (await bearer(made.token, '/api/me')).json()) as Me | null;
    expect((await acts())?.name).toBe('Ann');
    expect((await sessionsOf(ann)).find((it) => it.id === made.id)).toMatchObject({
      kind: 'program',
      name: 'My bot',
      here: false,
    });
    staged.wait(8 * 24 * 3_600_000);
    expect(await acts()).toBeNull();
    const other = (await ann.post<{ id: string; token: string }>('/api/bot-token')).body;
    expect(await (await bearer(other.token, '/api/me')).json()).toMatchObject({ name: 'Ann' });
    expect((await ann.delete(`/api/sessions/${other.id}`)).status).toBe(204);
    expect(await (await bearer(other.token, '/api/me')).json()).toBeNull();
  });

  test('a program plays, and gives nobody more than it has: no token, no link, no cookie, no word on sessions', async () => {
    const { id, guests } = await staged.started();
    const { token } = (await guests[0].post<{ token: string }>('/api/bot-token')).body;
    const post = (path: string, body: object = {}) =>
      bearer(token, path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
    expect((await bearer(token, `/api/tables/${id}/position`)).status).toBe(200);
    for (const path of ['/api/bot-token', `/api/tables/${id}/seat-link`]) expect((await post(path)).status).toBe(403);
    expect((await post('/api/sign-out', { where: 'everywhere' })).status).toBe(403);
    expect((await bearer(token, '/api/sessions')).status).toBe(403);
    const renamed = await post('/api/guest', { name: 'Robot' });
    expect([renamed.status, renamed.headers.get('set-cookie')]).toEqual([200, null]);
    expect((await bearer(token, '/api/me')).headers.get('set-cookie')).toBeNull();
    // As a cookie it is nothing.
    const eve = staged.stranger();
    eve.cookie = `kaya=${token}`;
    expect(await me(eve)).toBeNull();
  });

  test('a stream that is open ends with its token', async () => {
    const { id, guests } = await staged.started();
    const made = (await guests[0].post<{ id: string; token: string }>('/api/bot-token')).body;
    const stream = await bearer(made.token, `/api/tables/${id}/stream`);
    const reader = stream.body?.getReader();
    await reader?.read();
    expect((await guests[0].delete(`/api/sessions/${made.id}`)).status).toBe(204);
    const ended = (async () => {
      for (;;) if ((await reader?.read())?.done !== false) return 'ended';
    })();
    expect(await ended.catch(() => 'ended')).toBe('ended');
  });

  test('a stream whose token ends while it is looked up is not opened', async () => {
    const { id, guests } = await staged.started();
    const made = (await guests[0].post<{ id: string; token: string }>('/api/bot-token')).body;
    const [looked, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const find = People.prototype.find;
    let times = 0;
    vi.spyOn(People.prototype, 'find').mockImplementation(async function (this: People, claim) {
      const found = await find.call(this, claim);
      // First for the allowance, then for the stream itself.
      if (claim?.session !== made.id || ++times !== 2) return found;
      looked.resolve();
      await ended.promise;
      return found;
    });
    const stream = bearer(made.token, `/api/tables/${id}/stream`).then(
      async (it) => (await it.body?.getReader().read())?.done !== true,
      () => false,
    );
    await looked.promise;
    expect((await guests[0].delete(`/api/sessions/${made.id}`)).status).toBe(204);
    ended.resolve();
    expect(await stream).toBe(false);
    vi.restoreAllMocks();
  });

  test('a stream that is being opened while its token ends does not outlive it', async () => {
    const { id, guests } = await staged.started();
    for (let i = 0; i < 12; i++) {
      const made = (await guests[0].post<{ id: string; token: string }>('/api/bot-token')).body;
      const opening = bearer(made.token, `/api/tables/${id}/stream`).then(async (stream) => {
        for await (const _part of stream.body ?? []);
      });
      // One after the other a little later.
      for (let turn = 0; turn < i; turn++) await new Promise((resolve) => setImmediate(resolve));
      expect((await guests[0].delete(`/api/sessions/${made.id}`)).status).toBe(204);
      await Promise.race([
        opening.catch(() => undefined),
        new Promise((_, reject) => setTimeout(() => reject(new Error(`a stream lives on: ${i}`)), 20_000).unref()),
      ]);
    }
  });
});

describe('links to a seat', () => {
  test('work once, for one of those who use them at the same moment, and only for a while', async () => {
    const { id, guests } = await staged.started();
    const link = async () => (await guests[0].post<{ token: string }>(`/api/tables/${id}/seat-link`)).body.token;
    const token = await link();
    const used = await Promise.all([1, 2, 3, 4].map(() => staged.stranger().post('/api/seat-link', { token })));
    expect(used.map((it) => it.status).toSorted()).toEqual([200, 403, 403, 403]);
    expect((await staged.stranger().post('/api/seat-link', { token })).status).toBe(403);
    const late = await link();
    staged.wait(16 * 60_000);
    expect((await staged.stranger().post('/api/seat-link', { token: late })).status).toBe(403);
  });

  test('are withdrawn by their maker, or by a newer one', async () => {
    const { id, guests } = await staged.started();
    const link = async () => (await guests[0].post<{ token: string }>(`/api/tables/${id}/seat-link`)).body.token;
    const first = await link();
    const second = await link();
    expect((await staged.stranger().post('/api/seat-link', { token: first })).status).toBe(403);
    expect((await guests[0].delete(`/api/tables/${id}/seat-link`)).status).toBe(204);
    expect((await staged.stranger().post('/api/seat-link', { token: second })).status).toBe(403);
  });

  test('end with the session that made them, and are listed until then', async () => {
    const { id, guests } = await staged.started();
    const [ann] = guests;
    const phone = staged.stranger();
    const link = async (who: GuestOf) => (await who.post<{ token: string }>(`/api/tables/${id}/seat-link`)).body.token;
    await phone.post('/api/seat-link', { token: await link(ann) });
    const stolen = await link(phone);
    const listed = await sessionsOf(ann);
    expect(listed.filter((it) => it.kind === 'link')).toMatchObject([{ table: id, here: false }]);
    const [other] = listed.filter((it) => it.kind === 'device' && !it.here) as [Session];
    expect((await ann.delete(`/api/sessions/${other.id}`)).status).toBe(204);
    expect((await sessionsOf(ann)).filter((it) => it.kind === 'link')).toEqual([]);
    expect((await staged.stranger().post('/api/seat-link', { token: stolen })).status).toBe(403);
    const mine = await link(ann);
    const [own] = (await sessionsOf(ann)).filter((it) => it.kind === 'link') as [Session];
    expect((await ann.delete(`/api/sessions/${own.id}`)).status).toBe(204);
    expect((await staged.stranger().post('/api/seat-link', { token: mine })).status).toBe(403);
  });

  test('make no more than twenty devices of one', async () => {
    const { id, guests } = await staged.started();
    const used: number[] = [];
    for (let i = 0; i < 20; i++) {
      const { token } = (await guests[0].post<{ token: string }>(`/api/tables/${id}/seat-link`)).body;
      used.push((await staged.stranger().post('/api/seat-link', { token })).status);
    }
    expect(used).toEqual([...new Array<number>(19).fill(200), 409]);
  });

  test('a link that somebody cannot use stays for whom it was made', async () => {
    const { id, guests } = await staged.started();
    const { token } = (await guests[0].post<{ token: string }>(`/api/tables/${id}/seat-link`)).body;
    expect((await guests[1].post('/api/seat-link', { token })).status).toBe(403);
    const phone = staged.stranger();
    expect((await phone.post('/api/seat-link', { token })).status).toBe(200);
    expect((await tableOf(phone, id)).seats[0]?.you).toBe(true);
  });
});

test('who signs out through one process is signed out at the others, their open sockets too', async () => {
  const postgres = await startPostgres();
  const url = await postgres.fresh();
  const [here, there] = [
    await openSite(configurationFor({ kind: 'postgres', url })),
    await openSite(configurationFor({ kind: 'postgres', url })),
  ];
  const ann = await GuestOf.at(here.port, 'Ann');
  const table = await ann.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
  const elsewhere = copied(ann);
  elsewhere.port = there.port;
  const player = new Player(elsewhere, table);
  await player.until(() => player.tableInfo?.seats[0]?.you === true);
  expect((await ann.post('/api/sign-out', { where: 'here' })).status).toBe(204);
  // Thrown out, the client comes back as somebody unknown.
  await player.until(() => player.tableInfo?.seats[0]?.you === false);
  expect(await me(elsewhere)).toBeNull();
  player.close();
  await here.close();
  await there.close();
  await postgres.stop();
});
