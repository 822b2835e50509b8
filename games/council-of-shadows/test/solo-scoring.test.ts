// 8.5: how the Automa exploits, rises and scores.
import { describe, expect, test } from 'vitest';
import type { AutomaId } from '../types/index.ts';
import { idleUntil, steps } from './choosing.ts';
import { AUTOMA, gems, positionFor, soloWith } from './position.ts';

describe('exploiting, rising and scoring', () => {
  const board = { 'orange-1': 's1-01', 'blue-1': 's2-02', 'grey-1': 's1-02' } as const;

  test('COS-SOL-15: by majority it exploits only where it has more, by presence everywhere', () => {
    const exploited = (card: AutomaId) => {
      const table = soloWith(card).board(board).cubes(AUTOMA, { 's1-01a': 2, 's2-02a': 1 }).cubes(0, { 's2-02b': 1 });
      table.ask({ do: 'automa-exploitation' });
      return table.told('exploited').map(({ galaxy, energy }) => [galaxy, energy]);
    };
    expect(exploited('au1-1')).toEqual([['orange', 5]]);
    expect(exploited('au1-2')).toEqual([
      ['orange', 5],
      ['blue', 3],
    ]);
  });

  test('COS-SOL-16: the human chooses the cube; light cards are drawn without a limit', () => {
    const table = soloWith('au1-2').board(board).cubes(AUTOMA, { 's2-02a': 1, 's2-02b': 1 });
    table
      .give(AUTOMA, { light: ['bl-flat', 'bl-ai-1', 'bl-ai-2', 'bl-bonus-1', 'bl-bonus-2'] })
      .ask({ do: 'automa-exploitation' });
    expect(table.step).toMatchObject({ do: 'automa-cube', seat: 0 });
    table.act(0, { do: 'remove-cube', planet: 's2-02b' });
    expect([table.cubesOn(AUTOMA, 's2-02a'), table.cubesOn(AUTOMA, 's2-02b')]).toEqual([1, 0]);
    expect(table.player(AUTOMA).light).toHaveLength(6);
    expect(table.step.do).toBe('buy');
  });

  test('COS-SOL-24: in the order of the table of galaxies, settled when the step begins', () => {
    const table = soloWith('au1-2').board({ ...board, 'red-1': 's3-09' });
    table.cubes(AUTOMA, { 's3-09a': 1, 's2-02a': 1, 's1-02a': 1, 's1-01a': 1 }).ask({ do: 'automa-exploitation' });
    expect(table.told('exploited').map(({ galaxy }) => galaxy)).toEqual(['grey', 'orange', 'blue', 'red']);
  });

  test('T29, COS-SOL-17: it rises without a card, and the human gains nothing', () => {
    const table = positionFor(1)
      .give(AUTOMA, { energy: 38, consumption: 37 })
      .give(0, { gems: gems(1, 0, 0) });
    table.ask({ do: 'energy-check', player: AUTOMA });
    expect(table.player(AUTOMA)).toMatchObject({ level: 1, energy: 1, darkTech: [] });
    expect(table.player(0).gems).toEqual(gems(1, 0, 0));
    expect(table.step.do).toBe('buy');
    table.ask({ do: 'automa-reveal' });
    expect(table.state.automa?.card?.startsWith('au2-')).toBe(true);
    table.give(AUTOMA, { level: 0 }); // where a person would be compensated
    table.give(0, { energy: 30, consumption: 30 }).ask({ do: 'energy-check', player: 0 });
    expect(table.player(0).level).toBe(1);
    expect(table.player(AUTOMA).gems).toEqual(gems(0, 0, 0));
  });

  test('COS-SOL-19: on level III it takes the throne and the round is the last', () => {
    const table = positionFor(1)
      .give(AUTOMA, { level: 2, energy: 40, consumption: 37 })
      .ask({ do: 'energy-check', player: AUTOMA });
    expect(table.state.throne).toBe(AUTOMA);
    expect(table.runner.over).toBe(false);
    idleUntil(table, () => false);
    expect(table.runner.over).toBe(true);
    expect(table.state.round).toBe(1);
  });

  test('COS-SOL-20: only its light cards score, and it may still rise', () => {
    const table = positionFor(1).board({ 'orange-1': 's1-01' }).cubes(AUTOMA, { 's1-01a': 2 });
    table.give(AUTOMA, { level: 2, energy: 30, consumption: 37, light: ['bl-flat', 'bl-sector-1', 'bl-upgrades-1'] });
    table.ask({ do: 'final-scoring' });
    expect(table.told('scored').find(({ who }) => who === 'automa')).toMatchObject({
      gems: 0,
      aiCards: 0,
      bonus: [
        { card: 'bl-flat', energy: 5 },
        { card: 'bl-sector-1', energy: 6 },
        { card: 'bl-upgrades-1', energy: 1 },
      ],
      level: 3,
      energy: 5,
    });
  });

  test.each([
    [1, 'automa', []],
    [2, 'throne', [0]],
    [3, 'throne', [0]],
  ] as const)('COS-SOL-21: the human on level %i against an Automa on 2: %s', (level, ending, winners) => {
    const table = positionFor(1).give(AUTOMA, { level: 2, energy: 3, consumption: 60 });
    table.give(0, { level, energy: 0, consumption: 60, gems: gems(0, 0, 0), dark: 'bd-galaxy-red' });
    table.state.throne = 0;
    table.ask({ do: 'final-scoring' });
    expect(table.player(0).energy).toBe(3);
    expect(table.state.outcome).toMatchObject({ ending, winners });
    if (level === 2) expect(table.told('ended')).toMatchObject([{ winners: [0, 'automa'] }]);
  });

  test('COS-SOL-21, COS-TIE-5: the Automa has its row in the result, with rank, score and sources', () => {
    const end = (level: number, energy: number) => {
      const table = positionFor(1).give(AUTOMA, { level: 2, energy: 3, consumption: 60, light: ['bl-flat'] });
      table.give(0, { level, energy, consumption: 60, gems: gems(0, 0, 0), dark: 'bd-galaxy-red' });
      return table.ask({ do: 'final-scoring' }).state.outcome;
    };
    const automa = { name: 'automa', score: 208, sources: { level: 200, energy: 3, lightBonus: 5, gems: 0 } };
    expect(end(1, 50)).toMatchObject({ winners: [], ranks: [2], scores: [153], rivals: [{ ...automa, rank: 1 }] });
    expect(end(2, 30)).toMatchObject({ winners: [0], ranks: [1], scores: [233], rivals: [{ ...automa, rank: 2 }] });
    expect(end(2, 5)).toMatchObject({ winners: [0], ranks: [1], scores: [208], rivals: [{ ...automa, rank: 1 }] });
  });

  test('without the Automa nobody plays without a seat', () => {
    expect(positionFor(2).ask({ do: 'final-scoring' }).state.outcome).not.toHaveProperty('rivals');
  });

  test('COS-SOL-22: for the human it is an opponent, in majorities and for Shared extraction', () => {
    const table = positionFor(1).board({ 'orange-1': 's1-01' }).cubes(AUTOMA, { 's1-01a': 1 }).cubes(0, { 's1-01b': 1 });
    table.ask(steps.exploit()).act(0, { do: 'exploit', galaxy: 'orange' });
    expect(table.player(0).energy).toBe(2);
    table.act(0, { do: 'stop-exploiting' }).give(0, { darkTech: ['dt1-shared-extraction'], gems: gems(0, 0, 0) });
    table.ask(steps.extract(1, 1)).act(0, { do: 'extract', system: 's1-01' });
    expect(table.player(0).gems).toEqual(gems(1, 0, 0));
  });
});
