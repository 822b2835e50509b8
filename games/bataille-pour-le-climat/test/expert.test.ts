// Chapters 8.1 and 8.2: Expert mode, challenges and prepared decks.
import { checkSetup, SPECTATOR, viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { propagationOdds } from '../rules/transformations/propagation.ts';
import type { World } from './choosing.ts';
import { newWorld, startGame } from './position.ts';

describe('Expert mode', () => {
  const expert = (given: Record<string, string | boolean> = {}) =>
    newWorld({ mode: 'expert', 'starting-calamities': true, ...given });

  test('BPC-OPT-2: Expert mode is five switches, each of which can be set alone', () => {
    expect(expert().state.options).toMatchObject({
      'expert-demography': true,
      'expert-g': true,
      'expert-no-pair-bonus': true,
      weaknesses: true,
      'expert-setup-warming': true,
    });
    expect(newWorld({ 'expert-g': true }).state.options).toMatchObject({
      'expert-g': true,
      'expert-demography': false,
      weaknesses: false,
    });
  });

  test('BPC-EXP-2: G is closed to LS 1, for players and for propagation', () => {
    const world = expert();
    world.player(0).employer = null;
    world.player(0).place = 'india';
    world.state.seeded = 'G';
    world.set('europe', { tps: 'G' });
    expect(propagationOdds(world.state, 'india').sum).toBe(0);
    world.choose({ do: 'implant' });
    expect(world.why({ do: 'implant-tp', tp: 'G' })).toEqual(['BPC-TPX-9']);
    const normal = newWorld();
    normal.player(0).place = 'india';
    expect(normal.choose({ do: 'implant' }).why({ do: 'implant-tp', tp: 'G' })).toEqual([]);
  });

  test('BPC-EXP-2, BPC-TPX-11: a region that has fallen to LS 1 and Discipline 1 does not get its G again', () => {
    const again = (world: World) => {
      world.player(0).employer = null;
      world.player(0).place = 'india';
      return world.set('india', { tps: 'G', discipline: 1 }).choose({ do: 'implant' }).why({ do: 'implant-tp', tp: 'G' });
    };
    expect(again(expert())).toEqual(['BPC-TPX-9']);
    expect(again(newWorld())).toEqual([]);
  });

  test('BPC-EXP-3, BPC-TPX-4: a completed pair does not lower the counter', () => {
    const ghg = (world: World) => {
      world.set('china', { discipline: 2, tps: 'E' });
      world.run({ do: 'effects', effects: [{ op: 'gain-tp', tp: 'F' }], target: 'china', shielded: false, by: null, power: 0 });
      return world.state.ghg;
    };
    expect([ghg(newWorld()), ghg(expert())]).toEqual([99, 100]);
  });

  test('BPC-EXP-5, BPC-SET-20: the four Warming cards of the setup strike', () => {
    const { state } = startGame({ mode: 'expert' });
    expect(state.zones).toEqual({ poles: 1, glaciers: 1, currents: 1, forests: 1 });
    expect(state.regions.africa).toMatchObject({ refugee: 1, shortage: 1 });
    expect(state.regions.india).toMatchObject({ refugee: 1, shortage: 1 });
    expect(state.regions.china.shortage).toBe(1);
    expect(state.green).toBeGreaterThan(0);
    expect(state.green).toBeLessThanOrEqual(4);
  });

  test('BPC-EXP-6: Africa rises with its own oil once it has a second token, India only with a positive balance', () => {
    const rise = (id: 'africa' | 'india', balance: number) => {
      const world = expert();
      for (const player of world.state.players) player.employer = null;
      world.set('russia', { exports: world.region('russia').exports + balance });
      world.set(id, { electricity: { ...world.region(id).electricity, gas: 1 } });
      world.turnOf(id).run({ do: 'activation', region: id, part: 'living-standard' }).finish();
      return world.region(id).standard;
    };
    expect([rise('africa', 0), rise('india', 0), rise('india', 1)]).toEqual([2, 1, 2]);
  });
});

describe('challenges and prepared decks', () => {
  test('BPC-CHL-1, BPC-CLI-3: the red pawn goes down one space, two with the runaway', () => {
    const red = (runaway: boolean) => {
      const world = newWorld({ 'challenge-runaway': runaway });
      Object.assign(world.state, { green: 29, red: 30, ghg: 25 });
      return world.run({ do: 'activation', region: 'india', part: 'climate' }).state.red;
    };
    expect([red(false), red(true)]).toEqual([29, 28]);
  });

  test('BPC-CHL-2, BPC-PWR-7: without deus ex machina no power is offered, but skills stay', () => {
    const world = newWorld({ 'challenge-no-deus-ex-machina': true }).set('europe', { tps: 'A' });
    expect(world.offered('use-power', 0)).toEqual([]);
    expect(newWorld().set('europe', { tps: 'A' }).offered('use-power', 0)).toEqual([
      { do: 'use-power', employer: 'shift-action', outcome: 0 },
    ]);
    world.player(0).place = 'europe';
    expect(world.choose({ do: 'implant' }, { do: 'implant-tp', tp: 'G' }).told('implanting')).toMatchObject([{ needed: 15 }]);
  });

  test('BPC-CHL-3: on your own there are no employers', () => {
    for (const assignment of ['suggested', 'random'])
      expect(
        startGame({ 'challenge-on-your-own': true, assignment }).state.players.every(({ employer }) => employer === null),
      ).toBe(true);
  });

  test('BPC-SET-17, BPC-CMP-3: the standard deck has the 65 cards that were not set aside', () => {
    const { deck, eventRemoved } = startGame().state;
    expect(deck.upper).toHaveLength(65);
    expect(eventRemoved).toHaveLength(4);
    expect(new Set([...deck.upper, ...eventRemoved]).size).toBe(69);
  });

  test.each([
    ['BPC-DCK-1', 'oil-collapse', 8, null, 31, 8],
    ['BPC-DCK-2', 'global-warming', null, 8, 35, 4],
    ['BPC-DCK-3', 'ragnarok', 8, 8, 29, 8],
  ] as const)('%s: the deck %s', (_rule, name, oil, warming, below, removed) => {
    const { deck, eventRemoved } = startGame({ 'event-deck': name }).state;
    const count = (cards: readonly string[], kind: string) => cards.filter((id) => id.startsWith(kind)).length;
    if (oil !== null) expect([count(deck.upper, 'oil'), count(deck.lower, 'oil')]).toEqual([oil, 0]);
    if (warming !== null) expect([count(deck.upper, 'warming'), count(deck.lower, 'warming')]).toEqual([warming, 0]);
    expect(deck.lower).toHaveLength(below);
    expect(eventRemoved).toHaveLength(removed);
  });

  test('BPC-OPT-7: challenges combine with any mode and deck', () => {
    const all = { 'challenge-runaway': true, 'challenge-no-deus-ex-machina': true, 'challenge-on-your-own': true };
    for (const deck of ['standard', 'oil-collapse', 'global-warming', 'ragnarok'])
      for (const mode of ['normal', 'expert']) expect(checkSetup(game, 4, { ...all, mode, 'event-deck': deck }).ok).toBe(true);
  });

  test('BPC-HID-11: a spectator sees no hand', () => {
    const world = newWorld({ 'open-hands': true }).hold(0, 'media-4');
    expect(viewOf(game, world.state, SPECTATOR).players[0]?.hand).toEqual(['media-?']);
  });
});
