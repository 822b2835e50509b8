import { at, below, Runner, type Seat, seeded } from '@kaya/engine';
import { expect, test } from 'vitest';
import { brain } from '../bot/brain.ts';
import { danger } from '../bot/danger.ts';
import { comingPlants } from '../bot/pipeline.ts';
import { valueParts } from '../bot/value.ts';
import { components } from '../data/index.ts';
import { game } from '../rules/game.ts';
import { type Co2Action, REGIONS } from '../types/index.ts';
import type { Co2Position } from './choosing.ts';
import { atTurn, fossil, green, options, plainTable, project, S, setPlayer, setRegion, slots } from './position.ts';

/** What a strong player looks at (chapter 15). */

/** The listed action that looks best at first sight. */
function firstSight(runner: Co2Position['runner'], seat: Seat): Co2Action {
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
  expect(firstSight(new Runner(game, table.state), 0)).toEqual({ do: 'to-market' });
  table.state.turn.market = true;
  expect(firstSight(new Runner(game, table.state), 0)).toEqual({ do: 'end-turn' });
});

test('a goal that tends to bring more is not given away, and no card is played for cubes that have run out', () => {
  const state = plainTable(3);
  const futile = (action: Co2Action) => brain.order(state, 0, [action])[0] === Number.NEGATIVE_INFINITY;
  expect(futile({ do: 'discard-goal' })).toBe(true);
  const cubes = Object.values(components.lobby).find(({ minor }) => minor.kind === 'tech');
  if (cubes === undefined) throw new Error('some card gives cubes');
  expect(futile({ do: 'play-minor', card: cubes.id })).toBe(false);
  state.supply = 0;
  expect(futile({ do: 'play-minor', card: cubes.id })).toBe(true);
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

test('danger is greater beside companies that have built nothing', () => {
  const state = atTurn(plainTable(2)).state;
  state.decade = 3;
  state.pollution = 330;
  for (const id of REGIONS)
    setRegion(state, id, { slots: slots(components.regions[id].slots, fossil('oil'), fossil('oil'), fossil('oil')) });
  const alone = danger(state);
  setRegion(state, 'asia', { slots: slots(6, green('solar-1', 1), green('solar-2', 1), green('solar-3', 1)) });
  expect(danger(state)).toBeLessThan(alone);
});

test('danger is over once the pollution is back below 350, or two regions are green: the game will end', () => {
  const state = atTurn(plainTable(2)).state;
  state.decade = 4;
  state.reached350 = true;
  state.pollution = 430;
  expect(danger(state)).toBeGreaterThan(0.05);
  state.pollution = 340;
  expect(danger(state)).toBe(0);
  state.pollution = 430;
  setRegion(state, 'africa', { slots: [green('solar-1', 0), green('solar-2', 0), green('biomass-1', 0)] });
  setRegion(state, 'oceania', {
    slots: [green('solar-3', 0), green('solar-4', 0), green('biomass-2', 0), green('biomass-3', 0)],
  });
  expect(danger(state)).toBe(0);
});

test('the planet weighs less the more companies share the care for it, but more with five, who have two turns a decade', () => {
  const [two, three, four, five] = [2, 3, 4, 5].map((seats) => {
    const state = plainTable(seats);
    return -valueParts(state, 0).planet / danger(state);
  });
  expect(two).toBeGreaterThan(three ?? 0);
  expect(three).toBeGreaterThan(four ?? 0);
  expect(five).toBeGreaterThan(2 * (four ?? 0));
});

test('plants come one after the other: what can be built now first, then what still needs preparing', () => {
  const state = atTurn(plainTable(2)).state;
  setPlayer(state, 0, { money: 12, tech: 2, cep: 0, expertise: { solar: 2 } });
  setRegion(state, 'north-america', { projects: [project(S, true), null, null] });
  const [first, second, third] = comingPlants(state, 0, 10);
  expect(first).toMatchObject({ turn: 1, plant: { id: 'solar-1' }, region: 'north-america' });
  expect(second?.turn).toBeGreaterThan(2);
  setPlayer(state, 0, { money: 40, tech: 6 });
  expect(comingPlants(state, 0, 10)[2]?.turn).toBeLessThan(third?.turn ?? 0);
});

test('the parts of the value add up to it', () => {
  const runner = Runner.start(game, { seats: 3, options: options(), seed: 'parts' });
  const rng = seeded('parts');
  for (let i = 0; i < 200 && !runner.over; i++) {
    const sum = Object.values(valueParts(runner.state, 0)).reduce((a, b) => a + b, 0);
    expect(sum).toBeCloseTo(brain.value(runner.state, 0), 6);
    const seat = at(runner.awaited(), 0);
    const list = runner.legal(seat);
    runner.act(seat, at(list, below(rng, list.length)));
  }
});

test('what is remembered of one position never tells of another: asked in any order, each is worth the same', () => {
  const runner = Runner.start(game, { seats: 3, options: options(), seed: 'memory' });
  const rng = seeded('memory');
  const found: { readonly state: typeof runner.state; readonly values: readonly number[] }[] = [];
  const values = (state: typeof runner.state) => [0, 1, 2].map((seat) => brain.value(state, seat));
  for (let i = 0; i < 150 && !runner.over; i++) {
    const state = game.clone(runner.state);
    found.push({ state, values: values(state) });
    const seat = at(runner.awaited(), 0);
    const list = runner.legal(seat);
    runner.act(seat, i % 3 === 0 ? at(list, below(rng, list.length)) : firstSight(runner, seat));
  }
  for (const { state, values: before } of found.toReversed()) expect(values(state)).toEqual(before);
});

test('in the draft a card that is often of use comes first', () => {
  const list: Co2Action[] = (['lobby-03', 'lobby-08', 'lobby-20'] as const).map((card) => ({ do: 'draft', card }));
  const promise = brain.order(plainTable(2), 0, list);
  expect(promise.indexOf(Math.max(...promise))).toBe(1);
});

test('a win is worth more than its points, a lost planet less than anything', () => {
  const state = plainTable(2);
  state.outcome = { ending: 'victory', winners: [1], ranks: [2, 1], scores: [80, 90], sources: [{}, {}] };
  expect(brain.value(state, 1)).toBeGreaterThan(brain.value(state, 0) + 10);
  state.outcome = { ...state.outcome, scores: [-50, 90] };
  const last = brain.value(state, 0);
  state.outcome = { ...state.outcome, ending: 'planet-lost', winners: [] };
  expect(brain.value(state, 1)).toBeLessThan(last);
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

test('CO2-CGO-3: a goal that is far from reached is no waste: giving it away for eight dollars is no gain early on', () => {
  const state = plainTable(3);
  const { runner } = atTurn(state);
  const { tally } = brain;
  if (tally === undefined) throw new Error('hints count nothing');
  const worthOf = () => {
    const counted = tally.count(runner.state, 0);
    return Object.entries(tally.worth).reduce((sum, [what, each]) => sum + each * (counted[what] ?? 0), 0);
  };
  const before = worthOf();
  runner.act(0, { do: 'discard-goal' });
  expect(worthOf()).toBeLessThan(before);
});
