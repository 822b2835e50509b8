import { expect, test } from 'vitest';
import { components } from '../data/index.ts';
import { controlAfterBuilding } from '../rules/turn/control.ts';
import type { AgendaId, Co2State, Energy, PlantId, RegionId } from '../types/index.ts';
import type { Co2Position } from './choosing.ts';
import { atTurn, B, F, fossil, green, N, plainTable, project, S, setPlayer, setRegion, slots } from './position.ts';

/** Chapter 5.16: control of regions. */

/** The seat builds a plant of the type in the region, with all it needs. */
function builds(state: Co2State, seat: number, region: RegionId, type: Energy, expertise = 12): Co2Position {
  const { projects } = setRegion(state, region, {});
  projects[0] = project(type, true);
  setPlayer(state, seat, { money: 20, tech: 9, expertise: { [type]: expertise } });
  const table = atTurn(state, seat).construct(region, 0);
  if (table.asked === 'bonus-region-cep') table.choose({ do: 'cep-to-region', region: 'asia' });
  return table;
}

/** Europe has the agenda, no empty secrets: the plants stand after one oil plant. */
function europe(agenda: AgendaId, controller: number, ...plants: [PlantId, number][]): Co2State {
  const state = plainTable(3);
  for (const id of ['north-america', 'asia', 'oceania', 'africa', 'south-america'] as const) {
    if (state.regions[id].agenda === agenda) state.regions[id].agenda = state.regions.europe.agenda;
  }
  setRegion(state, 'europe', {
    agenda,
    controller,
    slots: slots(5, fossil('oil'), ...plants.map(([plant, owner]) => green(plant, owner))),
  });
  for (const [plant] of plants) {
    const type = plant.slice(0, -2) as Energy;
    state.built = { ...state.built, [type]: state.built[type] + 1 };
  }
  return state;
}

test('CO2-CTL-1, CO2-INV-15: only types of the agenda have projects there', () => {
  const table = atTurn(plainTable(2)).choose({ do: 'to-propose' });
  for (const action of table.options) {
    if (action.do !== 'propose') continue;
    expect(components.agendas[table.state.regions[action.region].agenda]).toContain(action.type);
  }
});

test('CO2-CTL-2: the controller spends the CEPs of his region, and nobody else', () => {
  const state = plainTable(2);
  setRegion(state, 'asia', { controller: 1 });
  setRegion(state, 'europe', { projects: [project(S), null, null] });
  setPlayer(state, 0, { cep: 0 });
  setPlayer(state, 1, { cep: 0 });
  expect(atTurn(structuredClone(state), 0).kinds).not.toContain('to-install');
  expect(atTurn(state, 1).kinds).toContain('to-install');
});

test('CO2-CTL-3, CO2-CTL-11: control is checked only when a plant is built; later expertise changes nothing', () => {
  const state = europe('agenda-1', 1, ['solar-1', 1], ['solar-2', 0]);
  setPlayer(state, 0, { expertise: { solar: 9 } });
  const table = atTurn(state).propose('asia', 0, B).endTurn();
  expect(table.region('europe').controller).toBe(1);
});

test('CO2-CTL-4: an uncontrolled region goes to the builder', () => {
  const table = builds(plainTable(2), 0, 'europe', S);
  expect(table.region('europe').controller).toBe(0);
  expect(table.told('control')).toEqual([{ kind: 'control', region: 'europe', seat: 0, from: -1, by: 'first' }]);
});

test('CO2-CTL-5: who has control keeps it when he builds', () => {
  const table = builds(europe('agenda-1', 0, ['solar-1', 0]), 0, 'europe', B);
  expect(table.region('europe').controller).toBe(0);
  expect(table.told('control')).toEqual([]);
});

test('CO2-EX-12, CO2-CTL-6: more types beat more plants', () => {
  const table = builds(
    europe('agenda-5', 1, ['biomass-1', 1], ['biomass-2', 1], ['biomass-3', 1], ['recycling-1', 0]),
    0,
    'europe',
    F,
  );
  expect(table.told('control')).toMatchObject([{ seat: 0, from: 1, by: 'types' }]);
});

