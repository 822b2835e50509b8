import { at, checkSetup, Runner } from '@kaya/engine';
import { expect, test } from 'vitest';
import { components, idsOf } from '../data/index.ts';
import { game } from '../rules/game.ts';
import { companyGoalsInPlay } from '../rules/setup.ts';
import { topicsOf } from '../rules/table.ts';
import { type Co2State, ENERGIES, FOSSILS, type Fossil, NOBODY, REGIONS } from '../types/index.ts';
import { laid, options } from './position.ts';

/** Chapter 3, and chapter 8.3: the pre-set starts. */

const COUNTS = [1, 2, 3, 4, 5] as const;

function startTiles(state: Co2State): Fossil[] {
  return REGIONS.map((id) => state.regions[id].slots[0]).flatMap((slot) => (slot?.kind === 'fossil' ? [slot.fossil] : []));
}

function count(tiles: readonly Fossil[]): number[] {
  return FOSSILS.map((fossil) => tiles.filter((it) => it === fossil).length);
}

test('CO2-SET-1, CO2-SET-5: one scientist in hand, three to recruit; no points, cubes or expertise', () => {
  for (const player of laid(5).players) {
    expect(player).toMatchObject({ hand: 1, pool: 3, points: 0, tech: 0 });
    expect(Object.values(player.expertise)).toEqual([0, 0, 0, 0, 0]);
  }
});

test('CO2-SET-2: the first player is drawn at random', () => {
  const first = new Set(Array.from({ length: 40 }, (_, i) => laid(3, {}, `seed ${i}`).firstPlayer));
  expect([...first].sort()).toEqual([0, 1, 2]);
});

test('CO2-SET-3: $3, $4, $4, $5, $5 clockwise from the first player', () => {
  for (let i = 0; i < 10; i++) {
    const state = laid(5, {}, `money ${i}`);
    expect([0, 1, 2, 3, 4].map((n) => at(state.players, (state.firstPlayer + n) % 5).money)).toEqual([3, 4, 4, 5, 5]);
  }
});

test('CO2-SET-4, CO2-SET-7, CO2-SET-22: two CEPs each, all cubes in the supply, no region is controlled', () => {
  const state = laid(4);
  expect(state.players.map(({ cep }) => cep)).toEqual([2, 2, 2, 2]);
  expect(state.supply).toBe(25);
  expect(REGIONS.map((id) => state.regions[id].controller)).toEqual(REGIONS.map(() => NOBODY));
});

test('CO2-SET-6, CO2-SET-8: decade 1, round 1, all project tiles in reserve', () => {
  const state = laid(3);
  expect([state.decade, state.round]).toEqual([1, 1]);
  expect(ENERGIES.map((type) => state.reserve[type])).toEqual([6, 6, 6, 6, 6]);
  for (const id of REGIONS) expect(state.regions[id].projects).toEqual([null, null, null]);
});

test('CO2-SET-9: stacks are sorted by tech cost, then by money', () => {
  for (const type of ENERGIES) {
    const costs = components.plants[type].map(({ tech, money }) => 100 * tech + money);
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
  }
});

test('CO2-SET-10: six open summits with two topics; the pile has the other two and all larger ones', () => {
  const state = laid(3);
  expect(state.summits).toHaveLength(6);
  for (const summit of state.summits) {
    expect(topicsOf(summit)).toHaveLength(2);
    expect(summit.scientists).toEqual([NOBODY, NOBODY]);
  }
  const sizes = state.summitPile.map((tile) => components.summits[tile]?.length).sort();
  expect(sizes).toEqual([2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4]);
});

test('CO2-SET-11: each region has an agenda of its own', () => {
  const agendas = REGIONS.map((id) => laid(3).regions[id].agenda);
  expect(new Set(agendas).size).toBe(6);
  for (const agenda of agendas) expect(components.agendas[agenda]).toHaveLength(3);
});

test('CO2-SET-12, CO2-SET-13: one fossil tile in each region out of 30, and their sum as pollution', () => {
  for (let i = 0; i < 10; i++) {
    const state = laid(3, {}, `fossils ${i}`);
    const tiles = startTiles(state);
    expect(tiles).toHaveLength(6);
    expect(state.pollution).toBe(tiles.reduce((sum, fossil) => sum + components.ppm[fossil], 0));
    const placed = count(tiles);
    expect(FOSSILS.map((fossil, n) => state.fossilStack[fossil] + at(placed, n))).toEqual([10, 10, 10]);
  }
});

