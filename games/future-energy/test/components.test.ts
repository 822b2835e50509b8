// Chapter 2 and the table of constraints: what is in the box.
import { at, type Runner, Runner as RunnerClass, seeded } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import ours from '../data/components.json' with { type: 'json' };
import { components, contractCard, newSite, publicCard, tableFor, tokenType } from '../data/index.ts';
import { parse } from '../data/read.ts';
import { mapFor, START } from '../data/tables.ts';
import { game } from '../rules/game.ts';
import { scoreOf } from '../rules/scoring/points.ts';
import { type FutureEnergy, SOURCES, TOKEN_TYPES } from '../types/index.ts';
import { laid, OPTIONS, position } from './position.ts';

function start(seats: number): Runner<FutureEnergy> {
  return RunnerClass.start(game, { seats, options: OPTIONS, seed: 'box' });
}

test('FE-CMP-1: two to four players, all of different colours', () => {
  expect(game.seats).toEqual({ min: 2, max: 4 });
  for (const seats of [2, 3, 4]) {
    const colors = start(seats).state.players.map((player) => player.color);
    expect(new Set(colors).size).toBe(seats);
    for (const color of colors) expect(['blue', 'white', 'red', 'yellow']).toContain(color);
  }
});

test('FE-CMP-2, FE-CMP-3, FE-CMP-4: two boards with their regions, spaces and connections', () => {
  const four = mapFor(4);
  const three = mapFor(3);
  expect([four.regions.length, four.plantSpaces.length, four.connections.length]).toEqual([5, 45, 80]);
  expect([three.regions.length, three.plantSpaces.length, three.connections.length]).toEqual([4, 38, 72]);
  const sizes = (map: typeof four) => map.regions.map((_, i) => map.regionOf.filter((region) => region === i).length);
  expect(sizes(four)).toEqual([9, 9, 9, 9, 9]);
  expect(sizes(three)).toEqual([10, 10, 8, 10]);
  for (const map of [four, three]) {
    expect(map.regionOf[START]).toBe(-1);
    expect(map.plantSpaces.every((space) => at(map.regionOf, space) >= 0)).toBe(true);
  }
});

test('FE-CMP-5: eight plant spaces lie next to the start space, all in the centre', () => {
  for (const players of [2, 3, 4]) {
    const map = mapFor(players);
    const around = at(map.neighbours, START);
    expect(around).toHaveLength(8);
    expect(around.every((space) => at(map.spaces, space).region === 'central')).toBe(true);
  }
});

test('FE-CMP-6: eight spaces of the side for two and three players have a red outline', () => {
  const closed = mapFor(2).closedSpaces.map((space) => at(mapFor(2).spaces, space).id);
  expect(closed.sort()).toEqual(['athens', 'bergen', 'dublin', 'helsinki', 'kyiv', 'lisbon', 'madrid', 'valencia']);
  expect(mapFor(3).closedSpaces).toEqual([]);
  expect(mapFor(4).closedSpaces).toEqual([]);
});

test('FE-CMP-7: seven tokens of each of seven types; investors and engineers stay', () => {
  expect(TOKEN_TYPES.map((type) => components.tokens[type].count)).toEqual([7, 7, 7, 7, 7, 7, 7]);
  expect(TOKEN_TYPES.filter((type) => components.tokens[type].permanent)).toEqual(['investor', 'engineer']);
});

test('FE-CMP-8, FE-CMP-10: ten, eight and six contracts with two, three and four slots, for 4, 7 and 10 points', () => {
  const bySize = (size: number) => components.contracts.filter((card) => card.symbols.length === size);
  expect([2, 3, 4].map((size) => bySize(size).length)).toEqual([10, 8, 6]);
  expect([2, 3, 4].map((size) => [...new Set(bySize(size).map((card) => card.points))])).toEqual([[4], [7], [10]]);
  expect(components.contracts).toHaveLength(24);
});

test('FE-CMP-9: six symbols, none twice on a contract, oil thirteen times and the others eleven times', () => {
  const symbols = components.contracts.flatMap((card) => card.symbols);
  const count = (type: string) => symbols.filter((symbol) => symbol === type).length;
  expect(TOKEN_TYPES.map(count)).toEqual([11, 11, 11, 11, 11, 13, 0]);
  for (const card of components.contracts) expect(new Set(card.symbols).size).toBe(card.symbols.length);
  const groups = (size: number) => components.contracts.filter((card) => card.symbols.length === size);
  for (const size of [3, 4]) {
    for (const type of TOKEN_TYPES.slice(0, -1)) {
      expect(groups(size).filter((card) => card.symbols.some((symbol) => symbol === type))).toHaveLength(4);
    }
  }
  expect(contractCard('c4-01').symbols).toEqual(['gas', 'engineer', 'oil', 'nuclear']);
});

