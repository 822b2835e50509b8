// Strangers who look at the past: those who play do not wait for them.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Action, type GameRecord, Match, Runner, type Seat, same, viewOf } from '@kaya/engine';
import { box as lamplighters } from '@kaya/engine/teaching';
import { afterEach, expect, test, vi } from 'vitest';
import { Limits } from '../../live/limits.ts';
import { Past } from '../../tables/past.ts';
import answerOf from '../../tables/replay-worker.ts';
import { Replays, TooMany } from '../../tables/replays.ts';
import type { GuestOf } from '../playing.ts';
import { move, Staged } from '../staged.ts';

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

const somebody = { address: '', owner: 'somebody' };

/** A game of so many moves, each the first that is allowed; from the move `other` on the last. */
function played(moves: number, other = moves) {
  const started = Match.start(lamplighters.game, { seats: 3, seed: 'past' });
  if (!started.ok) throw new Error('no game');
  const { match } = started;
  for (let i = 0; i < moves; i++) {
    const [seat] = match.awaited() as [Seat];
    match.act(seat, match.legal(seat).at(i < other ? 0 : -1) as Action);
  }
  return match;
}

test('history that never comes back does not keep anybody from taking back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaya-past-'));
  opened.push(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'stuck.mjs');
  writeFileSync(file, `export default ({ what }) => { while (what === 'history'); return { what, count: 3, known: [] }; };`);
  const replays = new Replays({}, () => undefined, file, 0);
  opened.push(() => replays.close());
  const match = played(3);
  const of = { table: 'a table', told: 1, record: async () => match.record() };
  const strangers = [1, 2].map((i) => replays.history(lamplighters, of, -1, null, { address: 'there', owner: `${i}` }));
  for (const stranger of strangers) stranger.catch(() => undefined);
  const trail = { state: match.save().state, moves: [] };
  expect(await replays.wayBack(lamplighters, trail, 0, 3, somebody)).toBe(3);
});

test('how far back somebody may go is not looked into where the game has gone on before its turn came', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaya-past-'));
  opened.push(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'counts.mjs');
  writeFileSync(file, 'let asked = 0; export default ({ what }) => ({ what, count: ++asked, known: [] });');
  const replays = new Replays({}, () => undefined, file, 0);
  opened.push(() => replays.close());
  const trail = { state: played(3).save().state, moves: [] };
  const ask = (isStill?: () => boolean) => replays.wayBack(lamplighters, trail, 0, 3, somebody, undefined, isStill);
  expect([await ask(), await ask(() => false), await ask(() => true)]).toEqual([1, 0, 2]);
});

test('a way back is as long whether it is found out here, in a thread, or first here and then there', async () => {
  const match = Array.from({ length: 20 }, (_, i) => played(i + 1)).find((it) => [0, 1, 2].some((seat) => it.undoable(seat) > 0));
  const trail = match?.save().trail;
  if (trail == null) throw new Error('no trail');
  const found: number[][] = [];
  for (const here of [0, 1e-6, 1e6]) {
    const replays = new Replays({}, () => undefined, undefined, here);
    opened.push(() => replays.close());
    found.push(await Promise.all([0, 1, 2].map((seat) => replays.wayBack(lamplighters, trail, seat, 3, somebody))));
  }
  expect(found).toEqual([found[0], found[0], found[0]]);
  expect(Math.max(...(found[0] ?? []))).toBeGreaterThan(0);
});

/** Of each thread of this process how far it stands behind: the eighteenth thing that Linux says after its name. */
const behind = () =>
  readdirSync('/proc/self/task').map((thread) =>
    Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]),
  );

test.skipIf(process.platform !== 'linux')(
  'the thread that looks into the past gives way to moves, and no other does',
  async () => {
    const before = behind();
    const replays = new Replays({}, () => undefined, undefined, 0);
    opened.push(() => replays.close());
    const trail = { state: played(3).save().state, moves: [] };
    expect(await replays.wayBack(lamplighters, trail, 0, 3, somebody)).toBe(0);
    expect(behind().filter((it) => it === 5)).toHaveLength(before.filter((it) => it === 5).length + 1);
  },
);

test('what was played again once is known: the record is read once, until there is more to tell', async () => {
  const replays = new Replays({}, () => undefined);
  opened.push(() => replays.close());
  let reads = 0;
  const at = (moves: number) => ({
    table: 'a table',
    told: moves + 1,
    record: async () => {
      reads++;
      return played(moves).record();
    },
  });
  const first = await replays.history(lamplighters, at(10), 0, 3, somebody);
  expect(await replays.history(lamplighters, at(10), 0, 3, somebody)).toEqual({ ...first, reckoned: false });
  expect(reads).toBe(1);
  await replays.history(lamplighters, at(10), 1, null, somebody);
  await replays.history(lamplighters, at(10), 1, null, somebody);
  expect(reads).toBe(2);
  const later = await replays.history(lamplighters, at(25), 0, 3, somebody);
  expect(later.steps.slice(0, first.steps.length)).toEqual(first.steps);
  expect([reads, later.view, later.complete]).toEqual([3, first.view, true]);
});

