import { instead, speakerFor } from '@kaya/engine';
import { expect, test } from 'vitest';
import { goalPoints } from '../rules/cards/company-goals.ts';
import { game } from '../rules/game.ts';
import { voice } from '../text/voice.ts';
import type { Co2State, EditionId, GoalId, RegionId } from '../types/index.ts';
import { Co2Position } from './choosing.ts';
import { atSteps, atTurn, B, fossil, green, plainTable, setPlayer, setRegion, slots } from './position.ts';

/** Chapters 5.17, 6.6 and 7: company goals, the end, final scoring, tie-breaks. */

function scored(state: Co2State, lastIncome = true): Co2Position {
  instead(state, { do: 'final-scoring', lastIncome });
  const table = new Co2Position(state);
  table.runner.advance();
  return table;
}

function own(state: Co2State, region: RegionId, seat: number, cep = 0): void {
  setRegion(state, region, {
    slots: slots(state.regions[region].slots.length, green('biomass-1', seat)),
    controller: seat,
    cep,
  });
}

test('CO2-EX-43, CO2-SCO-1, CO2-SCO-2, CO2-SCO-3, CO2-SCO-4, CO2-SCO-5, CO2-SCO-6, CO2-SCO-7, CO2-SCO-8, CO2-SCO-9: a whole final scoring', () => {
  const state = plainTable(3);
  state.price = 5;
  setPlayer(state, 0, { points: 62, money: 7, tech: 3, cep: 2, goal: 'company-goal-27', unGoals: ['un-goal-34', 'un-goal-35'] });
  setPlayer(state, 1, { points: 70, money: 4, tech: 3, cep: 5, goal: 'company-goal-31', unGoals: ['un-goal-36'] });
  setPlayer(state, 2, { points: 40, money: 11, tech: 0, cep: 0, goalHeld: false, unGoals: ['un-goal-37', 'un-goal-38'] });
  own(state, 'africa', 0, 1);
  own(state, 'asia', 0, 3);
  own(state, 'europe', 1, 0);
  // Last incomes: 6 = 4 + 2, 4, and 3.
  setPlayer(state, 0, { expertise: { forestation: 9, solar: 3 } });
  setPlayer(state, 1, { expertise: { biomass: 9 } });
  setPlayer(state, 2, { expertise: { recycling: 6 } });
  const table = scored(state);
  expect(table.told('ceps-sold')).toMatchObject([
    { seat: 0, fromRegions: 4, count: 6, money: 30 },
    { seat: 1, fromRegions: 0, count: 5, money: 25 },
  ]);
  const outcome = table.state.outcome;
  expect(outcome?.scores).toEqual([100, 101, 51]);
  expect(outcome?.sources[0]).toMatchObject({
    'last-income': 6,
    'company-goal': 8,
    money: 18,
    'most-tech': 3,
    'most-un-goals': 3,
  });
  expect(outcome?.sources[1]).toMatchObject({
    'last-income': 4,
    'company-goal': 10,
    money: 14,
    'most-tech': 3,
    'most-un-goals': 0,
  });
  expect(outcome?.sources[2]).toMatchObject({
    'last-income': 3,
    'company-goal': 0,
    money: 5,
    'most-tech': 0,
    'most-un-goals': 3,
  });
  expect(outcome).toMatchObject({ ending: 'victory', winners: [1], ranks: [2, 1, 3] });
  expect(table.state.price).toBe(5);
});

test('CO2-SCO-2: CEPs in regions without a controller stay there', () => {
  const table = scored(plainTable(2));
  expect(table.region('asia').cep).toBe(5);
  expect(table.told('ceps-sold').map(({ count }) => count)).toEqual([2, 2]);
});

test('CO2-SCO-5: the goal is exchanged for eight dollars where that is worth more, on equality it is scored', () => {
  const goal = (cep: number) => {
    const state = plainTable(2);
    setPlayer(state, 0, { goal: 'company-goal-31', cep });
    state.price = 1;
    const { sources } = scored(state, false).player(0);
    return [sources['company-goal'], sources.money];
  };
  expect(goal(1)).toEqual([0, 4]);
  expect(goal(2)).toEqual([4, 1]);
  expect(goal(3)).toEqual([6, 1]);
});

test('CO2-SCO-6: an odd dollar is lost', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { money: 7, cep: 0, goalHeld: false });
  const table = scored(state);
  expect(table.player(0).sources.money).toBe(3);
});

test('CO2-SCO-7, CO2-SCO-8: all who share the most score three, but nobody with none', () => {
  const majority = (tech: readonly number[]) => {
    const state = plainTable(3);
    tech.forEach((cubes, seat) => {
      setPlayer(state, seat, { tech: cubes });
    });
    return scored(state).state.players.map(({ sources }) => sources['most-tech']);
  };
  expect(majority([2, 2, 1])).toEqual([3, 3, 0]);
  expect(majority([0, 1, 0])).toEqual([0, 3, 0]);
  expect(majority([0, 0, 0])).toEqual([0, 0, 0]);
  const state = plainTable(3);
  expect(scored(state).state.players.map(({ sources }) => sources['most-un-goals'])).toEqual([0, 0, 0]);
});

