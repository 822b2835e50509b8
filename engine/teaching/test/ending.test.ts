import { expect, test } from 'vitest';
import { UNLIT } from '../types/index.ts';
import { position } from './position.ts';

test('LMP-END-1: the last light takes everybody with it', () => {
  const players = [{ poured: 0 }, { poured: 0 }, { poured: 0 }];
  const at = position({ lights: 1, players }, { do: 'count' }, { do: 'turn', seat: 0 });
  expect(at.state.outcome).toMatchObject({ ending: 'dark', winners: [], ranks: [1, 1, 1] });
  expect(at.runner.awaited()).toEqual([]);
});

test('LMP-END-2: the next player goes first; after the last night the score decides', () => {
  const { state } = position({ night: 3 }, { do: 'dawn' });
  expect([state.night, state.first]).toEqual([4, 1]);
  expect(position({ night: 4 }, { do: 'dawn' }).state.outcome?.ending).toBe('dawn');
});

test('LMP-SCO-1, LMP-SCO-2, LMP-SCO-3, LMP-SCO-4: posts, streets led alone, coins; a tie is shared', () => {
  const posts = [0, 0, 1, UNLIT, 1, 0, UNLIT, UNLIT, 1, UNLIT, UNLIT, UNLIT];
  const { state } = position({ night: 4, posts, players: [{ coins: 1 }, { coins: 1 }, { coins: 4 }] }, { do: 'dawn' });
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