test('CO2-EX-01: 2 coal, 3 oil and 1 gas are 190 ppm', () => {
  const found = Array.from({ length: 400 }, (_, i) => laid(2, {}, `190 ${i}`)).find(
    (state) => count(startTiles(state)).join() === '2,3,1',
  );
  expect(found?.pollution).toBe(190);
});

test('CO2-SET-14, CO2-SET-15, CO2-SET-16, CO2-EX-02: CEPs of the regions, the market and the bank', () => {
  const state = laid(4);
  expect(REGIONS.map((id) => [id, state.regions[id].cep])).toEqual([
    ['north-america', 4],
    ['europe', 4],
    ['asia', 5],
    ['oceania', 3],
    ['africa', 2],
    ['south-america', 3],
  ]);
  expect([state.market, state.price, state.bank]).toEqual([2, 3, 9]);
  expect(COUNTS.map((seats) => laid(seats).bank)).toEqual([15, 13, 11, 9, 7]);
});

test('CO2-SET-17, CO2-SOL-2: company goals are removed by edition and number of players', () => {
  const left = (seats: number, edition: 'fr' | 'ru') =>
    companyGoalsInPlay(laid(seats, { edition })).map((id) => Number(id.slice(-2)));
  expect(COUNTS.map((seats) => left(seats, 'fr'))).toEqual([
    [28, 29, 31],
    [27, 29, 31, 32],
    [27, 28, 29, 31, 32, 33],
    [27, 28, 29, 30, 31, 32, 33],
    [27, 28, 29, 30, 31, 32, 33],
  ]);
  expect(left(1, 'ru')).toEqual([28, 29, 30, 31, 32]);
  expect(left(2, 'ru')).toHaveLength(7);
});

test('CO2-SET-18: everybody is dealt a goal of his own from those in play', () => {
  for (let i = 0; i < 20; i++) {
    const state = laid(2, {}, `goals ${i}`);
    const goals = state.players.map(({ goal }) => goal);
    expect(new Set(goals).size).toBe(2);
    for (const goal of goals) expect(companyGoalsInPlay(state)).toContain(goal);
  }
});

test('CO2-SET-19, CO2-SOL-3, CO2-EDI-3: ten open UN goals, seven with two players, none but a pile in solo; 46 only in fr', () => {
  const shown = (edition: 'fr' | 'ru') =>
    COUNTS.map((seats) => {
      const { unGoals, unGoalsRemoved, unGoalPile } = laid(seats, { edition });
      return [unGoals.length, unGoalsRemoved.length, unGoalPile.length];
    });
  expect(shown('fr')).toEqual([
    [0, 0, 13],
    [7, 6, 0],
    [10, 3, 0],
    [10, 3, 0],
    [10, 3, 0],
  ]);
  expect(shown('ru')).toEqual([
    [0, 0, 12],
    [7, 5, 0],
    [10, 2, 0],
    [10, 2, 0],
    [10, 2, 0],
  ]);
  expect(laid(1).unGoalPile).toContain('un-goal-46');
  expect(laid(1, { edition: 'ru' }).unGoalPile).not.toContain('un-goal-46');
});

test('CO2-SET-20: two events are visible, four wait', () => {
  const { event, nextEvent, eventPile } = laid(3);
  expect([event, nextEvent, ...eventPile].sort()).toEqual(idsOf(components.events).sort());
  expect(eventPile).toHaveLength(4);
});

test('CO2-SET-21: five lobby cards each, the rest is set aside', () => {
  const state = laid(5);
  expect(state.players.map(({ lobby }) => lobby.length)).toEqual([5, 5, 5, 5, 5]);
  expect(state.lobbyDeck).toHaveLength(1);
  expect(laid(1).lobbyDeck).toHaveLength(21);
});

test('CO2-SET-23: the same seed lays the same table, another seed another one', () => {
  expect(laid(3, {}, 'one')).toEqual(laid(3, {}, 'one'));
  expect(laid(3, {}, 'one')).not.toEqual(laid(3, {}, 'two'));
});

