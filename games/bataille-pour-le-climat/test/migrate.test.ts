import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import type { BpcStep } from '../types/index.ts';
import { newWorld } from './position.ts';

test('a table that waits before the victory check under the first rules goes on under these', () => {
  const world = newWorld().set('europe', { tps: 'A' });
  world.player(1).employer = 'shift-action';
  const { quiet: _, ...asked } = { do: 'after-activation', seat: 1, who: 1, quiet: 0 } as const;
  // As version 1 laid it, without a count.
  const old = { ...world.state, agenda: [{ do: 'victory-check' }, asked as BpcStep] as const };
  const state = game.migrate?.(old, 1) ?? old;
  world.runner.reset(state);
  expect(world.step).toEqual({ do: 'after-activation', seat: 1, who: 1, quiet: 0 });
  expect(world.offered('use-power', 1)).toEqual([{ do: 'use-power', employer: 'shift-action', outcome: 0 }]);
  expect(game.migrate?.(state, 2)).toBe(state);
});
