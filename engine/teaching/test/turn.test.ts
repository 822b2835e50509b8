import { describe, expect, test } from 'vitest';
import { UNLIT } from '../types/index.ts';
import { hands, position } from './position.ts';

const FIRST = { do: 'turn', seat: 0 } as const;
const SECOND = { do: 'turn', seat: 1 } as const;
const DARK = new Array<number>(12).fill(UNLIT);

describe('a turn', () => {
  test('LMP-TRN-1: light, sell or rest; an entry is legal while something is legal behind it', () => {
    expect(position({ players: hands([1, 2]) }, FIRST, SECOND).kinds).toEqual(['to-light', 'to-sell', 'rest', 'barter']);
    expect(position({ players: [{ hand: [0, 0], coins: 0 }] }, FIRST, SECOND).kinds).toEqual(['rest']);
  });

  test('a refused entry tells what stands against the candidate that comes closest, and names it where only one does', () => {
    const at = position({ players: [{ hand: [0, 0], coins: 0 }] }, FIRST, SECOND);
    expect(at.runner.why(0, { do: 'to-light' })).toEqual([{ rule: 'LMP-LIT-2', values: { needs: 1, has: 0 } }]);
    const lit = position({ posts: [...DARK.map(() => 1).slice(1), UNLIT], players: [{ hand: [0, 0], coins: 0 }] }, FIRST, SECOND);
    expect(lit.runner.why(0, { do: 'to-light' })).toEqual([
      { rule: 'LMP-LIT-2', values: { needs: 2, has: 0 }, about: { do: 'light', post: 11 } },
    ]);
    expect(at.why({ do: 'to-sell' })).toEqual(['LMP-SEL-2']);
  });

  test('LMP-TRN-2: who rests earns a coin', () => {
    expect(position({}, FIRST, SECOND).choose({ do: 'rest' }).coins).toEqual([2, 1, 1]);
  });
});

describe('lighting', () => {
  test('LMP-LIT-1, LMP-LIT-2, LMP-LIT-3: a dark post, after the one before it, for its price', () => {
    const at = position({ posts: [1, ...DARK.slice(1)], players: [{ coins: 1 }] }, FIRST, SECOND).choose({ do: 'to-light' });
    expect(at.why({ do: 'light', post: 0 })).toEqual(['LMP-LIT-1']);
    expect(at.runner.why(0, { do: 'light', post: 2 })).toEqual([
      { rule: 'LMP-LIT-3', values: {} },
      { rule: 'LMP-LIT-2', values: { needs: 2, has: 1 } },
    ]);
    expect(at.options).toEqual([
      { do: 'light', post: 1 },
      { do: 'light', post: 4 },
      { do: 'light', post: 8 },
    ]);
    at.choose({ do: 'light', post: 1 });
    expect(at.state.posts[1]).toBe(0);
    expect(at.coins[0]).toBe(0);
    expect([at.asked, at.seat]).toEqual(['turn', 1]);
  });
});

describe('selling', () => {
  test('LMP-SEL-1, LMP-SEL-2: oil for two coins, whatever its value; no shields', () => {
    const at = position({ players: hands([0, 4, 5]) }, FIRST, SECOND).choose({ do: 'to-sell' });
    expect(at.options).toEqual([
      { do: 'sell', card: 4 },
      { do: 'sell', card: 5 },
    ]);
    expect(at.why({ do: 'sell', card: 0 })).toEqual(['LMP-SEL-2']);
    at.choose({ do: 'sell', card: 5 });
    expect(at.player(0)).toMatchObject({ hand: [0, 4], coins: 3 });
    expect(at.state.discard).toEqual([5]);
  });

  test('LMP-SEL-3: the last card stays', () => {
    expect(position({ players: hands([4]) }, FIRST, SECOND).why({ do: 'to-sell' })).toEqual(['LMP-SEL-3']);
  });
});

describe('bartering', () => {
  test('LMP-BAR-1, LMP-BAR-2: while somebody has a turn, any player may pay to exchange a card; the question is asked anew', () => {
    const players = [{ hand: [1] }, { hand: [2, 5] }, { hand: [3], coins: 0 }];
    const at = position({ players, deck: { top: [4], loose: [], bottom: [] } }, FIRST, SECOND);
    expect(at.runner.legal(1)).toEqual([
      { do: 'barter', card: 2 },
      { do: 'barter', card: 5 },
    ]);
    expect(at.runner.why(2, { do: 'barter', card: 3 })).toEqual([{ rule: 'LMP-BAR-2', values: { needs: 1, has: 0 } }]);
    at.runner.act(1, { do: 'barter', card: 2 });
    expect(at.player(1)).toMatchObject({ hand: [5, 4], coins: 0 });
    expect(at.state.deck).toEqual({ top: [], loose: [], bottom: [2] });
    expect(at.runner.decision).toEqual(FIRST);
  });
});
