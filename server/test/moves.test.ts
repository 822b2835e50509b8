// Moving, repeating, taking back; consent, clocks, talk, and the end of a game.
import { type Action, type GameRecord, hash, Runner, replay, viewOf } from '@kaya/engine';
import { type LampState, box as lamplighters } from '@kaya/engine/teaching';
import type { HistoryOf, Note, Position, Table, ToClient } from '@kaya/wire';
import { describe, expect, test } from 'vitest';
import { openSite } from '../site.ts';
import { configurationFor, type GuestOf, Player, playRandomly, seatedTable } from './playing.ts';
import { hoursATurn, move, Staged, tableOf, turnOf } from './staged.ts';

const staged = await Staged.forThisFile();

describe('moves', () => {
  test('an action sent twice is done once; one made on an older view is stale and gets the fresh one', async () => {
    const { id, guests, both } = await staged.started();
    const mover = turnOf(both);
    const guest = guests[both.indexOf(mover)] as GuestOf;
    const seen = mover.position?.version ?? 0;
    const action = mover.position?.legal[0];
    const request = { id: 'the-same-id', seen, action };
    const answers = await Promise.all([1, 2, 3].map(() => guest.post(`/api/tables/${id}/actions`, request)));
    expect(answers.map((it) => it.status)).toEqual([204, 204, 204]);
    await mover.until(() => (mover.position?.version ?? 0) > seen);
    expect(await mover.ask({ t: 'act', seen, action: action as Action })).toMatchObject({ t: 'refused', code: 'stale' });
    const fresh = mover.messages.findLast((it) => it.t === 'position');
    expect(fresh).toMatchObject({ fresh: true });
    expect((await guest.post(`/api/tables/${id}/actions`, request)).status).toBe(204);
    // Another person's request of the same name is another request.
    const other = both.find((it) => it !== mover) as Player;
    const theirs = { id: 'the-same-id', seen: null, action: other.position?.legal[0] ?? { do: 'nothing' } };
    const answer = await (guests[both.indexOf(other)] as GuestOf).post(`/api/tables/${id}/actions`, theirs);
    expect([204, 409]).toContain(answer.status);
    if (answer.status === 409) expect(answer.body).toMatchObject({ code: 'not-legal' });
  });

  test('a client that plays by the rules itself is not sent what it may do: its view says the same', async () => {
    const { id, guests, both } = await staged.started();
    const mover = turnOf(both);
    const site = new Player(guests[both.indexOf(mover)] as GuestOf, id, 'changes=1&legal=0');
    await site.until(() => site.position !== null);
    const { seat, view, legal } = site.position as Position;
    site.close();
    expect(legal).toEqual([]);
    expect(mover.position?.legal).not.toEqual([]);
    expect(new Runner(lamplighters.game, view as LampState).legal(seat)).toEqual(mover.position?.legal);
  });

  test('what is not on the list is refused with the rule, and changes nothing', async () => {
    const { both } = await staged.started();
    const mover = turnOf(both);
    const { version } = mover.position as Position;
    const refusal = await mover.ask({ t: 'act', seen: version, action: { do: 'win', points: 100 } as Action });
    expect(refusal).toMatchObject({ t: 'refused', code: 'not-legal', reasons: [{ rule: 'engine.not-asked' }] });
    // Nobody plays for another seat: the first seat's turn comes once all have poured.
    await both[1].ask({ t: 'act', seen: both[1].position?.version ?? 0, action: both[1].position?.legal[0] as Action });
    const [other] = both.filter((it) => it !== turnOf(both)) as [Player];
    const outOfTurn = await other.ask({ t: 'act', seen: other.position?.version ?? 0, action: { do: 'light' } as Action });
    expect(outOfTurn).toMatchObject({ t: 'refused' });
  });

  test('own moves are taken back while nobody learnt anything, also after a restart', async () => {
    const first = await Staged.open();
    const { id, guests, both } = await first.started();
    let mover = await move(both);
    for (let tries = 0; (await mover.ask({ t: 'undo', count: 1 })).t !== 'done'; tries++) {
      expect(tries).toBeLessThan(30);
      mover = await move(both);
    }
    const guest = guests[both.indexOf(mover)] as GuestOf;
    const told = mover.messages.findLast((it) => it.t === 'position');
    expect(told).toMatchObject({ news: [{ undone: 1, events: [] }], fresh: false });
    const before = mover.position?.view;
    const again = mover.act(mover.position?.legal[0] as Action);
    // What may be taken back is found out a moment later.
    await mover.until(() => mover.acknowledged.has(again) && (mover.position?.undoable ?? 0) > 0);
    first.leaveAll();
    await first.site.stop();
    const second = await openSite(configurationFor({ kind: 'sqlite', file: first.site.file }));
    guest.port = second.port;
    const back = await guest.post(`/api/tables/${id}/undo`, { id: 'after-restart', count: 1 });
    expect(back.status).toBe(204);
    expect((await guest.get<Position>(`/api/tables/${id}/position`)).body.view).toEqual(before);
    expect((await guest.post(`/api/tables/${id}/undo`, { id: 'after-restart', count: 1 })).status).toBe(204);
    expect((await guest.post(`/api/tables/${id}/undo`, { id: 'too-far-back', count: 50 })).body).toMatchObject({
      code: 'not-legal',
    });
    await second.close();
    await first.close();
  });

  test('a standing answer is known to its seat alone and goes on after a break; nonsense is refused', async () => {
    const { both } = await staged.started();
    const [ann, ben] = both;
    expect(await ann.ask({ t: 'standing', decision: 'no-such', answer: 'x' })).toMatchObject({ code: 'not-legal' });
    const step = Object.entries(lamplighters.game.steps).find(([, it]) => 'standing' in it);
    const [decision, handler] = step as [string, { standing: Record<string, unknown> }];
    const [answer] = Object.keys(handler.standing) as [string];
    expect((await ann.ask({ t: 'standing', decision, answer })).t).toBe('done');
    ann.drop();
    await ann.until(() => ann.position?.standing[0]?.decision === decision);
    expect(ann.position?.standing).toEqual([{ decision, answer }]);
    expect(ben.position?.standing).toEqual([]);
    expect((await ann.ask({ t: 'standing', decision, answer: null })).t).toBe('done');
  });
});

