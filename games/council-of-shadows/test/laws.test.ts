// Chapter 12: each invariant holds at the table, and finds the fault in a broken position.
import { at, below, copy, next, Runner, seeded } from '@kaya/engine';
import { checkLaws, everythingHasWords } from '@kaya/engine/laws';
import { describe, expect, test } from 'vitest';
import { components, constants } from '../data/index.ts';
import { cubesInSupply } from '../rules/galaxies/supply.ts';
import { game } from '../rules/game.ts';
import { voice } from '../text/voice.ts';
import type { CosState, Player } from '../types/index.ts';
import { idleUntil, planAnything, steps } from './choosing.ts';
import { gems, type Position, positionFor } from './position.ts';

/** A table in the middle of round 3, all players having acted twice. */
function inFullSwing(people = 3): Position {
  return idleUntil(positionFor(people), ({ state, step }) => state.round === 3 && step.do === 'buy');
}

function check(rule: string, state: CosState, before: CosState | null = null): string | null {
  const invariant = game.invariants[rule];
  if (invariant === undefined) throw new Error(`there is no invariant ${rule}`);
  return invariant(state, before);
}

/** The fault that the invariant finds once the position is broken; before, it must find none. */
function broken(rule: string, breakIt: (state: CosState) => unknown, table = inFullSwing(), withBefore = false): string | null {
  const before = copy(table.state);
  expect(check(rule, table.state, before)).toBeNull();
  breakIt(table.state);
  return check(rule, table.state, withBefore ? before : null);
}

const first = (state: CosState): Player => at(state.players, 0);

describe('counters', () => {
  test('COS-INV-1: consumption from 20 to 100', () => {
    expect(broken('COS-INV-1', (state) => Object.assign(first(state), { consumption: 19 }))).toBe('player 0: consumption 19');
    expect(broken('COS-INV-1', (state) => Object.assign(first(state), { consumption: 101 }))).toBe('player 0: consumption 101');
  });

  test('COS-INV-2: energy below consumption, except in the own turn', () => {
    const table = inFullSwing();
    const [acting, waiting] = table.state.order.slice(1) as [number, number];
    expect(broken('COS-INV-2', (state) => Object.assign(at(state.players, acting), { energy: 99 }))).toBeNull(); // its buy turn is still to come
    const planning = idleUntil(table, ({ step }) => step.do === 'plan');
    expect(broken('COS-INV-2', (state) => Object.assign(at(state.players, waiting), { energy: 99 }), planning)).toMatch(
      /energy 99/,
    );
  });

  test('COS-INV-3: no negative energy, no lost level', () => {
    expect(broken('COS-INV-3', (state) => Object.assign(first(state), { energy: -1 }))).toBe('player 0: energy -1');
    expect(broken('COS-INV-3', (state) => Object.assign(first(state), { level: -1 }), inFullSwing(), true)).toBe(
      'player 0: level 0 → -1',
    );
  });

  test('COS-INV-4: consumption moves only by planning, Energy saver and leaders', () => {
    const move = (state: CosState) => Object.assign(first(state), { consumption: first(state).consumption - 1 });
    expect(broken('COS-INV-4', move, inFullSwing(), true)).toMatch(/^player 0: consumption/);
    const save = (state: CosState) => Object.assign(move(state), { darkTech: ['dt1-energy-saver'] });
    expect(broken('COS-INV-4', save, inFullSwing(), true)).toBeNull();
  });

  test('COS-INV-8: nobody has less than no gems', () => {
    expect(broken('COS-INV-8', (state) => Object.assign(first(state), { gems: gems(0, -1, 0) }))).toBe('player 0: -1 gold gems');
  });

  test('COS-INV-19: the turn order is a permutation of the players', () => {
    expect(broken('COS-INV-19', (state) => Object.assign(state, { order: [0, 1, 1] }))).toBe('turn order 0,1,1');
  });

  test('COS-INV-20: no two energy counters arrived at the same time', () => {
    expect(
      broken('COS-INV-20', (state) => Object.assign(first(state), { arrival: at(state.players, 1).arrival })),
    ).not.toBeNull();
  });

  test('COS-INV-24: the throne is taken exactly when somebody has reached level III, and is kept', () => {
    expect(broken('COS-INV-24', (state) => Object.assign(state, { throne: 1 }))).toBe('throne 1');
    expect(broken('COS-INV-24', (state) => Object.assign(first(state), { level: 3 }))).toBe('throne null');
    const table = inFullSwing();
    Object.assign(table.state, { throne: 1 });
    table.give(1, { level: 3 });
    expect(broken('COS-INV-24', (state) => Object.assign(state, { throne: 2 }), table, true)).toBe(
      'the throne has changed hands',
    );
  });

  test('COS-INV-30: a finished game has a winner, and nobody ranks above', () => {
    const over = () => {
      const table = positionFor(3).give(1, { level: 3 });
      table.state.throne = 1;
      return idleUntil(table, () => false);
    };
    expect(broken('COS-INV-30', (state) => Object.assign(state, { outcome: { ...state.outcome, winners: [] } }), over())).toBe(
      'nobody wins',
    );
    expect(broken('COS-INV-30', (state) => Object.assign(state, { outcome: { ...state.outcome, winners: [0] } }), over())).toBe(
      'player 1: ranks above a winner',
    );
  });

  test('COS-INV-31: never more rounds than the technical limit', () => {
    expect(broken('COS-INV-31', (state) => Object.assign(state, { round: constants.technicalRoundLimit + 1 }))).toBe('round 101');
  });
});

