// Chapter 2 and 6.1, 6.2: what is in the box, and the constraints of appendix A.
import { at, pileSize } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import ours from '../data/components.json' with { type: 'json' };
import type { AutomaAction, Gems } from '../data/effects.ts';
import {
  automaCardOf,
  bonusOf,
  cardOf,
  components,
  constants,
  darkTechOf,
  galaxyOf,
  layoutFor,
  leaderOf,
  stationOf,
  systemOf,
  upgradeOf,
} from '../data/index.ts';
import { drawnTiles } from '../rules/discover.ts';
import { cubesInSupply } from '../rules/invariants-board.ts';
import { gems, tableFor } from './table.ts';

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
    const sectors = (id: string) => new Set(galaxyOf(id).spaces.map((number) => at(components.spaces, number).sector));
    expect(components.galaxies.filter(({ id }) => sectors(id).size > 1).map(({ id }) => id)).toEqual(['green', 'brown']);
    const table = tableFor(2).board({ 'green-1': 's2-02', 'green-3': 's1-01' });
    table.ask({ do: 'colonise', seat: 0, cubes: 1, range: 1, anyPlanet: false, thenExtractHere: 0, optional: true, source: '' });
    expect(table.options(0, 'colonise').map(({ planet }) => planet)).toEqual(['s1-01a', 's1-01b']);
  });

  test('COS-CMP-7: every galaxy has a high and a low yield; four add a light card', () => {
    for (const { high, low } of components.galaxies) expect(high).toBeGreaterThan(low);
    expect(components.galaxies.filter((it) => it.lightBonusCard).map(({ id }) => id)).toEqual(['beige', 'green', 'blue', 'pink']);
  });

  test('COS-CMP-8: the consumption track runs from 20 to 100 (K47)', () => {
    expect([constants.consumptionMin, constants.consumptionStart, constants.consumptionMax]).toEqual([20, 20, 100]);
    expect(constants.energyStart).toBe(0);
    expect([ours.tracks.energy.min, ours.tracks.energy.max]).toEqual([0, 100]);
  });

  test('COS-CMP-9: levels have no upper end', () => {
    const table = tableFor(2).give(0, { level: 6, energy: 250, consumption: 40, darkTech: ['dt1-empire', 'dt2-supremacy'] });
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
    const table = tableFor(2)
      .give(1, { gems: gems(20, 20, 15) })
      .give(0, { gems: gems(0, 0, 0) });
    table.ask({ do: 'effect', seat: 0, effect: { op: 'gainGems', gems: gems(2, 1, 1) }, range: 1, source: 'st-gems' });
    expect(table.player(0).gems).toEqual(gems(2, 1, 1));
  });

  test('COS-CMP-12: a player may need a 31st cube', () => {
    const table = tableFor(4);
    const planets = components.systems.flatMap((system) => system.planets).slice(0, 10);
    const near = components.spaces.filter((space) => space.sector === 1);
    components.systems.slice(0, 10).forEach((system, i) => {
      table.tile(system.id, at(near, i).id);
    });
    for (const planet of planets) table.cubes(0, { [planet.id]: 3 });
    expect(cubesInSupply(table.player(0))).toBe(0);
    table.ask({ do: 'colonise', seat: 0, cubes: 1, range: 1, anyPlanet: true, thenExtractHere: 0, optional: true, source: '' });
    table.act(0, at(table.options(0, 'colonise'), 0));
    expect(cubesInSupply(table.player(0))).toBe(-1);
  });

  test('COS-CMP-13: 25 different AI cards; once the deck is empty a slot stays empty', () => {
    expect(new Set(components.aiCards.map(({ id }) => id)).size).toBe(25);
    const table = tableFor(2).give(0, { gems: gems(1, 0, 0) });
    table.market('ai-throttle');
    table.state.deck = { top: [], loose: [], bottom: [] };
    table.act(0, { do: 'buy-card', slot: 0 });
    expect(table.state.market[0]).toBeNull();
    expect(table.eventsOf('market')).toEqual([{ kind: 'market', slot: 0, card: null }]);
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
    const table = tableFor(2).board({ 'blue-1': 's2-02' }).cubes(0, { 's2-02a': 1 });
    table.state.lightPile = { top: [], loose: [], bottom: [] };
    table.ask({ do: 'exploit', seat: 0, exploited: [], stationUsed: false, leaderUsed: false });
    table.act(0, { do: 'exploit', galaxy: 'blue' });
    expect(table.player(0)).toMatchObject({ energy: 8, light: [] });
    expect(table.cubesOn(0, 's2-02a')).toBe(0);
    expect(table.eventsOf('bonus-drawn')).toEqual([{ kind: 'bonus-drawn', who: 0, card: null }]);
  });

  test('COS-CMP-17: no discovery without a tile or without a free space', () => {
    const followUp = { mode: 'either', cubes: 1, anyPlanet: false, extractTimes: 1 } as const;
    const table = tableFor(2).onlyTiles(1);
    table.ask({ do: 'discover-pile', seat: 0, range: 3, followUp, source: 'st-discover' });
    expect(table.rules(0, { do: 'discover', sector: 1 })).toEqual(['COS-CMP-17']);
    const full = tableFor(2);
    full.board({ 'green-1': 's2-01', 'green-2': 's2-02', 'blue-1': 's2-03', 'blue-2': 's2-04', 'blue-3': 's2-05' });
    full.ask({ do: 'discover-pile', seat: 0, range: 3, followUp, source: 'st-discover' });
    expect(full.rules(0, { do: 'discover', sector: 2 })).toEqual(['COS-DIS-1']);
    expect(full.options(0, 'discover')).toEqual([
      { do: 'discover', sector: 1 },
      { do: 'discover', sector: 3 },
    ]);
  });

  test('COS-CMP-18: tokens, covers, leaders, extra zones, throne and Automa cards (K36, K37, K49)', () => {
    expect(ours.turnOrderTokens.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(ours.covers.map(({ galaxy }) => galaxy)).toEqual(['turquoise', 'yellow']);
    expect(ours.throne.count).toBe(1);
    expect(components.leaders.length).toBe(6);
    expect(components.extraZones.map(({ name, startRange, placesCube }) => [name, startRange, placesCube])).toEqual([
      ['ava', 1, true],
      ['portal', 3, false],
    ]);
    expect(components.automaCards.length).toBe(18);
    expect(components.automaCards.filter((card) => card.silver).map(({ id }) => id)).toEqual(['au2-6', 'au3-6']);
  });

  test('COS-CMP-19: a board with three zones, six cards, 30 cubes and three stations each (K34, K48)', () => {
    const { players } = tableFor(4).state;
    for (const player of players) {
      expect(player.zones.map((zone) => zone.name)).toEqual(['1', '2', '3']);
      expect(player.hand.length).toBe(6);
      expect(cubesInSupply(player)).toBe(30);
    }
    expect(components.stations.map(({ id }) => id)).toEqual(['extraction', 'exploitation', 'colonisation']);
  });

  test('COS-CMP-20: four civilisations; the blue Automas are the opponent of the solo game', () => {
    expect(components.civilisations.map(({ id }) => id)).toEqual(['tretans', 'humans', 'shengar', 'automas']);
    expect(ours.civilisations.map(({ colour }) => colour)).toEqual(['purple', 'green', 'red', 'blue']);
  });

  test('COS-CMP-21: the overview of planets by sector equals the tiles (K45)', () => {
    for (const { sector, planets } of ours.planetDistribution) {
      const here = components.planets.filter((planet) => planet.sector === sector);
      const count = (type: string) => here.filter((planet) => planet.type === type).length;
      expect({ earth: count('earth'), desert: count('desert'), volcanic: count('volcanic') }).toEqual(planets);
    }
  });

  test('COS-CMP-22: cards with the mark of any sector and any planet', () => {
    const anywhere = components.aiCards.filter(({ steps }) => steps.some((step) => 'anySector' in step && step.anySector));
    expect(anywhere.map(({ id }) => id)).toEqual(['ai-deep-probe', 'ai-far-colony', 'ai-far-outpost', 'ai-remote-drill']);
  });
});

