// Chapter 3: setup.
import { at, Runner, seeded } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { components, contractCard, tokenType } from '../data/index.ts';
import { mapFor, mapOf, START } from '../data/tables.ts';
import { game } from '../rules/game.ts';
import { breakTrios } from '../rules/setup.ts';
import {
  type FutureEnergyOptions,
  type FutureEnergyState,
  HIDDEN,
  type Secret,
  TOKEN_TYPES,
  type TokenId,
} from '../types/index.ts';
import { known, OPTIONS } from './position.ts';

function laidOut(seats: number, seed: string, options: Partial<FutureEnergyOptions> = {}): FutureEnergyState {
  return game.setup({ seats, options: { ...OPTIONS, ...options }, seed }, seeded(seed));
}

const SEEDS = Array.from({ length: 40 }, (_, i) => `seed ${i}`);

function countTypes(tokens: readonly (Secret<TokenId> | null)[]): number[] {
  return TOKEN_TYPES.map(
    (type) => tokens.filter((token) => token !== null && token !== HIDDEN && tokenType(token) === type).length,
  );
}

function aroundStart(state: FutureEnergyState): TokenId[] {
  return at(mapOf(state).neighbours, START).flatMap((space) => state.tokens[space] ?? []);
}

test('FE-SET-1: four players on the side with five regions, two and three on the other', () => {
  expect([2, 3, 4].map((seats) => mapOf(laidOut(seats, 'x')).board.id)).toEqual(['board-2-3p', 'board-2-3p', 'board-4p']);
});

test('FE-SET-2: two players: two tokens of each type leave, eight of them face down on the red spaces', () => {
  for (const seed of SEEDS) {
    const { box } = laidOut(2, seed);
    expect([box.closed.length, box.removed.length]).toEqual([8, 6]);
    expect(countTypes([...box.closed, ...box.removed])).toEqual(new Array(7).fill(2));
  }
  const faceDown = new Set(SEEDS.map((seed) => [...laidOut(2, seed).box.closed].sort().join()));
  expect(faceDown.size).toBeGreaterThan(10);
});

test('FE-SET-3, FE-SET-4: three players leave one token of each type in the box, four players none', () => {
  const three = laidOut(3, 'x').box;
  expect([countTypes(three.removed), three.closed]).toEqual([new Array(7).fill(1), []]);
  const four = laidOut(4, 'x').box;
  expect([four.removed, four.closed]).toEqual([[], []]);
});

test('FE-SET-5, FE-SET-6: one face-up token on every plant space in play; 5, 4 and 4 are left over', () => {
  for (const [seats, spaces, left] of [
    [2, 30, 5],
    [3, 38, 4],
    [4, 45, 4],
  ] as const) {
    const state = laidOut(seats, 'x');
    const map = mapOf(state);
    expect(map.plantSpaces.every((space) => state.tokens[space] !== null)).toBe(true);
    expect(state.tokens.filter((token) => token !== null)).toHaveLength(spaces);
    expect(state.tokens[START]).toBeNull();
    expect(state.box.leftOver).toHaveLength(left);
    expect(countTypes([...state.tokens, ...state.box.leftOver])).toEqual(new Array(7).fill(seats + 3));
  }
});

test('FE-SET-7: never three of a type around the start', () => {
  for (const seats of [2, 3, 4]) {
    for (const seed of SEEDS) expect(Math.max(...countTypes(aroundStart(laidOut(seats, seed))))).toBeLessThan(3);
  }
});

