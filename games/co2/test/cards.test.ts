import { expect, test } from 'vitest';
import type { Co2State, LobbyId } from '../types/index.ts';
import { atSteps, atTurn, B, green, plainTable, project, S, setPlayer, setRegion, slots } from './position.ts';

/** Chapter 5.14: when and how cards are played. */

function holding(...lobby: LobbyId[]): Co2State {
  const state = plainTable(2);
  setPlayer(state, 0, { lobby, money: 20 });
  return state;
}

test('CO2-CRD-1: one card action a turn, a lobby card or a UN goal', () => {
  const state = holding('lobby-01', 'lobby-25');
  setRegion(state, 'europe', { slots: slots(5, green('forestation-1', 0), green('solar-1', 0)), controller: 0 });
  setPlayer(state, 0, { tech: 2 });
  state.unGoals = ['un-goal-34'];
  const lobby = atTurn(structuredClone(state)).minor('lobby-01');
  expect(lobby.why({ do: 'to-lobby' })).toEqual(['CO2-CRD-1']);
  expect(lobby.why({ do: 'to-un-goal' })).toEqual(['CO2-CRD-1']);
  const goal = atTurn(structuredClone(state)).scoreUnGoal('un-goal-34');
  expect(goal.why({ do: 'to-lobby' })).toEqual(['CO2-CRD-1']);
  // Nor is a reaction offered any more.
  expect(goal.buy().asked).toBe('turn-menu');
});

test('CO2-EX-29, CO2-LOB-16, CO2-CON-7: a discount card and the help of the region together', () => {
  const state = holding('lobby-16');
  setPlayer(state, 0, { money: 9, tech: 1, expertise: { solar: 2 } });
  setRegion(state, 'europe', { projects: [project(S, true), null, null], tech: 2 });
  state.supply = 22;
  const table = atTurn(state).choose({ do: 'to-construct' });
  table.choose({ do: 'cep-to-region', region: 'africa' });
  expect(table.player(0)).toMatchObject({ money: 2, tech: 0, points: 8 });
  expect(table.region('europe').tech).toBe(1);
  expect(table.state.supply).toBe(24);
  expect(table.state.turn.card).toBe(true);
});

test('CO2-EX-42, CO2-CRD-1: a construction card uses up the card action', () => {
  const state = holding('lobby-16');
  setPlayer(state, 0, { money: 7, tech: 4, expertise: { solar: 2 } });
  setRegion(state, 'europe', {
    projects: [project(S, true), null, null],
    slots: slots(5, green('forestation-1', 0)),
    controller: 0,
  });
  state.unGoals = ['un-goal-34'];
  const table = atTurn(state).choose({ do: 'to-construct' });
  table.choose({ do: 'cep-to-region', region: 'africa' });
  expect(table.told('constructed')).toHaveLength(1);
  expect(table.why({ do: 'to-un-goal' })).toEqual(['CO2-CRD-1']);
});

test('CO2-CRD-2: a played card leaves the game, for its major effect or for its minor one', () => {
  const table = atTurn(holding('lobby-02', 'lobby-03')).minor('lobby-02');
  expect(table.player(0).lobby).toEqual(['lobby-03']);
  expect(table.state.lobbyPlayed).toEqual(['lobby-02']);
});

test('CO2-CRD-5, CO2-CRD-6, CO2-DEC-17: of several fitting cards one or none is played, once at each step', () => {
  const start = () => atTurn(holding('lobby-02', 'lobby-07', 'lobby-25')).propose('asia', 0, B);
  const table = start();
  expect(table.asked).toBe('lobby-trigger');
  expect(table.options).toEqual([
    { do: 'play-major', card: 'lobby-02' },
    { do: 'play-major', card: 'lobby-07' },
    { do: 'no-lobby' },
  ]);
  expect(table.why({ do: 'play-major', card: 'lobby-25' })).toEqual(['CO2-CRD-5']);
  table.choose({ do: 'play-major', card: 'lobby-02' });
  expect(table.asked).toBe('turn-menu');
  expect(table.player(0).money).toBe(20 + 5 + 3);
  const passed = start().choose({ do: 'no-lobby' });
  expect(passed.asked).toBe('turn-menu');
  expect(passed.state.turn.card).toBe(false);
  // The next step is another occasion.
  expect(passed.buy().options).toEqual([{ do: 'play-major', card: 'lobby-25' }, { do: 'no-lobby' }]);
});