/** Both seats end with the same score; `change` makes the difference. */
function tied(change: (state: Co2State) => void): readonly number[] {
  const state = plainTable(2);
  for (const seat of [0, 1]) setPlayer(state, seat, { points: 80, cep: 0, goalHeld: false });
  change(state);
  const { outcome } = scored(state, false).state;
  expect(outcome?.scores[0]).toBe(outcome?.scores[1]);
  return outcome?.winners ?? [];
}

test('CO2-TIE-1: more green plants', () => {
  expect(
    tied((state) => {
      own(state, 'africa', 1);
      setPlayer(state, 0, { expertise: { forestation: 5 } });
    }),
  ).toEqual([1]);
});

test('CO2-TIE-2, CO2-EX-44: then expertise, type by type in their order', () => {
  const equal = { forestation: 3, solar: 2, 'cold-fusion': 4 };
  expect(
    tied((state) => {
      setPlayer(state, 0, { expertise: { ...equal, biomass: 2, recycling: 9 } });
      setPlayer(state, 1, { expertise: { ...equal, biomass: 3 } });
    }),
  ).toEqual([1]);
});

test('CO2-TIE-3: then controlled regions', () => {
  expect(
    tied((state) => {
      own(state, 'africa', 1);
      setRegion(state, 'asia', { slots: slots(6, green('forestation-1', 0)), controller: 1, cep: 0 });
    }),
  ).toEqual([1]);
});

test('CO2-TIE-4: still equal, they win together', () => {
  expect(tied(() => undefined)).toEqual([0, 1]);
});

/** What seat 0's goal is worth in this position. */
function worth(goal: GoalId, change: (state: Co2State) => void, edition: EditionId = 'fr'): number {
  const state = plainTable(3, { edition });
  setPlayer(state, 0, { goal });
  change(state);
  return goalPoints(state, 0, state.players[0]?.cep ?? 0);
}

const FIVE: readonly RegionId[] = ['north-america', 'europe', 'asia', 'oceania', 'africa'];

test('CO2-GOAL-27: four points a controlled region, at most sixteen', () => {
  const control = (count: number) =>
    worth('company-goal-27', (state) => {
      for (const region of FIVE.slice(0, count)) own(state, region, 0);
      own(state, 'south-america', 1);
    });
  expect([0, 1, 4, 5].map(control)).toEqual([0, 4, 16, 16]);
});

test('CO2-GOAL-28: three points a region with an own plant, controlled or not, at most fifteen', () => {
  const present = (count: number) =>
    worth('company-goal-28', (state) => {
      for (const region of FIVE.slice(0, count)) {
        own(state, region, 0);
        setRegion(state, region, { controller: 1 });
      }
    });
  expect([0, 2, 5].map(present)).toEqual([0, 6, 15]);
  expect(
    worth('company-goal-28', (state) => {
      for (const region of [...FIVE, 'south-america'] as const) own(state, region, 0);
    }),
  ).toBe(15);
});

test('CO2-GOAL-29: three points a UN goal, at most fifteen', () => {
  const cards = (count: number) =>
    worth('company-goal-29', (state) => {
      setPlayer(state, 0, { unGoals: Array.from({ length: count }, (_, i) => `un-goal-${34 + i}` as const) });
    });
  expect([0, 1, 5, 6].map(cards)).toEqual([0, 3, 15, 15]);
});

test('CO2-GOAL-30, CO2-EX-52: three points a plant, the first one not in the French edition, at most fifteen', () => {
  const plants = (count: number, edition: EditionId) =>
    worth(
      'company-goal-30',
      (state) => {
        setRegion(state, 'asia', { slots: slots(6, ...Array.from({ length: count }, () => green('biomass-1', 0))) });
        setRegion(state, 'europe', { slots: slots(5, fossil('coal'), green('solar-1', 1)) });
      },
      edition,
    );
  expect([0, 1, 4, 6].map((count) => plants(count, 'fr'))).toEqual([0, 0, 9, 15]);
  expect([0, 1, 4, 6].map((count) => plants(count, 'ru'))).toEqual([0, 3, 12, 15]);
});

test('CO2-GOAL-31, CO2-SCO-1: two points a CEP in hand, those of regions not counted, at most sixteen', () => {
  const ceps = (cep: number) =>
    worth('company-goal-31', (state) => {
      setPlayer(state, 0, { cep });
      own(state, 'asia', 0, 6);
    });
  expect([0, 3, 8, 9].map(ceps)).toEqual([0, 6, 16, 16]);
  const state = plainTable(3);
  setPlayer(state, 0, { cep: 3, goal: 'company-goal-31' });
  own(state, 'asia', 0, 6);
  expect(scored(state).player(0).sources['company-goal']).toBe(6);
});

