import { expect, test } from 'vitest';
import type { Co2State } from '../types/index.ts';
import type { Co2Position } from './choosing.ts';
import { atSteps, fossil, green, plainTable, setPlayer, setRegion, slots } from './position.ts';

/** Chapters 5.2 and 5.3: the planet after the energy step, and the event. */

/** The energy step is over at this pollution. */
function after(state: Co2State, pollution: number): Co2Position {
  state.pollution = pollution;
  state.decade = 2;
  return atSteps(state, { do: 'planet-check' }, { do: 'event' });
}

test('CO2-ENE-15, CO2-END-5, CO2-EX-51: at 500 ppm all lose, without event and scoring', () => {
  const state = plainTable(2);
  state.decade = 3;
  state.pollution = 480;
  state.fossilStack = { coal: 1, oil: 0, gas: 0 };
  setRegion(state, 'south-america', { slots: slots(4, fossil('oil'), fossil('oil')) });
  setPlayer(state, 0, { points: 30, money: 10 });
  const table = atSteps(state, { do: 'region-energy', region: 'south-america' }, { do: 'planet-check' }, { do: 'event' });
  expect(table.state.pollution).toBe(520);
  expect(table.state.outcome).toMatchObject({ ending: 'planet-lost', winners: [], scores: [30, 0] });
  expect(table.told('event')).toEqual([]);
  expect(table.told('scored')).toEqual([]);
  expect(after(plainTable(2), 490).runner.over).toBe(false);
  expect(after(plainTable(2), 500).runner.over).toBe(true);
});

test('CO2-ENE-16, CO2-INV-22: the game remembers that 350 ppm was reached', () => {
  expect(after(plainTable(2), 340).state.reached350).toBe(false);
  expect(after(plainTable(2), 350).state.reached350).toBe(true);
});

test('CO2-EX-36, CO2-EVT-2, CO2-EVT-3, CO2-EVT-4, CO2-EVT-5, CO2-EVT-6: a disaster in Africa at 350 ppm', () => {
  const state = plainTable(3);
  state.supply = 23;
  setRegion(state, 'africa', { slots: slots(3, fossil('oil'), green('forestation-1', 0)), controller: 0 });
  setPlayer(state, 1, { tech: 2 });
  setPlayer(state, 2, { tech: 0, points: 1 });
  const table = after(state, 350);
  expect(table.told('event')).toEqual([{ kind: 'event', card: 'event-47', region: 'africa', disaster: true }]);
  expect(table.player(0)).toMatchObject({ tech: 0, points: 0 });
  expect(table.player(1)).toMatchObject({ tech: 1, points: 0 });
  expect(table.player(2)).toMatchObject({ tech: 0, points: -1 });
  expect(table.region('africa').tech).toBe(1);
  const next = atSteps(table.state, { do: 'energy' });
  expect([next.region('africa').tech, next.state.supply]).toEqual([0, 24]);
});

test('CO2-EVT-4: the last cube must be given, points are no choice', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { tech: 1, points: 9 });
  expect(after(state, 350).player(0)).toMatchObject({ tech: 0, points: 9 });
});

test('CO2-EX-37, CO2-EVT-1, CO2-EVT-7: below 350 ppm nothing happens, but the card is resolved and the next ones move up', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { tech: 1 });
  const table = after(state, 340);
  expect(table.told('event')).toEqual([{ kind: 'event', card: 'event-47', region: 'africa', disaster: false }]);
  expect(table.player(0).tech).toBe(1);
  expect(table.state.eventsResolved).toEqual(['event-47']);
  expect(table.state.event).toBe('event-48');
  expect(table.state.nextEvent).toMatch(/^event-(49|50|51|52)$/);
  expect(table.state.eventPile).toHaveLength(3);
});

test('CO2-EVT-7: the pile of events runs out quietly', () => {
  const state = plainTable(2);
  state.nextEvent = null;
  state.eventPile = [];
  const table = after(state, 180);
  expect([table.state.event, table.state.nextEvent]).toEqual([null, null]);
});

test('CO2-CMP-3, CO2-CMP-17: money has no limit, and scores may be negative', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { money: 500, expertise: { solar: 12 } });
  const table = atSteps(state, { do: 'income' }).choose({ do: 'take-income', money: 5 });
  expect(table.player(0).money).toBe(505);
  const poor = plainTable(2);
  expect(after(poor, 350).player(1).points).toBe(-2);
});