test('FE-CMP-11, FE-CMP-12: four starting contracts for 12 points, each lacks another energy', () => {
  expect(components.startContracts.map((card) => [card.symbols.length, card.points])).toEqual(new Array(4).fill([5, 12]));
  const energies = ['coal', 'gas', 'nuclear', 'oil'] as const;
  const missing = components.startContracts.map((card) => energies.filter((energy) => !card.symbols.includes(energy)));
  expect(missing).toEqual([['coal'], ['gas'], ['nuclear'], ['oil']]);
  for (const card of components.startContracts) expect(card.symbols.slice(3)).toEqual(['investor', 'engineer']);
});

test('FE-CMP-13: ten certificates, more than there are gas tokens', () => {
  expect([...components.certificates].sort()).toEqual([3, 3, 3, 3, 3, 3, 4, 4, 4, 5]);
  expect(components.certificates.length).toBeGreaterThan(components.tokens.gas.count);
});

test('FE-CMP-14: 63M in notes, but the bank never runs out', () => {
  expect(components.notes.map(({ value, count }) => [value, count])).toEqual([
    [1, 27],
    [2, 18],
  ]);
  const table = position({ players: [{ money: 1000 }] }, [{ do: 'income', seat: 0 }]);
  const { state } = table;
  expect(at(table.runner.state.players, 0).money).toBe(1003);
  expect(state.players).toHaveLength(4);
});

test('FE-CMP-15: twenty plants, fifteen lines and one engineer each', () => {
  for (const player of start(4).state.players) {
    expect([player.plants + 5 + 1, player.lines, player.engineers]).toEqual([20, 15, 1]);
  }
});

test('FE-CMP-16: no line without a line in reserve, no contract without the plants for it', () => {
  const table = position({ players: [{ lines: 0, plants: 1, money: 9 }], change: { display: ['c2-01'] } }, [
    { do: 'plan', seat: 0 },
    { do: 'plan', seat: 0 },
  ]);
  // Nothing is possible but to end, so both decisions were passed over.
  expect(table.runner.decision?.do).toBe('place-line');
  const asked = position({ players: [{ lines: 0, plants: 2, money: 9 }], change: { display: ['c2-01'] } }, [
    { do: 'plan', seat: 0 },
  ]);
  expect(asked.why({ do: 'plan', choice: 'one-line' })).toEqual(['FE-CMP-16']);
  expect(asked.why({ do: 'plan', choice: 'contract' })).toEqual([]);
});

test('FE-CMP-17: one crew for all, and one first player', () => {
  const { state } = start(3);
  expect(state.crew).toBe(START);
  expect([0, 1, 2]).toContain(state.firstPlayer);
});

test('FE-CMP-20: the parts of the modules', () => {
  expect(components.publicContracts).toHaveLength(16);
  expect(components.jokers).toBe(18);
  expect(components.newSites).toHaveLength(7);
  expect(components.nuclearBoards).toBe(4);
  const points = components.publicContracts.map((card) => [card.points, card.tokens.length]);
  expect(points).toEqual([...new Array(6).fill([2, 2]), ...new Array(6).fill([4, 3]), ...new Array(4).fill([6, 4])]);
  expect(publicCard('pc-07')).toMatchObject({ tokens: ['coal', 'gas', 'oil'], points: 4, effect: { kind: 'money', amount: 6 } });
  expect(components.newSites.map((site) => tokenType(site.id))).toEqual(new Array(7).fill('site'));
  expect(newSite('site')).toBeUndefined();
});

test('FE-CMP-21: who joins when no joker is left gets none', () => {
  const offer = { builder: 0, space: 'prague', symbol: 'gas', token: 'gas' } as const;
  const joint = (jokers: number) =>
    position(
      {
        options: { module2: true },
        players: [{}, { money: 2, contracts: { 'c2-04': [1, 1] } }],
        plants: { prague: [1] },
        change: { jokers },
      },
      [{ do: 'joint', seat: 1, offer, asked: 0 }],
    );
  const none = joint(0);
  none.choose({ do: 'join', contract: 'c2-04', slot: 0 });
  expect([at(none.state.players, 1).jokers, none.state.jokers]).toEqual([0, 0]);
  const last = joint(1);
  last.choose({ do: 'join', contract: 'c2-04', slot: 0 });
  expect([at(last.state.players, 1).jokers, last.state.jokers]).toEqual([1, 0]);
});

test('FE-CMP-22: what lies in the box never comes back', () => {
  const { state } = RunnerClass.start(game, { seats: 2, options: OPTIONS, seed: 'box' });
  const before = structuredClone(state.box);
  const runner = new RunnerClass(game, state);
  const rng = seeded('box');
  for (let i = 0; !runner.over; i++) {
    const seat = runner.awaited()[0] ?? 0;
    const list = runner.legal(seat);
    runner.act(seat, at(list, (i + rng[0]) % list.length));
    expect(state.box.closed).toEqual(before.closed);
    expect(state.box.removed).toEqual(before.removed);
    expect(state.box.leftOver).toEqual(before.leftOver);
    expect(state.box.contracts).toEqual(before.contracts);
  }
});

test('FE-CMP-23: scores go on past 75 and past 150', () => {
  expect(components.scoring.track).toBe(75);
  const state = laid({});
  const player = at(state.players, 0);
  for (const source of SOURCES) player.points[source] = 20;
  expect(scoreOf(player)).toBe(160);
});

