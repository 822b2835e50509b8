// Where a game was heading: reckoned by playing on from what was known, told with its doubt.
import { type Decision, type Heading, momentsOf, prospectOf, standTogether, turnings } from '@kaya/bots';
import { at, imagined, Runner, replay, type State, seeded, viewOf } from '@kaya/engine';
import { expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';
import { keptRecords } from '../kept.ts';

const WORLDS = 12;
/** So many games are looked at just before their end. */
const GAMES = 7;
/** So many moments of a game are looked at for its turns. */
const LOOKED_AT = 10;
let turned = 0;
const NOWHERE: State = { rng: [0, 0, 0, 0], agenda: [], outcome: null };

for (const { game } of (await allBoxes()).filter((box) => !standTogether(box.game))) {
  const kept = [...keptRecords(game.id)].sort((a, b) => a.moves.length - b.moves.length);

  test(`${game.id}: other worlds lead to the same within the doubt, and who sees the same expects the same`, () => {
    for (const record of [kept.find(({ seats }) => seats > 1), kept.find(({ seats }) => seats === 1)]) {
      if (record === undefined) continue;
      const half = record.moves.findIndex(([seat], move) => seat >= 0 && move >= record.moves.length >> 1);
      const [seat = 0] = at(record.moves, half);
      const states: State[] = [];
      replay(game, record, (state, move) => move === half && states.push(game.clone(state)));
      const state = at(states, 0);
      const chair = { view: viewOf(game, state, seat), seat, seats: record.seats };
      const one = prospectOf(game, chair, WORLDS, 'one');
      const other = prospectOf(game, chair, WORLDS, 'other');
      for (let line = 0; line < record.seats; line++) {
        const doubt = Math.hypot(at(one.error, line), at(other.error, line));
        expect(Math.abs(at(one.mean, line) - at(other.mean, line))).toBeLessThanOrEqual(4 * doubt + 1e-9);
      }
      // What one is ahead the others are behind.
      if (record.seats > 1) expect(one.mean.reduce((sum, it) => sum + it, 0)).toBeCloseTo(0, 6);
      const alike = viewOf(game, imagined(game, state, seat, seeded('alike')), seat);
      expect(prospectOf(game, { ...chair, view: alike }, WORLDS, 'one')).toEqual(one);
    }
  });

  test(`${game.id}: just before the end it was heading to where it ended`, () => {
    const off = kept
      .filter(({ seats }) => seats > 1)
      .slice(0, GAMES)
      .map((record) => {
        const last = record.moves.findLastIndex(([seat]) => seat >= 0);
        const [seat = 0] = at(record.moves, last);
        const means: number[] = [];
        const replayed = replay(game, record, (state, move) => {
          const chair = { view: viewOf(game, state, seat), seat, seats: record.seats };
          if (move === last) means.push(at(prospectOf(game, chair, WORLDS, 'end').mean, 0));
        });
        const [own = 0, ...rest] = replayed.ok ? (replayed.state.outcome?.scores ?? []) : [];
        return Math.abs(at(means, 0) - (own - rest.reduce((sum, it) => sum + it, 0) / rest.length));
      })
      .sort((a, b) => a - b);
    expect(at(off, GAMES >> 1)).toBeLessThanOrEqual(game.brain?.mistake ?? 1);
  });

  test(`${game.id}: where it is said to have turned, other worlds say so too`, () => {
    const record = kept.find(({ seats }) => seats > 1);
    if (record === undefined) throw new Error('a game of several is kept');
    const decisions: Decision[] = [];
    replay(game, record, (state, move) => {
      const [seat = -1, word = 0] = record.moves[move] ?? [];
      const view = viewOf(game, state, seat);
      if (seat >= 0 && new Runner(game, view).legal(seat).length > 1)
        decisions.push({ move, seat, view, played: at(record.words, word) });
    });
    const looked = (seed: string) =>
      momentsOf(decisions, LOOKED_AT).map(({ move, view, seat }): Heading => {
        return { move, prospect: prospectOf(game, { view, seat, seats: record.seats }, WORLDS, `${seed} ${move}`) };
      });
    const found = turnings(looked('here'), 3);
    turned += found.length;
    const elsewhere = new Map(looked('elsewhere').map(({ move, prospect }) => [move, prospect]));
    for (const { from, to, seat, by } of found) {
      const there = (move: number) => elsewhere.get(move)?.mean[seat] ?? Number.NaN;
      expect(Math.sign(there(to) - there(from))).toBe(Math.sign(by));
    }
  });
}

test('some game turned beyond doubt', () => {
  expect(turned).toBeGreaterThan(0);
});

test('a turn is beyond doubt, lies within a few moments, overlaps no other, and is named by whoever gained', () => {
  const headings = (error: number, ...leads: number[]): Heading[] =>
    leads.map((lead, i) => ({ move: 10 * i, prospect: { mean: [lead, -lead], error: [error, error] } }));
  expect(turnings(headings(1, 0, 1, 2, 12, 13, 3), 3)).toEqual([
    { from: 0, to: 30, seat: 0, by: 12 },
    { from: 40, to: 50, seat: 1, by: 10 },
  ]);
  expect(turnings(headings(1, 0, 1, 2, 12, 13, 3), 1)).toHaveLength(1);
  // As much, in more doubt; and a little at a time.
  expect(turnings(headings(4, 0, 1, 2, 12, 13, 3), 3)).toEqual([]);
  expect(turnings(headings(1, 0, 1, 2, 3, 4, 5, 6), 3)).toEqual([]);
});

test('moments lie as far apart as they can, the first and the last among them', () => {
  const decisions = Array.from({ length: 100 }, (_, move) => ({ move, seat: 0, view: NOWHERE, played: { do: 'x' } }));
  expect(momentsOf(decisions, 4).map(({ move }) => move)).toEqual([0, 33, 66, 99]);
  expect(momentsOf(decisions.slice(0, 3), 4).map(({ move }) => move)).toEqual([0, 1, 2]);
});
