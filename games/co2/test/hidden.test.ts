import { at, eventsFor, instead, Runner, SPECTATOR, same, seeded, viewOf } from '@kaya/engine';
import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { type Co2State, HIDDEN } from '../types/index.ts';
import { Co2Position } from './choosing.ts';
import { atTurn, B, laid, options, plainTable, project, S, setPlayer, setRegion } from './position.ts';

/** Chapter 10: who may know what. */

/** Everything in a state that is a secret of some seat or of the box. */
const SECRET = ['rng', 'agenda', 'players', 'lobbyDeck'] as const;

function open(state: Co2State): Partial<Co2State> {
  const copy: Partial<Co2State> = { ...state };
  for (const key of SECRET) delete copy[key];
  return copy;
}

test('CO2-HID-1: the board, and what players hold besides cards, is open to everybody', () => {
  const { state } = Runner.start(game, { seats: 3, options: options(), seed: 'open' });
  setPlayer(state, 0, { money: 7, tech: 3, cep: 1 });
  for (const viewer of [0, 1, 2, SPECTATOR]) {
    const view = viewOf(game, state, viewer);
    expect(open(view)).toEqual(open(state));
    view.players.forEach((seen, seat) => {
      const { lobby, goal: _, pack, ...rest } = seen;
      const { lobby: trueLobby, goal: __, pack: truePack, ...truth } = at(state.players, seat);
      expect(rest).toEqual(truth);
      expect([lobby.length, pack.length]).toEqual([trueLobby.length, truePack.length]);
    });
  }
});

test('CO2-HID-2, CO2-INV-29: lobby cards are seen by their owner, and by all when played', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { lobby: ['lobby-25', 'lobby-01'] });
  const table = atTurn(state);
  expect(viewOf(game, table.state, 0).players[0]?.lobby).toEqual(['lobby-25', 'lobby-01']);
  for (const viewer of [1, SPECTATOR]) {
    expect(viewOf(game, table.state, viewer).players[0]?.lobby).toEqual([HIDDEN, HIDDEN]);
  }
  table.minor('lobby-25');
  expect(viewOf(game, table.state, 1)).toMatchObject({ lobbyPlayed: ['lobby-25'] });
  expect(eventsFor(game, table.told('lobby'), 1)).toMatchObject([{ card: 'lobby-25' }]);
});

test('CO2-HID-3, CO2-HID-12: goals are secret until those still held are shown at the final scoring, exchanged or not', () => {
  const state = plainTable(3);
  setPlayer(state, 0, { goal: 'company-goal-29' });
  setPlayer(state, 1, { goal: 'company-goal-31', cep: 8 });
  expect(viewOf(game, state, 2).players.map(({ goal }) => goal)).toEqual([HIDDEN, HIDDEN, 'company-goal-31']);
  setPlayer(state, 2, { goal: 'company-goal-33' });
  instead(state, { do: 'final-scoring', lastIncome: true });
  const table = new Co2Position(state);
  table.runner.advance();
  expect(table.told('goal-revealed').map(({ card, exchanged }) => [card, exchanged])).toEqual([
    ['company-goal-29', true],
    ['company-goal-31', false],
    ['company-goal-33', true],
  ]);
  expect(viewOf(game, table.state, SPECTATOR).players.map(({ goal }) => goal)).toEqual([
    'company-goal-29',
    'company-goal-31',
    'company-goal-33',
  ]);
});

test('CO2-HID-4, CO2-HID-10, CO2-CGO-4: a goal discarded for money is never shown, everything else is after the game', () => {
  const state = plainTable(2);
  setPlayer(state, 1, { lobby: ['lobby-05'] });
  const table = atTurn(state).choose({ do: 'discard-goal' });
  expect(viewOf(game, table.state, 1).players[0]).toMatchObject({ goal: HIDDEN, goalHeld: false });
  expect(JSON.stringify(eventsFor(game, table.events, 1))).not.toContain(at(state.players, 0).goal);
  instead(table.state, { do: 'final-scoring', lastIncome: true });
  table.runner.reset(table.state);
  table.runner.advance();
  const after = viewOf(game, table.state, SPECTATOR);
  expect(after.players.map(({ goal }) => goal)).toEqual([HIDDEN, at(state.players, 1).goal]);
  expect(after.players[1]?.lobby).toEqual(['lobby-05']);
  expect(viewOf(game, table.state, 0).players[0]?.goal).toBe(at(state.players, 0).goal);
});

