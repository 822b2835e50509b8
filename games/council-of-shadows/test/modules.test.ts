// 8.3, 8.4: space stations and leaders.
import { at } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { components, galaxyOf, stationOf } from '../data/index.ts';
import { cubesOnOwnBoards } from '../rules/buying/upgrades.ts';
import { hasMajority } from '../rules/galaxies/majority.ts';
import { finalEnergy } from '../rules/scoring.ts';
import type { GalaxyId, LeaderId, PlanetId, Station } from '../types/index.ts';
import { steps } from './choosing.ts';
import { freshPosition, gems, type Position, positionFor } from './position.ts';

const NO_GEMS = gems(0, 0, 0);
const build = (station: Station['kind'], galaxy: GalaxyId) => ({ do: 'buy-station', station, galaxy }) as const;
const exploit = (galaxy: GalaxyId) => ({ do: 'exploit', galaxy }) as const;
const colonise = (planet: PlanetId) => ({ do: 'colonise', planet }) as const;

/** Module 1 with systems in grey, blue, red and pink, and seat 0 rich. */
const space = (people = 2) =>
  positionFor(people, { module1: true })
    .board({ 'grey-1': 's1-05', 'blue-1': 's2-02', 'red-1': 's3-06', 'pink-1': 's3-09' })
    .give(0, { gems: gems(0, 0, 9) });

