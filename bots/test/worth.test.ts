import type { Outcome } from '@kaya/engine';
import { expect, test } from 'vitest';
import { worth } from '../worth.ts';

const alone = { ending: 'over', scores: [10], sources: [{}] };
const automa = { name: 'automa', score: 20, sources: {} };

function certain(outcome: Outcome): number {
  const known = worth(outcome, 0);
  if (known === null) throw new Error('only the score tells');
  return known;
}

test('a rival without a seat wins, loses and shares like anybody else', () => {
  const beaten = certain({ ...alone, winners: [], ranks: [2], rivals: [{ ...automa, rank: 1 }] });
  const shared = certain({ ...alone, winners: [0], ranks: [1], rivals: [{ ...automa, rank: 1 }] });
  const won = certain({ ...alone, winners: [0], ranks: [1], rivals: [{ ...automa, rank: 2 }] });
  expect(won).toBe(1);
  expect(shared).toBeLessThan(won);
  expect(beaten).toBeLessThan(shared);
  expect(beaten).toBeGreaterThan(certain({ ...alone, winners: [], ranks: [1] }));
});

test('alone and not lost, an end is worth what its score is: it is no reason to end the game', () => {
  expect(worth({ ...alone, winners: [0], ranks: [1] }, 0)).toBeNull();
  expect(worth({ ...alone, winners: [], ranks: [1] }, 0)).toBe(0);
});