test('the table by number of players', () => {
  expect([2, 3, 4].map((players) => tableFor(players).contractsRemoved)).toEqual([12, 6, 2]);
  expect([2, 3, 4].map((players) => tableFor(players).majority)).toEqual([[3], [5, 2], [6, 3, 1]]);
  expect(components.scoring.network).toEqual([0, 1, 3, 6, 10, 15]);
  expect(components.display).toEqual([1, 2, 3, 4]);
});

describe('a component file of the host', () => {
  type File = typeof ours;
  const changed = (change: (file: File) => void) => {
    const file = structuredClone(ours);
    change(file);
    const parsed = parse(file);
    return parsed.ok ? [] : parsed.faults;
  };

  test('is taken where it is valid', () => {
    const file = structuredClone(ours);
    at(file.contracts, 0).vp = 5;
    const parsed = parse(file);
    expect(parsed.ok && parsed.components.contracts[0]?.points).toBe(5);
  });

  test.each<[string, (file: File) => void, string]>([
    ['$.contracts[c2-01].vp', (file) => Object.assign(at(file.contracts, 0), { vp: 'many' }), 'expected a whole number'],
    ['$.contracts[c2-02].symbols[0]', (file) => at(file.contracts, 1).symbols.splice(0, 1, 'site'), 'expected one of'],
    ['$.contracts[c2-03]', (file) => at(file.contracts, 2).symbols.splice(0, 2, 'oil', 'oil'), 'twice'],
    ['$.contracts', (file) => Object.assign(at(file.contracts, 0), { id: 'c2-02' }), "'c2-02' occurs twice"],
    ['$.contracts[monday].id', (file) => Object.assign(at(file.contracts, 0), { id: 'monday' }), 'expected an id like c2-01'],
    ['$.boards', (file) => Object.assign(file, { boards: 3 }), 'expected a list'],
    [
      '$.boards[board-4p].connections[start--hamburg]',
      (file) => Object.assign(at(at(file.boards, 0).connections, 0), { b: 'x' }),
      'does not exist',
    ],
    [
      '$.boards[board-4p].connections[start--amsterdam]',
      (file) => Object.assign(at(at(file.boards, 0).connections, 1), { b: 'hamburg' }),
      'again',
    ],
    [
      '$.boards[board-4p].spaces[helsinki]',
      (file) => Object.assign(at(at(file.boards, 0).spaces, 0), { region: 'moon' }),
      "no region 'moon'",
    ],
    ['$.boards[board-2-3p]', (file) => at(file.boards, 1).connections.splice(0, 60), 'cannot be reached'],
    ['$.economy', (file) => Object.assign(file.economy, { movePerForeignLine: 2 }), 'at most 127'],
    [
      '$.boards[board-4p].spaces',
      ({ boards: [board] }) => board?.spaces.push(...board.spaces.slice(0, 30).map((it) => ({ ...it, id: `new-${it.id}` }))),
      'at most 64',
    ],
    ['$.tokenTypes', (file) => file.tokenTypes.reverse(), 'in this order'],
    ['$.byPlayerCount', (file) => file.byPlayerCount.splice(0, 1), 'no entry for 2 players'],
    [
      '$.byPlayerCount[4].tokensRemovedPerType',
      (file) => Object.assign(at(file.byPlayerCount, 2), { tokensRemovedPerType: 1 }),
      'too few tokens',
    ],
    [
      '$.byPlayerCount[2].contractsRemoved',
      (file) => Object.assign(at(file.byPlayerCount, 0), { contractsRemoved: 20 }),
      'no contract is left',
    ],
    ['$.planningActions', (file) => file.planningActions.splice(0, 1), "no planning action 'one-line'"],
    [
      '$.module2.publicContracts[pc-02].effect',
      (file) => Object.assign(at(file.module2.publicContracts, 1), { effect: 'win' }),
      'expected one of',
    ],
    ['$.module2.rowSize', (file) => Object.assign(file.module2, { rowSize: 20 }), 'longer than the pile'],
    ['$.module3.newSites', (file) => file.module3.newSites.splice(0, 1), 'expected 7'],
    ['$.certificates', (file) => file.certificates.splice(0, 5), 'fewer certificates'],
    ['$.scoring.network', (file) => file.scoring.network.splice(5, 1), 'no points for 5 regions'],
    ['$.startContracts', (file) => file.startContracts.splice(0, 1), 'each of four players'],
    ['$.money.notes', (file) => file.money.notes.splice(0, 2), 'more money than there is'],
    ['$.module3.nuclearBoards', (file) => Object.assign(file.module3, { nuclearBoards: 3 }), 'each of four players'],
  ])('is refused with the place %s and the reason', (place, change, problem) => {
    const faults = changed(change);
    expect(faults.map((fault) => fault.place)).toContain(place);
    expect(faults.find((fault) => fault.place === place)?.problem).toContain(problem);
  });

  test('is refused where it is no file at all', () => {
    for (const nonsense of [null, 7, 'file', [], {}]) expect(parse(nonsense).ok).toBe(false);
  });
});