describe('the board', () => {
  test('COS-INV-5: at most three cubes on a planet', () => {
    expect(broken('COS-INV-5', (state) => Object.assign(first(state).colonies, { 0: 4 }))).toBe('4 cubes on s1-01a');
  });

  test('COS-INV-6: each tile is in exactly one place', () => {
    expect(broken('COS-INV-6', (state) => at(state.sectorPiles, 1).loose.pop())).toBe('30 tiles, 30 different');
    expect(broken('COS-INV-6', (state) => state.drawn.push('s1-01'))).toBe('32 tiles, 31 different');
    const swap = ({ sectorPiles }: CosState) => {
      const tile = at(sectorPiles, 0).loose.pop() ?? 's1-01';
      at(sectorPiles, 1).loose.push(tile);
    };
    expect(broken('COS-INV-6', swap)).toBe('a tile of another sector lies in the pile of sector 2');
  });

  test('COS-INV-7: a tile lies in its sector, and never in a closed galaxy', () => {
    const yellow = at(
      components.spaces.filter((space) => space.galaxy === 'yellow'),
      0,
    );
    expect(broken('COS-INV-7', (state) => Object.assign(state.spaces, { [yellow.number]: 's3-01' }))).toBe(
      'yellow-1 is closed and holds s3-01',
    );
    expect(broken('COS-INV-7', (state) => Object.assign(state.spaces, { 0: 's3-01' }))).toBe('s3-01 lies on grey-1');
  });

  test('COS-INV-9: cubes lie on planets of the board; the supply is what is left of 30', () => {
    expect(broken('COS-INV-9', (state) => Object.assign(first(state).colonies, { 0: -1 }))).toMatch(/less than no cube/);
    const hidden = (state: CosState) => {
      const planet = components.planets.find(({ system }) => !state.spaces.includes(system));
      Object.assign(first(state).colonies, { [planet?.number ?? 0]: 1 });
    };
    expect(broken('COS-INV-9', hidden)).toMatch(/not on the board/);
    const table = positionFor(2).board({ 'grey-1': 's1-01' }).cubes(0, { 's1-01a': 2 });
    table.give(0, { upgrades: ['energy-1'], stations: [{ kind: 'colonisation', galaxy: 'grey' }] });
    table.player(0).zones.push({ name: 'ava', range: 1, cards: [] });
    expect(cubesInSupply(table.player(0))).toBe(30 - 2 - 1 - 3 - 1);
  });

  test('COS-INV-17: a range is 1 and its upgrades, and never decreases', () => {
    expect(broken('COS-INV-17', (state) => Object.assign(at(first(state).zones, 1), { range: 2 }))).toBe(
      'player 0: zone 2 has range 2',
    );
    const table = inFullSwing().give(0, { upgrades: ['range-2-2'] });
    Object.assign(at(table.player(0).zones, 1), { range: 2 });
    const lose = (state: CosState) =>
      Object.assign(first(state), { upgrades: [] }) && Object.assign(at(first(state).zones, 1), { range: 1 });
    expect(broken('COS-INV-17', lose, table, true)).toBe('player 0: zone 2: range 2 → 1');
  });

  test('COS-INV-18: no upgrade twice, none without what it needs', () => {
    expect(broken('COS-INV-18', (state) => Object.assign(first(state), { upgrades: ['energy-1', 'energy-1'] }))).toBe(
      'player 0: an upgrade twice',
    );
    expect(broken('COS-INV-18', (state) => Object.assign(first(state), { upgrades: ['range-1-3'] }))).toBe(
      'player 0: range-1-3 without what it needs',
    );
  });

  test('COS-INV-23: cubes leave the board one per galaxy', () => {
    const table = inFullSwing().board({ 'orange-1': 's1-07' }).cubes(0, { 's1-07a': 3 });
    expect(broken('COS-INV-23', () => table.cubes(0, { 's1-07a': 1 }), table, true)).toBe('player 0: 2 cubes gone from orange');
    expect(broken('COS-INV-23', () => table.cubes(0, { 's1-07a': 0 }), table, true)).toBeNull();
  });

  test('COS-INV-25: stations one per kind, galaxy and slot', () => {
    const give =
      (...kinds: [Player['stations'][number]['kind'], string][]) =>
      (state: CosState) =>
        Object.assign(first(state), { stations: kinds.map(([kind, galaxy]) => ({ kind, galaxy })) });
    expect(broken('COS-INV-25', give(['extraction', 'grey'], ['extraction', 'red']))).toBe('player 0: two stations of one kind');
    expect(broken('COS-INV-25', give(['extraction', 'grey'], ['colonisation', 'grey']))).toBe(
      'player 0: two stations in one galaxy',
    );
    expect(broken('COS-INV-25', give(['exploitation', 'grey']))).toBe('player 0: a station without a slot');
    const both = (state: CosState) => {
      for (const player of state.players) player.stations = [{ kind: 'extraction', galaxy: 'red' }];
    };
    expect(broken('COS-INV-25', both)).toMatch(/^two tiles on one slot/);
  });

  test('COS-INV-26: without the extension no cube is added to an occupied planet', () => {
    const table = inFullSwing().board({ 'orange-1': 's1-07' }).cubes(1, { 's1-07a': 1 });
    expect(broken('COS-INV-26', () => table.cubes(0, { 's1-07a': 1 }), table, true)).toBe(
      'player 0: cubes added to s1-07a, which was not free',
    );
    const extended = inFullSwing().board({ 'orange-1': 's1-07' }).cubes(1, { 's1-07a': 1 }).give(0, { colonyExtension: true });
    expect(broken('COS-INV-26', () => extended.cubes(0, { 's1-07a': 1 }), extended, true)).toBeNull();
  });
});

