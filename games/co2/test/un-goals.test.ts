import { expect, test } from 'vitest';
import { components } from '../data/index.ts';
import { type Co2State, ENERGIES, type Energy, type RegionId, type UnGoalId } from '../types/index.ts';
import { atTurn, B, F, green, N, plainTable, project, R, S, setPlayer, setRegion, slots } from './position.ts';

/** Chapters 5.15 and 6.7: goals of the United Nations. */

/** Each type somewhere in the world, by the agendas of the plain table. */
const HOME: Readonly<Record<Energy, RegionId>> = {
  forestation: 'north-america',
  solar: 'europe',
  'cold-fusion': 'asia',
  biomass: 'africa',
  recycling: 'oceania',
};

/** Seat 0 owns a plant of each of these types and has a cube; the card lies open. */
function owning(types: readonly Energy[], card: UnGoalId): Co2State {
  const state = plainTable(2);
  for (const type of types) {
    const region = HOME[type];
    setRegion(state, region, { slots: slots(state.regions[region].slots.length, green(`${type}-1`, 0)), controller: 0 });
    state.built[type] = 1;
  }
  setPlayer(state, 0, { tech: 1 });
  state.unGoals = [card];
  return state;
}

test.each([
  ['CO2-UN-34', 'un-goal-34', [F, S], 5],
  ['CO2-UN-35', 'un-goal-35', [F, B], 5],
  ['CO2-UN-36', 'un-goal-36', [F, R], 4],
  ['CO2-UN-37', 'un-goal-37', [S, N], 6],
  ['CO2-UN-38', 'un-goal-38', [N, B], 6],
  ['CO2-UN-39', 'un-goal-39', [N, R], 5],
  ['CO2-UN-40', 'un-goal-40', [F, S, N], 9],
  ['CO2-UN-41', 'un-goal-41', [S, N, B], 8],
  ['CO2-UN-42', 'un-goal-42', [N, B, R], 8],
  ['CO2-UN-43', 'un-goal-43', [F, B, R], 7],
  ['CO2-UN-44', 'un-goal-44', [F, S, R], 7],
  ['CO2-UN-45', 'un-goal-45', [F, S, B, R], 11],
  ['CO2-UN-46', 'un-goal-46', [S, N, B, R], 12],
] as const)('%s: its points for plants of exactly these types', (_, card, types, points) => {
  const table = atTurn(owning(types, card)).scoreUnGoal(card);
  expect(table.player(0)).toMatchObject({ points, tech: 0, unGoals: [card] });
  expect(table.player(0).sources['un-goals']).toBe(points);
  for (const missing of types) {
    const others = ENERGIES.filter((type) => type !== missing);
    expect(atTurn(owning(others, card)).why({ do: 'to-un-goal' })).toEqual(['CO2-UNG-1']);
  }
});

test('CO2-UN-46, CO2-EDI-3: the thirteenth card is not used in the Russian edition', () => {
  expect(components.editions.fr.unGoals).toContain('un-goal-46');
  expect(components.editions.ru.unGoals).not.toContain('un-goal-46');
});

test('CO2-UNG-1: only own plants count, and each goal asks for all of its types', () => {
  const state = owning([F, S], 'un-goal-34');
  state.unGoals.push('un-goal-35');
  setRegion(state, 'africa', { slots: slots(3, green('biomass-1', 1)), controller: 1 });
  setPlayer(state, 0, { tech: 3 });
  const table = atTurn(state).choose({ do: 'to-un-goal' });
  expect(table.player(0).unGoals).toEqual(['un-goal-34']);
  expect(table.state.unGoals).toEqual(['un-goal-35']);
});

test('CO2-UNG-2: it costs a cube, which goes to the supply', () => {
  const state = owning([F, S], 'un-goal-34');
  state.supply = 24;
  expect(atTurn(structuredClone(state)).scoreUnGoal('un-goal-34').state.supply).toBe(25);
  setPlayer(state, 0, { tech: 0 });
  expect(atTurn(state).why({ do: 'to-un-goal' })).toEqual(['CO2-UNG-2']);
});

test('CO2-UNG-3, CO2-UNG-6: the card is taken, nobody else can score it, and none replaces it', () => {
  const state = owning([F, S], 'un-goal-34');
  setRegion(state, 'africa', { slots: slots(3, green('forestation-2', 1)), controller: 1 });
  setRegion(state, 'south-america', { slots: slots(4, green('solar-2', 1)), controller: 1 });
  setPlayer(state, 1, { tech: 1 });
  const table = atTurn(state).scoreUnGoal('un-goal-34').propose('asia', 1, B).endTurn();
  expect([table.asked, table.seat]).toEqual(['turn-menu', 1]);
  expect(table.state.unGoals).toEqual([]);
  expect(table.why({ do: 'to-un-goal' })).toEqual(['CO2-UNG-1']);
});

test('CO2-UNG-4, CO2-DEC-21: one plant serves for several goals, one goal a turn', () => {
  const state = owning([F, S, B], 'un-goal-34');
  state.unGoals.push('un-goal-35', 'un-goal-36');
  setPlayer(state, 0, { tech: 3 });
  const table = atTurn(state).choose({ do: 'to-un-goal' });
  expect(table.options).toEqual([
    { do: 'score-un-goal', card: 'un-goal-34' },
    { do: 'score-un-goal', card: 'un-goal-35' },
  ]);
  expect(table.why({ do: 'score-un-goal', card: 'un-goal-36' })).toEqual(['CO2-UNG-1']);
  table.choose({ do: 'score-un-goal', card: 'un-goal-34' });
  expect(table.why({ do: 'to-un-goal' })).toEqual(['CO2-CRD-1']);
  const again = atTurn(table.state).choose({ do: 'to-un-goal' });
  expect(again.player(0).unGoals).toEqual(['un-goal-34', 'un-goal-35']);
});

test('CO2-EX-41, CO2-UNG-5: the goal is scored in the turn that completes it, with the cube of a bonus', () => {
  const building = (biomass: number) => {
    const state = owning([F], 'un-goal-35');
    setPlayer(state, 0, { money: 8, tech: 2, expertise: { biomass } });
    setRegion(state, 'africa', { projects: [project(B, true), null, null] });
    return atTurn(state).choose({ do: 'to-construct' });
  };
  const table = building(2);
  expect(table.player(0)).toMatchObject({ tech: 1, expertise: { biomass: 3 } });
  table.scoreUnGoal('un-goal-35');
  expect(table.player(0)).toMatchObject({ tech: 0, points: 7 + 5 });
  expect(table.state.turn.card).toBe(true);
  // Without the bonus of the third space there is no cube.
  expect(building(3).why({ do: 'to-un-goal' })).toEqual(['CO2-UNG-2']);
});