describe('galaxies and systems', () => {
  test('COS-GAL-1: spaces, yields, cards and station slots (K5 to K10)', () => {
    const table = components.galaxies.map((galaxy) => {
      const sectors = bySector(galaxy.spaces.map((number) => at(components.spaces, number))).join('/');
      const slots = galaxy.stationSlots.map((slot) => slot.slice(0, 4)).join();
      return `${galaxy.id} ${sectors} ${galaxy.high}/${galaxy.low} ${galaxy.lightBonusCard ? 'card' : '-'} ${slots}`;
    });
    expect(table).toEqual([
      'grey 2/0/0 4/2 - extr,colo',
      'orange 4/0/0 5/2 - expl,colo',
      'beige 3/0/0 4/1 card extr,expl',
      'green 1/2/0 6/4 card extr,expl',
      'blue 0/3/0 8/3 card expl,colo',
      'turquoise 0/3/0 9/4 - extr,colo',
      'brown 0/3/2 9/4 - expl,colo',
      'red 0/0/3 10/5 - extr,colo',
      'pink 0/0/3 8/4 card extr,expl',
      'yellow 0/0/2 11/6 - extr,expl',
    ]);
  });

  test('COS-GAL-2: 31, 26 and 18 open spaces', () => {
    expect([4, 3, 2, 1].map((people) => bySector(layoutFor(people).spaces))).toEqual([
      [10, 11, 10],
      [10, 8, 8],
      [7, 5, 6],
      [7, 5, 6],
    ]);
  });

  test('COS-GAL-3: a tile may lie on any free space of its sector, next to nothing', () => {
    const followUp = { mode: 'either', cubes: 1, anyPlanet: false, extractTimes: 1 } as const;
    const table = tableFor(4).board({}).onTop(3, 's3-01', 's3-02');
    table.ask({ do: 'discover-pile', seat: 0, range: 3, followUp, source: '' });
    table.acts(0, { do: 'discover', sector: 3 }, { do: 'take-tile', tile: 's3-01' });
    expect(table.options(0, 'place-tile').length).toBe(10);
    expect(drawnTiles(table.state)).toEqual([{ do: 'take-tile', tile: 's3-01' }]);
  });

  test('COS-SYS-1: planets and resources of all systems', () => {
    const table = components.systems.map(({ id, planets, resource }) => {
      const types = planets.map((planet) => planet.type.charAt(0)).join('');
      const energy = resource.energy > 0 ? `${resource.energy}E` : '';
      return `${id} ${types} ${[short(resource.gems), energy].filter((it) => it !== '').join('+')}`;
    });
    expect(table).toEqual([
      's1-01 ee A',
      's1-02 ed G',
      's1-03 e A+G',
      's1-04 eed 1E',
      's1-05 ed A+A',
      's1-06 ev 2E',
      's1-07 ee A+1E',
      's1-08 edv A',
      's1-09 e G+1E',
      's1-10 ed 2E',
      's2-01 ed A+G',
      's2-02 ee G',
      's2-03 dd 3E',
      's2-04 edv G',
      's2-05 dv T',
      's2-06 ed A+2E',
      's2-07 e T',
      's2-08 d G+G',
      's2-09 eed 2E',
      's2-10 ev G+1E',
      's2-11 dvv A+A+1E',
      's3-01 vv T',
      's3-02 dv A+T',
      's3-03 edv 3E',
      's3-04 v G+T',
      's3-05 dd 4E',
      's3-06 ev G+G',
      's3-07 edvv G+1E',
      's3-08 dv T+2E',
      's3-09 ed T',
      's3-10 ddv G+2E',
    ]);
  });

  test('COS-SYS-2: every system of sector 1 has an Earth-like planet, and farther means richer (K44, K50)', () => {
    const near = components.systems.filter((system) => system.sector === 1);
    for (const { planets } of near) expect(planets.some((planet) => planet.type === 'earth')).toBe(true);
    const types = (sector: number) =>
      components.planets.filter((planet) => planet.sector === sector).map((planet) => planet.type);
    const count = (sector: number) =>
      ['earth', 'desert', 'volcanic'].map((type) => types(sector).filter((it) => it === type).length);
    expect([1, 2, 3].map(count)).toEqual([
      [13, 5, 2],
      [9, 9, 5],
      [4, 9, 10],
    ]);
    const worth = (sector: number) => {
      const here = components.systems.filter((system) => system.sector === sector);
      const sum = here.reduce(
        (total, { resource }) =>
          total + resource.energy + resource.gems.anthracite + 2 * resource.gems.gold + 3 * resource.gems.transparent,
        0,
      );
      return sum / here.length;
    };
    expect(worth(1)).toBeLessThan(worth(2));
    expect(worth(2)).toBeLessThan(worth(3));
  });
});

