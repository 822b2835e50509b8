import { at, below, Runner, type Seat, seeded } from '@kaya/engine';
import { expect, test } from 'vitest';
import { brain } from '../bot/brain.ts';
import { danger } from '../bot/danger.ts';
import { game } from '../rules/game.ts';
import type { Co2Action } from '../types.ts';
import { atTurn, fossil, options, plainTable, project, S, setPlayer, setRegion, slots, type Table } from './table.ts';

/** What a strong player looks at (chapter 15). */

/** The listed action that looks best at first sight. */
function firstSight(runner: Table['runner'], seat: Seat): Co2Action {
  const list = runner.legal(seat);
  const promise = brain.order(runner.state, seat, list);
  return at(list, promise.indexOf(Math.max(...promise)));
}

test('at first sight: build if you can, then keep a scientist at work', () => {
  const state = plainTable(3);
  setPlayer(state, 0, { money: 12, tech: 2, expertise: { solar: 2 } });
  setRegion(state, 'north-america', { projects: [project(S, true), project(S), null] });
  const table = atTurn(state);
  expect(firstSight(table.runner, 0)).toEqual({ do: 'to-construct' });
  table.state.turn.main = true;
  expect(firstSight(new Runner(game, table.state), 0)).toEqual({ do: 'to-scientist' });
  table.state.turn.scientist = true;
  expect(firstSight(new Runner(game, table.state), 0)).toEqual({ do: 'end-turn' });
});

test('a position with a new plant is worth more than the one before', () => {
  const state = plainTable(3);
  setPlayer(state, 0, { money: 12, tech: 3, expertise: { solar: 2 } });
  setRegion(state, 'north-america', { projects: [project(S, true), null, null] });
  const before = brain.value(state, 0);
  const table = atTurn(state).construct('north-america', 0).choose({ do: 'cep-to-region', region: 'asia' });
  expect(brain.value(table.state, 0)).toBeGreaterThan(before);
});

test('danger rises with pollution and falls with every slot that is filled', () => {
  const state = plainTable(3);
  const calm = danger(state);
  state.pollution = 330;
  const high = danger(state);
  setRegion(state, 'africa', { slots: slots(3, fossil('oil'), fossil('oil')) });
  expect(high).toBeGreaterThan(calm);
  expect(danger(state)).toBeLessThan(high);
  state.decade = 5;
  expect(danger(state)).toBe(0);
});

test('a win is worth more than its points, a lost planet less than anything', () => {
  const state = plainTable(2);
  state.outcome = { ending: 'victory', winners: [1], ranks: [2, 1], scores: [80, 90], sources: [{}, {}] };
  expect(brain.value(state, 1)).toBeGreaterThan(brain.value(state, 0) + 10);
  state.outcome = { ...state.outcome, ending: 'planet-lost', winners: [] };
  expect(brain.value(state, 1)).toBeLessThan(0);
});

test('played by first sight alone it gathers far more points than random play', () => {
  const rng = seeded('weak');
  let better = 0;
  for (let i = 0; i < 20; i++) {
    const runner = Runner.start(game, { seats: 2, options: options({ 'fossil-setup': 'beginner' }), seed: `first sight ${i}` });
    while (!runner.over) {
      const seat = at(runner.awaited(), 0);
      const list = runner.legal(seat);
      runner.act(seat, seat === i % 2 ? firstSight(runner, seat) : at(list, below(rng, list.length)));
    }
    const scores = runner.state.outcome?.scores ?? [];
    if (at(scores, i % 2) > at(scores, 1 - (i % 2))) better++;
  }
  expect(better).toBeGreaterThanOrEqual(18);
});
