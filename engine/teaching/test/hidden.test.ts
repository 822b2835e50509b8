import { eventsFor, imagined, playerOf, SPECTATOR, seeded, type Viewer, viewOf } from '@kaya/engine';
import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { HIDDEN, type LampState } from '../types/index.ts';
import { hands, position } from './position.ts';

const TURN = { do: 'turn', seat: 0 } as const;
const handsSeen = (state: LampState, viewer: Viewer) => viewOf(game, state, viewer).players.map(({ hand }) => hand);

test('LMP-HID-1, LMP-HID-2: hands are seen by their owners, unless they are open; the deck by nobody', () => {
  const { state } = position({ players: hands([1, 2], [3, 4], [5]) }, TURN);
  expect(handsSeen(state, 0)).toEqual([[1, 2], [HIDDEN, HIDDEN], [HIDDEN]]);
  expect(handsSeen(state, SPECTATOR)).toEqual([[HIDDEN, HIDDEN], [HIDDEN, HIDDEN], [HIDDEN]]);
  expect(viewOf(game, state, 0).deck.loose.every((card) => card === HIDDEN)).toBe(true);
  expect(handsSeen({ ...state, openHands: true }, SPECTATOR)).toEqual([[1, 2], [3, 4], [5]]);
  expect(eventsFor(game, [{ kind: 'drew', seat: 0, card: 4 }], 1)).toEqual([{ kind: 'drew', seat: 0, card: HIDDEN }]);
  expect(eventsFor(game, [{ kind: 'drew', seat: 0, card: 4 }], 0)).toEqual([{ kind: 'drew', seat: 0, card: 4 }]);
});

test('LMP-HID-3: who has chosen is seen by all, what was chosen by its owner', () => {
  const { state } = position({ players: [{ poured: 4 }] }, { do: 'pour' });
  const seen = (viewer: Viewer) => viewOf(game, state, viewer).players.map(({ poured }) => poured);
  expect(seen(0)).toEqual([4, null, null]);
  expect(seen(1)).toEqual([HIDDEN, null, null]);
});

test('LMP-HID-4: after the game everything is open', () => {
  const { state } = position({ night: 4, players: hands([1, 2], [3, 4], [5]) }, { do: 'dawn' });
  expect(handsSeen(state, SPECTATOR)).toEqual([[1, 2], [3, 4], [5]]);
});

test('an imagined world keeps what the viewer knows and deals the rest anew', () => {
  const { state } = position({}, TURN);
  const worlds = Array.from({ length: 20 }, (_, i) => imagined(game, state, 0, seeded(i)));
  const hand = (world: LampState, seat: number) => playerOf(world, seat).hand.join();
  expect(worlds.every((world) => hand(world, 0) === hand(state, 0))).toBe(true);
  expect(new Set(worlds.map((world) => hand(world, 1))).size).toBeGreaterThan(10);
});
