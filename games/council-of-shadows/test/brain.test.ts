// What a strong player looks at.
import { at, below, imagined, instead, Runner, seeded, viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { brain } from '../bot/brain.ts';
import { game } from '../rules/game.ts';
import type { Cos, CosAction, Player } from '../types/index.ts';
import { steps } from './choosing.ts';
import { gems, type Position, positionFor, STANDARD } from './position.ts';

const value = (table: Position) => brain.value(table.state, 0);

/** How much better seat 0 stands with the changes than without. */
function gain(changes: Partial<Player>): number {
  return value(positionFor(2).give(0, changes)) - value(positionFor(2));
}

/** The action that looks best at first sight. */
function first(table: Position): CosAction {
  const actions = table.legal(0);
  const promise = brain.order(table.state, 0, actions);
  return at(actions, promise.indexOf(Math.max(...promise)));
}

describe('the evaluation', () => {
  test('energy, levels, gems and upgrades are good; consumption is bad, once for every level to go', () => {
    expect(gain({ energy: 5 })).toBeGreaterThan(4);
    expect(gain({ level: 1 })).toBeGreaterThan(150);
    expect(gain({ gems: gems(1, 2, 0) })).toBeGreaterThan(0);
    expect(gain({ terraformed: { earth: true, desert: true, volcanic: false } })).toBeGreaterThan(0);
    const late = positionFor(2).give(0, { level: 2 });
    const early = gain({ consumption: 30 });
    const before = value(late);
    expect(early).toBeLessThan(value(late.give(0, { consumption: 30 })) - before);
  });

  test('a galaxy with the majority is worth more than one without', () => {
    const board = () => positionFor(2).board({ 'red-1': 's3-06' }).cubes(0, { 's3-06a': 1 });
    expect(value(board())).toBeGreaterThan(value(board().cubes(1, { 's3-06b': 1 })));
  });

  test('a won game is worth more than any other, a lost one less', () => {
    const end = (mine: number, theirs: number) => {
      const table = positionFor(2).give(0, { level: mine }).give(1, { level: theirs });
      instead(table.state, { do: 'final-scoring' });
      return value(table.ask());
    };
    expect(end(3, 2)).toBeGreaterThan(value(positionFor(2).give(0, { level: 5 })));
    expect(end(2, 3)).toBeLessThan(value(positionFor(2)));
  });
});

describe('the move ordering', () => {
  test('one number for each action, in every decision of a random game', () => {
    const runner = Runner.start(game, { seats: 3, options: { ...STANDARD, module1: true, module2: true }, seed: 'order' });
    const rng = seeded('order');
    for (let i = 0; i < 300 && !runner.over; i++) {
      const seat = at(runner.awaited(), 0);
      const actions = runner.legal(seat);
      const world = imagined(game, viewOf(game, runner.state, seat), seat, rng);
      const promise = brain.order(world, seat, actions);
      expect(promise.length).toBe(actions.length);
      expect(promise.every(Number.isFinite)).toBe(true);
      expect(Number.isFinite(brain.value(world, seat))).toBe(true);
      runner.act(seat, at(actions, below(rng, actions.length)));
    }
  });

  test('it exploits the richer galaxy first, and settles where the yield is higher', () => {
    const table = positionFor(2).board({ 'orange-1': 's1-07', 'red-1': 's3-06' }).cubes(0, { 's1-07a': 1, 's3-06a': 1 });
    expect(first(table.ask(steps.exploit()))).toEqual({ do: 'exploit', galaxy: 'red' });
    const free = positionFor(2).board({ 'orange-1': 's1-07', 'red-1': 's3-06' }).ask(steps.colonise(1, 3));
    expect(first(free)).toEqual({ do: 'colonise', planet: 's3-06a' });
  });

  test('it buys the energy that brings a level', () => {
    const table = positionFor(2).give(0, { energy: 12, gems: gems(0, 0, 2) });
    expect(first(table)).toEqual({ do: 'buy-upgrade', upgrade: 'energy-4' });
  });
});

describe('playing by it', () => {
  /** The action whose next position has the highest value. */
  function greedy(runner: Runner<Cos>, seat: number): CosAction {
    const actions = runner.legal(seat);
    const values = actions.map((action) => {
      const next = new Runner(game, game.clone(runner.state));
      next.act(seat, action);
      return brain.value(next.state, seat);
    });
    return at(actions, values.indexOf(Math.max(...values)));
  }

  test('one step ahead beats random play', () => {
    let won = 0;
    for (let i = 0; i < 6; i++) {
      const runner = Runner.start(game, { seats: 2, options: STANDARD, seed: `greedy ${i}` });
      const rng = seeded(`random ${i}`);
      const clever = i % 2;
      while (!runner.over) {
        const seat = at(runner.awaited(), 0);
        const actions = runner.legal(seat);
        runner.act(seat, seat === clever ? greedy(runner, seat) : at(actions, below(rng, actions.length)));
      }
      if (runner.state.outcome?.winners.includes(clever) === true) won++;
    }
    expect(won).toBe(6);
  });
});

describe('what others hide', () => {
  test('plans that lie behind screens are open again in an imagined world, and one’s own stays', () => {
    const runner = Runner.start(game, { seats: 3, options: STANDARD, seed: 'plans' });
    while (runner.state.phase !== 'plan') {
      const seat = at(runner.awaited(), 0);
      const actions = runner.legal(seat);
      runner.act(seat, actions.find((action) => action.do === 'stop-buying') ?? at(actions, 0));
    }
    while (runner.awaited().includes(0)) runner.act(0, at(runner.legal(0), 0));
    const [, second] = runner.awaited();
    const seat = second ?? 1;
    const world = imagined(game, viewOf(game, runner.state, seat), seat, seeded('plans'));
    expect(new Runner(game, world).awaited()).not.toContain(0);
    brain.reopen?.(world, seat);
    expect(new Runner(game, world).awaited()).toContain(0);
    const own = imagined(game, viewOf(game, runner.state, 0), 0, seeded('plans'));
    brain.reopen?.(own, 0);
    expect(new Runner(game, own).awaited()).not.toContain(0);
  });
});
