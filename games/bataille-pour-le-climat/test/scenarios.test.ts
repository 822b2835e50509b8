// Chapter 8.3: scenarios.
import { checkSetup, instead } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { oilBalance } from '../rules/regions/region.ts';
import { type BpcState, REGIONS } from '../types/index.ts';
import type { World } from './choosing.ts';
import { startGame } from './position.ts';

/** A scenario with its setup done and nothing else on the agenda. */
function scenario(name: string, given: Record<string, string | boolean> = {}): World {
  const world = startGame({ scenario: name, ...given });
  world.firstWhile('electricity-remove', 'refugee-destination');
  instead(world.state, { do: 'action', seat: 0, who: 0, granted: false });
  world.runner.reset(world.state);
  return world;
}

function check(world: World, changes: Partial<BpcState>): World {
  Object.assign(world.state, changes);
  return world.run({ do: 'victory-check' });
}

describe('tutorials', () => {
  test('BPC-SCN-5: First steps stacks four events and is won with one transformation', () => {
    const world = scenario('tutorial-1');
    expect(world.state).toMatchObject({ lastTurn: 4, order: [...REGIONS] });
    expect(world.state.deck.top).toEqual(['mad-cow-flu', 'resistance', 'oil-constraint-01', 'green-icon']);
    expect(check(world, { turn: 2 }).atRest).toBe(true);
    expect(check(world, { turn: 2, implantations: 1 }).step).toMatchObject({ do: 'go-on', won: true });
  });

  test('BPC-SCN-4: after a tutorial the table may play on to turn 36, or stop', () => {
    const world = check(scenario('tutorial-1'), { turn: 4 });
    expect(world.step).toMatchObject({ do: 'go-on', won: false });
    expect(world.told('tutorial-over')).toMatchObject([{ won: false }]);
    world.choose({ do: 'go-on' });
    expect(world.state).toMatchObject({ lastTurn: 36, playingFor: 'game', outcome: null });
    const stopped = check(scenario('tutorial-1'), { turn: 2, implantations: 1 });
    stopped.choose({ do: 'stop' });
    expect(stopped.state.outcome?.ending).toBe('victory');
  });

  test('BPC-SCO-8: a tutorial that stops is a lesson learned or missed: no grade, no race against turns, no last calamities', () => {
    const learned = check(scenario('tutorial-1').set('africa', { famine: 1 }), { turn: 2, implantations: 1 }).choose({
      do: 'stop',
    });
    expect(learned.state).toMatchObject({
      verdict: 'lesson-learned',
      outcome: { ending: 'victory', scores: [161, 161, 161, 161] },
    });
    const missed = check(scenario('tutorial-1'), { turn: 4 }).choose({ do: 'stop' });
    expect(missed.state).toMatchObject({ verdict: 'lesson-missed', outcome: { ending: 'defeat', scores: [0, 0, 0, 0] } });
  });

  test('BPC-SCN-6, BPC-SCN-3: Chain reactions starts in trouble and is decided after its last turn', () => {
    const world = scenario('tutorial-2');
    expect(world.region('south-america').riot).toBe(2);
    expect(world.region('africa').dearth).toBe(1);
    expect(world.region('india').epizootic).toBe(1);
    expect(world.region('europe').refugee).toBe(2);
    expect(world.state.lastTurn).toBe(9);
    expect(check(world, { turn: 8 }).atRest).toBe(true);
    expect(check(world, { turn: 9 }).step).toMatchObject({ do: 'go-on', won: true });
    const two = scenario('tutorial-2').set('china', { conflict: 1 });
    expect(check(two, { turn: 9 }).step).toMatchObject({ do: 'go-on', won: false });
    const tyranny = scenario('tutorial-2').set('china', { regime: 'chaos', discipline: 0 });
    expect(check(tyranny, { turn: 9 }).step).toMatchObject({ do: 'go-on', won: false });
  });

  test('BPC-SCN-7: Black gold starts with less oil and two transformations', () => {
    const world = scenario('tutorial-3');
    expect(world.region('russia').exports).toBe(1);
    expect(world.region('middle-east').exports).toBe(2);
    expect(world.region('north-america').discipline).toBe(2);
    expect([world.region('europe').tps, world.region('china').tps]).toEqual(['A', 'C']);
    expect(oilBalance(world.state)).toBe(-2);
    expect(check(world, { turn: 9 }).step).toMatchObject({ do: 'go-on', won: false });
    const balanced = scenario('tutorial-3').set('russia', { exports: 3 });
    expect(check(balanced, { turn: 9 }).step).toMatchObject({ do: 'go-on', won: true });
    const atWar = scenario('tutorial-3').set('russia', { exports: 3 }).set('africa', { war: 1 });
    expect(check(atWar, { turn: 9 }).step).toMatchObject({ do: 'go-on', won: false });
  });

  test('BPC-SCN-13: tutorials refuse Expert mode, other decks, challenges and weaknesses; decks of scenarios are fixed', () => {
    const refused = (given: Record<string, string | boolean>) => {
      const checked = checkSetup(game, 4, given);
      return checked.ok ? [] : checked.reasons.map(({ rule }) => rule);
    };
    for (const wrong of [
      { mode: 'expert' },
      { 'event-deck': 'ragnarok' },
      { 'challenge-runaway': true },
      { 'challenge-on-your-own': true },
      { weaknesses: true },
    ])
      expect(refused({ scenario: 'tutorial-2', ...wrong })).toContain('BPC-SCN-13');
    expect(refused({ scenario: 'oil-shock', 'event-deck': 'ragnarok' })).toEqual(['BPC-SCN-13']);
    expect(refused({ scenario: 'oil-shock', 'event-deck': 'oil-collapse', mode: 'expert' })).toEqual([]);
    expect(refused({ scenario: 'sick-world', 'event-deck': 'ragnarok', 'challenge-runaway': true })).toEqual([]);
  });
});

