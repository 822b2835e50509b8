import { everythingHasWords, findBrokenLaw } from '@kaya/engine/laws';
import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { voice } from '../text/voice.ts';
import type { Co2Options } from '../types/index.ts';
import { options } from './position.ts';

const GAMES: readonly (readonly [seats: number, chosen: Partial<Co2Options>])[] = [
  [1, {}],
  [1, { edition: 'ru' }],
  [2, { 'fossil-setup': 'beginner' }],
  [3, { edition: 'ru', 'lobby-draft': true }],
  [4, { 'first-player-auction': 'every-decade', 'fossil-setup': 'beginner' }],
  [5, { 'lobby-draft': true, 'first-player-auction': 'later-decades', 'fossil-setup': 'extreme' }],
];

test.each(GAMES)('everything met in whole games of %i with %j is said in three languages', async (seats, chosen) => {
  const laws = [await everythingHasWords(voice)];
  expect(findBrokenLaw(game, { games: 2, seats, options: options(chosen), seed: 'words', laws })).toBeNull();
});