describe('space stations', () => {
  test('COS-STA-1: one station of each kind', () => {
    const table = space().cubes(0, { 's1-05a': 1, 's3-06a': 1 }).buys(0, build('extraction', 'grey'));
    expect(table.rules(0, build('extraction', 'red'))).toEqual(['COS-STA-1']);
    table.buys(0, build('colonisation', 'red'));
    expect(table.player(0).stations).toEqual([
      { kind: 'extraction', galaxy: 'grey' },
      { kind: 'colonisation', galaxy: 'red' },
    ]);
  });

  test('COS-STA-2: it is one of the three purchases; prices G+T, T+T and A+T', () => {
    expect(components.stations.map(({ id, cost }) => [id, ...Object.values(cost)])).toEqual([
      ['extraction', 0, 1, 1],
      ['exploitation', 0, 0, 2],
      ['colonisation', 1, 0, 1],
    ]);
    const table = space().cubes(0, { 's1-05a': 1, 's3-06a': 1, 's2-02a': 1 });
    table.buys(0, build('extraction', 'grey'), build('colonisation', 'red'));
    expect(table.step).toMatchObject({ purchases: 2 });
    expect(table.player(0).gems).toEqual(gems(0, 0, 5));
    table.buys(0, build('exploitation', 'blue'));
    expect(table.step).toMatchObject({ seat: 1 });
  });

  test('COS-STA-3: a colony on a planet of the galaxy, and a free slot of the kind', () => {
    const table = space();
    expect(table.rules(0, build('extraction', 'grey'))).toEqual(['COS-STA-3']);
    table.cubes(0, { 's1-05a': 1 });
    expect(table.rules(0, build('extraction', 'grey'))).toEqual([]);
    expect(table.rules(0, build('exploitation', 'grey'))).toEqual(['engine.not-asked']);
  });

  test('COS-STA-4: one station per galaxy and player; others may build on the other slot', () => {
    const table = space()
      .cubes(0, { 's1-05a': 1 })
      .cubes(1, { 's1-05b': 1 })
      .give(1, { gems: gems(0, 0, 9) });
    table.buys(0, build('extraction', 'grey'));
    expect(table.rules(0, build('colonisation', 'grey'))).toEqual(['COS-STA-4']);
    table.act(0, { do: 'stop-buying' }).buys(1, build('colonisation', 'grey'));
    expect(table.player(1).stations.length).toBe(1);
  });

  test('COS-STA-5: a taken slot stays taken', () => {
    const table = space()
      .cubes(0, { 's1-05a': 1 })
      .cubes(1, { 's1-05b': 1 })
      .give(1, { gems: gems(0, 0, 9) });
    table.buys(0, build('extraction', 'grey')).act(0, { do: 'stop-buying' });
    table.cubes(0, { 's1-05a': 0 });
    expect(table.rules(1, build('extraction', 'grey'))).toEqual(['COS-STA-5']);
    expect(table.player(0).stations.length).toBe(1);
  });

  test('COS-STA-6: two slots of different kinds in every open galaxy', () => {
    for (const galaxy of components.galaxies) expect(new Set(galaxy.stationSlots).size).toBe(2);
    const slots = (people: number) =>
      positionFor(people, { module1: true })
        .runner.candidates(0)
        .filter(({ action }) => action.do === 'buy-station').length;
    expect([1, 2, 3, 4].map(slots)).toEqual([12, 12, 16, 20]);
  });

  test('COS-STA-7: the extraction station gives one resource of its galaxy in the own exploitation step, with a colony there', () => {
    const table = space()
      .cubes(0, { 's1-05a': 1 })
      .give(0, { gems: NO_GEMS, stations: [{ kind: 'extraction', galaxy: 'grey' }] });
    table.ask(steps.exploit()).act(0, { do: 'station-extract', system: 's1-05' });
    expect(table.player(0).gems).toEqual(gems(2, 0, 0));
    expect(table.cubesOn(0, 's1-05a')).toBe(1);
    const none = space()
      .give(0, { stations: [{ kind: 'extraction', galaxy: 'grey' }] })
      .ask(steps.exploit());
    expect(none.rules(0, { do: 'station-extract', system: 's1-05' })).toEqual(['COS-STA-7']);
  });

  test('COS-STA-8: the system need not hold an own colony; range and terraforming are irrelevant', () => {
    const table = space()
      .tile('s3-01', 'red-2')
      .cubes(0, { 's3-06a': 1 })
      .give(0, { gems: NO_GEMS, stations: [{ kind: 'extraction', galaxy: 'red' }] });
    table.ask(steps.exploit());
    expect(table.legalOf(0, 'station-extract').map(({ system }) => system)).toEqual(['s3-06', 's3-01']);
    expect(table.act(0, { do: 'station-extract', system: 's3-01' }).player(0).gems).toEqual(gems(0, 0, 1));
  });

  test('COS-STA-9: with an exploitation station no cube is removed; colony and once per round are still needed', () => {
    const table = space()
      .cubes(0, { 's3-09a': 1 })
      .give(0, { stations: [{ kind: 'exploitation', galaxy: 'pink' }] });
    table.ask(steps.exploit()).act(0, exploit('pink'));
    expect([table.player(0).energy, table.cubesOn(0, 's3-09a')]).toEqual([8, 1]);
    expect(table.told('cube-spared')).toEqual([{ kind: 'cube-spared', who: 0, galaxy: 'pink', by: 'station' }]);
    expect(table.rules(0, exploit('pink'))).toEqual(['COS-INV-22']);
    const none = space()
      .give(0, { stations: [{ kind: 'exploitation', galaxy: 'pink' }] })
      .ask(steps.exploit());
    expect(none.rules(0, exploit('pink'))).toEqual(['COS-XPL-1']);
  });

  test('COS-STA-10: three cubes of a colonisation station count for majorities in the galaxy', () => {
    expect(stationOf('colonisation').effect).toEqual({ op: 'stationColonise', cubes: 3 });
    const table = space().cubes(0, { 's3-06a': 1 }).cubes(1, { 's3-06b': 3 });
    expect(hasMajority(table.state, 0, galaxyOf('red'))).toBe(false);
    table.buys(0, build('colonisation', 'red'));
    expect(hasMajority(table.state, 0, galaxyOf('red'))).toBe(true);
  });

  test('COS-STA-11: station cubes are colonies for nothing else', () => {
    const table = space().give(0, {
      gems: NO_GEMS,
      dark: null,
      leader: 'leader-s3e3',
      light: ['bl-sector-3', 'bl-planet-earth'],
      darkTech: ['dt2-supremacy'],
    });
    table.give(0, { stations: [{ kind: 'colonisation', galaxy: 'red' }] });
    expect(finalEnergy(table.state, 0).bonus.map(({ energy }) => energy)).toEqual([4, 3]);
    table.ask({ do: 'exploitation', seat: 0 });
    expect(table.player(0).energy).toBe(0);
    expect(table.rules(0, exploit('red'))).toEqual(['COS-XPL-1']);
    table.ask(steps.extract(1, 3));
    expect(table.step.do).toBe('exploit');
  });

  test('COS-STA-12: a station works from the moment it is built', () => {
    const table = space().cubes(0, { 's1-05a': 1 }).buys(0, build('extraction', 'grey')).ask(steps.exploit());
    expect(table.legalOf(0, 'station-extract').length).toBe(1);
  });
});

