import { expect, test } from 'vitest';
import { worth } from '../standing.ts';

const alone = { ending: 'over', scores: [10], sources: [{}] };
const automa = { name: 'automa', score: 20, sources: {} };

test('a rival without a seat wins, loses and shares like anybody else', () => {
  const beaten = worth({ ...alone, winners: [], ranks: [2], rivals: [{ ...automa, rank: 1 }] }, 0);
  const shared = worth({ ...alone, winners: [0], ranks: [1], rivals: [{ ...automa, rank: 1 }] }, 0);
  const won = worth({ ...alone, winners: [0], ranks: [1], rivals: [{ ...automa, rank: 2 }] }, 0);
  expect(won).toBe(1);
  expect(shared).toBeLessThan(won);
  expect(beaten).toBeLessThan(shared);
  expect(beaten).toBeGreaterThan(worth({ ...alone, winners: [], ranks: [1] }, 0));
});