test('CO2-EX-13, CO2-CTL-7: with equal types the agenda decides from the top', () => {
  const table = builds(europe('agenda-3', 0, ['biomass-1', 0], ['forestation-1', 0], ['biomass-2', 2]), 2, 'europe', N);
  expect(table.told('control')).toMatchObject([{ seat: 2, from: 0, by: 'agenda' }]);
});

test('CO2-EX-14, CO2-CTL-8, CO2-CTL-10: with the same types expertise decides, the new one included', () => {
  const state = europe('agenda-7', 1, ['cold-fusion-1', 1]);
  setPlayer(state, 1, { expertise: { 'cold-fusion': 5 } });
  const table = builds(state, 0, 'europe', N, 5);
  expect(table.player(0).expertise['cold-fusion']).toBe(6);
  expect(table.told('control')).toMatchObject([{ seat: 0, from: 1, by: 'expertise' }]);
});

test('CO2-EX-15, CO2-CTL-9: if all is equal the builder takes control', () => {
  const state = europe('agenda-7', 1, ['cold-fusion-1', 1]);
  setPlayer(state, 1, { expertise: { 'cold-fusion': 6 } });
  const table = builds(state, 0, 'europe', N, 5);
  expect(table.told('control')).toMatchObject([{ seat: 0, from: 1, by: 'builder' }]);
});

test('CO2-CTL-8: only the types that both have are compared, from the top of the agenda', () => {
  const state = europe('agenda-1', 1, ['solar-1', 1], ['biomass-1', 1], ['solar-2', 0], ['biomass-2', 0]);
  setPlayer(state, 0, { expertise: { forestation: 0, solar: 4, biomass: 9 } });
  setPlayer(state, 1, { expertise: { forestation: 12, solar: 5, biomass: 1 } });
  expect(controlAfterBuilding(state, 'europe', 0)).toEqual({ controller: 1, by: 'expertise', type: S });
});

test('CO2-EX-31, CO2-CTL-12: third players are not compared', () => {
  const state = europe('agenda-1', 1, ['forestation-1', 1], ['forestation-2', 2]);
  setPlayer(state, 1, { expertise: { forestation: 5 } });
  setPlayer(state, 2, { expertise: { forestation: 6 } });
  const table = builds(state, 0, 'europe', S);
  expect(table.region('europe').controller).toBe(1);
  expect(table.told('control-kept')).toMatchObject([{ seat: 1, against: 0, by: 'agenda' }]);
});

test('CO2-CTL-13: expertise that the controller gains by the dismissal counts', () => {
  const state = europe('agenda-7', 1, ['cold-fusion-1', 1]);
  setPlayer(state, 0, { money: 20, tech: 9, expertise: { 'cold-fusion': 4 } });
  setPlayer(state, 1, { hand: 0, expertise: { 'cold-fusion': 5 } });
  state.regions.europe.projects[0] = project(N, true, 1);
  const table = atTurn(state).construct('europe', 0).choose({ do: 'send-scientist', to: 'hand' });
  table.choose({ do: 'cep-to-region', region: 'asia' });
  // Seat 1 has 6 by the dismissal, seat 0 has 5 by the plant.
  expect([table.player(0).expertise['cold-fusion'], table.player(1).expertise['cold-fusion']]).toEqual([5, 6]);
  expect(table.region('europe').controller).toBe(1);
});

test('every way of deciding names its type where there is one', () => {
  const state = europe('agenda-1', 1, ['biomass-1', 1], ['solar-1', 0]);
  expect(controlAfterBuilding(state, 'europe', 0)).toEqual({ controller: 0, by: 'agenda', type: S });
  expect(controlAfterBuilding(state, 'europe', 1)).toEqual({ controller: 1, by: 'holds', type: null });
});