describe('leaders', () => {
  /** Seat 0 plays with the leader, whose start effect has been applied. */
  function led(leader: LeaderId): Position {
    const table = positionFor(2, { module2: true });
    return table.ask({ do: 'choose-leader', seat: 0 }).act(0, { do: 'choose-leader', leader });
  }

  test('COS-LEA-1: with or without module 1', () => {
    for (const module1 of [false, true]) {
      const table = freshPosition(2, { module1, module2: true });
      for (const seat of [0, 1]) table.act(seat, at(table.legalOf(seat, 'choose-civilisation'), 0));
      expect(table.step.do).toBe('choose-leader');
    }
  });

  test('COS-LEA-3: the start consumption is not recorded', () => {
    expect(led('leader-buteo').player(0)).toMatchObject({ consumption: 30, recorded: 0, energy: 0 });
  });

  test('COS-LEA-4: Buteo gains one resource where there is an own colony, in any sector, once a round', () => {
    const table = led('leader-buteo')
      .board({ 'red-1': 's3-05', 'grey-1': 's1-05' })
      .cubes(0, { 's3-05a': 1 })
      .cubes(1, { 's1-05a': 1 });
    table.ask(steps.exploit());
    expect(table.rules(0, { do: 'leader-extract', system: 's1-05' })).toEqual(['COS-LEA-4']);
    table.act(0, { do: 'leader-extract', system: 's3-05' });
    expect(table.player(0).energy).toBe(4);
  });

  test('COS-LEA-5, COS-DEC-7: Zoe places one cube free of charge in each buy turn, at any moment of it', () => {
    const table = led('leader-zoe')
      .board({ 'red-1': 's3-06', 'grey-1': 's1-01' })
      .cubes(1, { 's1-01a': 1 })
      .give(0, { gems: gems(1, 0, 0) });
    expect(table.player(0).consumption).toBe(34);
    table.buys(0, { do: 'buy-upgrade', upgrade: 'range-1-2' }).act(0, { do: 'free-colony' });
    expect(table.legal(0)).toEqual([colonise('s1-01b'), colonise('s3-06a')]); // no skip
    table.act(0, colonise('s3-06a'));
    expect(table.cubesOn(0, 's3-06a')).toBe(1);
    expect(table.state.agenda.some((step) => step.do === 'buy' && step.seat === 0)).toBe(false); // nothing left to buy: the turn is over
  });

  test('COS-LEA-5: once per buy turn, and only with a planet to place it on', () => {
    const table = led('leader-zoe').board({ 'grey-1': 's1-01' }).act(0, { do: 'free-colony' }).act(0, colonise('s1-01a'));
    expect(table.step).toMatchObject({ do: 'buy', seat: 0, purchases: 0 });
    expect(table.rules(0, { do: 'free-colony' })).toEqual(['COS-LEA-5']);
    const none = led('leader-zoe').board({ 'blue-1': 's2-03' });
    expect(none.rules(0, { do: 'free-colony' })).toEqual(['COS-COL-2']);
  });

  test('COS-LEA-6: Ava has a fourth zone of range 1 that can be upgraded like the others', () => {
    const table = led('leader-ava').give(0, { gems: gems(0, 0, 3) });
    expect(table.player(0)).toMatchObject({ consumption: 28 });
    expect(
      table
        .player(0)
        .zones.map(({ name, range }) => [name, range])
        .at(-1),
    ).toEqual(['ava', 1]);
    expect(table.rules(0, { do: 'buy-upgrade', upgrade: 'range-ava-3' })).toEqual(['COS-UPG-7']);
    table.buys(0, { do: 'buy-upgrade', upgrade: 'range-ava-2' }, { do: 'buy-upgrade', upgrade: 'range-ava-3' });
    expect(table.player(0)).toMatchObject({ energy: 2 });
    expect(table.player(0).zones[3]?.range).toBe(3);
    table.zones(0, [], [], ['st-gems'], ['st-extract']).ask({ do: 'shift', seat: 0 });
    expect(table.player(0).zones[3]?.cards).toEqual(['st-gems']);
    expect(table.player(0).hand).toContain('st-extract');
    expect(positionFor(2).rules(0, { do: 'buy-upgrade', upgrade: 'range-ava-2' })).toEqual(['engine.not-asked']);
  });

  test('COS-LEA-7: Ava’s cube counts as a cube on the own boards', () => {
    expect(cubesOnOwnBoards(led('leader-ava').player(0))).toBe(1);
    expect(cubesOnOwnBoards(led('leader-zoe').player(0))).toBe(0);
  });

  test('COS-LEA-8: Casares keeps the cube with three or more colonies in the galaxy', () => {
    const table = led('leader-casares')
      .board({ 'orange-1': 's1-07', 'orange-2': 's1-04' })
      .cubes(0, { 's1-07a': 2, 's1-04a': 1 });
    expect(table.player(0).consumption).toBe(26);
    table.ask(steps.exploit()).act(0, exploit('orange'));
    expect([table.cubesOn(0, 's1-07a'), table.cubesOn(0, 's1-04a')]).toEqual([2, 1]);
    expect(table.step.do).toBe('exploit');
    const two = led('leader-casares')
      .board({ 'orange-1': 's1-07' })
      .cubes(0, { 's1-07a': 2 })
      .ask(steps.exploit())
      .act(0, exploit('orange'));
    expect(two.cubesOn(0, 's1-07a')).toBe(1);
  });

  test('COS-LEA-9: Casares may neither buy nor take the Great tower', () => {
    const table = led('leader-casares').give(0, { gems: gems(9, 9, 9) });
    table.market('ai-great-tower');
    expect(table.rules(0, { do: 'buy-card', slot: 0 })).toEqual(['COS-LEA-9']);
    table.ask({ do: 'take-ai-card', seat: 0, source: 'dt2-better-information' });
    expect(table.rules(0, { do: 'take-card', slot: 0 })).toEqual(['COS-LEA-9']);
    const other = led('leader-buteo').give(0, { gems: gems(9, 9, 9) });
    other.market('ai-great-tower');
    expect(other.rules(0, { do: 'buy-card', slot: 0 })).toEqual([]);
  });

  test('COS-LEA-10: S3E3 gains 1 energy per own colony at the start of the exploitation step', () => {
    const table = led('leader-s3e3').board({ 'orange-1': 's1-07', 'red-1': 's3-06' }).cubes(0, { 's1-07a': 2, 's3-06a': 1 });
    expect(table.player(0).consumption).toBe(27);
    table.ask({ do: 'exploitation', seat: 0 });
    expect(table.player(0).energy).toBe(3);
    expect(table.act(0, exploit('red')).player(0).energy).toBe(13);
  });

  test('COS-LEA-11: Breish starts at 25 and 8, and gets the high yield on a tie for the most', () => {
    const table = led('leader-breish').board({ 'orange-1': 's1-07', 'red-1': 's3-06' });
    expect(table.player(0)).toMatchObject({ consumption: 25, energy: 8 });
    table
      .cubes(0, { 's1-07a': 1, 's3-06a': 1 })
      .cubes(1, { 's1-07b': 1, 's3-06b': 2 })
      .ask(steps.exploit())
      .act(0, exploit('orange'));
    expect(table.player(0).energy).toBe(13);
    expect(table.act(0, exploit('red')).player(0).energy).toBe(18);
  });

  test('COS-LEA-12: the tie is no majority for Empire, Supremacy and bonus cards', () => {
    const table = led('leader-breish').board({ 'red-1': 's3-06' }).cubes(0, { 's3-06a': 1 }).cubes(1, { 's3-06b': 1 });
    table
      .give(0, { darkTech: ['dt1-empire', 'dt2-supremacy'], dark: 'bd-galaxy-red', light: [] })
      .ask({ do: 'exploitation', seat: 0 });
    expect(table.player(0).energy).toBe(8);
    expect(finalEnergy(table.state, 0).bonus).toEqual([{ card: 'bd-galaxy-red', energy: 6 }]);
  });

  test('COS-LEA-13: with the Portal Ava has five zones', () => {
    const table = led('leader-ava').ask(...steps.darkTech('dt1-celestial-portal'));
    expect(table.player(0).zones.map(({ name }) => name)).toEqual(['1', '2', '3', 'ava', 'portal']);
  });
});
