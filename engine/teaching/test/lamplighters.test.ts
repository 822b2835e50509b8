import { checkSetup, pileSize, seeded, viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import file from '../data/components.json' with { type: 'json' };
import { components } from '../data/index.ts';
import { parse } from '../data/read.ts';
import { lamplighters } from '../index.ts';
import { HIDDEN, UNLIT } from '../types.ts';
import { dieShows, position } from './position.ts';

const { game } = lamplighters;
const DARK = new Array<number>(12).fill(UNLIT);

describe('set-up and options', () => {
  test('LMP-SET-1, LMP-SET-2, LMP-SET-3: four cards of 36, three lights, a coin, twelve dark posts', () => {
    const state = game.setup({ seats: 3, options: { nights: 4, wind: 'stormy', openHands: false }, seed: 's' }, seeded('s'));
    expect(components.cards).toHaveLength(36);
    expect(components.cards.filter((card) => card === 0)).toHaveLength(6);
    expect(state.hands.map((hand) => hand.length)).toEqual([4, 4, 4]);
    expect(pileSize(state.deck)).toBe(24);
    expect(state.lights).toBe(3);
    expect(state.coins).toEqual([1, 1, 1]);
    expect(state.posts).toEqual(DARK);
  });

  test('LMP-OPT-1, LMP-OPT-2, LMP-OPT-4: options have defaults and limits', () => {
    expect(checkSetup(game, 2, {})).toEqual({ ok: true, options: { nights: 4, wind: 'stormy', openHands: false } });
    expect(checkSetup(game, 2, { nights: 7 })).toMatchObject({ ok: false, reasons: [{ rule: 'engine.option-value' }] });
    expect(checkSetup(game, 2, { wind: 'mild' })).toMatchObject({ ok: false, reasons: [{ rule: 'engine.option-value' }] });
    expect(checkSetup(game, 5, { breeze: 1 })).toMatchObject({
      ok: false,
      reasons: [{ rule: 'engine.seats' }, { rule: 'engine.option-unknown' }],
    });
  });

  test('LMP-OPT-3: four players do not play with a calm wind', () => {
    expect(checkSetup(game, 4, { wind: 'calm' })).toEqual({ ok: false, reasons: [{ rule: 'LMP-OPT-3', values: {} }] });
    expect(checkSetup(game, 3, { wind: 'calm' }).ok).toBe(true);
  });

  test('a component file is refused with the places and the reasons', () => {
    expect(parse({ ...file, shields: -1, hand: undefined, postPrices: [1, 'two'] })).toEqual({
      ok: false,
      faults: [
        { place: '$.shields', problem: 'expected a whole number from 0 to 99, not -1' },
        { place: '$.hand', problem: 'expected a whole number from 1 to 9, but it is missing' },
        { place: '$.postPrices[1]', problem: 'expected a whole number from 1 to 99, not "two"' },
      ],
    });
    expect(parse({ ...file, oil: { values: [1, 2, 2], copies: 1 } })).toEqual({
      ok: false,
      faults: [
        { place: '$.oil.copies', problem: '4 players need 20 cards, and there are 9' },
        { place: '$.oil.values', problem: 'a value is there twice' },
      ],
    });
    expect(parse(null).ok).toBe(false);
  });
});

describe('a night', () => {
  test('LMP-NIG-1: at dusk each draws a card; an empty deck is renewed from the discards', () => {
    const { state, events } = position({ deck: { top: [5], loose: [], bottom: [] }, discard: [1, 1], first: 1 });
    expect(events.filter((event) => event.kind === 'drew')).toEqual([
      { kind: 'drew', seat: 1, card: 5 },
      { kind: 'drew', seat: 2, card: 1 },
      { kind: 'drew', seat: 0, card: 1 },
    ]);
    expect(state.discard).toEqual([]);
  });

  test('LMP-NIG-2, LMP-NIG-3: all pour in secret, in any order, and the cards are shown together', () => {
    const { runner, state, events } = position({ hands: [[1], [2], [3]], rng: dieShows(6) }, [
      { do: 'light', seat: 0 },
      { do: 'wind' },
      { do: 'pour' },
    ]);
    expect(runner.awaited()).toEqual([0, 1, 2]);
    runner.act(2, { do: 'pour', card: 3 });
    runner.act(0, { do: 'pour', card: 1 });
    expect(runner.awaited()).toEqual([1]);
    expect(viewOf(game, state, 1).poured).toEqual([HIDDEN, null, HIDDEN]);
    expect(events).toEqual([]);
    runner.act(1, { do: 'pour', card: 2 });
    expect(events[0]).toEqual({ kind: 'poured', cards: [1, 2, 3] });
    expect(viewOf(game, state, 1).poured).toEqual([1, 2, 3]);
  });

  test('LMP-NIG-4: once a night one may think again while others still choose', () => {
    const { runner, state } = position({ hands: [[1, 4], [2], [3]] }, [{ do: 'pour' }]);
    runner.act(0, { do: 'pour', card: 1 });
    expect(runner.legal(0)).toEqual([{ do: 'take-back' }]);
    runner.act(0, { do: 'take-back' });
    expect(runner.awaited()).toEqual([0, 1, 2]);
    expect(state.hands[0]).toEqual([4, 1]);
    runner.act(0, { do: 'pour', card: 4 });
    expect(runner.legal(0)).toEqual([]);
    expect(runner.why(0, { do: 'take-back' })).toEqual([{ rule: 'LMP-NIG-4', values: {} }]);
  });
});

describe('the wind', () => {
  test.each([
    ['calm', 1, true],
    ['calm', 2, false],
    ['stormy', 2, true],
    ['stormy', 3, false],
  ] as const)('LMP-WIN-1: %s wind, a %i: gust %s', (wind, roll, gust) => {
    const { events } = position({ rng: dieShows(roll) }, [{ do: 'light', seat: 0 }, { do: 'wind' }], wind);
    expect(events[0]).toEqual({ kind: 'wind', roll, gust });
  });

  test('LMP-WIN-2: everybody is asked, with or without a shield, until one stops the gust', () => {
    const { runner, state, events } = position({ hands: [[1], [0, 2], [3]] }, [
      { do: 'light', seat: 0 },
      { do: 'shelter', seat: 0, left: 3 },
    ]);
    expect(runner.legal(0)).toEqual([{ do: 'pass' }]);
    expect(runner.why(0, { do: 'shelter' })).toEqual([{ rule: 'LMP-WIN-2', values: {} }]);
    runner.act(0, { do: 'pass' });
    expect(runner.awaited()).toEqual([1]);
    runner.act(1, { do: 'shelter' });
    expect(events).toEqual([{ kind: 'sheltered', seat: 1 }]);
    expect(state.hands[1]).toEqual([2]);
    expect(runner.decision).toEqual({ do: 'light', seat: 0 });
  });

  test('LMP-WIN-3: if nobody does, who poured most, first in turn order, chooses what it takes', () => {
    const { runner, state } = position({ poured: [4, 5, 5], revealed: true, first: 2 }, [
      { do: 'light', seat: 0 },
      { do: 'shelter', seat: 1, left: 1 },
    ]);
    runner.act(1, { do: 'pass' });
    expect(runner.decision).toEqual({ do: 'gust-loss', seat: 2 });
    runner.act(2, { do: 'lose-coin' });
    expect(state.coins).toEqual([1, 1, 0]);
    expect(state.lights).toBe(3);
  });

  test('LMP-WIN-4: without a coin the harbour light goes out by itself', () => {
    const { runner, state, events } = position({ poured: [5, 1, 1], coins: [0, 1, 1] }, [
      { do: 'light', seat: 1 },
      { do: 'shelter', seat: 2, left: 1 },
    ]);
    runner.act(2, { do: 'pass' });
    expect(events).toEqual([{ kind: 'light-out', left: 2, cause: 'gust' }]);
    expect(state.lights).toBe(2);
    expect(runner.decision).toEqual({ do: 'light', seat: 1 });
  });
});

describe('counting and lighting', () => {
  test('LMP-CNT-1: too little oil puts out a light; exactly enough does not', () => {
    const after = (poured: number[]) => position({ poured, night: 2 }, [{ do: 'light', seat: 0 }, { do: 'count' }]).state.lights;
    expect(after([2, 2, 3])).toBe(2);
    expect(after([2, 3, 3])).toBe(3);
  });

  test('LMP-CNT-2: everybody who poured most earns two coins', () => {
    const { state } = position({ poured: [5, 3, 5] }, [{ do: 'light', seat: 0 }, { do: 'count' }]);
    expect(state.coins).toEqual([3, 1, 3]);
    expect(state.discard).toEqual([5, 3, 5]);
  });

  test('LMP-LIT-1, LMP-LIT-2, LMP-LIT-3: a dark post, its price, and the one before it', () => {
    const { runner, state } = position({ posts: [1, ...DARK.slice(1)], coins: [1, 0, 0], hands: [[], [], []] }, [
      { do: 'light', seat: 1 },
      { do: 'light', seat: 0 },
    ]);
    expect(runner.why(0, { do: 'light', post: 0 })).toEqual([{ rule: 'LMP-LIT-1', values: {} }]);
    expect(runner.why(0, { do: 'light', post: 2 })).toEqual([
      { rule: 'LMP-LIT-2', values: { needs: 2, has: 1 } },
      { rule: 'LMP-LIT-3', values: {} },
    ]);
    expect(runner.legal(0)).toEqual([
      { do: 'light', post: 1 },
      { do: 'light', post: 4 },
      { do: 'light', post: 8 },
      { do: 'rest' },
    ]);
    runner.act(0, { do: 'light', post: 1 });
    expect(state.posts[1]).toBe(0);
    expect(state.coins[0]).toBe(0);
  });

  test('LMP-LIT-4: who rests earns a coin', () => {
    const { runner, state } = position({}, [
      { do: 'light', seat: 1 },
      { do: 'light', seat: 0 },
    ]);
    runner.act(0, { do: 'rest' });
    expect(state.coins).toEqual([2, 1, 1]);
  });

  test('LMP-BAR-1, LMP-BAR-2: while somebody lights, any player may pay to exchange a card; the question is asked anew', () => {
    const { runner, state } = position(
      { hands: [[1], [2, 5], [3]], coins: [1, 1, 0], deck: { top: [4], loose: [], bottom: [] } },
      [{ do: 'light', seat: 0 }],
    );
    expect(runner.legal(1)).toEqual([
      { do: 'barter', card: 2 },
      { do: 'barter', card: 5 },
    ]);
    expect(runner.why(2, { do: 'barter', card: 3 })).toEqual([{ rule: 'LMP-BAR-2', values: { needs: 1, has: 0 } }]);
    runner.act(1, { do: 'barter', card: 2 });
    expect(state.hands[1]).toEqual([5, 4]);
    expect(state.deck).toEqual({ top: [], loose: [], bottom: [2] });
    expect(state.coins).toEqual([1, 0, 0]);
    expect(runner.decision).toEqual({ do: 'light', seat: 0 });
  });
});

describe('the end', () => {
  test('LMP-END-1: the last light takes everybody with it', () => {
    const { runner } = position({ lights: 1, poured: [0, 0, 0] }, [{ do: 'light', seat: 0 }, { do: 'count' }]);
    expect(runner.state.outcome).toMatchObject({ ending: 'dark', winners: [], ranks: [1, 1, 1] });
    expect(runner.awaited()).toEqual([]);
  });

  test('LMP-END-2: the next player goes first; after the last night the score decides', () => {
    const { state } = position({ night: 3 }, [{ do: 'dawn' }]);
    expect([state.night, state.first]).toEqual([4, 1]);
    expect(position({ night: 4 }, [{ do: 'dawn' }]).state.outcome?.ending).toBe('dawn');
  });

  test('LMP-SCO-1, LMP-SCO-2, LMP-SCO-3, LMP-SCO-4: posts, streets led alone, coins; a tie is shared', () => {
    const posts = [0, 0, 1, UNLIT, 1, 0, UNLIT, UNLIT, 1, UNLIT, UNLIT, UNLIT];
    const { state } = position({ night: 4, posts, coins: [1, 1, 4] }, [{ do: 'dawn' }]);
    expect(state.outcome).toEqual({
      ending: 'dawn',
      winners: [0, 1],
      ranks: [1, 1, 3],
      scores: [10, 10, 4],
      sources: [
        { posts: 6, streets: 3, coins: 1 },
        { posts: 6, streets: 3, coins: 1 },
        { posts: 0, streets: 0, coins: 4 },
      ],
    });
  });
});