describe('constraints of the rulebook', () => {
  const consumption = (...cards: string[]) => cards.reduce((sum, card) => sum + cardOf(card).consumption, 0);

  test('K13, K18 to K25: start gems and the numbers of the examples', () => {
    expect(components.startingGems).toEqual(gems(1, 1, 0));
    expect(consumption('st-discover', 'st-colonise-2', 'st-extract')).toBe(12);
    expect(consumption('st-discover', 'ai-throttle', 'st-colonise-1')).toBe(4);
    expect(['st-colonise-2', 'st-discover', 'st-extract'].map((card) => cardOf(card).consumption)).toEqual([6, 3, 3]);
    expect(cardOf('ai-throttle')).toMatchObject({ consumption: -2, cost: gems(1, 0, 0), steps: [] });
    expect(components.aiCards.some(({ cost }) => short(cost) === 'A+G')).toBe(true);
    expect(cardOf('st-gems').steps).toEqual([{ op: 'gainGems', gems: gems(2, 1, 0) }]);
    expect(upgradeOf('range-1-2').cost).toEqual(gems(1, 0, 0));
  });

  test('K28 to K32: dark cards by number of players, and the printed numbers of bonus cards', () => {
    const dark = (people: number) =>
      components.darkBonus.filter((card) => card.module === null && !layoutFor(people).darkBonusRemoved.includes(card.id));
    expect([1, 2, 3, 4].map((people) => dark(people).length)).toEqual([4, 4, 6, 8]);
    expect(bonusOf('bd-galaxy-grey').formula).toEqual({
      count: 'galaxyControl',
      base: 3,
      galaxy: 'grey',
      majority: 6,
      presence: 3,
    });
    expect(bonusOf('bd-stations')).toMatchObject({ module: 1, formula: { count: 'stationsBuilt', base: 2, per: 4 } });
  });

  test('K33, K35: leaders start at 30, 34, 28, 26, 27, 25; every player finds a slot for every station', () => {
    expect(components.leaders.map((leader) => leader.startConsumption)).toEqual([30, 34, 28, 26, 27, 25]);
    expect(leaderOf('leader-breish').startEnergy).toBe(8);
    for (const people of [1, 2, 3, 4]) {
      for (const { id } of components.stations) {
        const slots = layoutFor(people).galaxies.filter((galaxy) => galaxy.stationSlots.includes(id)).length;
        expect(slots).toBeGreaterThanOrEqual(people);
      }
    }
    expect(stationOf('colonisation').effect).toEqual({ op: 'stationColonise', cubes: 3 });
  });

  test('K38 to K42: the Automa cards', () => {
    const numbers = components.automaCards.map((card) => card.consumption);
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([-5, 15]);
    const actions: AutomaAction[] = components.automaCards.flatMap((card) =>
      card.rows.flatMap((row) => (row.right === null ? [row.left] : [row.left, row.right])),
    );
    for (const action of actions) if (action.op === 'refreshMarket') expect(action.slots.length).toBe(4);
    expect(new Set(actions.map((action) => action.op)).size).toBe(4);
    expect(new Set(components.automaCards.map((card) => card.exploit)).size).toBe(2);
    expect(automaCardOf('au2-1')).toMatchObject({
      consumption: 11,
      rows: [
        {
          left: { op: 'colonise', galaxy: 'blue', sector: 2, planet: 'desert', cubes: 2 },
          right: { op: 'discover', galaxy: 'blue', sector: 2, planet: 'volcanic', cubes: 2 },
        },
        {
          left: { op: 'colonise', galaxy: 'orange', sector: 1, planet: 'desert', cubes: 1 },
          right: { op: 'discover', galaxy: 'orange', sector: 1, planet: 'desert', cubes: 2 },
        },
        { left: { op: 'gainEnergy', amount: 6 }, right: null },
      ],
      exploit: 'present',
    });
  });

  test('K46, K48, K51: compensation of one, one and two gems; the constants; every component has a source', () => {
    expect(components.compensation.map(({ gems: due }) => short(due))).toEqual(['G', 'T', 'G+T']);
    expect(constants).toMatchObject({
      purchasesPerBuyPhase: 3,
      aiMarketSize: 8,
      maxCubesPerPlanet: 3,
      bonusCardLimit: 4,
      cubesPerPlayer: 30,
    });
    const all = [
      ...components.systems,
      ...components.aiCards,
      ...components.darkTech,
      ...components.galaxies,
      ...components.leaders,
    ];
    for (const { source } of all) expect(['rulebook', 'public', 'ruling', 'reconstructed']).toContain(source);
    expect(darkTechOf('dt1-empire').source).toBe('rulebook');
    expect(systemOf('s1-01').source).toBe('reconstructed');
    expect(pileSize(tableFor(2).state.deck)).toBe(17);
  });
});
