// Chapters 5.10 and 5.11: propagation and dice.
import { describe, expect, test } from 'vitest';
import { propagationOdds } from '../rules/transformations/propagation.ts';
import type { World } from './choosing.ts';
import { newWorld } from './position.ts';

/** So many regions have G, which is seeded; India could learn it. */
function known(regions: number): World {
  const world = newWorld();
  world.state.seeded = 'G';
  const ids = (['europe', 'north-america', 'russia', 'china', 'africa'] as const).slice(0, regions);
  for (const id of ids) world.set(id, { tps: 'G' });
  for (const player of world.state.players) player.employer = null;
  return world;
}

describe('propagation', () => {
  test('BPC-PRO-1: it takes place in every activation, after the calamities', () => {
    const world = known(4).activate('india');
    expect(world.told('propagation')).toMatchObject([{ region: 'india', sum: 8, certain: 1, chance: 0 }]);
    expect(world.region('india').tps).toBe('G');
  });

  test('BPC-PRO-2, BPC-SHR-2, BPC-VOC-11: who does not share neither learns nor teaches', () => {
    const world = known(2).set('europe', { war: 1 });
    expect(propagationOdds(world.state, 'india').sum).toBe(2);
    world.set('india', { famine: 1 });
    expect(propagationOdds(world.state, 'india').sum).toBe(0);
    world.run({ do: 'effects', effects: [{ op: 'propagate' }], target: 'india', shielded: false, by: null, power: 0 });
    expect(world.told('propagation')).toEqual([]);
  });

  test('BPC-PRO-3, BPC-PRO-12, BPC-PRO-13: seeded, elsewhere, not owned, and allowed here', () => {
    const world = known(1).set('russia', { tps: 'AH' });
    world.state.seeded = 'AG';
    expect(world.learnable('india')).toContain('G');
    expect(world.learnable('india')).not.toContain('A'); // LS 1
    expect(world.learnable('india')).not.toContain('H'); // nobody implanted it
    expect(world.learnable('europe')).not.toContain('G'); // owned
    world.set('europe', { discipline: 1 });
    expect(world.learnable('europe')).not.toContain('G'); // not relearned at Discipline 1
    world.state.globals = 'N';
    expect(propagationOdds(world.state, 'india').sum).toBe(2);
  });

  test('BPC-PRO-6, BPC-PRO-7, BPC-TPX-17: one for each full 8, and a die for the rest, one easier with N', () => {
    expect([1, 2, 3, 4, 5].map((regions) => propagationOdds(known(regions).state, 'india'))).toEqual([
      { sum: 2, certain: 0, chance: 2 },
      { sum: 4, certain: 0, chance: 4 },
      { sum: 6, certain: 0, chance: 6 },
      { sum: 8, certain: 1, chance: 0 },
      { sum: 10, certain: 1, chance: 2 },
    ]);
    const world = known(3);
    world.state.globals = 'N';
    expect(propagationOdds(world.state, 'india').chance).toBe(7);
    const full = known(4);
    full.state.globals = 'N';
    expect(propagationOdds(full.state, 'india').chance).toBe(0);
  });

  test('BPC-PRO-8, BPC-DEC-24: the table picks among what can be learned at that moment', () => {
    const world = known(4);
    world.state.seeded = 'GI';
    world.set('africa', { tps: 'I' });
    world.d8(8).run({ do: 'propagation', region: 'india' });
    expect(world.step).toMatchObject({ do: 'learn-tp', seat: 0, region: 'india' });
    expect(world.offered('learn').map(({ tp }) => tp)).toEqual(['G', 'I']);
    expect(world.why({ do: 'learn', tp: 'H' })).toEqual(['BPC-PRO-3', 'BPC-TPX-9']);
    world.choose({ do: 'learn', tp: 'I' });
    expect(world.region('india')).toMatchObject({ tps: 'I', demography: 0 });
  });

  test('BPC-PRO-9: a pick with nothing to learn is lost', () => {
    const world = known(5).d8(1).run({ do: 'propagation', region: 'india' });
    expect(world.region('india').tps).toBe('G');
    expect(world.atRest).toBe(true);
  });

  test('BPC-PRO-10, BPC-EMP-8, BPC-PWR-4: Volunteers of the World turn a failure into a success', () => {
    const world = known(2);
    world.player(1).employer = 'volontaires-du-monde';
    world.d8(8).run({ do: 'propagation', region: 'india' });
    expect(world.step).toMatchObject({ do: 'failed-propagation', seat: 1 });
    world.choose({ do: 'succeed-anyway' });
    expect(world.region('india').tps).toBe('G');
    expect(world.state.usedPowers).toEqual(['volontaires-du-monde']);
    world.set('india', { tps: '' }).d8(8).run({ do: 'propagation', region: 'india' });
    expect(world.atRest).toBe(true);
  });
});

