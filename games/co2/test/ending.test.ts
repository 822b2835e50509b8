import { expect, test } from 'vitest';
import { atTurn, fossil, green, phaseOver, plainTable, project, S, setPlayer, setRegion, slots } from './position.ts';

/** Chapter 7.1: how the game ends. */

test('CO2-END-1, CO2-END-3, CO2-EX-60: two green regions end the game after the phase, even at 420 ppm', () => {
  const state = plainTable(2);
  state.decade = 4;
  state.pollution = 420;
  state.reached350 = true;
  setRegion(state, 'africa', { slots: slots(3, green('solar-1', 0), green('solar-2', 0), green('biomass-1', 0)), controller: 0 });
  expect(phaseOver(structuredClone(state)).told('decade')).toEqual([{ kind: 'decade', decade: 5, year: 2010 }]);
  setRegion(state, 'oceania', {
    slots: slots(4, green('solar-3', 0), green('solar-4', 0), green('biomass-2', 0), green('biomass-3', 0)),
    controller: 0,
  });
  const table = phaseOver(state);
  expect(table.told('end')).toEqual([{ kind: 'end', cause: 'green-regions', pollution: 420 }]);
  expect(table.runner.over).toBe(true);
});

test('CO2-END-1: in the middle of a phase the game goes on', () => {
  const state = plainTable(2);
  state.reached350 = true;
  const table = atTurn(state).propose('europe', 0, S).endTurn();
  expect(table.runner.over).toBe(false);
  expect(table.seat).toBe(1);
});

test('CO2-END-2: the game ends after decade 5, with five players after decade 6', () => {
  const at5 = plainTable(4);
  at5.decade = 5;
  expect(phaseOver(at5).told('end')).toEqual([{ kind: 'end', cause: 'last-decade', pollution: 180 }]);
  const five = plainTable(5);
  five.decade = 5;
  expect(phaseOver(five).told('end')).toEqual([]);
  const at6 = plainTable(5);
  at6.decade = 6;
  expect(phaseOver(at6).told('end')).toEqual([{ kind: 'end', cause: 'last-decade', pollution: 180 }]);
});

test('CO2-END-4, CO2-EX-32: below 350 ppm only counts after 350 had been reached', () => {
  const state = plainTable(2);
  state.decade = 2;
  state.pollution = 330;
  expect(phaseOver(structuredClone(state)).told('decade')).toEqual([{ kind: 'decade', decade: 3, year: 1990 }]);
  state.reached350 = true;
  expect(phaseOver(state).told('end')).toEqual([{ kind: 'end', cause: 'back-below-350', pollution: 330 }]);
});

test('CO2-EX-33: back below 350 ppm, the rest of the phase is played, then the game ends and is scored', () => {
  const state = plainTable(2);
  state.decade = 3;
  state.round = 5;
  state.pollution = 360;
  state.reached350 = true;
  setPlayer(state, 0, { money: 10, tech: 2, expertise: { biomass: 2 } });
  setRegion(state, 'africa', {
    slots: slots(3, fossil('coal'), green('forestation-1', 1), green('recycling-1', 1)),
    controller: 1,
    projects: [project('biomass', true), null, null],
  });
  const table = atTurn(state).construct('africa', 0);
  expect(table.state.pollution).toBe(320);
  table.endTurn();
  expect(table.seat).toBe(1);
  expect(table.runner.over).toBe(false);
  table.propose('europe', 0, S).endTurn();
  expect(table.state.outcome?.ending).toBe('victory');
});

test('CO2-END-6: pollution does not rise in an operations phase, so 500 ppm is no matter there', () => {
  const state = plainTable(2);
  state.pollution = 500;
  const table = atTurn(state).propose('europe', 0, S).endTurn();
  expect(table.runner.over).toBe(false);
  expect(table.state.pollution).toBe(500);
});