test('what others do in secret changes nothing in how a viewer’s past is found', async () => {
  const replays = new Replays({}, () => undefined);
  opened.push(() => replays.close());
  const reads: number[] = [];
  const looks = (viewer: number, told: number, moves: number) =>
    replays.history(
      lamplighters,
      {
        ...{ table: 'a table', told },
        record: async () => {
          reads.push(viewer);
          return played(moves).record();
        },
      },
      viewer,
      null,
      somebody,
    );
  const first = await looks(0, 5, 10);
  // Others move on, others look, others take back: seat 0 has been told of nothing, and nothing is read for it again.
  expect(await looks(0, 5, 11)).toEqual({ ...first, reckoned: false });
  await looks(1, 9, 20);
  await looks(0, 5, 20);
  await looks(1, 10, 8);
  await looks(0, 5, 8);
  expect(reads).toEqual([0, 1, 1]);
  await looks(0, 6, 8);
  expect(reads).toEqual([0, 1, 1, 0]);
});

test('whoever took back in secret, as many moves are played again for a viewer as if nobody had', async () => {
  const acts = vi.spyOn(Runner.prototype, 'act');
  opened.push(() => vi.restoreAllMocks());
  const looks = async (table: string, viewer: number, told: number, record: GameRecord | null, at: number | null) => {
    acts.mockClear();
    const answer = await answerOf({ what: 'history', game: 'lamplighters', table, told, record, viewer, at });
    return { answer, moves: acts.mock.calls.length };
  };
  const now = played(20).record();
  const [wentOn, tookBack] = [played(15).record(), played(15, 10).record()];
  expect(now.hashes.startsWith(wentOn.hashes)).toBe(true);
  expect(now.hashes.startsWith(tookBack.hashes)).toBe(false);
  const world = async (table: string, before: GameRecord) => {
    for (const viewer of [0, 1]) await looks(table, viewer, 5, before, null);
    return [await looks(table, 0, 6, now, null), await looks(table, 0, 6, null, 7), await looks(table, 1, 5, null, null)];
  };
  const [there, here] = [await world('went on', wentOn), await world('took back', tookBack)];
  expect(here.map((it) => it.moves)).toEqual(there.map((it) => it.moves));
  expect(here.slice(0, 2).map((it) => it.answer)).toEqual(there.slice(0, 2).map((it) => it.answer));
});

test('a view of the past is the one there was, and takes as many moves wherever it lies between two marks', () => {
  const record = played(20).record();
  expect(record.moves).toHaveLength(20);
  const views = Array.from({ length: 21 }, (_, moves) => viewOf(lamplighters.game, played(moves).save().state, 2));
  const past = new Past(lamplighters.game, record, 2);
  const acts = vi.spyOn(Runner.prototype, 'act');
  opened.push(() => vi.restoreAllMocks());
  const looks = past.history(null).steps.map((_, at) => {
    acts.mockClear();
    return { view: past.history(at).view, moves: acts.mock.calls.length };
  });
  expect(looks.map((it) => it.view)).toEqual(views.filter((it, i) => i === 0 || !same(it, views[i - 1])));
  expect(new Set(looks.map((it) => it.moves))).toEqual(new Set([16]));
});

test('how many moves others made in secret, one or twenty, is not told by how many are played again', () => {
  const acts = vi.spyOn(Runner.prototype, 'act');
  opened.push(() => vi.restoreAllMocks());
  const worked = [1, 2, 20, 21, 30].map((moves) => {
    const record = played(moves).record();
    acts.mockClear();
    const past = new Past(lamplighters.game, record, 2);
    const reckoned = acts.mock.calls.length;
    past.history(0);
    return [reckoned, acts.mock.calls.length];
  });
  expect(new Set(worked.map(String))).toEqual(new Set(['64,80']));
});

test('who asks for more history than anybody reads is told to wait', async () => {
  const staged = await Staged.open();
  opened.push(() => staged.close());
  const { id } = await staged.started();
  const eve = await staged.guest('Eve');
  const answers = await Promise.all(Array.from({ length: 60 }, () => eve.get(`/api/tables/${id}/history`)));
  expect(new Set(answers.map((it) => it.status))).toEqual(new Set([200, 429]));
});

/** Threads that answer at once, each time with one step more than before. */
function counting(): Replays {
  const folder = mkdtempSync(join(tmpdir(), 'kaya-past-'));
  opened.push(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'counting.mjs');
  const told = `{ what, steps: new Array(++asked).fill({ events: [] }), view: null, complete: true, count: 0, known: [] }`;
  writeFileSync(file, `let asked = 0; export default ({ what, record }) => record === null ? { what: 'unknown' } : ${told};`);
  const replays = new Replays({}, () => undefined, file, 0);
  opened.push(() => replays.close());
  return replays;
}

const pastOf = (table: string) => ({ table, told: 1, record: async () => played(3).record() });

