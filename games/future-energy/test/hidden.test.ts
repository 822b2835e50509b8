import { at, eventsFor, imagined, pileSize, SPECTATOR, same, seeded, viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { tokenType } from '../data/index.ts';
import { box } from '../index.ts';
import { type FutureEnergyState, HIDDEN, HIDDEN_VALUE, TOKEN_TYPES } from '../types/index.ts';
import { known, type Laid, laid, position } from './position.ts';

// Chapter 10: hidden information.
const { game } = box;
const everybody = (state: FutureEnergyState) => [SPECTATOR, ...state.players.map((_, seat) => seat)];

const RICH: Laid = {
  seats: 3,
  options: { module2: true, module3: true },
  plants: { prague: [1, 2, 0] },
  lines: { 'start/hamburg': [0] },
  players: [
    { certificates: [5, 3], money: 7, kept: ['coal', 'ns-money-5'], jokers: 2, nuclear: 1 },
    { certificates: [4], publicContracts: ['pc-03'] },
    { investors: 2, engineers: 3, contracts: { 'c2-03': [2, 1] } },
  ],
};

test('FE-HID-1: board, money, scores, reserves, contracts, tokens, display, row and the sizes of piles are public', () => {
  const state = laid(RICH);
  for (const viewer of everybody(state)) {
    const view = viewOf(game, state, viewer);
    const { crew, tokens, lines, display, publicRow, jokers, round, lastRound } = state;
    expect(view).toMatchObject({ crew, tokens, lines, display, publicRow, jokers, round, lastRound });
    view.players.forEach((player, seat) => {
      const { certificates, ...shown } = at(state.players, seat);
      expect(player).toMatchObject(shown);
      expect(player.certificates).toHaveLength(certificates.length);
    });
    for (const which of ['contractPile', 'certificatePile', 'publicPile'] as const) {
      expect(pileSize<unknown>(view[which])).toBe(pileSize<unknown>(state[which]));
    }
  }
});

test('FE-HID-2, FE-HID-8: only the owner sees the values of certificates, a spectator sees none', () => {
  const state = laid(RICH);
  const seen = (viewer: number) => viewOf(game, state, viewer).players.map((player) => player.certificates);
  expect(seen(0)).toEqual([[5, 3], [HIDDEN_VALUE], []]);
  expect(seen(1)).toEqual([[HIDDEN_VALUE, HIDDEN_VALUE], [4], []]);
  expect(seen(2)).toEqual([[HIDDEN_VALUE, HIDDEN_VALUE], [HIDDEN_VALUE], []]);
  expect(seen(SPECTATOR)).toEqual(seen(2));
});

test('FE-HID-3: nobody knows what lies in the piles', () => {
  const state = laid(RICH);
  for (const viewer of everybody(state)) {
    const { contractPile, certificatePile, publicPile } = viewOf(game, state, viewer);
    expect(new Set(contractPile.loose)).toEqual(new Set([HIDDEN]));
    expect(new Set(publicPile.loose)).toEqual(new Set([HIDDEN]));
    expect(new Set(certificatePile.loose)).toEqual(new Set([HIDDEN_VALUE]));
  }
});

test('FE-HID-4, FE-HID-5: what was removed, left over or lies face down is not shown; what was discarded in play is', () => {
  const state = laid({ seats: 2, change: {} });
  state.box.tokens = ['coal', 'gas'];
  expect(state.box.closed).toHaveLength(8);
  expect(state.box.closed).not.toContain(HIDDEN);
  for (const viewer of everybody(state)) {
    const { box } = viewOf(game, state, viewer);
    const { contracts, closed, removed, leftOver, tokens } = box;
    expect(new Set([...contracts, ...closed, ...removed, ...leftOver])).toEqual(new Set([HIDDEN]));
    expect([contracts.length, closed.length, removed.length, leftOver.length]).toEqual([12, 8, state.box.removed.length, 5]);
    expect(tokens).toEqual(['coal', 'gas']);
  }
});

test('FE-HID-2, FE-TOK-6: that a certificate was taken is told to all, its value to the owner only', () => {
  const { state, events } = position({}, [{ do: 'use-token', seat: 1, space: 'prague', token: 'gas' }]);
  const told = (viewer: number) =>
    eventsFor(game, events, viewer).flatMap((event) => (event.kind === 'certificate-taken' ? [event.value] : []));
  const [value] = at(state.players, 1).certificates;
  expect(told(1)).toEqual([value]);
  for (const viewer of [SPECTATOR, 0, 2, 3]) expect(told(viewer)).toEqual([HIDDEN_VALUE]);
});

test('FE-HID-9: at final scoring everything is turned up', () => {
  const { state } = position(RICH, [{ do: 'final-scoring' }]);
  for (const viewer of everybody(state)) {
    const view = viewOf(game, state, viewer);
    expect(view.players.map((player) => player.certificates)).toEqual([[5, 3], [4], []]);
    expect(view.box).toEqual(state.box);
    expect(view.contractPile).toEqual(state.contractPile);
  }
});

describe('worlds that could be true', () => {
  test('FE-HID-2, FE-HID-3, FE-HID-4: they keep what the seat knows and deal the rest anew', () => {
    const state = laid(RICH);
    state.certificatePile.loose = [3, 3, 3, 3, 3, 4, 4];
    const worlds = Array.from({ length: 40 }, (_, i) => {
      const world = viewOf(game, state, 1);
      game.imagine(world, 1, seeded(`world ${i}`));
      return world;
    });
    for (const world of worlds) {
      expect(world.players[1]?.certificates).toEqual([4]);
      const all = [...world.players.flatMap((player) => player.certificates), ...world.certificatePile.loose].sort();
      expect(all).toEqual([3, 3, 3, 3, 3, 3, 4, 4, 4, 5]);
    }
    const dealt = (pick: (world: FutureEnergyState) => unknown) =>
      worlds.filter((world) => !same(pick(world), pick(at(worlds, 0)))).length;
    expect(dealt((world) => world.players[0]?.certificates)).toBeGreaterThan(0);
    expect(dealt((world) => world.contractPile.loose)).toBeGreaterThan(0);
    expect(dealt((world) => world.publicPile.loose)).toBeGreaterThan(0);
    expect(dealt((world) => world.box.contracts)).toBeGreaterThan(0);
  });

  test('FE-HID-2: a certificate that lies in front of the seat is nowhere else', () => {
    const state = laid({ seats: 3, players: [{ certificates: [5] }, { certificates: [3, 3] }] });
    state.certificatePile.loose = [3, 3, 3, 3, 4, 4, 4];
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const world = imagined(game, state, 0, seeded(`world ${i}`));
      expect(world.players[0]?.certificates).toEqual([5]);
      seen.add([...at(world.players, 1).certificates].sort().join());
    }
    expect(seen).toEqual(new Set(['3,3', '3,4', '4,4']));
  });

  test('FE-HID-5: as many tokens of each type are removed and left over as the rules say', () => {
    const state = laid({ seats: 2, options: { module3: true } });
    const sites = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const { box } = imagined(game, state, SPECTATOR, seeded(`world ${i}`));
      expect([box.closed.length, box.removed.length, box.leftOver.length]).toEqual([8, 6, 5]);
      const removed = known([...box.closed, ...box.removed]).map(tokenType);
      expect(TOKEN_TYPES.map((type) => removed.filter((it) => it === type).length)).toEqual(new Array(7).fill(2));
      for (const token of known([...box.closed, ...box.removed])) if (tokenType(token) === 'site') sites.add(token);
      expect(known(box.leftOver).map(tokenType).sort()).toEqual(known(state.box.leftOver).map(tokenType).sort());
    }
    expect(sites.size).toBeGreaterThan(1);
  });
});