test('CO2-CRD-7: no card on the turn of another, nor in the supply phase', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { money: 5 });
  setPlayer(state, 1, { lobby: ['lobby-21'], hand: 0 });
  setRegion(state, 'europe', { projects: [project(S, false, 1), null, null] });
  const table = atTurn(state).choose({ do: 'to-install' });
  expect([table.asked, table.seat]).toEqual(['dismissed-scientist', 1]);
  table.choose({ do: 'send-scientist', to: 'summit', place: 0, topic: S });
  expect([table.asked, table.seat]).toEqual(['turn-menu', 0]);
  expect(table.player(1).expertise.solar).toBe(0);
  const supply = plainTable(2);
  setPlayer(supply, 0, { lobby: ['lobby-25'], cep: 0, money: 8 });
  setRegion(supply, 'africa', { slots: slots(3, green('biomass-1', 0)), controller: 0, cep: 0 });
  supply.decade = 2;
  const bought = atSteps(supply, { do: 'region-energy', region: 'africa' });
  expect(bought.told('forced-purchase')).toHaveLength(1);
  expect(bought.asked).toBe('turn-menu');
  expect(bought.player(0)).toMatchObject({ points: 0, lobby: ['lobby-25'] });
});

test('CO2-CRD-8: an effect is carried out as far as possible, even if nothing is left of it', () => {
  const state = holding('lobby-08');
  state.supply = 3;
  const table = atTurn(state).propose('asia', 1, B).choose({ do: 'play-major', card: 'lobby-08' });
  expect(table.player(0).tech).toBe(3);
  const empty = holding('lobby-01');
  empty.supply = 0;
  const nothing = atTurn(empty).minor('lobby-01');
  expect(nothing.player(0)).toMatchObject({ tech: 0, lobby: [] });
  const noMove = atTurn(holding('lobby-03')).minor('lobby-03');
  expect([noMove.asked, noMove.player(0).lobby]).toEqual(['turn-menu', []]);
});

test('CO2-CRD-9: the reaction is asked when its step is finished: the market refilled, the used tile back', () => {
  const state = holding('lobby-25');
  state.market = 1;
  const table = atTurn(state).buy();
  expect(table.asked).toBe('lobby-trigger');
  expect(table.state).toMatchObject({ market: 2, price: 4 });
  const building = holding('lobby-21');
  setPlayer(building, 0, { money: 10, tech: 2, hand: 0, expertise: { solar: 3 } });
  setRegion(building, 'europe', { projects: [project(S, true, 0), null, null] });
  const built = atTurn(building).choose({ do: 'to-construct' }).choose({ do: 'use-free-move' });
  built.choose({ do: 'send-scientist', to: 'summit', place: 0, topic: S });
  expect(built.asked).toBe('lobby-trigger');
  expect(built.region('europe').projects[0]).toBeNull();
});

test('CO2-EX-49: the move of a grant with its lobby card, then the free move, in one turn', () => {
  const state = holding('lobby-21');
  setRegion(state, 'europe', { projects: [project(S, false, 0), null, null] });
  const table = atTurn(state).propose('asia', 2, B).choose({ do: 'research-move' });
  table.choose({ do: 'pick-scientist', at: 'project', region: 'europe', space: 0 });
  table.choose({ do: 'send-scientist', to: 'summit', place: 0, topic: S }, { do: 'play-major', card: 'lobby-21' });
  expect(table.player(0).expertise.solar).toBe(1);
  table.choose({ do: 'to-scientist' }).choose({ do: 'send-scientist', to: 'project', region: 'asia', space: 2 });
  expect(table.state.summits[0]?.scientists).toEqual([-1, 0]);
  expect(table.region('asia').projects[2]?.scientist).toBe(0);
});
