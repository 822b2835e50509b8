import { describe, expect, test } from 'vitest';
import type { CosAction, Gems, PlanetId } from '../types/index.ts';
import { steps } from './choosing.ts';
import { gems, positionFor } from './position.ts';

const NO_GEMS = gems(0, 0, 0);
const colonise = (planet: PlanetId) => ({ do: 'colonise', planet }) as const;
const SKIP = { do: 'skip' } as const;
const planets = (actions: readonly { readonly planet: PlanetId }[]) => actions.map(({ planet }) => planet);

describe('colonise', () => {
  test('COS-COL-1: n cubes as one tower on one planet', () => {
    const table = positionFor(2).board({ 'grey-1': 's1-01' }).ask(steps.colonise(2, 1)).act(0, colonise('s1-01b'));
    expect([table.cubesOn(0, 's1-01a'), table.cubesOn(0, 's1-01b')]).toEqual([0, 2]);
    expect(table.step.do).toBe('buy');
    expect(table.told('colonised')).toEqual([
      { kind: 'colonised', who: 0, planet: 's1-01b', system: 's1-01', cubes: 2, source: 'st-colonise-1' },
    ]);
  });

  test('COS-COL-2: within range and within the own terraforming', () => {
    const table = positionFor(2).board({ 'grey-1': 's1-08', 'blue-1': 's2-05' });
    table.give(0, { terraformed: { earth: true, desert: true, volcanic: false } }).ask(steps.colonise(1, 2));
    expect(planets(table.legalOf(0, 'colonise'))).toEqual(['s1-08a', 's1-08b', 's2-05a']);
    expect(table.runner.why(0, colonise('s1-08c'))).toEqual([
      { rule: 'COS-COL-2', values: { planet: 's1-08c', type: 'volcanic' } },
    ]);
  });

  test('COS-COL-3: a free planet, or with the colony extension one with one or two cubes of anybody', () => {
    const table = positionFor(3).board({ 'grey-1': 's1-01', 'grey-2': 's1-07' });
    table.cubes(0, { 's1-01a': 1 }).cubes(1, { 's1-01b': 1, 's1-07a': 2 }).cubes(2, { 's1-07a': 1 }).ask(steps.colonise(1, 1));
    expect(planets(table.legalOf(0, 'colonise'))).toEqual(['s1-07b']);
    expect(table.runner.why(0, colonise('s1-01b'))).toEqual([{ rule: 'COS-COL-3', values: { planet: 's1-01b', cubes: 1 } }]);
    table.give(0, { colonyExtension: true });
    expect(planets(table.legalOf(0, 'colonise'))).toEqual(['s1-01a', 's1-01b', 's1-07b']);
  });

  test('COS-COL-4: never more than three cubes', () => {
    const table = positionFor(3).board({ 'grey-1': 's1-01' }).cubes(1, { 's1-01a': 2 }).cubes(2, { 's1-01a': 1 });
    table.give(0, { colonyExtension: true }).ask(steps.colonise(1, 1));
    expect(table.rules(0, colonise('s1-01a'))).toEqual(['COS-COL-4']);
  });

  test('COS-COL-5: as many cubes as fit, otherwise all of them', () => {
    const table = positionFor(2).board({ 'grey-1': 's1-01' }).cubes(1, { 's1-01a': 2, 's1-01b': 1 });
    table.give(0, { colonyExtension: true }).ask(steps.colonise(3, 1)).act(0, colonise('s1-01a'));
    expect(table.cubesOn(0, 's1-01a')).toBe(1);
    table.ask(steps.colonise(2, 1)).act(0, colonise('s1-01b'));
    expect(table.cubesOn(0, 's1-01b')).toBe(2);
  });

  test('COS-COL-6: each planet of a system is separate', () => {
    const table = positionFor(2)
      .board({ 'grey-1': 's1-04' })
      .cubes(1, { 's1-04a': 1 })
      .ask(steps.colonise(1, 1))
      .act(0, colonise('s1-04b'));
    expect([table.cubesOn(1, 's1-04a'), table.cubesOn(0, 's1-04b')]).toEqual([1, 1]);
  });

  test('COS-COL-7: a planet holds a number of cubes per player, in no order', () => {
    const table = positionFor(2).board({ 'grey-1': 's1-03' }).cubes(0, { 's1-03a': 1 }).cubes(1, { 's1-03a': 2 });
    table.ask({ do: 'remove-cube', seat: 0, galaxy: 'grey' });
    expect([table.cubesOn(0, 's1-03a'), table.cubesOn(1, 's1-03a')]).toEqual([0, 2]);
  });
});

describe('gems', () => {
  test('COS-GEM-1: the starting card gives A+A+G', () => {
    expect(
      positionFor(2)
        .give(0, { gems: NO_GEMS })
        .ask(...steps.card('st-gems', 1))
        .player(0).gems,
    ).toEqual(gems(2, 1, 0));
  });

  test('COS-GEM-2: one A for a G, or one G for a T', () => {
    const table = positionFor(2)
      .give(0, { gems: gems(1, 1, 1) })
      .ask(steps.transform(1));
    expect(table.legal(0)).toEqual([{ do: 'transform', gem: 'anthracite' }, { do: 'transform', gem: 'gold' }, SKIP]);
    table.act(0, { do: 'transform', gem: 'anthracite' });
    expect(table.player(0).gems).toEqual(gems(0, 2, 1));
    table.ask(steps.transform(1));
    expect(table.rules(0, { do: 'transform', gem: 'anthracite' })).toEqual(['COS-GEM-2']);
    table.act(0, { do: 'transform', gem: 'gold' });
    expect(table.player(0).gems).toEqual(gems(0, 1, 2));
  });

  test('COS-GEM-3: up to n times, and the same gem again', () => {
    const table = positionFor(2)
      .give(0, { gems: gems(1, 0, 0) })
      .ask(steps.transform(2));
    table.acts(0, { do: 'transform', gem: 'anthracite' }, { do: 'transform', gem: 'gold' });
    expect(table.player(0).gems).toEqual(gems(0, 0, 1));
    expect(table.step.do).toBe('buy');
  });

  test('COS-GEM-3, COS-ACT-5: only who transforms nothing at all is told to have left it out', () => {
    const table = positionFor(2);
    const told = (held: Gems, ...actions: CosAction[]) => {
      table.give(0, { gems: held }).ask(steps.transform(2));
      const skipped = table.told('skipped');
      for (const action of actions) skipped.push(...table.act(0, action).told('skipped'));
      return skipped;
    };
    const gold = { do: 'transform', gem: 'gold' } as const;
    expect(told(gems(0, 2, 0), gold, SKIP)).toEqual([]);
    expect(told(gems(0, 1, 0), gold)).toEqual([]); // nothing is left for a second time
    expect(told(gems(0, 1, 0), SKIP)).toEqual([{ kind: 'skipped', who: 0, what: 'transform', able: true }]);
    expect(told(NO_GEMS)).toEqual([{ kind: 'skipped', who: 0, what: 'transform', able: false }]);
  });

  test('COS-GEM-4: any number of gems', () => {
    const table = positionFor(2)
      .give(0, { gems: gems(50, 50, 50) })
      .ask(...steps.card('st-gems', 1));
    expect(table.player(0).gems).toEqual(gems(52, 51, 50));
  });
});
