import type { Outcome } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import type { Played } from '../arena/pairing.ts';
import { endingsOf, ranking, rankingBySeat } from '../ranking.ts';
import { shareOf, spreadOf } from '../statistics.ts';

describe('shares and spreads', () => {
  // Values of the Wilson score interval as tables and other programs give them.
  test.each([
    [8, 10, 0.8, 0.4902, 0.9433],
    [0, 10, 0, 0, 0.2775],
    [10, 10, 1, 0.7225, 1],
    [260, 400, 0.65, 0.602, 0.6951],
  ])('%i wins of %i', (wins, games, share, low, high) => {
    expect(shareOf(wins, games)).toEqual({ share, low, high });
  });

  test('no games say nothing', () => {
    expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });

  test('quantiles lie between neighbours', () => {
    expect(spreadOf([4, 1, 3, 2])).toEqual({
      mean: 2.5,
      min: 1,
      p5: 1.15,
      p25: 1.75,
      median: 2.5,
      p75: 3.25,
      p95: 3.85,
      max: 4,
    });
  });
});

function played(levels: Played['pairing']['levels'], outcome: Partial<Outcome>): Played {
  return {
    pairing: { game: 'x', options: {}, seed: 's', levels, iterations: 1 },
    outcome: { ending: 'end', winners: [], ranks: levels.map(() => 1), scores: levels.map(() => 0), sources: [], ...outcome },
    moves: 10,
    traits: [],
    charts: [],
  };
}

describe('ranking', () => {
  const games = [
    played(['hard', 'medium', 'medium'], { winners: [0], ranks: [1, 2, 3], scores: [9, 5, 1] }),
    played(['medium', 'hard', 'medium'], { winners: [0, 1], ranks: [1, 1, 3], scores: [7, 7, 2] }),
    played(['medium', 'medium', 'hard'], { winners: [], ending: 'lost', ranks: [1, 1, 1] }),
  ];

  test('a shared victory counts in equal parts, and where all lose nobody wins', () => {
    const [hard, medium] = ranking(games, ['hard', 'medium', 'medium']);
    expect(hard).toMatchObject({ level: 'hard', wins: 1.5, share: 0.5, seats: 1, fair: 0.3333, place: 1 });
    expect(medium).toMatchObject({ level: 'medium', wins: 0.5, share: 0.1667, seats: 2, fair: 0.6667 });
  });

  test('seats and endings', () => {
    expect(rankingBySeat(games, [null, null, null]).map(({ wins, meanScore }) => [wins, meanScore])).toEqual([
      [1.5, 5.3333],
      [0.5, 4],
      [0, 1],
    ]);
    expect(endingsOf(games)).toMatchObject([
      { ending: 'end', games: 2, allLose: false },
      { ending: 'lost', games: 1, allLose: true },
    ]);
  });
});