describe('scenarios', () => {
  test('BPC-SCN-8: The decisive decade ends after 18 turns with goal 66, and its score uses 18', () => {
    expect(check(scenario('decisive-decade'), { turn: 9, ghg: 67 }).atRest).toBe(true);
    const won = check(scenario('decisive-decade'), { turn: 9, ghg: 66 });
    expect(won.state.outcome).toMatchObject({ ending: 'victory', scores: new Array(4).fill(322) });
    expect(check(scenario('decisive-decade'), { turn: 18, ghg: 67 }).state.outcome?.ending).toBe('defeat');
  });

  test('BPC-SCN-9, BPC-SCN-1: Oil shock takes the oil-collapse deck and oil from the Middle East and Russia', () => {
    const { state } = scenario('oil-shock');
    expect(state.options['event-deck']).toBe('oil-collapse');
    expect(state.deck.upper).toHaveLength(30);
    expect([state.regions['middle-east'].exports, state.regions.russia.exports]).toEqual([2, 1]);
    expect(state.lastTurn).toBe(36);
  });

  test('BPC-SCN-10: A sick world', () => {
    const { state } = scenario('sick-world');
    expect(state.regions.china.epidemic).toBe(1);
    for (const id of ['africa', 'india', 'south-america', 'europe'] as const) expect(state.regions[id].epizootic, id).toBe(1);
    for (const id of REGIONS) expect(state.regions[id].shortage, id).toBe(1);
  });

  test('BPC-SCN-11: Hothouse Earth starts with turned pawns and the green pawn on 15', () => {
    const { state } = scenario('hothouse-earth');
    expect(state).toMatchObject({ turned: true, green: 15, red: 30 });
    expect(state.options['event-deck']).toBe('global-warming');
  });

  test('BPC-SCN-12, BPC-SCN-2: Age of tyrants needs 33 and eight free regions at that moment', () => {
    const world = scenario('age-of-tyrants');
    expect(world.region('russia')).toMatchObject({ regime: 'dictatorship', discipline: 4 });
    expect(world.region('south-america')).toMatchObject({ war: 1, standard: 1, demography: 2 });
    for (const id of ['middle-east', 'africa', 'indo-australia', 'china', 'india'] as const)
      expect(world.region(id).riot, id).toBe(1);
    expect(world.region('europe').riot).toBe(0);
    expect(check(world, { turn: 20, ghg: 33 }).state.outcome?.ending).toBe('victory');
    const seven = scenario('age-of-tyrants').set('china', { regime: 'chaos', discipline: 0 });
    expect(check(seven, { turn: 20, ghg: 33 }).atRest).toBe(true);
    expect(check(seven, { turn: 36, ghg: 33 }).state.outcome?.ending).toBe('pyrrhic');
  });
});