test('an address that asks for all there is closes the past to nobody else, neither do those who have gone', async () => {
  const replays = counting();
  const gone = new AbortController();
  const asks = (owner: string, address: string, table: string, signal?: AbortSignal) =>
    replays.history(lamplighters, pastOf(table), -1, null, { address, owner }, signal);
  const crowd = Array.from({ length: 300 }, (_, i) => asks(`guest ${i % 50}`, 'there', `table ${i}`, gone.signal));
  const ann = asks('Ann', 'here', 'her table');
  const refused = (await Promise.allSettled(crowd.slice(61))).map((it) => it.status === 'rejected' && it.reason);
  expect(refused.every((it) => it instanceof TooMany)).toBe(true);
  expect((await ann).steps.length).toBeLessThanOrEqual(3);
  gone.abort();
  await Promise.allSettled(crowd);
  // Of those who had gone nothing more was found out.
  expect((await asks('guest 0', 'there', 'another')).steps.length).toBeLessThanOrEqual(6);
});

test('one person has a few questions about the past open, and the others of the address theirs', async () => {
  const replays = counting();
  const asks = (owner: string, table: string) =>
    replays.history(lamplighters, pastOf(table), -1, null, { address: 'school', owner });
  const own = Array.from({ length: 20 }, (_, i) => asks('Eve', `table ${i}`));
  const ben = asks('Ben', 'his table');
  const done = await Promise.allSettled(own);
  expect(done.filter((it) => it.status === 'fulfilled')).toHaveLength(9);
  expect((await ben).complete).toBe(true);
});

test('however many want to know the same at once, it is found out once', async () => {
  const replays = counting();
  let reads = 0;
  const record = async () => {
    reads++;
    return played(3).record();
  };
  const asked = Array.from({ length: 40 }, (_, i) =>
    replays.history(lamplighters, { table: 'a table', told: 1, record }, 0, 2, { address: `${i % 4}`, owner: `${i}` }),
  );
  expect(new Set((await Promise.all(asked)).map((it) => it.steps.length))).toEqual(new Set([1]));
  expect(reads).toBe(1);
});

test('ways back that nobody asked for leave those alone that somebody did, and nobody’s are in the way of another’s', async () => {
  const replays = counting();
  const trail = { state: played(3).save().state, moves: [] };
  const back = (owner: string, last = false) => replays.wayBack(lamplighters, trail, 0, 3, { address: owner, owner, last });
  const silent = Promise.allSettled(Array.from({ length: 100 }, () => back('crowd', true)));
  const asked = Promise.allSettled(Array.from({ length: 100 }, () => back('crowd')));
  expect(await Promise.all([back('Ann'), back('Ann', true)])).toEqual([0, 0]);
  for (const all of [silent, asked]) {
    const refused = (await all).filter((it) => it.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every((it) => it.reason instanceof TooMany)).toBe(true);
  }
});

test('whoever hangs up leaves the queue, and what had to be played again costs by how much it was', async () => {
  const staged = await Staged.open();
  opened.push(() => staged.close());
  const { id, guests } = await staged.started();
  const asked = vi.spyOn(Replays.prototype, 'history');
  const charged = vi.spyOn(Limits.prototype, 'chargeWork');
  opened.push(() => vi.restoreAllMocks());
  const [ann] = guests;
  for (let i = 0; i < 2; i++) expect((await ann.get(`/api/tables/${id}/history`)).status).toBe(200);
  expect(charged.mock.calls.map(([what, , units]) => [what, units > 0])).toEqual([['history', true]]);
  const leaving = new AbortController();
  let held: () => unknown = () => undefined;
  asked.mockImplementation(() => new Promise((_, reject) => (held = () => reject(leaving.signal.reason))));
  const url = `http://127.0.0.1:${staged.site.port}/api/tables/${id}/history`;
  const gone = fetch(url, { headers: { cookie: ann.cookie }, signal: leaving.signal }).catch(() => 'gone');
  await expect.poll(() => asked.mock.calls.length).toBe(3);
  leaving.abort();
  await expect.poll(() => asked.mock.calls[2]?.[5]?.aborted).toBe(true);
  held();
  expect(await gone).toBe('gone');
});

test('a way back counts for somebody also where nobody is connected, and too many of them are no mistake of ours', async () => {
  const staged = await Staged.open();
  opened.push(() => staged.close());
  const { id, guests, both } = await staged.started();
  const mover = await move(both);
  const guest = guests[both.indexOf(mover)] as GuestOf;
  staged.leaveAll();
  const asked = vi.spyOn(Replays.prototype, 'wayBack').mockRejectedValue(new TooMany('wait'));
  opened.push(() => vi.restoreAllMocks());
  const undo = () => guest.post(`/api/tables/${id}/undo`, { id: 'a-request', count: 1 });
  expect(await undo()).toMatchObject({ status: 429, body: { code: 'too-fast' } });
  const player = staged.player(guest, id);
  expect(await player.ask({ t: 'undo', count: 1 })).toMatchObject({ t: 'refused', code: 'too-fast' });
  expect(asked.mock.calls.map(([, , , , whose]) => whose.address)).not.toContain('');
});
