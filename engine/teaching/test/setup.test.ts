import { checkSetup, pileSize } from '@kaya/engine';
import { expect, test } from 'vitest';
import { components } from '../data/index.ts';
import { game } from '../rules/game.ts';
import { UNLIT } from '../types/index.ts';

test('LMP-SET-1, LMP-SET-2, LMP-SET-3: four cards of 36, three lights, a coin, twelve dark posts', () => {
  const state = game.setup({ seats: 3, options: { nights: 4, wind: 'stormy', openHands: false }, seed: 's' }, [1, 2, 3, 4]);
  expect(components.cards).toHaveLength(36);
  expect(components.cards.filter((card) => card === 0)).toHaveLength(6);
  expect(state.players.map(({ hand, coins }) => [hand.length, coins])).toEqual([
    [4, 1],
    [4, 1],
    [4, 1],
  ]);
  expect(pileSize(state.deck)).toBe(24);
  expect(state.lights).toBe(3);
  expect(state.posts).toEqual(new Array(12).fill(UNLIT));
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
