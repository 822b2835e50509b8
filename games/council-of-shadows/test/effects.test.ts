// The interpreter: every operation of the data alone.
import { describe, expect, test } from 'vitest';
import type { CardEffect, Effect, PermanentEffect } from '../data/read/effects.ts';
import { isPossible } from '../rules/cards/effects.ts';
import type { CosStep } from '../types/index.ts';
import { gems, type Position, positionFor } from './position.ts';

const FOLLOW_UP = { mode: 'either', cubes: 1, anyPlanet: false, extractTimes: 1 } as const;
const LASTING = [
  { op: 'upgradeExtractedGems' },
  { op: 'discoverExtraCube', cubes: 1 },
  { op: 'energyPerGalaxyMajority', amount: 3 },
  { op: 'energyPerSystemMajority', amount: 3 },
  { op: 'extractAtOpponents' },
  { op: 'zeroConsumption', turnOrder: 'last' },
] as const satisfies readonly PermanentEffect[];

/** Seat 0 carries out the effect from a zone of range 2, with empty pockets and systems in all sectors. */
function perform(effect: Effect, prepare: (table: Position) => unknown = () => 0): Position {
  const table = positionFor(2)
    .board({ 'grey-1': 's1-05', 'blue-1': 's2-02', 'red-1': 's3-06' })
    .give(0, { gems: gems(0, 0, 0) });
  prepare(table);
  return table.ask({ do: 'effect', seat: 0, effect, range: 2, source: 'st-gems' });
}

/** The question that the effect asks. */
const asks = (effect: Effect, prepare?: (table: Position) => unknown): CosStep => perform(effect, prepare).step;

describe('operations that ask', () => {
  test('colonise: within the zone’s range, or anywhere', () => {
    const effect = { op: 'colonise', cubes: 2, anySector: false, anyPlanet: false, thenExtractHere: 1 } as const;
    expect(asks(effect)).toEqual({
      do: 'colonise',
      seat: 0,
      cubes: 2,
      range: 2,
      anyPlanet: false,
      thenExtractHere: 1,
      optional: true,
      source: 'st-gems',
    });
    expect(asks({ ...effect, anySector: true, anyPlanet: true })).toMatchObject({ range: 3, anyPlanet: true });
  });

  test('extract: within the zone’s range, or anywhere', () => {
    const colony = (table: Position) => table.cubes(0, { 's1-05a': 1 });
    expect(asks({ op: 'extract', times: 3, anySector: false }, colony)).toEqual({
      do: 'extract',
      seat: 0,
      times: 3,
      used: [],
      range: 2,
      source: 'st-gems',
    });
    expect(asks({ op: 'extract', times: 3, anySector: true }, colony)).toMatchObject({ range: 3 });
  });

  test('discover: within the zone’s range, or anywhere', () => {
    expect(asks({ op: 'discover', anySector: false, followUp: FOLLOW_UP })).toEqual({
      do: 'discover-pile',
      seat: 0,
      range: 2,
      followUp: FOLLOW_UP,
      source: 'st-gems',
    });
    expect(asks({ op: 'discover', anySector: true, followUp: FOLLOW_UP })).toMatchObject({ range: 3 });
  });

  test('transformGem, choice, takeAiCard, exploit', () => {
    const rich = (table: Position) => table.give(0, { gems: gems(1, 0, 0) });
    expect(asks({ op: 'transformGem', times: 2 }, rich)).toEqual({ do: 'transform', seat: 0, times: 2, source: 'st-gems' });
    const options = [[{ op: 'gainEnergy', amount: 1 }], [{ op: 'gainEnergy', amount: 2 }]] as const;
    expect(asks({ op: 'choice', options })).toEqual({ do: 'choose-branch', seat: 0, options, range: 2, source: 'st-gems' });
    expect(asks({ op: 'takeAiCard' })).toEqual({ do: 'take-ai-card', seat: 0, source: 'st-gems' });
    const colony = (table: Position) => table.cubes(0, { 's1-05a': 1 });
    expect(asks({ op: 'exploit', galaxies: 2 }, colony)).toEqual({ do: 'hegemony-exploit', seat: 0, left: 2, exploited: [] });
  });
});

