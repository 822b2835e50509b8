// Chapter 7: how a game ends and what it is worth.
import { at, instead } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { type BpcState, REGIONS, type RegionId } from '../types/index.ts';
import type { World } from './choosing.ts';
import { newWorld } from './position.ts';

/** The check at the end of an activation, and all that follows. */
function check(world: World, changes: Partial<BpcState>): World {
  Object.assign(world.state, changes);
  world.events.length = 0;
  instead(world.state, { do: 'victory-check' }, { do: 'action', seat: 0, who: 0, granted: false });
  world.runner.reset(world.state);
  world.runner.advance();
  while (!world.runner.over && !world.atRest) world.choose(at(world.options, 0));
  return world;
}

function unfree(world: World, count: number): World {
  for (const id of REGIONS.slice(0, count)) world.set(id, { regime: 'dictatorship', discipline: 4 });
  return world;
}

const people = (world: World, ids: readonly RegionId[] = REGIONS) =>
  ids.reduce((sum, id) => sum + world.region(id).population, 0);

describe('when it ends', () => {
  test('BPC-END-1, BPC-END-3: 33 wins at once, 34 goes on, and is a defeat after the last turn', () => {
    expect(check(newWorld(), { ghg: 33, turn: 12 }).state.outcome?.ending).toBe('victory');
    expect(check(newWorld(), { ghg: 34, turn: 12 }).state.outcome).toBeNull();
    expect(check(newWorld(), { ghg: 34, turn: 36 }).state.outcome?.ending).toBe('defeat');
  });

  test('BPC-ACT-9: the counter at the end of every activation is remembered, the last one too', () => {
    const world = newWorld().turnOf('india').run({ do: 'activate' }, { do: 'victory-check' }).finish();
    expect(world.state.ghgByTurn).toEqual([100, world.state.ghg]);
    expect(check(world, { ghg: 33, turn: 12 }).state.ghgByTurn).toEqual([100, expect.any(Number), 33]);
  });

  test('BPC-END-2: a low counter in the middle of a turn ends nothing', () => {
    const world = newWorld().hold(0, 'industry-1', 'ngo-1');
    world.state.ghg = 30;
    world.choose({ do: 'play-card', card: 'industry-1' });
    expect(world.state.ghg).toBe(29);
    expect(world.runner.over).toBe(false);
  });

  test('BPC-END-4: full regions get a Riot, then diseases, famines and wars take their toll', () => {
    const world = newWorld()
      .set('south-america', { refugee: 2 })
      .set('europe', { epidemic: 1 })
      .set('middle-east', { war: 1, epidemic: 1, population: 25 })
      .set('africa', { famine: 1, population: 29 })
      .d4(2, 3);
    check(world, { ghg: 33, turn: 20 });
    expect(world.told('added')).toMatchObject([{ region: 'south-america', token: 'riot', n: 1 }]);
    expect(world.region('europe').population).toBe(12);
    // PU 2 for the disease, PU 2 for the first face of the War.
    expect(world.region('middle-east').population).toBe(21);
    expect(world.region('africa').population).toBe(24);
  });

  test('BPC-END-5, BPC-WAR-10: a War on its second face ends as a Dictatorship, and all pawns go', () => {
    const world = newWorld()
      .set('russia', { war: 1, secondFace: true })
      .set('china', { riot: 2, shortage: 1, epizootic: 1, refugee: 1 });
    check(world, { ghg: 33, turn: 20 });
    expect(world.region('russia')).toMatchObject({ regime: 'dictatorship', war: 0, secondFace: false });
    expect(world.region('china')).toMatchObject({ riot: 0, shortage: 0, epizootic: 0, refugee: 0 });
    expect(world.told('pawns-off')).toHaveLength(1);
    expect(check(newWorld(), { ghg: 33, turn: 20 }).told('pawns-off')).toEqual([]);
    expect(world.state.outcome?.scores[0]).toBe(Math.floor((36 * (people(world) - world.region('russia').population)) / 20));
  });

  test('BPC-END-6: the last calamities change populations only', () => {
    const world = newWorld().set('africa', { famine: 1 }).d4(1, 1);
    check(world, { ghg: 33, turn: 20 });
    expect(world.region('africa')).toMatchObject({ discipline: 1, demography: 3, population: 27, famine: 0 });
    expect(world.told('exodus')).toEqual([]);
  });

  test('BPC-END-8: who receives a last Riot is settled first; refugees of a War of that step bring no further ones', () => {
    const world = newWorld().set('indo-australia', { conflict: 2, refugee: 2 }).set('china', { refugee: 1 });
    Object.assign(world.state, { ghg: 33, turn: 20 });
    world.run({ do: 'victory-check' }).choose({ do: 'give-up-token', kind: 'coal' });
    world.choose({ do: 'send-refugee', to: 'china' }, { do: 'send-refugee', to: 'china' });
    expect(world.told('war')).toEqual([{ kind: 'war', region: 'indo-australia' }]);
    expect(world.told('refugees')).toEqual([{ kind: 'refugees', from: 'indo-australia', to: 'china', n: 2, settled: 2 }]);
    expect(world.told('added').filter(({ region }) => region === 'china')).toEqual([]);
    expect(world.runner.over).toBe(true);
  });

  test('BPC-END-8: the losses look at the world that such a War leaves', () => {
    const world = newWorld().set('indo-australia', { conflict: 2, refugee: 2, epidemic: 1 }).d4(3);
    check(world, { ghg: 33, turn: 20 });
    // It no longer shares, and its Epidemic has become a Pandemic: 1D4 of that, then the War's unit.
    const losses = world.told('population').filter(({ region }) => region === 'indo-australia');
    expect(losses.map(({ cause, dice }) => [cause, dice])).toEqual([
      ['disease', [3]],
      ['war', []],
    ]);
  });

  test('BPC-END-7: with transformation O no Riot comes at the end', () => {
    const world = newWorld().set('south-america', { refugee: 2 });
    check(world, { ghg: 33, turn: 20, globals: 'O' });
    expect(world.told('added')).toEqual([]);
  });
});

