import { instead, type Locale, speakerFor } from '@kaya/engine';
import { expect, test } from 'vitest';
import { components } from '../data/index.ts';
import { game } from '../rules/game.ts';
import { soloRank } from '../rules/options/solo.ts';
import { voice } from '../text/voice.ts';
import type { UnGoalId } from '../types/index.ts';
import { Co2Position } from './choosing.ts';
import { atSteps, fossil, green, plainTable, setPlayer, setRegion, slots } from './position.ts';

/** Chapter 8.6: how a game alone ends and is scored. */

test('CO2-SOL-10, CO2-EX-51: at 500 ppm the game ends and is no defeat: it is scored, without a last income and without the event', () => {
  const state = plainTable(1);
  state.decade = 2;
  state.pollution = 480;
  state.fossilStack = { coal: 1, oil: 0, gas: 0 };
  setPlayer(state, 0, { points: 30, cep: 0, money: 4, goalHeld: false, expertise: { solar: 6 } });
  state.unGoals = ['un-goal-34'];
  const table = atSteps(state, { do: 'region-energy', region: 'africa' }, { do: 'planet-check' }, { do: 'event' });
  expect(table.state.pollution).toBe(520);
  expect(table.state.outcome).toMatchObject({ ending: 'solo-planet-lost', winners: [0], ranks: [1], scores: [32] });
  expect(table.told('solo-rank')).toEqual([{ kind: 'solo-rank', rank: 'trainee', points: 32 }]);
  expect(table.state.outcome?.sources[0]).toMatchObject({ 'last-income': 0, money: 2 });
  expect(table.told('event')).toEqual([]);
  expect(table.state.unGoals).toEqual(['un-goal-34']);
});

test('CO2-SOL-10: exactly 500 ppm is enough, 490 is not', () => {
  const check = (pollution: number) => {
    const state = plainTable(1);
    state.pollution = pollution;
    return atSteps(state, { do: 'planet-check' }).state.outcome?.ending;
  };
  expect([490, 500].map(check)).toEqual([undefined, 'solo-planet-lost']);
});

test('CO2-SOL-11: the other ends apply, with the last income', () => {
  const state = plainTable(1);
  state.reached350 = true;
  setPlayer(state, 0, { cep: 0, goalHeld: false, expertise: { solar: 6, biomass: 3 } });
  instead(state, { do: 'end-of-operations' });
  const table = new Co2Position(state);
  table.runner.advance();
  expect(table.told('end')).toMatchObject([{ cause: 'back-below-350' }]);
  expect(table.state.outcome).toMatchObject({ ending: 'solo', winners: [0], scores: [3 + 2] });
  const green2 = plainTable(1);
  setRegion(green2, 'africa', { slots: slots(3, green('biomass-1', 0), green('forestation-1', 0), green('recycling-1', 0)) });
  setRegion(green2, 'oceania', {
    slots: slots(4, green('recycling-2', 0), green('forestation-2', 0), green('recycling-3', 0), green('cold-fusion-1', 0)),
  });
  instead(green2, { do: 'end-of-operations' });
  const ended = new Co2Position(green2);
  ended.runner.advance();
  expect(ended.told('end')).toMatchObject([{ cause: 'green-regions' }]);
  const last = plainTable(1);
  last.decade = 5;
  instead(last, { do: 'end-of-operations' });
  const over = new Co2Position(last);
  over.runner.advance();
  expect(over.told('end')).toMatchObject([{ cause: 'last-decade' }]);
});

test('CO2-SOL-13: the score is the result, and has a rank', () => {
  expect([-5, 79, 80, 109, 110, 139, 140, 169, 170, 250].map(soloRank)).toEqual([
    'trainee',
    'trainee',
    'engineer',
    'engineer',
    'director',
    'director',
    'visionary',
    'visionary',
    'guardian',
    'guardian',
  ]);
  expect(components.soloRanks).toHaveLength(5);
  const state = plainTable(1);
  setPlayer(state, 0, { points: 120, cep: 0, goalHeld: false });
  instead(state, { do: 'final-scoring', lastIncome: true });
  const table = new Co2Position(state);
  table.runner.advance();
  expect(table.told('solo-rank')).toEqual([{ kind: 'solo-rank', rank: 'director', points: 120 }]);
});

test('CO2-SOL-14: one cube or one card is enough for its majority, none is not', () => {
  const majorities = (tech: number, unGoals: UnGoalId[]) => {
    const state = plainTable(1);
    setPlayer(state, 0, { tech, unGoals, cep: 0, goalHeld: false });
    instead(state, { do: 'final-scoring', lastIncome: true });
    const table = new Co2Position(state);
    table.runner.advance();
    const { sources } = table.player(0);
    return [sources['most-tech'], sources['most-un-goals']];
  };
  expect(majorities(1, ['un-goal-34'])).toEqual([3, 3]);
  expect(majorities(0, [])).toEqual([0, 0]);
});

test('CO2-SOL-12, CO2-SOL-1: alone an uncontrolled region pays for its fossil plant as always', () => {
  const state = plainTable(1);
  state.decade = 2;
  setRegion(state, 'africa', { slots: slots(3, fossil('oil')) });
  const table = atSteps(state, { do: 'region-energy', region: 'africa' });
  expect(table.region('africa').cep).toBe(1);
  expect(table.told('operations-phase')).toMatchObject([{ rounds: 6 }]);
});

test('CO2-SOL-13: the rank stands in the sentence of every end of a game alone', async () => {
  const said = async (pollution: number, locale: Locale) => {
    const state = plainTable(1);
    state.decade = 5;
    state.pollution = pollution;
    setPlayer(state, 0, { points: 115, cep: 0, goalHeld: false });
    const step = pollution < 500 ? ({ do: 'end-of-operations' } as const) : ({ do: 'planet-check' } as const);
    const { outcome } = atSteps(state, step).state;
    return (await speakerFor(voice, locale, [])).say(voice.ending(outcome?.ending ?? '', state));
  };
  expect(await said(180, 'en')).toBe('The planet has been saved. Rank: “director”.');
  expect(await said(500, 'en')).toBe(
    'Pollution has reached the limit; what your company achieved still counts. Rank: “director”.',
  );
  expect(await said(500, 'fr')).toContain('«\u202fdirecteur\u202f»');
  expect(await said(500, 'ru')).toContain('«директор»');
  // Where only the kind of end is named, in statistics, there is no rank to tell.
  expect((await speakerFor(voice, 'en', [])).say(voice.ending('solo'))).toBe('The planet has been saved.');
});

test('CO2-SOL-10: a table that ended at 500 ppm under earlier rules is no defeat either', () => {
  const state = plainTable(1);
  state.pollution = 500;
  const ended = atSteps(state, { do: 'planet-check' }).state;
  const { outcome } = ended;
  if (outcome === null) throw new Error('the game goes on');
  const before = { ...ended, outcome: { ...outcome, winners: [] } };
  expect(game.migrate?.(before, 1)).toEqual(ended);
  const running = plainTable(2);
  expect(game.migrate?.(running, 1)).toEqual(running);
});