describe('the exchange around the start', () => {
  const spaces = [1, 2, 3, 4, 5, 6, 7, 8];
  const deal = (...tokens: TokenId[]) => [null, ...tokens];

  test('FE-SET-8: two of the trio go to the left-over tokens, and two of other types come', () => {
    const chosen = new Set<string>();
    for (const seed of SEEDS) {
      const tokens = deal('coal', 'coal', 'coal', 'gas', 'nuclear', 'investor', 'engineer', 'site');
      const leftOver: TokenId[] = ['coal', 'oil', 'engineer', 'coal'];
      expect(breakTrios(tokens, leftOver, spaces, seeded(seed))).toBe(true);
      expect([...leftOver].sort()).toEqual(['coal', 'coal', 'coal', 'coal']);
      expect(tokens.filter((token) => token === 'coal')).toHaveLength(1);
      expect(tokens.slice(4)).toEqual(['gas', 'nuclear', 'investor', 'engineer', 'site']);
      chosen.add(String(tokens));
    }
    expect(chosen.size).toBeGreaterThan(4); // which two is left to chance
  });

  test('FE-SET-8: a new trio is broken in its turn', () => {
    const tokens = deal('coal', 'coal', 'coal', 'gas', 'gas', 'oil', 'oil', 'site');
    const leftOver: TokenId[] = ['gas', 'nuclear', 'investor', 'engineer'];
    for (const seed of SEEDS) {
      const dealt = [...tokens];
      const left = [...leftOver];
      expect(breakTrios(dealt, left, spaces, seeded(seed))).toBe(true);
      expect(Math.max(...countTypes(dealt))).toBeLessThan(3);
      expect(countTypes([...dealt, ...left])).toEqual(countTypes([...tokens, ...leftOver]));
    }
  });

  test('FE-SET-9: with fewer than two tokens of other types, or after ten exchanges, the deal is done anew', () => {
    const tokens = deal('coal', 'coal', 'coal', 'gas', 'nuclear', 'investor', 'engineer', 'site');
    const before = [...tokens];
    expect(breakTrios(tokens, ['coal', 'coal', 'oil'], spaces, seeded('x'))).toBe(false);
    expect(tokens).toEqual(before);
    const hopeless = deal('coal', 'coal', 'coal', 'coal', 'gas', 'gas', 'gas', 'gas');
    expect(breakTrios(hopeless, ['gas', 'gas', 'coal', 'coal'], spaces, seeded('x'))).toBe(false);
  });

  test('FE-M3-2: new sites are all of one type', () => {
    const tokens = deal('ns-vp-5', 'ns-plant', 'ns-contract', 'gas', 'nuclear', 'investor', 'engineer', 'oil');
    const leftOver: TokenId[] = ['ns-lines-2', 'coal', 'gas', 'oil'];
    expect(breakTrios(tokens, leftOver, spaces, seeded('x'))).toBe(true);
    expect(countTypes(tokens)[6]).toBe(1);
    expect(countTypes(leftOver)[6]).toBe(3);
  });
});

test('FE-SET-10, FE-SET-11: with two players nothing leads to a red space', () => {
  const map = mapFor(2);
  for (const space of map.closedSpaces) {
    expect(map.neighbours[space]).toEqual([]);
    expect(map.plantSpaces).not.toContain(space);
    for (const list of map.neighbours) expect(list).not.toContain(space);
  }
  expect(map.openConnections).toHaveLength(53);
  const runner = Runner.start(game, { seats: 2, options: OPTIONS, seed: 'x' });
  const faceDown = [...runner.state.box.closed];
  for (const space of map.closedSpaces) expect(runner.state.tokens[space]).toBeNull();
  expect(faceDown).toHaveLength(8);
});

test('FE-SET-12, FE-SET-13: 12, 6 or 2 contracts leave unseen, four are on display, 8, 14 or 18 in the pile', () => {
  const numbers = [2, 3, 4].map((seats) => {
    const { box, display, contractPile } = laidOut(seats, 'x');
    return [box.contracts.length, display.length, contractPile.loose.length];
  });
  expect(numbers).toEqual([
    [12, 4, 8],
    [6, 4, 14],
    [2, 4, 18],
  ]);
  const { box, display, contractPile } = laidOut(3, 'x');
  const all = [...box.contracts, ...display, ...contractPile.loose].sort();
  expect(all).toEqual(components.contracts.map((card) => card.id).sort());
});

test('FE-SET-14, FE-SET-19: each player has another starting contract, a plant on each slot, one on the start space', () => {
  const dealt = new Set<string>();
  for (const seed of SEEDS) {
    const { players } = laidOut(3, seed);
    const ids = players.map((player) => at(player.contracts, 0).id);
    expect(new Set(ids).size).toBe(3);
    dealt.add(ids.join());
    for (const player of players) {
      expect(player.contracts).toHaveLength(1);
      expect(contractCard(at(player.contracts, 0).id).symbols).toHaveLength(5);
      expect(at(player.contracts, 0).plants).toEqual([1, 1, 1, 1, 1]);
      expect([player.plants, player.lines, player.built[START]]).toEqual([14, 15, 1]);
      expect(player.built.slice(1).every((count) => count === 0)).toBe(true);
    }
  }
  expect(dealt.size).toBeGreaterThan(10);
});

