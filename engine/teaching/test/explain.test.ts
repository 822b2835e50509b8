import { speakerFor, viewOf } from '@kaya/engine';
import { expect, test } from 'vitest';
import { oilTonight, pointsNow } from '../explain/index.ts';
import { game } from '../rules/game.ts';
import { voice } from '../text/voice.ts';
import { UNLIT } from '../types/index.ts';
import { position } from './position.ts';

test('LMP-CNT-1: what is missing tonight is told once the oil lies open, and not before', () => {
  const players = [{ poured: 2 }, { poured: 1 }, { poured: 1 }];
  const { state } = position({ players, revealed: true }, { do: 'turn', seat: 0 });
  expect(oilTonight(state)).toEqual({ needed: 7, shown: 4, missing: 3 });
  expect(oilTonight(viewOf(game, { ...state, revealed: false }, 0))).toEqual({ needed: 7, shown: 2, missing: null });
});

test('LMP-SCO-1, LMP-SCO-2, LMP-SCO-3: what a seat would score now', () => {
  const posts = [0, 0, ...new Array<number>(10).fill(UNLIT)];
  const { state } = position({ posts, players: [{ coins: 2 }] }, { do: 'turn', seat: 0 });
  expect(pointsNow(state, 0)).toBe(2 * 2 + 3 + 2);
});

test('a tooltip says what lies at a place and what it means now', async () => {
  const speaker = await speakerFor(voice, 'en', ['Ann', 'Ben', 'Cem']);
  const { state } = position({ posts: [1, ...new Array<number>(11).fill(UNLIT)], discard: [0, 4] }, { do: 'turn', seat: 0 });
  const told = (place: string) => (voice.about?.(place, state, 0) ?? []).map((words) => speaker.say(words)).join(' ');
  expect(told('post:0')).toBe('Lit by Ben.');
  expect(told('post:2')).toBe('Dark. Lighting it costs 2 coins.');
  expect(told('harbour')).toBe('3 lights burn; tonight the harbour needs 7 oil.');
  expect(told('discard')).toBe('Face up: a shield and oil 4.');
  expect(told('coins:1')).toBe('Ben: 6 points if it ended now.');
});
