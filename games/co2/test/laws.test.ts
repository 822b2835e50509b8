import { at, instead, Runner } from '@kaya/engine';
import { checkLaws, everythingHasWords } from '@kaya/engine/laws';
import { describe, expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { voice } from '../text/voice.ts';
import type { Co2State } from '../types/index.ts';
import { Co2Position } from './choosing.ts';
import { atTurn, green, options, plainTable, project, S, setPlayer, setRegion, slots } from './position.ts';

/** Chapter 12, and the engine's laws over whole random games. */

test('CO2-INV-27, CO2-INV-28: games of every size and option end, replay exactly, and keep every law and invariant', async () => {
  checkLaws(game, { games: 25, seed: 'co2', more: [await everythingHasWords(voice)] });
});

/** An invariant on a position that breaks it. */
function broken(...[rule, change, before]: Break): string | null | undefined {
  const state = plainTable(2);
  state.phase = 'operations';
  expect(game.invariants[rule]?.(state, null)).toBeNull();
  const old = game.clone(state);
  before?.(old);
  change(state);
  return game.invariants[rule]?.(state, old);
}

/** A rule, what breaks it, and what was different before. */
type Break = [rule: string, change: (state: Co2State) => unknown, before?: (state: Co2State) => unknown];

describe('every invariant notices when it is broken', () => {
  test.each([
    ['CO2-INV-1', (state) => state.bank++],
    ['CO2-INV-2', (state) => state.supply--],
    ['CO2-INV-4', (state) => setRegion(state, 'africa', { cep: 4 })],
    ['CO2-INV-5', (state) => setRegion(state, 'africa', { controller: 1 })],
    ['CO2-INV-6', (state) => setRegion(state, 'africa', { cep: 1 })],
    ['CO2-INV-7', (state) => setRegion(state, 'africa', { slots: [null, green('solar-1', 0), null] })],
    ['CO2-INV-8', (state) => (state.decade = 2)],
    ['CO2-INV-9', (state) => (state.pollution = 190)],
    ['CO2-INV-9', () => undefined, (old) => (old.pollution = 170)],
    ['CO2-INV-10', (state) => (state.price = 9)],
    ['CO2-INV-10', (state) => (state.market = 0)],
    ['CO2-INV-11', (state) => setRegion(state, 'europe', { projects: [project(S), null, null] })],
    ['CO2-INV-12', (state) => setRegion(state, 'europe', { slots: slots(5, green('solar-2', 0)) })],
    ['CO2-INV-13', (state) => state.fossilStack.coal--],
    ['CO2-INV-14', (state) => state.summitPile.pop()],
    ['CO2-INV-14', (state) => (state.summits[0] = { tile: 'summit-01', scientists: [0, 1] })],
    ['CO2-INV-15', (state) => setRegion(state, 'asia', { projects: [project(S), null, null] })],
    ['CO2-INV-16', () => undefined, (old) => setPlayer(old, 0, { expertise: { solar: 1 } })],
    ['CO2-INV-17', (state) => setPlayer(state, 0, { money: -1 })],
    ['CO2-INV-18', () => undefined, (old) => setPlayer(old, 0, { sources: { ...at(old.players, 0).sources, plants: 3 } })],
    ['CO2-INV-19', (state) => state.lobbyDeck.pop()],
    ['CO2-INV-20', (state) => state.unGoals.pop()],
    ['CO2-INV-21', () => undefined, (old) => (old.turn.market = true)],
    ['CO2-INV-22', () => undefined, (old) => (old.reached350 = true)],
    ['CO2-INV-23', (state) => (state.turns = 11)],
    ['CO2-INV-24', (state) => state.eventsResolved.push('event-52')],
  ] satisfies Break[])('%s', (...[rule, change, before]: Break) => {
    expect(broken(rule, change, before)).toEqual(expect.any(String));
  });
});

test('CO2-INV-26: money passes between players only as the fee of a dismissal, cubes never', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { money: 5, tech: 2 });
  setPlayer(state, 1, { money: 3, tech: 1, hand: 0 });
  setRegion(state, 'europe', { projects: [project(S, false, 1), null, null] });
  instead(state, { do: 'turn-menu', seat: 0 });
  state.turn.seat = 0;
  const table = new Co2Position(state);
  table.install('europe', 0);
  expect([table.player(0).money, table.player(1).money]).toEqual([4, 4]);
  expect([table.player(0).tech, table.player(1).tech]).toEqual([2, 1]);
});

test('CO2-CMP-16: scores are plain numbers beyond 50', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { money: 10, tech: 2, points: 147, expertise: { solar: 3 } });
  setRegion(state, 'europe', { projects: [project(S, true), null, null] });
  expect(atTurn(state).construct('europe', 0).player(0).points).toBe(155);
});

test('the charts of a game: pollution and its causes, price, permits by place, expertise, points by source', () => {
  const charts: { chart: string; at: number; values: Readonly<Record<string, number>> }[] = [];
  const told: number[] = [];
  const runner = Runner.start(game, { seats: 2, options: options(), seed: 'charts' }, (event) => {
    if (event.kind === 'chart') charts.push(event);
    else if ('pollution' in event && typeof event.pollution === 'number') told.push(event.pollution);
  });
  for (let i = 0; !runner.over; i++) {
    const seat = at(runner.awaited(), 0);
    const list = runner.legal(seat);
    runner.act(seat, at(list, (i * 7) % list.length));
  }
  const of = (name: string) => charts.filter(({ chart }) => chart === name);
  expect(of('pollution')[0]?.at).toBe(1);
  for (const { values } of of('permits')) expect(Object.values(values).reduce((sum, it) => sum + it, 0)).toBe(40);
  expect(Object.keys(at(of('pollution'), 0).values)).toEqual(['all', 'coal', 'oil', 'gas', 'highest']);
  for (const { values } of of('pollution'))
    expect(values['all']).toBe((values['coal'] ?? 0) + (values['oil'] ?? 0) + (values['gas'] ?? 0));
  // However high it was between two ends of decades, the chart knows.
  expect(Math.max(...of('pollution').map(({ values }) => values['highest'] ?? 0))).toBe(Math.max(...told));
  expect(of('points').at(-1)?.values).toEqual({
    'seat-0': runner.state.outcome?.scores[0],
    'seat-1': runner.state.outcome?.scores[1],
  });
  expect(Object.keys(at(of('expertise.solar'), 0).values)).toEqual(['seat-0', 'seat-1']);
  const points = at(of('points'), 0).values['seat-0'];
  const sources = charts.filter(({ chart, at: when }) => chart.startsWith('points.') && when === 1);
  expect(sources.reduce((sum, { values }) => sum + (values['seat-0'] ?? 0), 0)).toBe(points);
});
