// Games that leave another one: what is imagined, which belong together, and how they ended.
import {
  at,
  type Box,
  firstMoves,
  type GameRecord,
  hash,
  imagined,
  type Outcome,
  replay,
  SPECTATOR,
  type State,
  seeded,
  viewOf,
} from '@kaya/engine';
import { box as lamplighters } from '@kaya/engine/teaching';
import { loadAllGames } from '@kaya/games';
import { expect, test, vi } from 'vitest';
import { keptRecords } from '../../lab/kept.ts';
import { familyOf, type Kin, rootOf } from '../branch/family.ts';
import { leave, leftInMind } from '../branch/leave.ts';
import { sayResult } from '../branch/result.ts';
import { pastOf } from '../table/past.ts';
import type { SeatState } from '../table/session.ts';

const boxes: readonly Box[] = [lamplighters, ...(await loadAllGames())];

function kept({ game }: Pick<Box, 'game'>): GameRecord {
  const records = keptRecords(game.id);
  return at(records, records.length >> 1);
}

for (const box of boxes) {
  test(`${box.game.id}: worlds that look alike to somebody give the same branch, which fits what they saw`, () => {
    const { game } = box;
    const record = kept(box);
    const { seats, options } = record;
    const every = Math.max(1, Math.floor(record.moves.length / 5));
    const moments: State[] = [];
    replay(game, record, (state, move) => {
      if (move % every === 0 && state.outcome === null) moments.push(game.clone(state));
    });
    expect(moments.length).toBeGreaterThan(3);
    for (const [i, truth] of moments.entries()) {
      const viewer = (i % (seats + 1)) + SPECTATOR;
      const view = viewOf(game, truth, viewer);
      const left = leftInMind(game, { view, viewer, seats, options });
      const other = imagined(game, truth, viewer, seeded(`another world ${i}`));
      expect(leftInMind(game, { view: viewOf(game, other, viewer), viewer, seats, options })).toEqual(left);
      expect(viewOf(game, left.state, viewer)).toEqual(view);
      // It can be looked back at and analysed as any other game.
      const past = pastOf(game, left.record, viewer);
      expect(past?.steps).toHaveLength(1);
      expect(hash(past?.seen(0))).toBe(hash(view));
    }
  });
}

for (const { game } of boxes) {
  test(`${game.id}: on a device too, a running game is left by what is seen, and only one that is over as it was`, async () => {
    const whole = kept({ game });
    const { seats, moves } = whole;
    const replayed = replay(game, whole);
    if (!replayed.ok) throw new Error('the kept game does not play');
    const move = moves.length >> 1;
    const record = firstMoves(whole, move);
    const then = replay(game, record);
    if (!then.ok) throw new Error('the kept game does not play');
    const viewer = 0;
    const view = viewOf(game, then.state, viewer);
    const sitting = Array.from({ length: seats }, () => SITTING);
    const leaving = (told: GameRecord, outcome: Outcome | null) =>
      leave(
        { id: 'x', game, record: () => Promise.resolve(told) },
        { connection: 'local', viewer, seats: sitting, outcome },
        move,
        view,
      );
    const left = await leaving(record, null);
    if (left === null) throw new Error('nobody could leave it');
    // Another truth that looks alike to the viewer, its dice included.
    const other = imagined(game, then.state, viewer, seeded('another world'));
    const hidden = { ...record, start: other, words: [], moves: [], hashes: hash(other) };
    expect(await leaving(hidden, null)).toEqual(left);
    expect(left.branch).toEqual({ of: '/local/x', move, imagined: true });
    expect(viewOf(game, left.state, viewer)).toEqual(view);
    // The seed of the true game would tell all that is still to be drawn.
    expect(left.record.seed).not.toBe(record.seed);
    expect(left.state.rng).not.toEqual(then.state.rng);
    const after = await leaving(whole, replayed.state.outcome);
    expect(after?.branch).toEqual({ of: '/local/x', move, imagined: false });
    expect(after?.state).toEqual(then.state);
  });
}

test('a day’s table is not left before its end, and nobody far away is asked for it', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  const session = { id: 'x', game: lamplighters.game, record: () => Promise.resolve(null) };
  const now = { connection: 'local', viewer: 0, seats: [SITTING, SITTING], outcome: null } as const;
  const view = { rng: [0, 0, 0, 0], agenda: [], outcome: null } satisfies State;
  expect(await leave(session, now, 3, view)).toBeNull();
  vi.unstubAllGlobals();
  expect(asked).not.toHaveBeenCalled();
});

const SITTING: SeatState = {
  kind: 'person',
  name: 'Ann',
  level: null,
  you: true,
  online: true,
  standIn: false,
  program: false,
};

const kin = (path: string, of: string | null, move = 0, when = 0): Kin => ({
  path,
  leaves: of === null ? null : { of, move, imagined: false },
  at: when,
  over: false,
});

test('branches stand under the game that all of them come from, in the order in which it was left', () => {
  const all = [
    kin('/local/c', '/local/b', 9),
    kin('/local/a', null),
    kin('/local/b', '/local/a', 7),
    kin('/local/d', '/local/a', 3),
  ];
  const other = [kin('/table/x', null), kin('/local/y', '/table/x', 5), kin('/local/z', '/table/gone', 5)];
  const paths = (path: string) => familyOf(path, [...all, ...other]).map((it) => it.path);
  for (const path of ['/local/a', '/local/b', '/local/c'])
    expect(paths(path)).toEqual(['/local/a', '/local/d', '/local/b', '/local/c']);
  expect(paths('/local/y')).toEqual(['/table/x', '/local/y']);
  // Whose game is gone stands alone; what says it comes from itself ends all the same.
  expect(paths('/local/z')).toEqual(['/local/z']);
  expect(rootOf('/local/1', new Map([kin('/local/1', '/local/2'), kin('/local/2', '/local/1')].map((it) => [it.path, it])))).toBe(
    '/local/1',
  );
});

test('a result is a place among several, and won or lost where nobody beats anybody', () => {
  const say = (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`;
  const ended = (more: Partial<Outcome>): Outcome => ({
    ending: 'x',
    winners: [],
    ranks: [1, 2],
    scores: [0, 0],
    sources: [],
    ...more,
  });
  expect(sayResult(ended({ winners: [0], scores: [9, 4] }), 1, say)).toBe('result.place {"rank":2,"players":2,"score":4}');
  expect(sayResult(ended({ winners: [] }), 0, say)).toBe('result.lost {}');
  expect(sayResult(ended({ winners: [0, 1], ranks: [1, 1], scores: [5, 5] }), 1, say)).toBe('result.won-points {"score":5}');
  expect(sayResult(ended({ winners: [0], ranks: [1], scores: [0] }), 0, say)).toBe('result.won {}');
  const rivals = [{ name: 'automa', rank: 1, score: 30, sources: {} }];
  expect(sayResult(ended({ ranks: [2], scores: [20], rivals }), 0, say)).toBe('result.place {"rank":2,"players":2,"score":20}');
});
