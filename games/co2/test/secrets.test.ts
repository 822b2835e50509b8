import { at, hash, imagined, Match, SPECTATOR, same, seeded, viewOf } from '@kaya/engine';
import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import type { Co2State, LobbyId } from '../types/index.ts';
import type { Co2Position } from './choosing.ts';
import { atSteps, atTurn, B, F, laid, plainTable, project, S, setPlayer, setRegion } from './position.ts';

/** Chapter 10: a reaction must not be readable from anything that the others see. */

function seenByOthers(state: Co2State): string[] {
  return [SPECTATOR, 1, 2].map((viewer) => hash(viewOf(game, state, viewer)));
}

/** Seat 0 has just proposed in Asia, holding this card. */
function proposed(card: LobbyId): Co2Position {
  const state = plainTable(3);
  setPlayer(state, 0, { lobby: [card] });
  return atTurn(state).propose('asia', 1, B);
}

test('CO2-HID-8: with or without a fitting card the others see the same', () => {
  const asked = proposed('lobby-02');
  const not = proposed('lobby-25');
  expect([asked.asked, not.asked]).toEqual(['lobby-trigger', 'turn-menu']);
  expect(seenByOthers(asked.state)).toEqual(seenByOthers(not.state));
  expect(viewOf(game, asked.state, 0).agenda.at(-1)).toMatchObject({ do: 'lobby-trigger' });
});

test('CO2-HID-8: two passes in a row leave no trace and no event', () => {
  const state = plainTable(3);
  setPlayer(state, 0, { lobby: ['lobby-02', 'lobby-21'] });
  setRegion(state, 'europe', { projects: [project(S, false, 0), null, null] });
  const table = atTurn(state)
    .propose('asia', 2, B)
    .choose(
      { do: 'research-move' },
      { do: 'pick-scientist', at: 'project', region: 'europe', space: 0 },
      { do: 'send-scientist', to: 'summit', place: 0, topic: S },
    );
  const before = seenByOthers(table.state);
  const told = table.events.length;
  table.choose({ do: 'no-lobby' });
  expect(table.asked).toBe('lobby-trigger');
  expect(seenByOthers(table.state)).toEqual(before);
  table.choose({ do: 'no-lobby' });
  expect(table.asked).toBe('turn-menu');
  expect(seenByOthers(table.state)).toEqual(before);
  expect(table.events).toHaveLength(told);
});

test('CO2-HID-8: a match tells the others nothing about a pass', () => {
  for (let i = 0; ; i++) {
    const opened = Match.start(game, { seats: 3, seed: `pass ${i}` });
    if (!opened.ok) throw new Error('a plain game can be opened');
    const { match } = opened;
    const seat = at(match.awaited(), 0);
    match.act(seat, { do: 'to-propose' });
    match.act(seat, at(match.legal(seat), 1));
    if (match.decision?.do !== 'lobby-trigger') continue;
    const result = match.act(seat, { do: 'no-lobby' });
    expect(result.ok && result.updates.map(({ viewer }) => viewer)).toEqual([seat]);
    return;
  }
});

test('CO2-HID-8: the menu is asked even if only the end of the turn is left, so that a pause tells nothing', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { cep: 0, hand: 0, pool: 4, goalHeld: false });
  const table = atTurn(state).propose('africa', 1, F);
  expect(table.seat).toBe(0);
  expect(table.options).toEqual([{ do: 'end-turn' }]);
});

test('CO2-HID-11: candidates and reasons are for the seat that decides', () => {
  const table = atTurn(plainTable(3));
  expect(table.runner.candidates(0).length).toBeGreaterThan(0);
  expect(table.runner.candidates(1)).toEqual([]);
  expect(table.why({ do: 'to-construct' }, 1)).toEqual(['engine.not-your-decision']);
});

test('CO2-HID-3: when the planet is lost nothing is scored, and no goal is shown', () => {
  const state = plainTable(3);
  state.pollution = 500;
  const end = atSteps(state, { do: 'planet-check' });
  expect(viewOf(game, end.state, 1).players.map(({ goal }) => goal)).toEqual(['?', 'company-goal-30', '?']);
});

test('CO2-INV-29: what a viewer imagines follows from its view alone', () => {
  const state = laid(4);
  for (const viewer of [SPECTATOR, 0, 1, 2, 3]) {
    const fromTruth = imagined(game, state, viewer, seeded('world'));
    const fromView = imagined(game, viewOf(game, state, viewer), viewer, seeded('world'));
    expect(same(fromTruth, fromView)).toBe(true);
    expect(viewOf(game, fromTruth, viewer)).toEqual(viewOf(game, state, viewer));
  }
});