test('CO2-HID-5: nobody sees the company goals that were not dealt', () => {
  const state = laid(4);
  const dealt = state.players.map(({ goal }) => goal);
  for (const viewer of [0, SPECTATOR]) {
    const text = JSON.stringify(viewOf(game, state, viewer));
    const shown = [...new Set(text.match(/company-goal-\d+/g) ?? [])];
    expect(shown).toEqual(viewer === SPECTATOR ? [] : [dealt[viewer]]);
  }
});

test('CO2-HID-6, CO2-HID-9: the order of a pile is not decided before the draw, and no view has the generator', () => {
  const { state } = Runner.start(game, { seats: 2, options: options(), seed: 'piles' });
  const view = viewOf(game, state, 0);
  expect(view.rng).toEqual([0, 0, 0, 0]);
  expect(view.lobbyDeck.every((card) => card === HIDDEN)).toBe(true);
  // The same state with another generator draws other tiles: what is to come stands nowhere else.
  const future = (seed: string) => {
    const copy = game.clone(state);
    copy.rng = seeded(seed);
    instead(copy, { do: 'energy' }, { do: 'event' }, { do: 'operations' });
    copy.decade = 2;
    const runner = new Runner(game, copy);
    runner.advance();
    return [Object.values(copy.regions).map(({ slots }) => slots[1]), copy.nextEvent, copy.summitPile.length];
  };
  const futures = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => JSON.stringify(future(seed)));
  expect(new Set(futures).size).toBeGreaterThan(1);
});

test('CO2-HID-6, CO2-SOL-7, CO2-SOL-8, CO2-SUM-9: nor is the order of summits, and alone of UN goals and lobby cards', () => {
  const drawn = Array.from({ length: 12 }, (_, i) => {
    const state = plainTable(1);
    setPlayer(state, 0, { lobby: ['lobby-02'] });
    state.summits[0] = { tile: 'summit-01', scientists: [0, 0] };
    state.rng = seeded(`drawn ${i}`);
    const table = atTurn(state).propose('asia', 1, B).choose({ do: 'play-major', card: 'lobby-02' }).endTurn();
    table.choose({ do: 'learn', type: S });
    return [table.state.unGoals[0], table.player(0).lobby[0], table.state.summits[0]?.tile];
  });
  for (const pile of [0, 1, 2]) expect(new Set(drawn.map((cards) => cards[pile])).size).toBeGreaterThan(1);
});

test('CO2-HID-8, CO2-HID-11: looking for a reaction or for something to build looks like the turn menu', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { lobby: ['lobby-02', 'lobby-16'], money: 7, tech: 4, expertise: { solar: 2 } });
  setRegion(state, 'europe', { projects: [project(S, true), project(S, true), null] });
  const table = atTurn(state);
  const menu = (viewer: number) => viewOf(game, table.state, viewer);
  const before = menu(1);
  table.choose({ do: 'to-construct' });
  expect(table.asked).toBe('construct');
  expect(same(menu(1), before)).toBe(true);
  expect(same(menu(0), before)).toBe(false);
  const reacting = atTurn(plainTable(2));
  const { state: there } = reacting;
  setPlayer(there, 0, { lobby: ['lobby-02'] });
  reacting.propose('asia', 1, B);
  expect(reacting.asked).toBe('lobby-trigger');
  const seen = viewOf(game, there, 1);
  expect(new Runner(game, seen).decision).toEqual({ do: 'turn-menu', seat: 0 });
  reacting.choose({ do: 'no-lobby' });
  expect(same(viewOf(game, reacting.state, 1), seen)).toBe(true);
});
