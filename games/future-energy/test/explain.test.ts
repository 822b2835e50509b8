// What the game can explain to a player, from a view alone.
import { at, Runner, viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { box, explain, type FutureEnergyState, type FutureEnergyStep } from '../index.ts';
import type { TokenId } from '../types/index.ts';
import { connectionOf, type Laid, laid, OPTIONS, position } from './position.ts';

const { game } = box;
const view = (given: Laid, viewer = 0) => viewOf(game, laid(given), viewer);

describe('why this space cannot be reached, what it would cost, and who would be paid', () => {
  const given: Laid = {
    elsewhere: 'nuclear',
    tokens: { berlin: 'gas', prague: 'oil', copenhagen: 'gas', oslo: 'gas' },
    plants: { hamburg: [1] },
    lines: { 'start/berlin': [1, 2], 'hamburg/berlin': [0], 'hamburg/copenhagen': [3] },
    players: [{ money: 1, contracts: { 'c2-04': [1, 1] } }],
  };

  test('FE-MOVE-14: every payment that can be made, with its path and what each seat would get', () => {
    const { price, missing, fares, rules, inTheWay } = explain.reach(view(given), 0, 'berlin');
    expect([price, missing, rules, inTheWay, fares.length]).toEqual([1, 0, [], [], 1]);
    const [own, ...others] = given.players ?? [];
    const richer = explain.reach(view({ ...given, players: [{ ...own, money: 2 }, ...others] }), 0, 'berlin');
    expect(richer.fares).toEqual([
      { bank: 1, tolls: [0, 0, 0, 0], total: 1, payable: true, generous: false, path: ['start', 'hamburg', 'berlin'], free: [] },
      { bank: 0, tolls: [0, 1, 1, 0], total: 2, payable: true, generous: false, path: ['start', 'berlin'], free: [] },
    ]);
  });

  test('FE-MOVE-10: how much money is missing, and to whom it would go', () => {
    const found = explain.reach(view(given), 0, 'copenhagen');
    expect(found).toMatchObject({ price: 2, missing: 1, rules: ['FE-MOVE-10'], matches: true });
    expect(found.fares[0]).toMatchObject({ bank: 1, tolls: [0, 0, 0, 1], path: ['start', 'hamburg', 'copenhagen'] });
  });

  test('FE-MOVE-7: which covered spaces are in the way, on the way with the fewest', () => {
    expect(explain.reach(view(given), 0, 'oslo')).toMatchObject({ price: null, fares: [], rules: ['FE-MOVE-7'] });
    const { inTheWay } = explain.reach(view(given), 0, 'oslo');
    expect(inTheWay).toHaveLength(2);
    expect(explain.reach(view(given), 0, 'athens').inTheWay.length).toBeGreaterThan(2);
  });

  test('FE-MOVE-1, FE-MOVE-9: a token without a plant for it, a space without a token', () => {
    expect(explain.reach(view(given), 0, 'vienna')).toMatchObject({ matches: false, rules: ['FE-MOVE-1'], token: 'nuclear' });
    expect(explain.reach(view(given), 0, 'hamburg')).toMatchObject({ token: null, rules: ['FE-MOVE-9'] });
  });

  test('FE-M3-7: with the connections that nuclear tokens make free', () => {
    const { fares } = explain.reach(
      view({ ...given, options: { module3: true }, players: [{ money: 0, nuclear: 1, contracts: { 'c2-04': [1, 1] } }] }),
      0,
      'berlin',
    );
    expect(fares).toEqual([
      {
        bank: 0,
        tolls: [0, 0, 0, 0],
        total: 0,
        payable: true,
        generous: false,
        path: ['start', 'berlin'],
        free: [connectionOf('start/berlin')],
      },
    ]);
  });

  test('says of every space what the decision says', () => {
    const step: FutureEnergyStep = { do: 'move', seat: 0 };
    const table = position({ ...given, players: [{ money: 2, contracts: { 'c2-04': [1, 1] } }] }, [step]);
    const { state } = table;
    const legal = table.options.flatMap((action) => (action.do === 'go' ? [action.space] : []));
    expect(legal.length).toBeGreaterThan(1);
    const explained = explain.reaches(viewOf(game, state, 0), 0);
    expect(explained.filter((it) => it.rules.length === 0).map((it) => it.space)).toEqual(legal);
    for (const { space, rules } of explained) {
      expect(table.runner.why(0, { do: 'go', space }).map((reason) => reason.rule)).toEqual(rules);
    }
  });
});

describe('what this contract still needs', () => {
  test('FE-DONE-1: each slot with its plants, the tokens left and the price of the nearest', () => {
    const state = view({
      elsewhere: 'coal',
      tokens: { berlin: 'gas', madrid: 'gas', prague: 'site' },
      players: [{ contracts: { 'c3-04': [1, 0, 1] } }],
    });
    expect(explain.contractNeeds(state, 0, 'c3-04')).toEqual({
      contract: 'c3-04',
      points: 7,
      money: 1,
      completed: false,
      plantsLeft: 2,
      slots: [
        { slot: 0, symbol: 'gas', plants: 1, tokens: 2, nearest: 1 },
        { slot: 1, symbol: 'coal', plants: 0, tokens: 42, nearest: 1 },
        { slot: 2, symbol: 'engineer', plants: 1, tokens: 0, nearest: null },
      ],
      sites: 1,
    });
  });

  test('also of one on display, and of one that is completed', () => {
    const state = view({ players: [{ completed: ['c2-01'] }] });
    expect(explain.contractNeeds(state, 0, 'c4-01').plantsLeft).toBe(4);
    expect(explain.contractNeeds(state, 0, 'c2-01')).toMatchObject({ completed: true, plantsLeft: 0 });
  });

  test('FE-M2-10, FE-M2-12: of a public contract: tokens held, substitutes, what is missing, whether it scores', () => {
    const needs = (kept: TokenId[], jokers = 0) =>
      explain.publicContractNeeds(
        view({ options: { module2: true }, players: [{ publicContracts: ['pc-07'], kept, jokers }] }),
        0,
        'pc-07',
      );
    expect(needs(['coal', 'oil'])).toEqual({
      card: 'pc-07',
      points: 4,
      shown: [
        { token: 'coal', held: true },
        { token: 'gas', held: false },
        { token: 'oil', held: true },
      ],
      substitutes: { joker: 0, site: 0, investor: 0, engineer: 0 },
      missing: 1,
      payable: false,
      scores: false,
      effectPossible: true,
    });
    expect(needs(['coal', 'oil'], 1)).toMatchObject({ missing: 0, payable: true, scores: false });
    expect(needs(['site', 'site'], 3)).toMatchObject({ missing: 1, payable: false });
    expect(needs(['coal', 'gas', 'oil'])).toMatchObject({ missing: 0, payable: true, scores: true });
  });
});

test('FE-SCO-3, FE-SCO-5: the majorities as they stand', () => {
  const north = at(explain.majorities(view({ plants: { oslo: [0, 3, 2, 1] } })), 0);
  expect(north).toEqual({ region: 'north', plants: [0, 3, 2, 1], points: [0, 6, 3, 1], ranks: [null, 1, 2, 3], covered: 8 });
  const tied = at(explain.majorities(view({ plants: { paris: [1, 2, 2, 1] } })), 1);
  expect([tied.points, tied.ranks]).toEqual([
    [0, 4, 4, 0],
    [3, 1, 1, 3],
  ]);
});

test('FE-SCO-8, FE-SCO-9, FE-M1-1: my network, its regions and what one more would bring', () => {
  const given: Laid = {
    options: { module1: true },
    lines: { 'start/hamburg': [0], 'hamburg/copenhagen': [0], 'madrid/barcelona': [0, 1] },
    plants: { hamburg: [1], copenhagen: [2] },
  };
  const report = explain.network(view(given), 0);
  expect(report).toMatchObject({ regions: ['north', 'central'], points: 3, nextRegion: 3, largest: { plants: 4, points: 8 } });
  expect(report.parts.map((part) => part.regions)).toContainEqual(['south']);
  expect(report.parts.map(({ regions, counts }) => [regions.length, counts]).toSorted()).toEqual([
    [1, false],
    [2, true],
  ]);
  const anywhere = explain.network(view({ ...given, options: { regionNetwork: 'anywhere' } }), 0);
  expect(anywhere).toMatchObject({ regions: ['north', 'central', 'south'], points: 6, largest: null });
  expect(anywhere.parts.every(({ counts }) => counts)).toBe(true);
  expect(explain.network(view(given), 2)).toMatchObject({ parts: [], regions: [], points: 0, nextRegion: 1 });
});

test('FE-HID-2: points as they stand, certificates of others as a range', () => {
  const given: Laid = {
    players: [{ certificates: [5] }, { certificates: [4, 3], contracts: { 'c2-01': [0, 1] } }],
    plants: { oslo: [1] },
  };
  const seen = explain.scores(view(given));
  expect([at(seen, 0).points.certificates, at(seen, 0).least, at(seen, 0).most]).toEqual([5, 11, 11]);
  expect([at(seen, 1).points.certificates, at(seen, 1).least, at(seen, 1).most]).toEqual([0, 7, 11]);
});

test('FE-END-1, FE-END-2: how near the end is, and who still comes', () => {
  const runner = Runner.start(game, { seats: 3, options: OPTIONS, seed: 'clock' });
  const first = runner.state.firstPlayer;
  expect(explain.clock(viewOf(game, runner.state, 0))).toEqual({
    contracts: 14,
    lines: [15, 15, 15],
    lastRound: false,
    toCome: [first, (first + 1) % 3, (first + 2) % 3],
    idleWarning: false,
  });
});

test('FE-END-5: after an idle round there is a warning, until something changes in the next one', () => {
  const warned = (change: Partial<FutureEnergyState>) => explain.clock(view({ change })).idleWarning;
  expect(warned({ idleRounds: 1 })).toBe(true);
  expect(warned({ idleRounds: 1, roundChanged: true })).toBe(false);
  expect(warned({ idleRounds: 1, lastRound: true })).toBe(false);
  expect(warned({ idleRounds: 0 })).toBe(false);
});

test('how many tokens of each type are left', () => {
  const left = explain.tokensLeft(view({ elsewhere: 'coal', tokens: { prague: 'site', berlin: null } }));
  expect([left.coal, left.site, left.gas]).toEqual([43, 1, 0]);
});