describe('cards', () => {
  test('COS-INV-10: each AI card is in exactly one place', () => {
    expect(broken('COS-INV-10', (state) => state.deck.loose.pop())).toMatch(/^the AI cards are/);
    expect(broken('COS-INV-10', (state) => first(state).hand.push(state.market[0] ?? 'ai-none'))).toMatch(/^the AI cards are/);
  });

  test('COS-INV-11: everybody owns the six starting cards', () => {
    expect(broken('COS-INV-11', (state) => first(state).hand.pop())).toMatch(/^player 0: starting cards/);
  });

  test('COS-INV-12: the market is full while there are cards', () => {
    expect(broken('COS-INV-12', (state) => Object.assign(state.market, { 2: null }))).toBe('1 empty slots in the market');
  });

  test('COS-INV-13: at the reveal every zone holds a card, unless the hand is empty', () => {
    const table = planAnything(idleUntil(positionFor(2), ({ step }) => step.do === 'plan'));
    const waiting = at(table.state.order, 1);
    const empty = (state: CosState) => Object.assign(at(at(state.players, waiting).zones, 1), { cards: [] });
    expect(broken('COS-INV-13', empty, table)).toBe(`player ${waiting}: a zone was left empty`);
  });

  test('COS-INV-14: after the shift zone 1 is empty', () => {
    expect(broken('COS-INV-14', (state) => at(first(state).zones, 0).cards.push('st-gems'))).toMatch(/zone 1 is not empty/);
  });

  test('COS-INV-15: Dark Tech cards are complete, and levels have their card', () => {
    expect(broken('COS-INV-15', (state) => at(state.darkTechPiles, 0).pop())).toMatch(/^level 1:/);
    expect(broken('COS-INV-15', (state) => Object.assign(first(state), { level: 1 }))).toBe(
      'player 0: 0 cards of level 1 at level 1',
    );
    const pending = positionFor(2).give(0, { energy: 25 }).act(0, { do: 'stop-buying' });
    expect(pending.step.do).toBe('choose-dark-tech');
    expect(check('COS-INV-15', pending.state)).toBeNull();
  });

  test('COS-INV-16: light cards are complete; one dark and at most three light cards each', () => {
    expect(broken('COS-INV-16', (state) => state.lightPile.loose.pop())).toMatch(/^the light cards are/);
    const hoard = (state: CosState) => first(state).light.push(...state.lightPile.loose.splice(0, 4));
    expect(broken('COS-INV-16', hoard)).toBe('player 0: too many bonus cards');
    expect(broken('COS-INV-16', (state) => Object.assign(first(state), { dark: null }))).toBe('player 0: dark card null');
  });

  test('COS-INV-21: at most three purchases', () => {
    const table = inFullSwing();
    const four = (state: CosState) => next(state, { do: 'buy', seat: 0, purchases: 4, freeColony: false });
    expect(broken('COS-INV-21', four, table)).toBe('too many purchases');
  });

  test('COS-INV-22: no galaxy twice in one exploitation step', () => {
    const twice = (state: CosState) =>
      next(state, { do: 'exploit', seat: 0, exploited: ['red', 'red'], stationUsed: false, leaderUsed: false });
    expect(broken('COS-INV-22', twice)).toBe('a galaxy was exploited twice');
  });
});

describe('laws', () => {
  test('COS-INV-27: every decision of random games lists between 1 and 100 actions', () => {
    for (const [seats, module1] of [
      [1, true],
      [2, false],
      [4, true],
    ] as const) {
      const runner = Runner.start(game, {
        seats,
        options: { screens: true, module1, module2: true, soloSilver: false },
        seed: 'lists',
      });
      const rng = seeded('choices');
      for (let i = 0; i < 400 && !runner.over; i++) {
        const seat = at(runner.awaited(), 0);
        const { length } = runner.legal(seat);
        expect(length).toBeGreaterThan(0);
        expect(length).toBeLessThanOrEqual(100);
        runner.act(seat, at(runner.legal(seat), below(rng, length)));
      }
    }
  });

  test('COS-INV-28, COS-INV-29: random games of every size keep the laws: repeatable, survives JSON, no view tells a secret', async () => {
    checkLaws(game, { games: 16, seed: 'council', more: [await everythingHasWords(voice)] });
  });

  test('all invariants hold in the position that these tests break', () => {
    expect(inFullSwing().wrongs()).toEqual([]);
    expect(inFullSwing(4).ask(steps.exploit()).wrongs()).toEqual([]);
  });
});
