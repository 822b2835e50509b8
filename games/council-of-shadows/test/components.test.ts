// Chapter 2: what is in the box.
import { at } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { components, constants, galaxyOf, layoutFor } from '../data/index.ts';
import { cubesInSupply } from '../rules/galaxies/supply.ts';
import { type GalaxyId, type Gems, PLANET_TYPES, SECTORS } from '../types/index.ts';
import { gems, positionFor } from './position.ts';

const bySector = <T extends { readonly sector: number }>(list: readonly T[]) =>
  [1, 2, 3].map((sector) => list.filter((it) => it.sector === sector).length);
const short = ({ anthracite, gold, transparent }: Gems) =>
  [...new Array(anthracite).fill('A'), ...new Array(gold).fill('G'), ...new Array(transparent).fill('T')].join('+');

describe('the box', () => {
  test('COS-CMP-1: 31 tiles, 10, 11 and 10 by sector (K1)', () => {
    expect(components.systems.length).toBe(31);
    expect(bySector(components.systems)).toEqual([10, 11, 10]);
  });

  test('COS-CMP-2: one to four planets of three types and exactly one resource (K43)', () => {
    for (const { planets, resource } of components.systems) {
      expect(planets.length).toBeGreaterThanOrEqual(1);
      expect(planets.length).toBeLessThanOrEqual(4);
      expect(resource.energy + short(resource.gems).length).toBeGreaterThan(0);
    }
    expect([...new Set(components.planets.map((planet) => planet.type))].toSorted()).toEqual(['desert', 'earth', 'volcanic']);
  });

  test('COS-CMP-3, COS-CMP-5: side 3-4 for three or four, side 2 with six galaxies for one or two (K11)', () => {
    expect([1, 2, 3, 4].map((people) => layoutFor(people).side)).toEqual(['2', '2', '3-4', '3-4']);
    expect(layoutFor(2).galaxies.map(({ id }) => id)).toEqual(['grey', 'orange', 'green', 'blue', 'red', 'pink']);
    expect(layoutFor(1).galaxies).toEqual(layoutFor(2).galaxies);
  });

  test('COS-CMP-4: 31 spaces in 10 galaxies of two to five spaces (K2, K3, K4)', () => {
    const { spaces, galaxies } = layoutFor(4);
    expect(spaces.length).toBe(31);
    expect(galaxies.length).toBe(10);
    const sizes = galaxies.map((galaxy) => galaxy.spaces.length);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([2, 5]);
    expect(bySector(spaces)).toEqual([10, 11, 10]);
  });

  test('COS-CMP-6: green and brown lie in two sectors; a space has a sector of its own', () => {
    const sectors = (id: GalaxyId) => new Set(galaxyOf(id).spaces.map((number) => at(components.spaces, number).sector));
    expect(components.galaxies.filter(({ id }) => sectors(id).size > 1).map(({ id }) => id)).toEqual(['green', 'brown']);
    const table = positionFor(2).board({ 'green-1': 's2-02', 'green-3': 's1-01' });
    table.ask({ do: 'colonise', seat: 0, cubes: 1, range: 1, anyPlanet: false, thenExtractHere: 0, optional: true, source: '' });
    expect(table.legalOf(0, 'colonise').map(({ planet }) => planet)).toEqual(['s1-01a', 's1-01b']);
  });

  test('COS-CMP-7: every galaxy has a high and a low yield; four add a light card', () => {
    for (const { high, low } of components.galaxies) expect(high).toBeGreaterThan(low);
    expect(components.galaxies.filter((it) => it.lightBonusCard).map(({ id }) => id)).toEqual(['beige', 'green', 'blue', 'pink']);
  });

  test('COS-CMP-8: the consumption track runs from 20 to 100 (K47)', () => {
    expect([constants.consumptionMin, constants.consumptionStart, constants.consumptionMax]).toEqual([20, 20, 100]);
    expect(constants.energyStart).toBe(0);
  });

  test('COS-CMP-9: levels have no upper end', () => {
    const table = positionFor(2).give(0, { level: 6, energy: 250, consumption: 40, darkTech: ['dt1-empire', 'dt2-supremacy'] });
    table.ask({ do: 'energy-check', player: 0 });
    expect(table.player(0)).toMatchObject({ level: 12, energy: 10 });
  });

  test('COS-CMP-10: 20 anthracite, 20 gold and 15 transparent gems worth 1, 2 and 3 (K12)', () => {
    expect(components.gems.map(({ id, count, value, finalEnergy }) => [id, count, value, finalEnergy])).toEqual([
      ['anthracite', 20, 1, 1],
      ['gold', 20, 2, 2],
      ['transparent', 15, 3, 3],
    ]);
  });

  test('COS-CMP-11: gems never run out', () => {
    const table = positionFor(2)
      .give(1, { gems: gems(20, 20, 15) })
      .give(0, { gems: gems(0, 0, 0) });
    table.ask({ do: 'effect', seat: 0, effect: { op: 'gainGems', gems: gems(2, 1, 1) }, range: 1, source: 'st-gems' });
    expect(table.player(0).gems).toEqual(gems(2, 1, 1));
  });

  test('COS-CMP-12: a player may need a 31st cube', () => {
    const table = positionFor(4);
    const planets = components.systems.flatMap((system) => system.planets).slice(0, 10);
    const near = components.spaces.filter((space) => space.sector === 1);
    components.systems.slice(0, 10).forEach((system, i) => {
      table.tile(system.id, at(near, i).id);
    });
    for (const planet of planets) table.cubes(0, { [planet.id]: 3 });
    expect(cubesInSupply(table.player(0))).toBe(0);
    table.ask({ do: 'colonise', seat: 0, cubes: 1, range: 1, anyPlanet: true, thenExtractHere: 0, optional: true, source: '' });
    table.act(0, at(table.legalOf(0, 'colonise'), 0));
    expect(cubesInSupply(table.player(0))).toBe(-1);
  });

  test('COS-CMP-13: 25 different AI cards; once the deck is empty a slot stays empty', () => {
    expect(new Set(components.aiCards.map(({ id }) => id)).size).toBe(25);
    const table = positionFor(2).give(0, { gems: gems(1, 0, 0) });
    table.market('ai-throttle');
    table.state.deck = { top: [], loose: [], bottom: [] };
    table.act(0, { do: 'buy-card', slot: 0 });
    expect(table.state.market[0]).toBeNull();
    expect(table.told('market')).toEqual([{ kind: 'market', slot: 0, card: null }]);
    expect(table.rules(1, { do: 'buy-card', slot: 0 })).toContain('COS-CMP-13');
  });

  test('COS-CMP-14: 16 Dark Tech cards, eight of each level (K26)', () => {
    expect([1, 2].map((level) => components.darkTech.filter((card) => card.level === level).length)).toEqual([8, 8]);
  });

  test('COS-CMP-15: 18 light and 9 dark bonus cards (K27)', () => {
    expect(components.lightBonus.length).toBe(18);
    expect(components.darkBonus.length).toBe(9);
  });

  test('COS-CMP-16: from an empty light pile nothing is drawn, and the rest still applies', () => {
    const table = positionFor(2).board({ 'blue-1': 's2-02' }).cubes(0, { 's2-02a': 1 });
    table.state.lightPile = { top: [], loose: [], bottom: [] };
    table.ask({ do: 'exploit', seat: 0, exploited: [], stationUsed: false, leaderUsed: false });
    table.act(0, { do: 'exploit', galaxy: 'blue' });
    expect(table.player(0)).toMatchObject({ energy: 8, light: [] });
    expect(table.cubesOn(0, 's2-02a')).toBe(0);
    expect(table.told('bonus-drawn')).toEqual([{ kind: 'bonus-drawn', who: 0, card: null }]);
  });

  test('COS-CMP-17: no discovery without a tile or without a free space', () => {
    const followUp = { mode: 'either', cubes: 1, anyPlanet: false, extractTimes: 1 } as const;
    const table = positionFor(2).onlyTiles(1);
    table.ask({ do: 'discover-pile', seat: 0, range: 3, followUp, source: 'st-discover' });
    expect(table.rules(0, { do: 'discover', sector: 1 })).toEqual(['COS-CMP-17']);
    const full = positionFor(2);
    full.board({ 'green-1': 's2-01', 'green-2': 's2-02', 'blue-1': 's2-03', 'blue-2': 's2-04', 'blue-3': 's2-05' });
    full.ask({ do: 'discover-pile', seat: 0, range: 3, followUp, source: 'st-discover' });
    expect(full.rules(0, { do: 'discover', sector: 2 })).toEqual(['COS-DIS-1']);
    expect(full.legalOf(0, 'discover')).toEqual([
      { do: 'discover', sector: 1 },
      { do: 'discover', sector: 3 },
    ]);
  });

  test('COS-CMP-18: tokens, covers, leaders, extra zones, throne and Automa cards (K36, K37, K49)', () => {
    expect([1, 2, 3, 4].map((people) => layoutFor(people).tokens)).toEqual([2, 2, 3, 4]);
    expect([1, 2, 3, 4].flatMap((people) => layoutFor(people).closedGalaxies)).toEqual(['turquoise', 'yellow']);
    expect(components.leaders.length).toBe(6);
    expect(components.extraZones.map(({ name, startRange, placesCube }) => [name, startRange, placesCube])).toEqual([
      ['ava', 1, true],
      ['portal', 3, false],
    ]);
    expect(components.automaCards.length).toBe(18);
    expect(components.automaCards.filter((card) => card.silver).map(({ id }) => id)).toEqual(['au2-6', 'au3-6']);
  });

  test('COS-CMP-19: a board with three zones, six cards, 30 cubes and three stations each (K34, K48)', () => {
    const { players } = positionFor(4).state;
    for (const player of players) {
      expect(player.zones.map((zone) => zone.name)).toEqual(['1', '2', '3']);
      expect(player.hand.length).toBe(6);
      expect(cubesInSupply(player)).toBe(30);
    }
    expect(components.stations.map(({ id }) => id)).toEqual(['extraction', 'exploitation', 'colonisation']);
  });

  test('COS-CMP-20: four civilisations; the blue Automas are the opponent of the solo game', () => {
    expect(components.civilisations.map(({ id }) => id)).toEqual(['tretans', 'humans', 'shengar', 'automas']);
  });

  test('COS-CMP-21: the planets by sector (K45)', () => {
    const count = (sector: number, type: string) =>
      components.planets.filter((planet) => planet.sector === sector && planet.type === type).length;
    expect(SECTORS.map((sector) => PLANET_TYPES.map((type) => count(sector, type)))).toEqual([
      [13, 5, 2],
      [9, 9, 5],
      [4, 9, 10],
    ]);
  });

  test('COS-CMP-22: cards with the mark of any sector and any planet', () => {
    const anywhere = components.aiCards.filter(({ steps }) => steps.some((step) => 'anySector' in step && step.anySector));
    expect(anywhere.map(({ id }) => id)).toEqual(['ai-deep-probe', 'ai-far-colony', 'ai-far-outpost', 'ai-remote-drill']);
  });
});
