// Chapter 8: options and their defaults.
import { checkSetup, viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { components } from '../data/index.ts';
import { handLimit } from '../rules/actions/influence.ts';
import { game } from '../rules/game.ts';
import { populationUnit } from '../rules/regions/region.ts';
import { covers } from '../rules/table/casting.ts';
import { propagationOdds } from '../rules/transformations/propagation.ts';
import { REGIONS } from '../types/index.ts';
import type { World } from './choosing.ts';
import { newWorld, startGame } from './position.ts';

const defaults = () => {
  const checked = checkSetup(game, 4, {});
  if (!checked.ok) throw new Error('the defaults are refused');
  return checked.options;
};

describe('options and their defaults', () => {
  test('BPC-OPT-1, BPC-OPT-2, BPC-OPT-3, BPC-OPT-4, BPC-OPT-5, BPC-OPT-6, BPC-OPT-7: no scenario, normal mode, simple propagation, no weaknesses, no challenges', () => {
    expect(defaults()).toMatchObject({
      scenario: 'none',
      mode: 'normal',
      propagation: 'simple',
      weaknesses: false,
      'region-order': 'random',
      'event-deck': 'standard',
      'challenge-runaway': false,
      'challenge-no-deus-ex-machina': false,
      'challenge-on-your-own': false,
    });
    const { scenario } = game.options;
    expect(scenario?.type === 'choice' && scenario.values).toHaveLength(9);
  });

  test('BPC-OPT-3, BPC-PRO-4, BPC-PRO-5: both methods of propagation count differently', () => {
    const sum = (propagation: string) => {
      const world = newWorld({ propagation });
      world.state.seeded = 'GIJ';
      world.set('africa', { tps: 'GIJ' });
      return propagationOdds(world.state, 'india').sum;
    };
    expect([sum('simple'), sum('precise')]).toEqual([2, 3]);
  });

  test('BPC-OPT-4, BPC-SET-12, BPC-EXP-4, BPC-EMP-3, BPC-EMP-15: weaknesses bind when they are on, and in Expert mode', () => {
    const limit = (given: Record<string, string | boolean>) => {
      const world = newWorld(given);
      world.player(0).employer = 'famox';
      return handLimit(world.state, 0);
    };
    expect(limit({})).toBe(10);
    expect(limit({ weaknesses: true })).toBe(8);
    expect(limit({ mode: 'expert', 'starting-calamities': true })).toBe(8);
  });

  test('BPC-OPT-5, BPC-SET-13: the default order from Europe to India, or a random one', () => {
    expect(startGame().state.order).toEqual([...REGIONS]);
    const orders = new Set(['a', 'b', 'c'].map((seed) => startGame({ 'region-order': 'random' }, 4, seed).state.order.join()));
    expect(orders.size).toBe(3);
    for (const order of orders) expect(order.split(',').sort()).toEqual([...REGIONS].sort());
  });

  test('BPC-OPT-8, BPC-OPT-9, BPC-OPT-10, BPC-JLV-1: how many characters, and who runs them', () => {
    const runs = (seats: number, characters = 'auto') => startGame({ characters }, seats).state.players.map(({ seat }) => seat);
    expect(runs(1)).toEqual([0, 0, 0]);
    expect(runs(2)).toEqual([0, 1, 0, 1]);
    expect(runs(3)).toEqual([0, 1, 2]);
    expect(runs(5)).toEqual([0, 1, 2, 3, 4]);
    expect(runs(2, '5')).toEqual([0, 1, 0, 1, 0]);
  });

  test('BPC-OPT-9: more seats than characters need joining and leaving', () => {
    const refused = checkSetup(game, 5, { characters: '3', 'join-leave': false });
    expect(refused.ok ? [] : refused.reasons.map(({ rule }) => rule)).toEqual(['BPC-OPT-9']);
    expect(checkSetup(game, 5, { characters: '3' }).ok).toBe(true);
  });

  test('BPC-OPT-11, BPC-SET-8, BPC-SET-10: suggested, random and drafted characters', () => {
    expect(startGame().state.players.map(({ character, employer }) => [character, employer])).toEqual([
      ['diallo', 'shift-action'],
      ['benali', 'volontaires-du-monde'],
      ['lin', 'global-amnesty'],
      ['rivera', 'famox'],
    ]);
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      for (const seats of [3, 4, 5]) {
        const { players } = startGame({ assignment: 'random' }, seats, seed).state;
        expect(covers(players.map(({ character }) => character))).toBe(true);
        expect(new Set(players.map(({ employer }) => employer)).size).toBe(seats);
      }
    }
    const draft = startGame({ assignment: 'draft' });
    expect(draft.step).toMatchObject({ do: 'choose-character', seat: 0 });
  });

  test('BPC-SET-11: the suggested pairs for 3, 4 and 5 characters cover the six colours', () => {
    for (const count of [3, 4, 5] as const)
      expect(covers(components.suggested[count].map(({ character }) => character))).toBe(true);
    expect(components.suggested[5].map(({ employer }) => employer)).toEqual([
      'shift-action',
      'volontaires-du-monde',
      'global-amnesty',
      'famox',
      'human-rights-guards',
    ]);
  });

  test('BPC-SET-9, BPC-DEC-2: in a draft no choice may make the six colours impossible, and nothing is taken twice', () => {
    const world = startGame({ assignment: 'draft' }, 3);
    world.choose({ do: 'choose-character', character: 'diallo' });
    expect(world.why({ do: 'choose-character', character: 'diallo' })).toContain('BPC-DEC-2');
    world.choose({ do: 'choose-character', character: 'okafor' });
    const open = world.offered('choose-character').map(({ character }) => character);
    for (const { id } of components.characters) {
      if (id === 'diallo' || id === 'okafor') continue;
      expect(open.includes(id)).toBe(covers(['diallo', 'okafor', id]));
    }
    expect(open.length).toBeGreaterThan(0);
    world.choose({ do: 'choose-character', character: open[0] ?? '' });
    expect(world.step).toMatchObject({ do: 'choose-employer', seat: 0 });
    expect(world.offered('choose-employer')).toHaveLength(9);
    world.choose({ do: 'choose-employer', employer: 'famox' });
    expect(world.why({ do: 'choose-employer', employer: 'famox' })).toEqual(['BPC-DEC-2']);
  });

  test('BPC-OPT-12: with a vote most votes win, and the active player breaks ties', () => {
    const voting = () => {
      const world = newWorld({ 'table-decisions': 'vote' });
      world.turnOf('europe').reveal('general-strike');
      expect(world.step).toMatchObject({ do: 'vote', about: { do: 'event-aci' } });
      expect(world.runner.awaited()).toEqual([0, 1, 2, 3]);
      return world;
    };
    const vote = (world: World, ...launch: readonly boolean[]) => {
      for (const [seat, it] of launch.entries()) world.runner.act(seat, it ? { do: 'launch' } : { do: 'no-aci' });
      return world.told('no-aci').length === 0;
    };
    expect(vote(voting(), false, true, true, true)).toBe(true);
    expect(vote(voting(), true, true, false, false)).toBe(true);
    expect(vote(voting(), false, true, true, false)).toBe(false);
  });

  test('BPC-OPT-12: a person who runs all characters does not vote with themselves', () => {
    const world = newWorld({ 'table-decisions': 'vote' }, 1).turnOf('europe').reveal('general-strike');
    expect(world.step).toMatchObject({ do: 'event-aci', seat: 0 });
  });

  test('BPC-OPT-12: a vote is unseen until all have voted', () => {
    const world = newWorld({ 'table-decisions': 'vote' }).turnOf('europe').reveal('general-strike');
    world.runner.act(1, { do: 'launch' });
    expect(viewOf(game, world.state, 2).votes[1]).not.toEqual({ do: 'launch' });
    expect(viewOf(game, world.state, 2).voted).toEqual([false, true, false, false]);
  });

  test('BPC-OPT-13, BPC-DRW-7: signals are words about colours, once per colour and turn, and not with free talk', () => {
    const world = newWorld();
    expect(world.offered('signal', 2)).toHaveLength(18);
    world.runner.act(2, { do: 'signal', who: 2, colour: 'media', level: 'lot' });
    expect(world.player(2).signals).toEqual([0, 3, 0, 0, 0, 0]);
    expect(world.offered('signal', 2)).toHaveLength(15);
    expect(newWorld({ talk: 'free' }).offered('signal', 2)).toEqual([]);
  });

  test('BPC-OPT-12: what cannot be voted for is listed with its reason, as where one decides', () => {
    const asked = (given: Record<string, string>) => {
      const world = newWorld(given).set('russia', { war: 1 }).run({ do: 'flee', from: 'china', n: 1, infected: false });
      return world.runner.candidates(world.seat).filter(({ action }) => action.do === 'send-refugee');
    };
    const voted = asked({ 'table-decisions': 'vote' });
    expect(voted).toContainEqual({
      action: { do: 'send-refugee', to: 'russia' },
      reasons: [{ rule: 'BPC-REF-3', values: expect.anything() }],
    });
    expect(voted).toEqual(asked({}));
  });

  test('BPC-DEC-36, BPC-OPT-12: signals may be given while the table votes on a joint action, not on other questions', () => {
    const world = newWorld({ 'table-decisions': 'vote' }).turnOf('europe').reveal('general-strike');
    expect(world.step).toMatchObject({ do: 'vote', about: { do: 'event-aci' } });
    expect(world.offered('signal', 2)).toHaveLength(18);
    const other = newWorld({ 'table-decisions': 'vote' }).run({ do: 'flee', from: 'africa', n: 1, infected: false });
    expect(other.step).toMatchObject({ do: 'vote', about: { do: 'refugee-destination' } });
    expect(other.offered('signal', 2)).toEqual([]);
  });

  test('BPC-OPT-14, BPC-HID-12: open hands are seen by all players', () => {
    const closed = newWorld().hold(1, 'media-4');
    expect(viewOf(game, closed.state, 0).players[1]?.hand).toEqual(['media-?']);
    const open = newWorld({ 'open-hands': true }).hold(1, 'media-4');
    expect(viewOf(game, open.state, 0).players[1]?.hand).toEqual(['media-4']);
  });

  test('BPC-OPT-15, BPC-REG-18: the printed table is one higher from 10 on', () => {
    const units = (given: Record<string, string>) => {
      const world = newWorld(given);
      return [5, 15, 25, 35, 95, 120].map((population) => populationUnit(world.state, { ...world.region('china'), population }));
    };
    expect(units({})).toEqual([1, 1, 2, 3, 9, 9]);
    expect(units({ 'population-unit': 'printed-table' })).toEqual([1, 2, 3, 4, 10, 10]);
  });

  test('BPC-OPT-16, BPC-SET-20: the table places calamities of its choice, which replace those of Expert mode', () => {
    const world = startGame({ 'starting-calamities': true, mode: 'expert' });
    expect(world.state.zones).toEqual({ poles: 1, glaciers: 1, currents: 1, forests: 1 });
    expect(REGIONS.every((id) => world.region(id).shortage === 0 && world.region(id).refugee === 0)).toBe(true);
    expect(world.step.do).toBe('place-calamity');
    world.choose({ do: 'place-token', token: 'epidemic' }, { do: 'place-at', region: 'china' });
    world.choose({ do: 'place-token', token: 'refugee-local' }, { do: 'place-at', region: 'europe' }, { do: 'place-done' });
    expect(world.region('china').epidemic).toBe(1);
    expect(world.region('europe').refugee).toBe(1);
    expect(world.step.do).toBe('starting-draw');
    expect(startGame().step.do).not.toBe('place-calamity');
  });

  test('BPC-OPT-17: joining and leaving can be switched off', () => {
    expect(newWorld().offered('join', -2).length).toBeGreaterThan(0);
    expect(newWorld({ 'join-leave': false }).offered('join', -2)).toEqual([]);
  });

  test('BPC-OPT-18, BPC-SET-14: the first player is random, or the first seat', () => {
    expect(startGame().state.active).toBe(0);
    const first = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
      (seed) => startGame({ 'first-player': 'random' }, 4, seed).state.active,
    );
    expect(new Set(first).size).toBeGreaterThan(1);
  });
});