test('CO2-GOAL-32: four points a type led, ties count, without expertise nobody leads; at most sixteen', () => {
  expect(
    worth('company-goal-32', (state) => {
      setPlayer(state, 0, { expertise: { forestation: 3, solar: 2, biomass: 1 } });
      setPlayer(state, 1, { expertise: { forestation: 3, solar: 3 } });
    }),
  ).toBe(8);
  expect(worth('company-goal-32', () => undefined)).toBe(0);
  expect(
    worth('company-goal-32', (state) => {
      setPlayer(state, 0, { expertise: { forestation: 1, solar: 1, 'cold-fusion': 1, biomass: 1, recycling: 1 } });
    }),
  ).toBe(16);
});

test('CO2-GOAL-33: three points a different type built', () => {
  expect(
    worth('company-goal-33', (state) => {
      setRegion(state, 'asia', { slots: slots(6, green('biomass-1', 0), green('biomass-2', 0), green('forestation-1', 0)) });
      setRegion(state, 'europe', { slots: slots(5, green('solar-1', 1)) });
    }),
  ).toBe(6);
});

test('CO2-CGO-1, CO2-CGO-2: everybody holds a goal, which scores nothing before the end', () => {
  const state = plainTable(2);
  own(state, 'africa', 0);
  setPlayer(state, 0, { goal: 'company-goal-27' });
  const table = atTurn(state).propose('asia', 1, B).endTurn();
  expect(table.state.players.map(({ goalHeld, points }) => [goalHeld, points])).toEqual([
    [true, 0],
    [true, 0],
  ]);
});

test('CO2-EX-57, CO2-CGO-3, CO2-CGO-4, CO2-CGO-5: eight dollars for the goal, once; it is not replaced and scores nothing', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { money: 2, goal: 'company-goal-31' });
  const table = atTurn(state).choose({ do: 'discard-goal' });
  expect(table.player(0)).toMatchObject({ money: 10, goalHeld: false });
  expect(table.why({ do: 'discard-goal' })).toEqual(['CO2-CGO-5']);
  expect(table.events).toEqual([{ kind: 'goal-discarded', seat: 0, money: 8 }]);
  const end = scored(table.state);
  expect(end.told('goal-revealed').map(({ seat }) => seat)).toEqual([1]);
  expect(end.player(0).sources['company-goal']).toBe(0);
});

test('CO2-CGO-3, CO2-ENE-12: it may also pay for a forced purchase', () => {
  const state = plainTable(2);
  state.decade = 2;
  setPlayer(state, 0, { money: 1, cep: 0 });
  own(state, 'africa', 0);
  const table = atSteps(state, { do: 'region-energy', region: 'africa' });
  expect(table.asked).toBe('forced-purchase-funding');
  table.choose({ do: 'discard-goal' });
  expect(table.player(0)).toMatchObject({ money: 1 + 8 - 3, points: 0, goalHeld: false });
});

test('CO2-SCO-3, CO2-INV-1: sold CEPs go to the market, and nothing is left to do', () => {
  const state = plainTable(2);
  own(state, 'asia', 0, 5);
  const table = scored(state);
  // Two and two in hand, five in Asia, two on the market before.
  expect(table.state.market).toBe(11);
  expect(game.invariants['CO2-INV-1']?.(table.state, null)).toBeNull();
  expect(table.state.agenda).toEqual([]);
});

test('CO2-TIE-1 to CO2-TIE-4: the end says what ended the game, the own place, and what decided between equal points', async () => {
  const speaker = await speakerFor(voice, 'en', ['Blue', 'Red']);
  const told = (change: (state: Co2State) => void, viewer: number) => {
    const state = plainTable(2);
    state.decade = 5;
    for (const seat of [0, 1]) setPlayer(state, seat, { points: 80, cep: 0, goalHeld: false });
    change(state);
    return (voice.result?.(scored(state, false).state, viewer) ?? []).map((words) => speaker.say(words));
  };
  expect(told((state) => own(state, 'africa', 1), 0)).toEqual([
    expect.stringContaining('The last decade is over.'),
    'You came 2nd of 2.',
    'Equal points: Red ranks above Blue with more plants (1 to 0).',
  ]);
  expect(told((state) => setPlayer(state, 0, { expertise: { recycling: 2 } }), 0).slice(1)).toEqual([
    'You came 1st of 2.',
    'Equal points: Blue ranks above Red with more expertise in recycling (2 to 0).',
  ]);
  expect(told(() => undefined, 1).slice(1)).toEqual([
    'You share 1st place of 2.',
    'Equal in everything that counts: Blue and Red share the place.',
  ]);
  const below = told((state) => Object.assign(state, { decade: 3, reached350: true, pollution: 340 }), 0);
  expect(below[0]).toContain('340 ppm');
});
