// Forged, oversized and malformed messages: each gets a reason, changes nothing, and harms nobody else.
import type { Position } from '@kaya/wire';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Player } from '../playing.ts';
import { move, Staged, type Started, turnOf } from '../staged.ts';
import { Raw } from './raw.ts';

let staged: Staged;
let game: Started;
beforeAll(async () => {
  staged = await Staged.open({ logLevel: 'silent' });
  game = await staged.started();
});
afterAll(() => staged.close());

const standing = () => game.both.map((it) => it.position?.version);

describe('over the socket', () => {
  test('anything at all gets an answer and changes nothing', async () => {
    const before = standing();
    const eve = await staged.guest('Eve');
    const table = fc.oneof(fc.constant(game.id), fc.string(), fc.constant('abcdefghijklmnop'));
    const id = fc.oneof(fc.constant('long-enough-id'), fc.string());
    const whatever = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({
          t: fc.oneof(fc.constantFrom('act', 'undo', 'propose', 'consent', 'standing', 'chat', 'watch', 'lobby'), fc.string()),
          id,
          table,
          seen: fc.anything(),
          action: fc.anything(),
          count: fc.anything(),
          what: fc.anything(),
          text: fc.anything(),
        })
        .map((it) => JSON.stringify(it) ?? ''),
      fc
        .record({ t: fc.constant('act'), id, table, seen: fc.nat(), action: fc.record({ do: fc.string() }) })
        .map((it) => JSON.stringify(it)),
      fc.record({ t: fc.constant('undo'), id, table, count: fc.nat(200) }).map((it) => JSON.stringify(it)),
      fc.record({ t: fc.constant('consent'), id, table, proposal: table, yes: fc.boolean() }).map((it) => JSON.stringify(it)),
    );
    let raw = await Raw.open(staged.site.port, { cookie: eve.cookie });
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(whatever, async (text) => {
        // A line on which too much cannot be read is cut.
        if (++sent % 20 === 0) raw = await Raw.open(staged.site.port, { cookie: (await staged.guest('Eve')).cookie });
        const answer = await raw.ask(text);
        expect(['problem', 'refused']).toContain(answer?.t);
        expect(answer?.t === 'problem' || answer?.t === 'refused' ? answer.code : '').not.toBe('server-error');
      }),
      { numRuns: 300, seed: 1 },
    );
    expect(standing()).toEqual(before);
  });

  test('a seat that plays nonsense gets reasons, and the game goes on', async () => {
    const mover = turnOf(game.both);
    const before = standing();
    const nonsense = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })).map((it) => ({ ...it, do: 'nonsense' }));
    await fc.assert(
      fc.asyncProperty(nonsense, fc.nat(5), async (action, seen) => {
        const answer = await mover.ask({ t: 'act', seen, action });
        expect(answer.t).toBe('refused');
        if (answer.t === 'refused') expect(['not-legal', 'stale']).toContain(answer.code);
      }),
      { numRuns: 60, seed: 1 },
    );
    expect(standing()).toEqual(before);
    await move(game.both);
  });

  test('what is too large closes the connection, for that client alone', async () => {
    const raw = await Raw.open(staged.site.port, { cookie: (await staged.guest('Eve')).cookie });
    raw.ws.send(JSON.stringify({ t: 'chat', id: 'long-enough', table: game.id, text: 'x'.repeat(20_000) }));
    await expect.poll(() => raw.closed).toBe(1009);
    expect((await raw.ws.readyState) === WebSocket.OPEN).toBe(false);
    await move(game.both);
  });

  test('binary data is unreadable', async () => {
    const raw = await Raw.open(staged.site.port, { cookie: (await staged.guest('Eve')).cookie });
    expect(await raw.ask(Buffer.from([1, 2, 3]))).toMatchObject({ t: 'problem', code: 'unreadable' });
    raw.ws.close();
  });

  test('pages of other sites are not let in; a forged cookie is nobody', async () => {
    const { cookie } = game.guests[0];
    const foreign = new Raw(staged.site.port, { cookie, origin: 'https://evil.example' });
    await expect.poll(() => foreign.closed).not.toBeNull();
    const own = await Raw.open(staged.site.port, { cookie, origin: `http://127.0.0.1:${staged.site.port}` });
    expect(await own.ask('{"t":"ping"}')).toEqual({ t: 'pong' });
    own.ws.close();
    const forged = await Raw.open(staged.site.port, { cookie: `${cookie.slice(0, -3)}abc%E0` });
    const answer = await forged.ask(
      JSON.stringify({ t: 'act', id: 'long-enough', table: game.id, seen: 0, action: { do: 'x' } }),
    );
    expect(answer).toMatchObject({ t: 'refused', code: 'not-your-seat' });
    forged.ws.close();
  });

  test('somebody far too fast hears so for each request, and the others play on', async () => {
    const raw = await Raw.open(staged.site.port, { cookie: (await staged.guest('Eve')).cookie });
    for (let i = 0; i < 400; i++) raw.ws.send(JSON.stringify({ t: 'undo', id: `request-${i}`, table: game.id, count: 1 }));
    await expect.poll(() => raw.heard.length, { timeout: 10_000 }).toBe(400);
    expect(raw.heard.some((it) => it.t === 'refused' && it.code === 'too-fast')).toBe(true);
    raw.ws.close();
    await move(game.both);
  });

  test('what was done is not called too fast when it comes again in a flood', async () => {
    const raw = await Raw.open(staged.site.port, { cookie: game.guests[0].cookie });
    const said = JSON.stringify({ t: 'chat', id: 'said-and-done', table: game.id, text: 'hello' });
    const answers = () => raw.heard.flatMap((it) => ('id' in it && it.id === 'said-and-done' ? [it.t] : []));
    raw.ws.send(said);
    await expect.poll(answers).toEqual(['done']);
    const pings = () => raw.heard.filter((it) => it.t === 'pong' || it.t === 'problem').length;
    for (let i = 0; i < 400; i++) raw.ws.send('{"t":"ping"}');
    raw.ws.send(said);
    await expect.poll(pings, { timeout: 10_000 }).toBe(400);
    expect(raw.heard.some((it) => it.t === 'problem' && it.code === 'too-fast')).toBe(true);
    await expect.poll(answers).toEqual(['done', 'done']);
    raw.ws.close();
  });

  test('a spectator gets the spectator’s view and nothing it could act with', async () => {
    const follower: Player = staged.player(staged.stranger(), game.id);
    await follower.until(() => follower.position !== null);
    const { seat, legal, undoable } = follower.position as Position;
    expect([seat, legal, undoable]).toEqual([-1, [], 0]);
    expect(await follower.ask({ t: 'act', seen: 0, action: { do: 'x' } })).toMatchObject({ code: 'not-your-seat' });
  });
});