describe('the score', () => {
  test('BPC-SCO-1, BPC-CHA-12, BPC-DIC-4: free population times 36 by the turn, rounded down', () => {
    const world = newWorld()
      .set('china', { regime: 'chaos', discipline: 0 })
      .set('russia', { regime: 'dictatorship', discipline: 4 });
    check(world, { ghg: 33, turn: 25 });
    expect(world.state.outcome?.scores[0]).toBe(Math.floor((36 * (161 - 33 - 5)) / 25));
  });

  test('BPC-SCO-2: everybody has the same score and place', () => {
    const { outcome } = check(newWorld(), { ghg: 33, turn: 36 }).state;
    expect(outcome).toMatchObject({ winners: [0, 1, 2, 3], ranks: [1, 1, 1, 1], scores: [161, 161, 161, 161] });
  });

  test.each([
    [34, 'tropics-lost'],
    [45, 'tropics-lost'],
    [46, 'few-refuges'],
    [60, 'few-refuges'],
    [61, 'small-animals'],
    [75, 'small-animals'],
    [76, 'deep-sea'],
    [90, 'deep-sea'],
    [91, 'hothouse'],
    [140, 'hothouse'],
  ])('BPC-SCO-3: a defeat at %i is graded %s', (ghg, grade) => {
    expect(check(newWorld(), { ghg, turn: 36 }).state).toMatchObject({
      verdict: grade,
      outcome: { ending: 'defeat', winners: [] },
    });
  });

  test.each([
    [270, 'exemplary'],
    [269, 'solid'],
    [210, 'solid'],
    [209, 'bruised'],
    [140, 'bruised'],
    [139, 'dark'],
    [60, 'dark'],
  ])('BPC-SCO-4: a score of %i is a victory called %s', (score, verdict) => {
    const world = newWorld();
    for (const id of REGIONS) world.set(id, { population: 1 });
    world.set('india', { population: score - 8 });
    check(world, { ghg: 33, turn: 36 });
    expect(world.state.outcome).toMatchObject({ ending: 'victory', scores: new Array(4).fill(score) });
    expect(world.state.verdict).toBe(verdict);
  });

  test('BPC-SCO-5, BPC-SCO-6: a counter of 33 is never a defeat, but pyrrhic with four free regions or a score below 60', () => {
    expect(check(unfree(newWorld(), 9), { ghg: 33, turn: 36 }).state).toMatchObject({
      verdict: 'pyrrhic',
      outcome: { ending: 'pyrrhic', scores: [0, 0, 0, 0] },
    });
    expect(check(unfree(newWorld(), 5), { ghg: 33, turn: 9 }).state.outcome?.ending).toBe('pyrrhic');
    expect(check(unfree(newWorld(), 4), { ghg: 33, turn: 9 }).state.outcome?.ending).toBe('victory');
    const poor = newWorld();
    for (const id of REGIONS) poor.set(id, { population: 6 });
    expect(check(poor, { ghg: 33, turn: 36 }).state).toMatchObject({
      verdict: 'pyrrhic',
      outcome: { ending: 'pyrrhic', scores: [54, 54, 54, 54] },
    });
  });

  test('BPC-SCO-7, BPC-OPT-19: with strict victory play goes on with four free regions, and the last turn is pyrrhic', () => {
    const strict = () => unfree(newWorld({ 'strict-victory': true }), 5);
    expect(check(strict(), { ghg: 20, turn: 20 }).state.outcome).toBeNull();
    expect(check(strict(), { ghg: 20, turn: 36 }).state).toMatchObject({ verdict: 'pyrrhic', outcome: { ending: 'pyrrhic' } });
    expect(check(unfree(newWorld({ 'strict-victory': true }), 4), { ghg: 20, turn: 20 }).state.outcome?.ending).toBe('victory');
  });
});