describe('consent, clocks and the end', () => {
  test('further back goes only with the consent of all; a no ends it', async () => {
    const { both } = await staged.started();
    const start = both.map((it) => it.position?.view);
    const mover = await move(both);
    for (let i = 0; i < 3; i++) await move(both);
    const [other] = both.filter((it) => it !== mover) as [Player];
    expect(await mover.ask({ t: 'propose', what: { kind: 'rewind', moves: 900 } })).toMatchObject({ code: 'not-legal' });
    const own = mover.acknowledged.size;
    const ask = () => mover.ask({ t: 'propose', what: { kind: 'rewind', moves: own } });
    expect((await ask()).t).toBe('done');
    await other.until(() => other.proposals.length === 1);
    expect(Object.keys(other.proposals[0] ?? {})).not.toContain('target');
    const { id: first } = other.proposals[0] as { id: string };
    expect(await mover.ask({ t: 'consent', proposal: first, yes: true })).toMatchObject({ code: 'not-allowed' });
    expect((await other.ask({ t: 'consent', proposal: first, yes: false })).t).toBe('done');
    await mover.until(() => mover.proposals.length === 0);
    await ask();
    await other.until(() => other.proposals.length === 1);
    const { id: second } = other.proposals[0] as { id: string };
    expect((await other.ask({ t: 'consent', proposal: second, yes: true })).t).toBe('done');
    await mover.until(() => mover.position?.view !== undefined && hash(mover.position.view) === hash(start[both.indexOf(mover)]));
    const done = Promise.all(both.map((it, i) => playRandomly(it, `after rewind ${i}`)));
    await done;
    const record = await both[0].guest.get<GameRecord>(`/api/tables/${both[0].table}/record`);
    expect(replay(lamplighters.game, record.body).ok).toBe(true);
  });

  test('a game is given up by consent; then its record is open to those who played, not before and not to others', async () => {
    const { id, guests, both } = await staged.started();
    await move(both);
    expect((await guests[0].get(`/api/tables/${id}/record`)).status).toBe(403);
    await both[0].ask({ t: 'propose', what: { kind: 'abandon' } });
    await both[1].until(() => both[1].proposals.length === 1);
    await both[1].ask({ t: 'consent', proposal: both[1].proposals[0]?.id ?? '', yes: true });
    await both[0].until(() => both[0].tableInfo?.status === 'abandoned');
    expect((await guests[1].get<GameRecord>(`/api/tables/${id}/record`)).body.moves).toHaveLength(1);
    expect((await (await staged.guest('Eve')).get(`/api/tables/${id}/record`)).status).toBe(403);
    expect(await both[0].ask({ t: 'act', seen: 0, action: { do: 'rest' } })).toMatchObject({ code: 'not-playing' });
  });

  test('history: each step as my seat saw it, also while the game runs', async () => {
    const { id, guests, both } = await staged.started();
    const first = both[0].position?.view;
    for (let i = 0; i < 4; i++) await move(both);
    const history = (await guests[0].get<HistoryOf>(`/api/tables/${id}/history?at=0`)).body;
    expect(history).toMatchObject({ complete: true, view: first });
    const last = (await guests[0].get<HistoryOf>(`/api/tables/${id}/history?at=${history.steps.length - 1}`)).body;
    expect(last.view).toEqual((await guests[0].get<Position>(`/api/tables/${id}/position`)).body.view);
    await Promise.all(both.map((it, i) => playRandomly(it, `history ${i}`)));
    const record = (await guests[0].get<GameRecord>(`/api/tables/${id}/record`)).body;
    const views = new Set<string>();
    replay(lamplighters.game, record, (state) => views.add(hash(viewOf(lamplighters.game, state, 1))));
    const theirs = (await guests[1].get<HistoryOf>(`/api/tables/${id}/history?at=2`)).body;
    expect(views.has(hash(theirs.view))).toBe(true);
  });

  test('a rematch seats everybody one further, once, whoever asks first', async () => {
    const { id, guests, both } = await staged.started();
    expect((await guests[0].post(`/api/tables/${id}/rematch`)).status).toBe(403);
    await Promise.all(both.map((it, i) => playRandomly(it, `rematch ${i}`)));
    const asked = await Promise.all(guests.map((guest) => guest.post<Table>(`/api/tables/${id}/rematch`)));
    expect(new Set(asked.map((it) => it.body.id)).size).toBe(1);
    expect(asked[0]?.body.seats.map((seat) => seat.name)).toEqual(['Guest 2', 'Guest 1']);
    await both[0].until(() => both[0].tableInfo?.next === asked[0]?.body.id);
  });

  test('a game that is over goes on from a moment of it at a new table, for those who played; others are not led to it', async () => {
    const { id, guests, both } = await staged.started();
    expect((await guests[0].post(`/api/tables/${id}/branch`, { move: 2 })).status).toBe(403);
    const noted = (who: GuestOf) =>
      who.post(`/api/tables/${id}/notes`, { id: 'the-same-note', move: 2, text: 'too \u202e early' });
    expect((await noted(guests[0])).status).toBe(403);
    await Promise.all(both.map((it, i) => playRandomly(it, `branch ${i}`)));
    const record = (await guests[0].get<GameRecord>(`/api/tables/${id}/record`)).body;
    const stranger = await staged.guest('Guest 3');
    expect((await stranger.post(`/api/tables/${id}/branch`, { move: 2 })).status).toBe(403);
    // Whoever played writes at its moments for all who did.
    expect((await noted(stranger)).status).toBe(403);
    expect([(await noted(guests[0])).status, (await noted(guests[0])).status]).toEqual([204, 204]);
    expect((await guests[0].post(`/api/tables/${id}/notes`, { move: 2, text: '\u200b' })).status).toBe(409);
    const told = (await guests[1].get<Note[]>(`/api/tables/${id}/notes`)).body;
    expect(told).toMatchObject([{ number: 1, move: 2, seat: 0, name: 'Guest 1', text: 'too early', mine: false }]);
    expect((await stranger.get(`/api/tables/${id}/notes`)).status).toBe(403);
    const manners = (muted: boolean) => guests[1].post(`/api/tables/${id}/manners`, { whom: { seat: 0 }, muted, blocked: false });
    expect((await manners(true)).status).toBe(204);
    expect((await guests[1].get<Note[]>(`/api/tables/${id}/notes`)).body).toEqual([]);
    await manners(false);
    expect((await guests[1].delete(`/api/tables/${id}/notes/1`)).status).toBe(404);
    expect((await guests[0].delete(`/api/tables/${id}/notes/1`)).status).toBe(204);
    // Behind the last decision there is nothing to play.
    expect((await guests[0].post(`/api/tables/${id}/branch`, { move: record.moves.length })).status).toBe(403);
    const move = record.moves.length >> 1;
    const laid = (await guests[0].post<Table>(`/api/tables/${id}/branch`, { move })).body;
    expect(laid).toMatchObject({ status: 'open', visibility: 'invited', branch: { table: id, move }, host: true });
    expect(laid.seats.map(({ kind, you }) => [kind, you])).toEqual([
      ['person', true],
      ['open', false],
    ]);
    expect((await stranger.post(`/api/tables/${laid.id}/join`, { seat: 1 })).status).toBe(204);
    expect((await tableOf(stranger, laid.id)).branch).toEqual({ table: null, move });
    expect((await guests[0].post(`/api/tables/${laid.id}/start`)).status).toBe(204);
    const players = [staged.player(guests[0], laid.id), staged.player(stranger, laid.id)] as const;
    for (const player of players) await player.until(() => player.position !== null);
    const there: { view: unknown }[] = [];
    replay(lamplighters.game, record, (state, at) => {
      if (at === move) for (const seat of [0, 1]) there.push({ view: viewOf(lamplighters.game, state, seat) });
    });
    expect(players.map(({ position }) => ({ view: position?.view }))).toEqual(there);
    // It is a game like any other from there on: its past can be looked at, and in the end its record is whole.
    const past = (await stranger.get<HistoryOf>(`/api/tables/${laid.id}/history?at=0`)).body;
    expect(past).toMatchObject({ complete: true });
    await Promise.all(players.map((it, i) => playRandomly(it, `branched ${i}`)));
    const branched = (await stranger.get<GameRecord>(`/api/tables/${laid.id}/record`)).body;
    expect(replay(lamplighters.game, branched)).toMatchObject({ ok: true, state: { outcome: { ranks: expect.any(Array) } } });
    expect(branched.hashes.slice(0, 8 * (move + 1))).toBe(record.hashes.slice(0, 8 * (move + 1)));
  });

  test.each([
    ['bot', true],
    ['wait', false],
  ] as const)('a clock that runs out: %s', async (afterwards, standIn) => {
    const { id, guests, both } = await staged.started({ pace: hoursATurn(24, afterwards) });
    const { deadline, awaited } = await tableOf(guests[0], id);
    expect(deadline).toBeGreaterThan(Date.now());
    staged.wait(23 * 3_600_000);
    await staged.site.lookAround();
    expect((await tableOf(guests[0], id)).seats.some((seat) => seat.standIn)).toBe(false);
    staged.wait(2 * 3_600_000);
    await staged.site.lookAround();
    const late = (await tableOf(guests[0], id)).seats[awaited[0] ?? 0];
    expect(late?.standIn).toBe(standIn);
    if (!standIn) {
      expect((await tableOf(guests[0], id)).deadline).toBe(deadline);
      await move(both);
      expect((await tableOf(guests[0], id)).deadline).toBeGreaterThan(deadline ?? 0);
    } else {
      const guest = guests[awaited[0] ?? 0] as GuestOf;
      // As soon as the bot has made the move that was late.
      const takeBack = async () => (await guest.post(`/api/tables/${id}/stand-in`, { level: null })).status;
      await expect.poll(takeBack, { timeout: 60_000 }).toBe(204);
      expect((await tableOf(guest, id)).seats[awaited[0] ?? 0]?.standIn).toBe(false);
    }
  });

  test('talk is told to everybody, once, as plain text', async () => {
    const { id, guests } = await seatedTable(staged.site.port, 'lamplighters', 2);
    const [ann, ben] = [staged.player(guests[0] as GuestOf, id), staged.player(guests[1] as GuestOf, id)];
    const lines = (it: Player) => it.messages.flatMap((message) => (message.t === 'chat' ? message.lines : []));
    const say = { t: 'chat', id: 'said-once-only', table: id, text: 'hello <b>you\u202e\u0000</b>' } as const;
    ann.client.request(say);
    await ben.until(() => lines(ben).length > 0);
    ann.client.request(say);
    expect((await ann.ask({ t: 'chat', text: 'second' })).t).toBe('done');
    await ben.until(() => lines(ben).length > 1);
    expect(lines(ben).map((it) => [it.number, it.name, it.text])).toEqual([
      [1, 'Guest 1', 'hello <b>you</b>'],
      [2, 'Guest 1', 'second'],
    ]);
    expect(await ann.ask({ t: 'chat', text: '\u200b \u200b' })).toMatchObject({ code: 'unreadable' });
    for (let i = 0; i < 12; i++) await ann.ask({ t: 'chat', text: `more ${i}` });
    expect(ann.messages.findLast((it) => it.t === 'refused')).toMatchObject({ code: 'too-fast' });
    // What was said is said, also when its answer was lost and it is asked for again in such a moment.
    const again = ann.heard((it): it is ToClient => 'id' in it && it.id === say.id);
    ann.client.request(say);
    expect(await again).toMatchObject({ t: 'done' });
  });

  test('a game that nobody touches is put to sleep and wakes up as it was; who was away meanwhile gets exactly the rest', async () => {
    const { both } = await staged.started();
    for (let i = 0; i < 3; i++) await move(both);
    const { version } = both[0].position as Position;
    staged.wait(120_000);
    await staged.site.lookAround();
    // As if the last two things had not arrived before the break.
    const late = staged.player(both[0].guest, both[0].table);
    late.client.unwatch(late.table);
    late.client.watch(late.table);
    await late.until(() => late.position !== null);
    const stream = await fetch(`http://127.0.0.1:${staged.site.port}/api/tables/${late.table}/stream?seen=${version - 2}`, {
      headers: { cookie: both[0].guest.cookie },
    });
    let text = '';
    const decoder = new TextDecoder();
    for await (const part of stream.body ?? []) {
      text += decoder.decode(part);
      if (text.includes('"position"') && text.endsWith('\n')) break;
    }
    const told = text.split('\n').filter((it) => it.includes('"position"'));
    const { fresh, news } = JSON.parse(told[0] ?? '{}');
    expect([fresh, news.map((it: { version: number }) => it.version)]).toEqual([false, [version - 1, version]]);
    await move(both);
    await both[0].until(() => (both[0].position?.version ?? 0) > version);
  });
});