test.each<[string, (state: Co2State) => unknown]>([
  ['CO2-SET-10: the open summits', ({ summits }) => summits.map(({ tile }) => tile)],
  ['CO2-SET-11: the agendas', ({ regions }) => REGIONS.map((id) => regions[id].agenda)],
  ['CO2-SET-12: the first fossil tiles', startTiles],
  ['CO2-SET-18: the company goals', ({ players }) => players.map(({ goal }) => goal)],
  ['CO2-SET-19: the open UN goals', ({ unGoals }) => [...unGoals].sort()],
  ['CO2-SET-20: the event on its space', ({ event }) => event],
  ['CO2-SET-20: the event after it', ({ nextEvent }) => nextEvent],
  ['CO2-SET-21: the lobby cards', ({ players }) => players.map(({ lobby }) => lobby)],
])('%s are left to chance', (_, dealt) => {
  const seen = new Set(Array.from({ length: 20 }, (_, i) => JSON.stringify(dealt(laid(3, {}, `chance ${i}`)))));
  expect(seen.size).toBeGreaterThan(1);
});

test.each([
  ['CO2-FOS-2', 'beginner', [1, 1, 4], 150],
  ['CO2-FOS-3', 'normal', [2, 2, 2], 180],
  ['CO2-FOS-4', 'expert', [4, 1, 1], 210],
  ['CO2-FOS-5', 'extreme', [6, 0, 0], 240],
] as const)('%s, CO2-FOS-1, CO2-EX-18: the start %s has %j of coal, oil and gas: %i ppm', (_, setup, tiles, ppm) => {
  const state = laid(3, { 'fossil-setup': setup });
  expect(count(startTiles(state))).toEqual(tiles);
  expect(state.pollution).toBe(ppm);
  expect(FOSSILS.map((fossil, i) => state.fossilStack[fossil] + state.fossilsRemoved[fossil] + at(tiles, i))).toEqual([
    10, 10, 10,
  ]);
  const places = new Set(Array.from({ length: 20 }, (_, i) => startTiles(laid(3, { 'fossil-setup': setup }, `${i}`)).join()));
  if (setup !== 'extreme') expect(places.size).toBeGreaterThan(1);
});

test('CO2-FOS-6: six gas tiles leave the extreme start in the French edition only', () => {
  expect(laid(3, { 'fossil-setup': 'extreme' }).fossilStack).toEqual({ coal: 4, oil: 10, gas: 4 });
  expect(laid(3, { 'fossil-setup': 'extreme' }).fossilsRemoved.gas).toBe(6);
  expect(laid(3, { 'fossil-setup': 'extreme', edition: 'ru' }).fossilStack).toEqual({ coal: 4, oil: 10, gas: 10 });
});

test('CO2-OPT-1: the options are part of the game and cannot be changed', () => {
  const { options: chosen } = laid(2, { edition: 'ru' });
  expect(chosen).toEqual(options({ edition: 'ru' }));
  expect(Object.isFrozen(chosen)).toBe(true);
});

test('CO2-OPT-2: all options can be combined, but draft and auction need opponents', () => {
  const refused = (seats: number, chosen: Record<string, unknown>) => {
    const checked = checkSetup(game, seats, chosen);
    return checked.ok ? [] : checked.reasons.map(({ rule, values }) => `${rule} ${values['option']}`);
  };
  expect(refused(1, { 'lobby-draft': true })).toEqual(['CO2-OPT-2 lobby-draft']);
  expect(refused(1, { 'first-player-auction': 'later-decades' })).toEqual(['CO2-OPT-2 first-player-auction']);
  expect(refused(1, { edition: 'ru', 'fossil-setup': 'extreme' })).toEqual([]);
  expect(refused(2, { 'lobby-draft': true, 'first-player-auction': 'every-decade', 'fossil-setup': 'expert' })).toEqual([]);
});

test('CO2-FLO-3: in decade 1 there is no supply phase', () => {
  const kinds: string[] = [];
  const runner = Runner.start(game, { seats: 3, options: options(), seed: 'first decade' }, (event) => kinds.push(event.kind));
  expect(kinds).not.toContain('supply-phase');
  expect(runner.decision).toEqual({ do: 'turn-menu', seat: runner.state.firstPlayer });
});