test('FE-SET-15, FE-SET-16, FE-SET-17, FE-SET-18, FE-SET-20: bank, crew, money, engineer and score', () => {
  const state = laidOut(4, 'x');
  expect([...state.certificatePile.loose].sort()).toEqual([...components.certificates].sort());
  expect(state.crew).toBe(START);
  for (const player of state.players) {
    expect([player.money, player.engineers, player.investors, player.certificates.length]).toEqual([2, 1, 0, 0]);
    expect(Object.values(player.points).every((points) => points === 0)).toBe(true);
  }
});

test('FE-SET-21: the first player is left to chance; seats are in clockwise order', () => {
  const first = new Set(SEEDS.map((seed) => laidOut(4, seed).firstPlayer));
  expect(first).toEqual(new Set([0, 1, 2, 3]));
});

test('FE-SET-22: after set-up chance decides nothing but the next card of a pile', () => {
  const { state } = Runner.start(game, { seats: 2, options: OPTIONS, seed: 'x' });
  const runner = new Runner(game, state);
  for (let i = 0; !runner.over; i++) {
    const seat = runner.awaited()[0] ?? 0;
    const list = runner.legal(seat);
    const before = { rng: [...state.rng], cards: cardsInPiles(state) };
    runner.act(seat, at(list, (7 * i) % list.length));
    if (cardsInPiles(state) === before.cards) expect(state.rng).toEqual(before.rng);
  }
});

function cardsInPiles({ contractPile, certificatePile, publicPile }: FutureEnergyState): number {
  return contractPile.loose.length + certificatePile.loose.length + publicPile.loose.length;
}

test('FE-M2-1: with module 2 a row of four public contracts, twelve in the pile, eighteen jokers', () => {
  const state = laidOut(3, 'x', { module2: true });
  expect([state.publicRow.length, state.publicPile.loose.length, state.jokers]).toEqual([4, 12, 18]);
  expect([...state.publicRow, ...state.publicPile.loose].sort()).toEqual(
    components.publicContracts.map((card) => card.id).sort(),
  );
  const without = laidOut(3, 'x');
  expect([without.publicRow.length, without.publicPile.loose.length, without.jokers]).toEqual([0, 0, 0]);
});

test('FE-M3-1: with module 3 the new sites take the place of the sites; which ones are removed is left to chance', () => {
  const removed = new Set<string>();
  for (const seed of SEEDS) {
    const { tokens, box } = laidOut(2, seed, { module3: true });
    const all = [...tokens, ...box.closed, ...box.removed, ...box.leftOver];
    expect(all).not.toContain('site');
    const sites = all.filter((token) => token !== null && token !== HIDDEN && tokenType(token) === 'site');
    expect(sites.sort()).toEqual(components.newSites.map((site) => site.id).sort());
    for (const token of known([...box.closed, ...box.removed])) if (tokenType(token) === 'site') removed.add(token);
  }
  expect(removed.size).toBe(7);
});

test('FE-OPT-1: the modules can be combined in every way, and are off unless wanted', () => {
  expect(['module1', 'module2', 'module3'].map((name) => game.options[name]?.default)).toEqual([false, false, false]);
  for (const seats of [2, 3, 4]) {
    for (let bits = 0; bits < 8; bits++) {
      const options = { ...OPTIONS, module1: (bits & 1) > 0, module2: (bits & 2) > 0, module3: (bits & 4) > 0 };
      expect(game.refuse(seats, options)).toEqual([]);
      const state = laidOut(seats, 'x', options);
      expect([state.publicRow.length > 0, state.tokens.some((token) => token?.startsWith('ns-'))]).toEqual([
        options.module2,
        options.module3,
      ]);
    }
  }
});

test('FE-OPT-4: there is no game for one; playing alone means playing with the rules for two to four', () => {
  expect(game.seats.min).toBe(2);
  expect(Object.keys(game.options)).not.toContain('solo');
});
