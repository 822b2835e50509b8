// 6.1, 6.2: galaxies and solar systems; the constraints of appendix A.
import { at, pileSize } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import {
  automaCardOf,
  bonusOf,
  cardOf,
  components,
  constants,
  darkTechOf,
  layoutFor,
  leaderOf,
  stationOf,
  systemOf,
  upgradeOf,
} from '../data/index.ts';
import type { AutomaAction } from '../data/read/effects.ts';
import { drawnTiles } from '../rules/cards/discover.ts';
import type { CardId, Gems } from '../types/index.ts';
import { gems, positionFor } from './position.ts';

const bySector = <T extends { readonly sector: number }>(list: readonly T[]) =>
  [1, 2, 3].map((sector) => list.filter((it) => it.sector === sector).length);
const short = ({ anthracite, gold, transparent }: Gems) =>
  [...new Array(anthracite).fill('A'), ...new Array(gold).fill('G'), ...new Array(transparent).fill('T')].join('+');

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
    const table = positionFor(4).board({}).onTop(3, 's3-01', 's3-02');
    table.ask({ do: 'discover-pile', seat: 0, range: 3, followUp, source: '' });
    table.acts(0, { do: 'discover', sector: 3 }, { do: 'take-tile', tile: 's3-01' });
    expect(table.legalOf(0, 'place-tile').length).toBe(10);
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
  const consumption = (...cards: CardId[]) => cards.reduce((sum, card) => sum + cardOf(card).consumption, 0);

  test('K13, K18 to K25: start gems and the numbers of the examples', () => {
    expect(components.startingGems).toEqual(gems(1, 1, 0));
    expect(consumption('st-discover', 'st-colonise-2', 'st-extract')).toBe(12);
    expect(consumption('st-discover', 'ai-throttle', 'st-colonise-1')).toBe(4);
    expect([consumption('st-colonise-2'), consumption('st-discover'), consumption('st-extract')]).toEqual([6, 3, 3]);
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
    expect(pileSize(positionFor(2).state.deck)).toBe(17);
  });
});
