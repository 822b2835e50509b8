import { expect, test } from 'vitest';
import { atTurn, B, F, green, N, plainTable, project, R, S, setPlayer, setRegion, slots } from './position.ts';

/** Chapter 5.5: propose a project. */

test('CO2-PRO-1, CO2-DEC-8: an empty space, a type of the agenda, a tile in reserve', () => {
  const state = plainTable(2);
  setRegion(state, 'europe', { projects: [project(S), null, null] });
  state.reserve = { ...state.reserve, recycling: 0 };
  const table = atTurn(state).choose({ do: 'to-propose' });
  expect(table.asked).toBe('propose');
  // 17 empty spaces, three types each, without recycling in Europe (2), Oceania (3) and Africa (3).
  expect(table.options).toHaveLength(17 * 3 - 8);
  expect(table.why({ do: 'propose', region: 'europe', space: 0, type: F })).toEqual(['CO2-PRO-1']);
  expect(table.why({ do: 'propose', region: 'europe', space: 1, type: N })).toEqual(['CO2-CTL-1']);
  expect(table.why({ do: 'propose', region: 'europe', space: 1, type: R })).toEqual(['CO2-CMP-6']);
  table.choose({ do: 'propose', region: 'europe', space: 1, type: F });
  expect(table.region('europe').projects[1]).toEqual({ type: F, installed: false, scientist: -1 });
  expect(table.state.reserve.forestation).toBe(5);
});

test('CO2-PRO-2, CO2-INV-25, CO2-CON-18: a project belongs to nobody; another may install it and a third build on it', () => {
  const state = plainTable(3);
  setPlayer(state, 2, { money: 12, tech: 2, expertise: { solar: 2 } });
  const table = atTurn(state).propose('europe', 0, S).endTurn();
  table.install('europe', 0).endTurn();
  table.construct('europe', 0);
  expect(table.region('europe').slots[1]).toEqual(green('solar-1', 2));
});

test('CO2-PRO-3, CO2-PRO-4, CO2-EX-50: a dollar for each CEP of the region, at least one', () => {
  const grant = (cep: number) => {
    const state = plainTable(2);
    setRegion(state, 'asia', { cep });
    return atTurn(state).propose('asia', 0, B).player(0).money;
  };
  expect([5, 2, 0].map(grant)).toEqual([5, 2, 1]);
});

test('CO2-PRO-5, CO2-CMP-2: two tech cubes, as far as the supply goes', () => {
  const grant = (supply: number) => {
    const state = plainTable(2);
    state.supply = supply;
    const table = atTurn(state).propose('asia', 1, B);
    return [table.player(0).tech, table.state.supply];
  };
  expect(grant(25)).toEqual([2, 23]);
  expect(grant(1)).toEqual([1, 0]);
});

test('CO2-PRO-6, CO2-DEC-12, CO2-SCI-12: joint research recruits a scientist, or moves one beside the free action', () => {
  const table = atTurn(plainTable(2)).propose('asia', 2, B);
  expect(table.asked).toBe('research-grant');
  expect(table.kinds).toEqual(['recruit', 'research-move', 'decline']);
  table.choose({ do: 'recruit' });
  expect(table.player(0)).toMatchObject({ hand: 2, pool: 2 });
  const moved = atTurn(plainTable(2)).propose('asia', 2, B).choose({ do: 'research-move' });
  expect(moved.region('asia').projects[2]?.scientist).toBe(0);
  expect(moved.state.turn.scientist).toBe(false);
});

test('CO2-PRO-7, CO2-SCI-13: it may be declined, and gives nothing where neither is possible', () => {
  const table = atTurn(plainTable(2)).propose('asia', 2, B).choose({ do: 'decline' });
  expect(table.player(0)).toMatchObject({ hand: 1, pool: 3 });
  const state = plainTable(2);
  setPlayer(state, 0, { hand: 0, pool: 0 });
  const nothing = atTurn(state).propose('asia', 2, B);
  expect(nothing.asked).toBe('turn-menu');
  expect(nothing.told('grant-declined')).toHaveLength(1);
});

test('CO2-PRO-8: the research move may go to the new project', () => {
  const table = atTurn(plainTable(2)).propose('asia', 2, B).choose({ do: 'research-move' });
  expect(table.region('asia').projects[2]).toEqual(project(B, false, 0));
});

test('CO2-PRO-9: several projects of one type may stand in one region', () => {
  const state = plainTable(2);
  setRegion(state, 'asia', { projects: [project(B), null, null] });
  expect(atTurn(state).propose('asia', 1, B).region('asia').projects.slice(0, 2)).toEqual([project(B), project(B)]);
});

test('CO2-PRO-10, CO2-INS-12, CO2-CON-12, CO2-EX-48: a green region takes proposals and installations, but nothing is built', () => {
  const state = plainTable(2);
  setRegion(state, 'africa', {
    slots: slots(3, green('forestation-1', 0), green('recycling-1', 0), green('biomass-1', 0)),
    controller: 0,
    cep: 2,
    projects: [null, project(R), project(R, true)],
  });
  setPlayer(state, 0, { money: 30, tech: 9, expertise: { recycling: 9 } });
  const table = atTurn(state);
  expect(table.kinds).not.toContain('to-construct');
  const installed = atTurn(structuredClone(state)).install('africa', 1).choose({ do: 'pay-cep', from: 'hand' });
  expect(installed.player(0).money).toBe(35);
  expect(table.propose('africa', 0, F).player(0).money).toBe(32);
});