describe('dice', () => {
  test('BPC-DIE-1: the chance or less succeeds', () => {
    expect(known(2).d8(4).run({ do: 'propagation', region: 'india' }).region('india').tps).toBe('G');
    expect(known(2).d8(5).run({ do: 'propagation', region: 'india' }).region('india').tps).toBe('');
  });

  test('BPC-DIE-5, BPC-INC-2: the result is not clamped', () => {
    const world = known(1).hold(0, 'military-3').d8(1).run({ do: 'propagation', region: 'india' });
    world.choose({ do: 'blue-helmets', card: 'military-3', by: -2 }).finish();
    expect(world.told('checked')).toMatchObject([{ result: -1, success: true }]);
  });

  test('BPC-DIE-6: propagation, refusals, diseases and the Doctors’ power roll dice that can be bent', () => {
    const purposes = [
      { for: 'propagation', region: 'india' },
      { for: 'refuse-war', region: 'china', victim: 'south-america', cause: 'shortage' },
      { for: 'refuse-rise', region: 'south-america' },
      { for: 'disease', region: 'india', was: 'epidemic' },
      { for: 'cure', region: 'india' },
    ] as const;
    for (const purpose of purposes) {
      const world = known(1).hold(2, 'military-4').run({ do: 'roll', purpose, chance: 4 });
      expect(world.step).toMatchObject({ do: 'd8-response', seat: 2 });
      expect(world.offered('blue-helmets')).toHaveLength(2);
    }
  });

  test('BPC-DIE-7: a chance of 8 or more needs no die, and 0 none either', () => {
    const sure = known(1).run({ do: 'roll', purpose: { for: 'propagation', region: 'india' }, chance: 8 });
    expect([sure.told('rolled'), sure.region('india').tps]).toEqual([[], 'G']);
    const vain = known(1).run({ do: 'roll', purpose: { for: 'propagation', region: 'india' }, chance: 0 });
    expect([vain.told('rolled'), vain.region('india').tps]).toEqual([[], '']);
  });

  test('BPC-DIE-8: nobody is asked about a D4', () => {
    const world = newWorld().hold(0, 'military-4', 'politics-4').set('africa', { epidemic: 1, famine: 1 });
    world.run({ do: 'activation', region: 'africa', part: 'orange' });
    expect(world.told('population')[0]?.dice).toHaveLength(2);
    expect(world.step.do).not.toBe('d8-response');
  });

  test('BPC-DEC-26, BPC-DIE-3, BPC-DIE-4, BPC-INC-12: asked from the active player round; a Referendum opens the window anew', () => {
    const world = known(1).hold(0, 'politics-1').hold(1, 'military-3', 'military-4').hold(2, 'politics-3').d8(8, 7);
    world.run({ do: 'propagation', region: 'india' });
    expect(world.step).toMatchObject({ do: 'd8-response', who: 0 });
    expect(world.offered('referendum')).toEqual([]);
    world.choose({ do: 'pass' }, { do: 'blue-helmets', card: 'military-3', by: -2 });
    expect(world.step).toMatchObject({ who: 2 });
    world.choose({ do: 'referendum', card: 'politics-3' });
    expect(world.state.check).toMatchObject({ rolled: 7, modifier: 0, bluePlayed: false, referendumPlayed: true });
    // Only Military cards can still do something: player 1 is asked, the holders of Politics are not.
    expect(world.step).toMatchObject({ who: 1 });
    world.choose({ do: 'blue-helmets', card: 'military-4', by: -2 });
    expect(world.told('checked')).toMatchObject([{ result: 5, success: false }]);
  });
});
