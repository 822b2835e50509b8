// The HTTP API for programs: its description, the example of the documents, and what a fast or forgetful client gets.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '@kaya/engine';
import type { GameInfo, Table } from '@kaya/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playRandomly, sqliteSite } from './playing.ts';
import { move, Staged } from './staged.ts';

let staged: Staged;
beforeAll(async () => {
  staged = await Staged.open({ metricsToken: 'a token for the metrics' });
});
afterAll(() => staged.close());

const url = (path: string) => `http://127.0.0.1:${staged.site.port}${path}`;

describe('the API', () => {
  test('describes itself', async () => {
    const description = await (await fetch(url('/api'))).json();
    expect(description.openapi).toMatch(/^3\./);
    for (const path of ['/api/tables/{id}/actions', '/api/tables/{id}/stream', '/api/guest', '/api/tables/{id}/history']) {
      expect(Object.keys(description.paths)).toContain(path);
    }
  });

  test('lists the games with their options', async () => {
    const list: GameInfo[] = await (await fetch(url('/api/games'))).json();
    expect(list.map((it) => it.id)).toContain('co2');
    expect(list.every((it) => it.seats.min >= 1 && !it.ownComponents)).toBe(true);
    expect(await (await fetch(url('/api/games/co2/components'))).json()).toBeNull();
  });

  test('the example bot of docs/api.md plays a whole game', async () => {
    const docs = readFileSync(fileURLToPath(new URL('../../docs/api.md', import.meta.url)), 'utf8');
    const code = /```js\n([\s\S]*?)```/.exec(docs)?.[1] ?? '';
    expect(code.trim().split('\n').length).toBeLessThanOrEqual(30);
    const folder = mkdtempSync(join(tmpdir(), 'kaya-bot-'));
    const file = join(folder, 'bot.mjs');
    writeFileSync(file, code);
    const ann = await staged.guest('Ann');
    const id = await ann.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
    const player = staged.player(ann, id);
    const bot = spawn(process.execPath, [file, url(''), id], { stdio: 'inherit' });
    const ended = new Promise((resolve) => bot.once('exit', resolve));
    await player.until(() => player.tableInfo?.seats[1]?.name === 'Robot');
    await ann.post(`/api/tables/${id}/start`);
    await playRandomly(player, 'against the robot');
    expect(await ended).toBe(0);
    const record = (await ann.get<GameRecord>(`/api/tables/${id}/record`)).body;
    expect(record.moves.some(([seat]) => seat === 1)).toBe(true);
    rmSync(folder, { recursive: true, force: true });
  });

  test('a stream goes on where it stopped', async () => {
    const { id, guests, both } = await staged.started();
    await move(both);
    await move(both);
    const version = both[0].position?.version ?? 0;
    const stop = new AbortController();
    const stream = await fetch(url(`/api/tables/${id}/stream?seen=${version - 1}`), {
      headers: { cookie: guests[0].cookie },
      signal: stop.signal,
    });
    let text = '';
    const decoder = new TextDecoder();
    for await (const part of stream.body ?? []) {
      text += decoder.decode(part);
      if (text.split('\n').length > 2) break;
    }
    stop.abort();
    const lines = text
      .split('\n')
      .filter((it) => it !== '')
      .map((it) => JSON.parse(it));
    const told = lines.find((it) => it.position !== undefined);
    expect(told).toMatchObject({ fresh: false, position: { version, seat: 0 } });
    expect(told.news.map((it: { version: number }) => it.version)).toEqual([version]);
  });

  test('health and metrics are there for the host', async () => {
    expect(await (await fetch(url('/healthz'))).json()).toEqual({ ok: true });
    const metrics = (token: string) => fetch(url('/metrics'), { headers: { authorization: `Bearer ${token}` } });
    const text = await (await metrics('a token for the metrics')).text();
    for (const name of [
      ...['kaya_sockets', 'kaya_game_changes_total', 'kaya_tables_in_memory', 'kaya_resident_bytes'],
      ...[
        'kaya_bots_waiting',
        'kaya_storage_away',
        'kaya_unsent_bytes',
        'kaya_unsent_bytes_most',
        'kaya_connections',
        'kaya_unread_connections_ended',
        'kaya_errors_total',
        'kaya_answer_seconds_count',
      ],
    ])
      expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
    // What only grows is a counter: a rate is taken of it.
    expect(text).toContain('# TYPE kaya_unread_connections_ended counter');
    for (const refused of [await fetch(url('/metrics')), await metrics('another'), await metrics('')])
      expect(refused.status).toBe(404);
  });

  test('what programs wait for at a table is measured like what people wait for', async () => {
    const { id, both } = await staged.started();
    const answered = async () => {
      const asked = await fetch(url('/metrics'), { headers: { authorization: 'Bearer a token for the metrics' } });
      return Number(/^kaya_answer_seconds_count (\d+)/m.exec(await asked.text())?.[1]);
    };
    const before = await answered();
    await both[0].guest.post(`/api/tables/${id}/undo`, { id: 'a-request-of-mine', count: 1 });
    expect(await answered()).toBe(before + 1);
  });

  test('an address spelt in another way is for the API too', async () => {
    const response = await fetch(url('/%61pi/games'));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('every answer carries strict headers, and cookies are for this site alone', async () => {
    const response = await fetch(url('/api/guest'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ann"}',
    });
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
  });

  test('who came over https comes back over https, to this name alone; over http nothing is said of it', async () => {
    const site = await sqliteSite({ secureCookies: true, proxies: 1 });
    const said = async (protocol: string) => {
      const headers = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': protocol };
      return (await fetch(`http://127.0.0.1:${site.port}/api/games`, { headers })).headers.get('strict-transport-security');
    };
    expect([await said('https'), await said('http')]).toEqual(['max-age=31536000', null]);
    await site.close();
  });

  test.each([
    ['/api/guest', { name: 'x'.repeat(30) }],
    ['/api/guest', { name: { toString: 1 } }],
    ['/api/guest', { name: 'Ann', admin: true }],
    ['/api/tables', { game: 'lamplighters' }],
    [
      '/api/tables',
      {
        ...{ game: 'lamplighters', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public', spectators: true },
        ...{ pace: { kind: 'live' }, options: Object.fromEntries(Array.from({ length: 65 }, (_, i) => [`option${i}`, i])) },
      },
    ],
    ['/api/tables/%00/join', { seat: null }],
    ['/api/tables/abcdefghijk/actions', { id: 'short', seen: 0, action: { do: 'x' } }],
    ['/api/tables/abcdefghijk/actions', { id: 'long-enough', seen: '0', action: { do: 'x' } }],
  ])('what cannot be read at %s is refused with a sentence', async (path, body) => {
    const { status, body: answer } = await (await staged.guest('Eve')).post<{ code: string; message: string }>(path, body);
    expect([status, answer.code]).toEqual([400, 'unreadable']);
    expect(answer.message.length).toBeGreaterThan(5);
  });

  test('a name is what others can see of it', async () => {
    const { body } = await staged.stranger().post('/api/guest', { name: ' A\u202enn\u200b ' });
    expect(body).toMatchObject({ name: 'Ann' });
  });

  test('pages of other sites may not act in somebody’s name', async () => {
    const post = (origin: string) => fetch(url('/api/bot-token'), { method: 'POST', headers: { cookie: ann.cookie, origin } });
    const ann = await staged.guest('Ann');
    const foreign = await post('https://evil.example');
    expect([foreign.status, (await foreign.json()).code]).toEqual([403, 'other-address']);
    expect((await post(url(''))).status).toBe(200);
  });

  test('unknown tables and pages are not found, and say so', async () => {
    const eve = await staged.guest('Eve');
    expect(await eve.get('/api/tables/abcdefghijklmnop')).toMatchObject({ status: 404, body: { code: 'no-such-table' } });
    expect((await eve.get('/api/nonsense')).status).toBe(404);
    expect((await eve.get('/missing.js')).status).toBe(404);
  });

  test('a request that never ends is given up', () => {
    expect(staged.site.app.server.requestTimeout).toBe(30_000);
  });

  test('somebody far too fast is slowed down, others are not', async () => {
    const eve = await staged.guest('Eve');
    await staged.inOneMoment(async () => {
      const answers = await Promise.all(Array.from({ length: 300 }, () => eve.get<Table[]>('/api/me')));
      expect(answers.some((it) => it.status === 429)).toBe(true);
      expect((await (await staged.guest('Ann')).get('/api/me')).status).toBe(200);
    });
  });
});
