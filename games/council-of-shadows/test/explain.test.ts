// What players ask, answered from their view alone.
import { instead, viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import {
  colonisableFrom,
  exploitForecast,
  exploitOverview,
  finalPreview,
  levelDistance,
  planForecast,
  zoneAfterShifts,
} from '../explain/index.ts';
import { game } from '../rules/game.ts';
import type { CardId, GalaxyId } from '../types/index.ts';
import { planCards, steps } from './choosing.ts';
import { gems, type Position, positionFor } from './position.ts';

const seenBy = (table: Position, viewer: number) => viewOf(game, table.state, viewer);

describe('the plan', () => {
  /** Seat 0 to plan; its zones 2 and 3 are occupied. */
  const planning = () => {
    const table = positionFor(3)
      .zones(0, [], ['st-gems'], ['st-colonise-2'])
      .zones(1, [], ['st-extract'], ['st-discover'])
      .zones(2, [], ['ai-throttle']);
    table.give(0, { consumption: 30, energy: 21 }).give(1, { consumption: 40 }).give(2, { consumption: 25 });
    return table;
  };

  test('COS-CON-1: sum, counter and gap to the level', () => {
    const forecast = planForecast(seenBy(planning(), 0), 0, ['st-transform', null, null]);
    expect(forecast).toMatchObject({
      sum: 1 + 3 + 6,
      from: 30,
      to: 40,
      recorded: 10,
      limit: null,
      toNextLevel: 19,
    });
    expect(forecast.zones).toEqual([
      { zone: 1, range: 1, card: 'st-transform', consumption: 1, shiftsTo: 2 },
      { zone: 2, range: 1, card: 'st-gems', consumption: 3, shiftsTo: 3 },
      { zone: 3, range: 1, card: 'st-colonise-2', consumption: 6, shiftsTo: 'hand' },
    ]);
  });

  test('COS-ORD-1, COS-HID-3: the place in turn order is known as far as the open hands of the others decide it', () => {
    const holding = (one: CardId[], other: CardId[]) => planning().give(1, { hand: one }).give(2, { hand: other });
    const places = (table: Position) => planForecast(seenBy(table, 0), 0, ['st-transform', 'st-extract', 'st-transform']).places; // consumes 5
    expect(places(holding([], []))).toEqual({ best: 2, worst: 2 }); // the others can only show 3 + 3, and −2
    expect(places(holding([], ['st-gems', 'st-colonise-2']))).toEqual({ best: 2, worst: 3 });
    expect(places(holding(['st-transform'], ['st-gems', 'st-colonise-2']))).toEqual({ best: 1, worst: 3 });
  });

  test('COS-CON-2: a covering card counts in place of what it covers', () => {
    expect(planForecast(seenBy(planning(), 0), 0, ['st-transform', null, 'st-extract']).sum).toBe(1 + 3 + 3);
  });

  test('COS-CON-4, COS-CON-5, COS-CON-6: what limits the counter', () => {
    const limit = (changes: object, plan: (CardId | null)[]) => {
      const table = positionFor(2).hand(0, 'ai-throttle', 'ai-standby', 'ai-hibernation').give(0, changes);
      const { to, recorded, limit: why } = planForecast(seenBy(table, 0), 0, plan);
      return [to, recorded, why];
    };
    const saving: CardId[] = ['ai-throttle', 'ai-standby', 'ai-hibernation'];
    expect(limit({ consumption: 95 }, ['st-gems', 'st-extract', 'st-discover'])).toEqual([100, 5, 'maximum']);
    expect(limit({ consumption: 24 }, saving)).toEqual([20, -4, 'minimum']);
    expect(limit({ consumption: 30, energy: 26 }, saving)).toEqual([27, -3, 'energy']);
    expect(limit({ consumption: 30, darkTech: ['dt2-perpetual-motion'] }, ['st-gems', 'st-gems', 'st-gems'])).toEqual([
      30,
      0,
      'perpetual-motion',
    ]);
  });

  test('COS-HID-3: it needs nothing that is behind the screens of others, and knows the own plan so far', () => {
    const table = positionFor(2);
    for (const seat of [0, 1]) table.act(seat, { do: 'stop-buying' });
    planCards(table, 0, 'st-gems', 'st-colonise-2');
    const before = planForecast(seenBy(table, 0), 0);
    expect(before.sum).toBe(9);
    planCards(table, 1, 'st-gems', 'st-extract', 'st-discover');
    expect(planForecast(seenBy(table, 0), 0)).toEqual(before);
  });

  test('COS-HID-4, COS-ORD-1: without screens the cards that others have placed count for the turn order', () => {
    const places = (screens: boolean) => {
      const table = positionFor(2, { screens });
      for (const seat of [0, 1]) table.act(seat, { do: 'stop-buying' });
      planCards(table, 1, 'st-colonise-2', 'st-gems');
      return planForecast(seenBy(table, 0), 0, ['st-extract', 'st-discover', 'st-transform']).places;
    };
    expect(places(false)).toEqual({ best: 2, worst: 2 }); // 6 + 3 lie open against 3 + 3 + 1
    expect(places(true)).toEqual({ best: 1, worst: 2 });
  });

  test('COS-PLN-7: a plan asked about stands for itself, whatever has been planned so far', () => {
    const table = positionFor(2).zones(0, ['st-transform'], ['st-extract']);
    for (const seat of [0, 1]) table.act(seat, { do: 'stop-buying' });
    planCards(table, 0, 'st-colonise-2');
    const covered = planForecast(seenBy(table, 0), 0, ['st-gems', null, 'st-discover']);
    expect(covered.zones.map(({ card }) => card)).toEqual(['st-gems', 'st-extract', 'st-discover']);
    const kept = planForecast(seenBy(table, 0), 0, [null, null, 'st-discover']);
    expect(kept.zones.map(({ card }) => card)).toEqual(['st-transform', 'st-extract', 'st-discover']);
    expect(kept.sum).toBe(1 + 3 + 3);
  });

  test('COS-SHF-1: where a card will lie in the rounds to come, and how far it reaches there', () => {
    const table = positionFor(2);
    Object.assign(table.player(0).zones[1] ?? {}, { range: 3 });
    const view = seenBy(table, 0);
    expect([0, 1, 2, 3].map((shifts) => zoneAfterShifts(view, 0, 1, shifts))).toEqual([
      { zone: 1, range: 1 },
      { zone: 2, range: 3 },
      { zone: 3, range: 1 },
      null,
    ]);
  });
});

describe('exploiting', () => {
  const board = () => positionFor(3).board({ 'orange-1': 's1-07', 'red-1': 's3-06', 'blue-1': 's2-02', 'grey-1': 's1-01' });
  const forecast = (table: Position, galaxy: GalaxyId) => exploitForecast(seenBy(table, 0), 0, galaxy);

  test('COS-XPL-2, COS-MAJ-1: high or low, and why', () => {
    const table = board().cubes(0, { 's1-07a': 1, 's3-06a': 2, 's2-02a': 1, 's1-01a': 1 });
    table.cubes(1, { 's3-06b': 1, 's2-02b': 1, 's1-01b': 2 });
    expect(
      (['orange', 'red', 'blue', 'grey'] as const)
        .map((galaxy) => forecast(table, galaxy))
        .map(({ yield: it, why, energy }) => [it, why, energy]),
    ).toEqual([
      ['high', 'alone', 5],
      ['high', 'majority', 10],
      ['low', 'tie', 3],
      ['low', 'fewer', 2],
    ]);
    table.give(0, { leader: 'leader-breish' });
    expect(forecast(table, 'blue')).toMatchObject({ yield: 'high', why: 'tie-breish', energy: 8, lightCard: true });
  });

  test('COS-XPL-3, COS-STA-9, COS-LEA-8: what is left afterwards, and who leads then', () => {
    const table = board().cubes(0, { 's3-06a': 2 }).cubes(1, { 's3-06b': 1 });
    expect(forecast(table, 'red')).toMatchObject({ counts: [2, 1, 0], sparedBy: null, after: { colonies: 1, majority: null } });
    table.give(0, { stations: [{ kind: 'exploitation', galaxy: 'red' }] });
    expect(forecast(table, 'red')).toMatchObject({ sparedBy: 'station', after: { colonies: 2, majority: 0 } });
    const casares = board().cubes(0, { 's1-07a': 3 }).give(0, { leader: 'leader-casares' });
    expect(forecast(casares, 'orange')).toMatchObject({ sparedBy: 'leader', after: { colonies: 3, majority: 0 } });
  });

  test('COS-XPL-1, COS-STA-11: nothing without a colony, even with station cubes', () => {
    const table = board()
      .give(0, { stations: [{ kind: 'colonisation', galaxy: 'red' }] })
      .cubes(0, { 's1-07a': 1 });
    expect(forecast(table, 'red')).toMatchObject({
      possible: false,
      colonies: 0,
      counts: [3, 0, 0],
      after: { colonies: 0, majority: 0 },
    });
    expect(exploitOverview(seenBy(table, 0), 0).map(({ galaxy }) => galaxy)).toEqual(['orange']);
  });

  test('the forecast is what happens', () => {
    const table = board().cubes(0, { 's2-02a': 2 }).cubes(1, { 's2-02b': 1 });
    const { energy, after } = forecast(table, 'blue');
    table.ask(steps.exploit()).act(0, { do: 'exploit', galaxy: 'blue' });
    expect(table.player(0).energy).toBe(energy);
    expect(forecast(table, 'blue').colonies).toBe(after.colonies);
  });
});

describe('levels', () => {
  test('COS-DTL-2, COS-DTL-3: how far to the next level, and what the next check brings', () => {
    const distance = (changes: object) => levelDistance(seenBy(positionFor(2).give(0, changes), 1), 0);
    expect(distance({ energy: 36, consumption: 40 })).toMatchObject({ missing: 4, rises: 0, surplus: 36, missingForThrone: 84 });
    expect(distance({ energy: 40, consumption: 40 })).toMatchObject({ missing: 0, rises: 1, surplus: 0 });
    expect(distance({ energy: 55, consumption: 26, level: 1 })).toMatchObject({ rises: 2, surplus: 3, missingForThrone: 0 });
  });
});

describe('colonising', () => {
  test('COS-UPG-9, COS-COL-2, COS-COL-3, COS-COL-4: every planet with what stands against it', () => {
    const table = positionFor(3).board({ 'grey-1': 's1-08', 'grey-2': 's1-01', 'blue-1': 's2-02' });
    table.cubes(1, { 's1-01a': 1, 's1-01b': 2 }).cubes(2, { 's1-01b': 1 });
    const rules = (zone: number) =>
      Object.fromEntries(
        colonisableFrom(seenBy(table, 0), 0, zone).map(({ planet, reasons }) => [planet, reasons.map(({ rule }) => rule)]),
      );
    expect(rules(1)).toEqual({
      's1-08a': [],
      's1-08b': ['COS-COL-2'],
      's1-08c': ['COS-COL-2'],
      's1-01a': ['COS-COL-3'],
      's1-01b': ['COS-COL-4', 'COS-COL-3'],
      's2-02a': ['COS-UPG-9'],
      's2-02b': ['COS-UPG-9'],
    });
    Object.assign(table.player(0).zones[2] ?? {}, { range: 2 });
    expect(rules(3)['s2-02a']).toEqual([]);
    expect(colonisableFrom(seenBy(table, 0), 0, 1)[1]?.reasons).toEqual([
      { rule: 'COS-COL-2', values: { planet: 's1-08b', type: 'desert' } },
    ]);
  });

  test('COS-ACT-2: the answers are those of the rules', () => {
    const table = positionFor(2).board({ 'grey-1': 's1-08', 'grey-2': 's1-01', 'blue-1': 's2-02' }).cubes(1, { 's1-01a': 1 });
    const free = colonisableFrom(seenBy(table, 0), 0, 1).filter(({ reasons }) => reasons.length === 0);
    table.ask(steps.colonise(1, 1));
    expect(table.legalOf(0, 'colonise').map(({ planet }) => planet)).toEqual(free.map(({ planet }) => planet));
  });
});

describe('the end', () => {
  test('COS-SCO-2, COS-SCO-3, COS-SCO-4, COS-HID-5: the own preview is complete, that of others counts what is open', () => {
    const table = positionFor(2).board({ 'red-1': 's3-06' }).cubes(0, { 's3-06a': 1 }).hand(0, 'ai-reactor');
    table.give(0, { energy: 20, consumption: 30, gems: gems(1, 1, 1), dark: 'bd-galaxy-red', light: ['bl-flat'] });
    expect(finalPreview(seenBy(table, 0), 0)).toEqual({
      gems: 6,
      aiCards: 2,
      bonus: [
        { card: 'bd-galaxy-red', energy: 9 },
        { card: 'bl-flat', energy: 5 },
      ],
      level: 1,
      energy: 12,
      score: 112,
      sources: { level: 0, energy: 20, gems: 6, aiCards: 2, lightBonus: 5, darkBonus: 9, delivery: 70 },
      unseen: 0,
    });
    expect(finalPreview(seenBy(table, 1), 0)).toEqual({
      gems: 6,
      aiCards: 2,
      bonus: [],
      level: 0,
      energy: 28,
      score: 28,
      sources: { level: 0, energy: 20, gems: 6, aiCards: 2, lightBonus: 0, darkBonus: 0, delivery: 0 },
      unseen: 2,
    });
  });

  test('COS-BON-2: a card that must be given back is not counted: the best four are', () => {
    const table = positionFor(2)
      .hand(0, 'ai-reactor')
      .give(0, { energy: 0, consumption: 30, gems: gems(2, 0, 0) });
    table.give(0, {
      dark: null,
      light: ['bl-flat', 'bl-planet-volcanic', 'bl-gem-gold', 'bl-gem-anthracite', 'bl-planet-earth'],
    });
    const previews = table.state.players[0]?.light.map((_, i) => {
      const kept = positionFor(2)
        .hand(0, 'ai-reactor')
        .give(0, { energy: 0, consumption: 30, gems: gems(2, 0, 0) });
      kept.give(0, { dark: null, light: table.state.players[0]?.light.toSpliced(i, 1) ?? [] });
      return finalPreview(seenBy(kept, 0), 0).energy;
    });
    expect(new Set(previews).size).toBeGreaterThan(1);
    expect(finalPreview(seenBy(table, 0), 0).energy).toBe(Math.max(...(previews ?? [])));
  });

  test('COS-SCO-5, COS-SCO-7: the final scoring brings what its preview said, source by source', () => {
    const table = positionFor(2).board({ 'red-1': 's3-06' }).cubes(0, { 's3-06a': 1 }).hand(0, 'ai-reactor');
    table.give(0, { energy: 20, consumption: 30, gems: gems(1, 1, 1), dark: 'bd-galaxy-red', light: ['bl-flat'] });
    const foreseen = [0, 1].map((seat) => finalPreview(seenBy(table, seat), seat));
    instead(table.state, { do: 'final-scoring' });
    const { outcome } = table.ask().state;
    expect(outcome?.sources).toEqual(foreseen.map(({ sources }) => sources));
    expect(outcome?.scores).toEqual(foreseen.map(({ score }) => score));
  });
});
