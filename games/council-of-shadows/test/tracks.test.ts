// What is written below the scale of energy and consumption can be read, however close the two are.
import { expect, test } from 'vitest';
import { apart } from '../board/Tracks.tsx';

test('energy and consumption have their own places, in the order of their marks', () => {
  expect(apart(100, 200)).toEqual([100, 200]);
  for (let light = 0; light <= 60; light++) {
    const [energy, consumption] = apart(light, 30);
    expect(Math.abs(energy - consumption)).toBeGreaterThanOrEqual(24);
    expect(energy < consumption).toBe(light <= 30);
  }
});
