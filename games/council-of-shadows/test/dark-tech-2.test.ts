import { describe, expect, test } from 'vitest';
import type { DarkTechId, GalaxyId, PlanetId, SystemId } from '../types/index.ts';
import { steps } from './choosing.ts';
import { gems, type Position, positionFor } from './position.ts';

const NO_GEMS = gems(0, 0, 0);
const extract = (system: SystemId) => ({ do: 'extract', system }) as const;
const colonise = (planet: PlanetId) => ({ do: 'colonise', planet }) as const;
const exploit = (galaxy: GalaxyId) => ({ do: 'exploit', galaxy }) as const;
const SKIP = { do: 'skip' } as const;

/** Seat 0, with nothing in its pockets, has just taken the card. */
function taken(card: DarkTechId, prepare: (table: Position) => unknown = () => 0, people = 2): Position {
  const table = positionFor(people).give(0, { gems: NO_GEMS, darkTech: [card] });
  prepare(table);
  return table.ask(...steps.darkTech(card));
}

describe('Dark Tech of level II', () => {
  test('COS-DTS-1: People of resources extract up to twice where they have colonies, in any sector', () => {
    const table = taken('dt2-resource-people', (it) =>
      it.board({ 'red-1': 's3-05', 'blue-1': 's2-03' }).cubes(0, { 's3-05a': 1, 's2-03b': 1 }),
    );
    table.acts(0, extract('s3-05'), extract('s2-03'));
    expect(table.player(0).energy).toBe(7);
    expect(table.step.do).toBe('buy');
  });

  test('COS-DTS-2: twice from one system needs two cubes there', () => {
    const table = taken('dt2-resource-people', (it) =>
      it.board({ 'red-1': 's3-05', 'blue-1': 's2-03' }).cubes(0, { 's3-05a': 1, 's2-03b': 2 }),
    );
    table.act(0, extract('s3-05'));
    expect(table.rules(0, extract('s3-05'))).toEqual(['COS-EXT-3']);
    const two = taken('dt2-resource-people', (it) => it.board({ 'red-1': 's3-05' }).cubes(0, { 's3-05a': 1, 's3-05b': 1 }));
    expect(two.acts(0, extract('s3-05'), extract('s3-05')).player(0).energy).toBe(8);
  });

  test('COS-DTS-3, COS-DTS-4: Perpetual motion consumes nothing and plays last, even behind negative consumption', () => {
    const table = taken('dt2-perpetual-motion', (it) =>
      it.zones(0, ['st-colonise-2'], ['st-gems']).zones(1, ['ai-throttle']).give(1, { consumption: 30 }),
    );
    table.ask({ do: 'record-consumption' });
    expect(table.player(0)).toMatchObject({ consumption: 20, recorded: 0 });
    expect(table.player(1).recorded).toBe(-2);
    expect(table.state.order).toEqual([1, 0]);
  });

  test('COS-DTS-5: Supremacy gives 3 energy per system with the majority', () => {
    const table = taken('dt2-supremacy', (it) => it.board({ 'orange-1': 's1-07', 'orange-2': 's1-04', 'grey-1': 's1-01' }));
    table
      .cubes(0, { 's1-07a': 1, 's1-04a': 2, 's1-01a': 1 })
      .cubes(1, { 's1-01b': 1, 's1-04b': 1 })
      .ask({ do: 'exploitation', seat: 0 });
    expect(table.player(0).energy).toBe(6);
  });

  test('COS-DTS-6: Reconnaissance mission discovers anywhere, then two cubes on any planet or the resource twice', () => {
    const found = () => {
      const table = taken('dt2-recon-mission', (it) => it.board({}).onTop(3, 's3-08', 's3-02'));
      expect(table.legalOf(0, 'discover').length).toBe(3);
      return table.acts(
        0,
        { do: 'discover', sector: 3 },
        { do: 'take-tile', tile: 's3-08' },
        { do: 'place-tile', space: 'red-1' },
      );
    };
    expect(found().act(0, colonise('s3-08b')).cubesOn(0, 's3-08b')).toBe(2);
    expect(found().act(0, { do: 'take-resource' }).player(0)).toMatchObject({ gems: gems(0, 0, 2), energy: 4 });
  });

  test('COS-DTS-7, COS-DEC-18: Better information takes a market card for nothing, a light card and a T', () => {
    const table = taken('dt2-better-information');
    const card = table.state.market[3] ?? '';
    table.act(0, { do: 'take-card', slot: 3 });
    expect(table.player(0).hand).toContain(card);
    expect(table.state.market[3]).not.toBe(card);
    expect(table.state.market.every((it) => it !== null)).toBe(true);
    expect(table.player(0)).toMatchObject({ gems: gems(0, 0, 1) });
    expect(table.player(0).light.length).toBe(1);
    const skipped = taken('dt2-better-information').act(0, SKIP);
    expect(skipped.player(0).hand.length).toBe(6);
    expect(skipped.player(0).gems).toEqual(gems(0, 0, 1));
  });

  test('COS-DTS-8: with an empty market or pile that part is lost', () => {
    const table = taken('dt2-better-information', (it) => {
      it.state.market.fill(null);
      it.state.lightPile = { top: [], loose: [], bottom: [] };
    });
    expect(table.player(0)).toMatchObject({ gems: gems(0, 0, 1), light: [] });
    expect(table.player(0).hand.length).toBe(6);
    expect(table.step.do).toBe('buy');
  });

  const hegemony = (prepare: (table: Position) => unknown) =>
    taken('dt2-hegemonic-people', (it) => {
      it.board({ 'orange-1': 's1-07', 'red-1': 's3-06', 'blue-1': 's2-02' });
      prepare(it);
    });

  test('COS-DTS-9, COS-DEC-19: Hegemonic people exploit up to two different galaxies, with all that goes with it', () => {
    const table = hegemony((it) => it.cubes(0, { 's1-07a': 2, 's2-02a': 1, 's3-06a': 1 }).cubes(1, { 's1-07b': 2 }));
    table.act(0, exploit('orange'));
    expect(table.rules(0, exploit('orange'))).toEqual(['COS-DTS-9']);
    table.act(0, exploit('blue'));
    expect(table.player(0)).toMatchObject({ energy: 2 + 8 });
    expect(table.player(0).light.length).toBe(1);
    expect([table.cubesOn(0, 's1-07a'), table.cubesOn(0, 's2-02a'), table.cubesOn(0, 's3-06a')]).toEqual([1, 0, 1]);
    expect(table.step.do).toBe('buy');
    expect(
      hegemony((it) => it.cubes(0, { 's1-07a': 2 }))
        .act(0, { do: 'stop-exploiting' })
        .player(0).energy,
    ).toBe(0);
  });

  test('COS-DTS-10: a galaxy exploited this round may be exploited again, and no start-of-step effect counts', () => {
    const table = positionFor(2).board({ 'orange-1': 's1-07' }).cubes(0, { 's1-07a': 3 });
    table.give(0, { energy: 15, level: 1, darkTech: ['dt1-empire'] });
    table.state.darkTechPiles[1] = ['dt2-hegemonic-people', 'dt2-energy-surge'];
    table.ask({ do: 'action-turn', player: 0 });
    expect(table.player(0).energy).toBe(18);
    table.acts(
      0,
      exploit('orange'),
      { do: 'stop-exploiting' },
      { do: 'take-dark-tech', card: 'dt2-hegemonic-people' },
      exploit('orange'),
    );
    expect(table.player(0).energy).toBe(18 + 5 - 20 + 5);
    expect(table.cubesOn(0, 's1-07a')).toBe(1);
  });

  test('COS-DTS-11: Energy surge gives 10 energy', () => {
    expect(taken('dt2-energy-surge').player(0).energy).toBe(10);
  });

  test('COS-DTS-12: Additional colony places two cubes anywhere, on occupied planets only with the extension', () => {
    const table = taken('dt2-extra-colony', (it) => it.board({ 'red-1': 's3-01' }).cubes(1, { 's3-01a': 1 }));
    expect(table.legalOf(0, 'colonise')).toEqual([colonise('s3-01b')]);
    expect(table.act(0, colonise('s3-01b')).cubesOn(0, 's3-01b')).toBe(2);
    const extended = taken('dt2-extra-colony', (it) =>
      it.board({ 'red-1': 's3-01' }).cubes(1, { 's3-01a': 1 }).give(0, { colonyExtension: true }),
    );
    expect(extended.legalOf(0, 'colonise').length).toBe(2);
  });

  test('COS-DTS-13: stations, Casares and Breish change the rules for Hegemonic people too', () => {
    const station = hegemony((it) =>
      it.cubes(0, { 's1-07a': 1 }).give(0, { stations: [{ kind: 'exploitation', galaxy: 'orange' }] }),
    );
    expect(station.act(0, exploit('orange')).cubesOn(0, 's1-07a')).toBe(1);
    const casares = hegemony((it) => it.cubes(0, { 's1-07a': 3 }).give(0, { leader: 'leader-casares' }));
    expect(casares.act(0, exploit('orange')).cubesOn(0, 's1-07a')).toBe(3);
    const breish = hegemony((it) => it.cubes(0, { 's1-07a': 1 }).cubes(1, { 's1-07b': 1 }).give(0, { leader: 'leader-breish' }));
    expect(breish.act(0, exploit('orange')).player(0).energy).toBe(5);
  });
});