describe('operations that happen at once', () => {
  test('gainGems and gainEnergy', () => {
    const table = perform({ op: 'gainGems', gems: gems(1, 2, 3) });
    expect(table.player(0).gems).toEqual(gems(1, 2, 3));
    expect(table.events).toEqual([{ kind: 'gems', who: 0, gems: gems(1, 2, 3), source: 'st-gems' }]);
    const energy = perform({ op: 'gainEnergy', amount: 7 });
    expect(energy.events).toEqual([{ kind: 'energy', who: 0, amount: 7, energy: 7, source: 'st-gems' }]);
  });

  test('unlockPlanet, unlockStacking, setRange', () => {
    expect(perform({ op: 'unlockPlanet', type: 'desert' }).player(0).terraformed.desert).toBe(true);
    expect(perform({ op: 'unlockStacking' }).player(0).colonyExtension).toBe(true);
    const table = perform({ op: 'setRange', zone: '2', range: 3, energy: 1 });
    expect(table.player(0).zones.map((zone) => zone.range)).toEqual([1, 3, 1]);
    expect(table.events).toEqual([{ kind: 'range', who: 0, zone: 2, range: 3, energy: 1 }]);
  });

  test('addZone, maxAllRanges, changeConsumption, drawLightBonus', () => {
    expect(perform({ op: 'addZone', extraZone: 'extra-zone-portal' }).player(0).zones.at(-1)).toEqual({
      name: 'portal',
      range: 3,
      cards: [],
    });
    expect(perform({ op: 'maxAllRanges', energyPerUpgrade: 2 }).player(0)).toMatchObject({ energy: 12 });
    expect(
      perform({ op: 'changeConsumption', amount: -4 }, (table) => table.give(0, { consumption: 30 })).player(0).consumption,
    ).toBe(26);
    expect(perform({ op: 'drawLightBonus', count: 2 }).player(0).light.length).toBe(2);
  });

  test.each(LASTING)('$op lasts: nothing happens at once', (effect) => {
    const before = structuredClone(perform({ op: 'gainEnergy', amount: 0 }).state);
    expect(perform(effect).state).toEqual(before);
  });
});

describe('what is possible', () => {
  const possible = (effect: CardEffect, prepare: (table: Position) => unknown = () => 0) => {
    const table = positionFor(2)
      .board({ 'blue-1': 's2-02' })
      .give(0, { gems: gems(0, 0, 0) });
    prepare(table);
    return isPossible(table.state, effect, 0, 1, 'st-discover');
  };
  const settle = { op: 'colonise', cubes: 1, anySector: false, anyPlanet: false, thenExtractHere: 0 } as const;

  test('COS-DEC-6: a step is possible when the player could do anything with it', () => {
    expect(possible(settle)).toBe(false);
    expect(possible({ ...settle, anySector: true })).toBe(true);
    expect(possible({ op: 'extract', times: 1, anySector: true })).toBe(false);
    expect(possible({ op: 'extract', times: 1, anySector: true }, (table) => table.cubes(0, { 's2-02a': 1 }))).toBe(true);
    expect(possible({ op: 'discover', anySector: false, followUp: FOLLOW_UP })).toBe(true);
    expect(possible({ op: 'discover', anySector: false, followUp: FOLLOW_UP }, (table) => table.onlyTiles(1))).toBe(false);
    expect(possible({ op: 'transformGem', times: 1 })).toBe(false);
    expect(possible({ op: 'transformGem', times: 1 }, (table) => table.give(0, { gems: gems(0, 1, 0) }))).toBe(true);
    expect(possible({ op: 'gainGems', gems: gems(1, 0, 0) })).toBe(true);
    expect(possible({ op: 'gainEnergy', amount: 1 })).toBe(true);
    expect(possible({ op: 'choice', options: [[settle], [{ op: 'gainEnergy', amount: 1 }]] })).toBe(true);
    expect(possible({ op: 'choice', options: [[settle], [settle]] })).toBe(false);
  });
});
