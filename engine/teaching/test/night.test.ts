import { viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { HIDDEN } from '../types/index.ts';
import { dieShows, hands, position } from './position.ts';

const TURN = { do: 'turn', seat: 0 } as const;

describe('from dusk to the oil', () => {
  test('LMP-NIG-1: at dusk each draws a card; an empty deck is renewed from the discards', () => {
    const at = position({ deck: { top: [5], loose: [], bottom: [] }, discard: [1, 1], first: 1 });
    expect(at.told('drew').map(({ seat, card }) => [seat, card])).toEqual([
      [1, 5],
      [2, 1],
      [0, 1],
    ]);
    expect(at.state.discard).toEqual([]);
  });

  test('LMP-NIG-2, LMP-NIG-3: all pour in secret, in any order, and the cards are shown together', () => {
    const at = position({ players: hands([1], [2], [3]), rng: dieShows(6) }, { do: 'pour' }, { do: 'wind' }, TURN);
    expect(at.runner.awaited()).toEqual([0, 1, 2]);
    at.runner.act(2, { do: 'pour', card: 3 });
    at.runner.act(0, { do: 'pour', card: 1 });
    expect(at.runner.awaited()).toEqual([1]);
    expect(viewOf(game, at.state, 1).players.map(({ poured }) => poured)).toEqual([HIDDEN, null, HIDDEN]);
    expect(at.events).toEqual([]);
    at.runner.act(1, { do: 'pour', card: 2 });
    expect(at.told('poured')).toEqual([{ kind: 'poured', cards: [1, 2, 3] }]);
    expect(viewOf(game, at.state, 1).players.map(({ poured }) => poured)).toEqual([1, 2, 3]);
  });

  test('LMP-NIG-4: once a night one may think again while others still choose', () => {
    const at = position({ players: hands([1, 4], [2], [3]) }, { do: 'pour' });
    at.runner.act(0, { do: 'pour', card: 1 });
    expect(at.runner.legal(0)).toEqual([{ do: 'take-back' }]);
    at.runner.act(0, { do: 'take-back' });
    expect(at.runner.awaited()).toEqual([0, 1, 2]);
    expect(at.player(0).hand).toEqual([4, 1]);
    at.runner.act(0, { do: 'pour', card: 4 });
    expect(at.runner.legal(0)).toEqual([]);
    expect(at.why({ do: 'take-back' }, 0)).toEqual(['LMP-NIG-4']);
  });
});

describe('the wind', () => {
  test.each([
    ['calm', 1, true],
    ['calm', 2, false],
    ['stormy', 2, true],
    ['stormy', 3, false],
  ] as const)('LMP-WIN-1: %s wind, a %i: gust %s', (wind, roll, gust) => {
    expect(position({ rng: dieShows(roll), wind }, { do: 'wind' }, TURN).told('wind')).toEqual([{ kind: 'wind', roll, gust }]);
  });

  test('LMP-WIN-2: everybody is asked, with or without a shield, until one stops the gust', () => {
    const at = position({ players: hands([1], [0, 2], [3]) }, { do: 'shelter', seat: 0, left: 3 }, TURN);
    expect(at.options).toEqual([{ do: 'pass' }]);
    expect(at.why({ do: 'shelter' })).toEqual(['LMP-WIN-2']);
    at.choose({ do: 'pass' });
    expect(at.seat).toBe(1);
    at.choose({ do: 'shelter' });
    expect(at.events).toEqual([{ kind: 'sheltered', seat: 1 }]);
    expect(at.player(1).hand).toEqual([2]);
    expect(at.asked).toBe('turn');
  });

  test('LMP-WIN-3: if nobody does, who poured most, first in turn order, chooses what it takes', () => {
    const players = [{ poured: 4 }, { poured: 5 }, { poured: 5 }];
    const at = position({ players, revealed: true, first: 2 }, { do: 'shelter', seat: 1, left: 1 }, TURN);
    at.choose({ do: 'pass' });
    expect([at.asked, at.seat]).toEqual(['gust-loss', 2]);
    at.choose({ do: 'lose-coin' });
    expect(at.coins).toEqual([1, 1, 0]);
    expect(at.state.lights).toBe(3);
  });

  test('LMP-WIN-4: without a coin the harbour light goes out by itself', () => {
    const players = [{ poured: 5, coins: 0 }, { poured: 1 }, { poured: 1 }];
    const at = position({ players }, { do: 'shelter', seat: 2, left: 1 }, TURN).choose({ do: 'pass' });
    expect(at.events).toEqual([{ kind: 'light-out', left: 2, cause: 'gust' }]);
    expect(at.asked).toBe('turn');
  });
});

describe('counting', () => {
  const counted = (poured: readonly number[], night = 1) =>
    position({ players: poured.map((card) => ({ poured: card })), night }, { do: 'count' }, TURN);

  test('LMP-CNT-1: too little oil puts out a light; exactly enough does not', () => {
    expect(counted([2, 2, 3], 2).state.lights).toBe(2);
    expect(counted([2, 3, 3], 2).state.lights).toBe(3);
  });

  test('LMP-CNT-2: everybody who poured most earns two coins', () => {
    const at = counted([5, 3, 5]);
    expect(at.coins).toEqual([3, 1, 3]);
    expect(at.state.discard).toEqual([5, 3, 5]);
  });
});
