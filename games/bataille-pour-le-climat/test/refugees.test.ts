// Chapters 5.16 to 5.18: refugees, exoduses, and regions that do not share.
import { describe, expect, test } from 'vitest';
import { shares } from '../rules/regions/region.ts';
import { propagationOdds } from '../rules/transformations/propagation.ts';
import { newWorld } from './position.ts';

describe('refugees', () => {
  test('BPC-REF-1, BPC-REF-2, BPC-DEC-21: the table sends each pawn along a line, and populations stay', () => {
    const world = newWorld().run({ do: 'flee', from: 'africa', n: 2, infected: false });
    expect(
      world
        .offered('send-refugee')
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['europe', 'middle-east']);
    world.choose({ do: 'send-refugee', to: 'europe' }, { do: 'send-refugee', to: 'middle-east' });
    expect([world.region('europe').refugee, world.region('middle-east').refugee]).toEqual([1, 1]);
    expect([world.region('africa').population, world.region('europe').population]).toEqual([29, 12]);
  });

  test('BPC-REF-3, BPC-REF-12: not into War, Dictatorship or Chaos; into Famine they may go', () => {
    const world = newWorld()
      .set('europe', { war: 1 })
      .set('middle-east', { famine: 1 })
      .run({ do: 'flee', from: 'africa', n: 1, infected: false });
    expect(world.atRest).toBe(true); // the only way is taken by itself
    expect(world.region('middle-east').refugee).toBe(1);
    const three = newWorld()
      .set('china', { regime: 'chaos', discipline: 0 })
      .set('middle-east', { regime: 'dictatorship', discipline: 4 });
    three.run({ do: 'flee', from: 'russia', n: 1, infected: false });
    expect(three.region('europe').refugee).toBe(1);
  });

  test('BPC-REF-4, BPC-REF-5: what does not fit of a group becomes one Riot', () => {
    const world = newWorld()
      .set('india', { refugee: 0 })
      .run({ do: 'arrivals', from: 'china', groups: [{ to: 'india', n: 3 }], infected: false });
    expect(world.region('india')).toMatchObject({ refugee: 1, riot: 1 });
  });

  test('BPC-REF-6: with nowhere to go the whole group is one Riot at home', () => {
    const world = newWorld().set('europe', { war: 1 }).set('middle-east', { war: 1 }).set('africa', { discipline: 2 });
    world.run({ do: 'flee', from: 'africa', n: 4, infected: false });
    expect(world.region('africa')).toMatchObject({ riot: 1, refugee: 0 });
  });

  test('BPC-REF-7: local refugees stay as one group', () => {
    const world = newWorld().run({ do: 'add', region: 'south-america', token: 'refugee-local', n: 4 });
    expect(world.region('south-america')).toMatchObject({ refugee: 2, riot: 1 });
  });

  test('BPC-REF-8, BPC-CAL-10: when the Resilience falls, the refugees too many become one Riot', () => {
    const world = newWorld().set('india', { discipline: 3, refugee: 3 }).run({ do: 'discipline', region: 'india', d: -1 });
    expect(world.region('india')).toMatchObject({ discipline: 2, refugee: 2, riot: 1 });
  });

  test('BPC-REF-9, BPC-REF-10, BPC-TPX-18: a full region integrates one refugee and gets a Riot, not with O', () => {
    const yellow = (globals: string) => {
      const world = newWorld().set('south-america', { refugee: 2 });
      world.state.globals = globals;
      world.turnOf('south-america').run({ do: 'activation', region: 'south-america', part: 'yellow' });
      return world.region('south-america');
    };
    expect(yellow('')).toMatchObject({ refugee: 1, riot: 1 });
    expect(yellow('O')).toMatchObject({ refugee: 1, riot: 0 });
    const calm = newWorld()
      .set('europe', { refugee: 3 })
      .turnOf('europe')
      .run({ do: 'activation', region: 'europe', part: 'yellow' });
    expect(calm.region('europe')).toMatchObject({ refugee: 3, riot: 0 });
  });

  test('BPC-REF-11, BPC-DEC-33: groups arrive in track order, and a group whose way has closed is sent elsewhere', () => {
    // The first group makes Europe overflow into a War; the one for the Middle East comes after it.
    const world = newWorld().set('europe', { refugee: 4, conflict: 4 });
    world.run({
      do: 'arrivals',
      from: 'africa',
      groups: [
        { to: 'middle-east', n: 1 },
        { to: 'europe', n: 1 },
      ],
      infected: false,
    });
    const order = world.events.filter(({ kind }) => kind === 'refugees' || kind === 'war').map(({ kind }) => kind);
    world.finish();
    expect(order[0]).toBe('refugees');
    expect(world.region('europe').war).toBe(1);
    const closed = newWorld().set('europe', { war: 1 });
    closed.run({ do: 'arrivals', from: 'russia', groups: [{ to: 'europe', n: 2 }], infected: false });
    expect(closed.step).toMatchObject({ do: 'redirect-refugees', from: 'russia', n: 2 });
    closed.choose({ do: 'send-refugee', to: 'china' });
    expect(closed.region('china').refugee).toBe(2);
  });
});

describe('exodus', () => {
  test('BPC-EXO-2, BPC-DEC-22: the table chooses a linked region for each unit, also the same one again', () => {
    const world = newWorld().run({ do: 'exodus', from: 'india', left: 3 });
    expect(
      world
        .offered('send-unit')
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['china', 'indo-australia', 'middle-east']);
    world.choose({ do: 'send-unit', to: 'china' }, { do: 'send-unit', to: 'china' }, { do: 'send-unit', to: 'middle-east' });
    expect([world.region('india').population, world.region('china').population, world.region('middle-east').population]).toEqual([
      35, 35, 9,
    ]);
  });

  test('BPC-EXO-4: every unit brings two Riots as a batch of its own', () => {
    const world = newWorld().run({ do: 'exodus', from: 'india', left: 2 });
    world.choose({ do: 'send-unit', to: 'china' });
    expect(world.region('china').riot).toBe(2);
    world.choose({ do: 'send-unit', to: 'china' });
    expect(world.region('china')).toMatchObject({ riot: 0, conflict: 1 });
  });

  test('BPC-EXO-3: not into War, Famine, Dictatorship or Chaos', () => {
    const world = newWorld().set('china', { famine: 1 }).set('middle-east', { regime: 'chaos', discipline: 0 });
    world.run({ do: 'exodus', from: 'india', left: 1 });
    expect(world.told('exodus-unit')).toMatchObject([{ to: 'indo-australia' }]);
  });

  test('BPC-EXO-6: the origin keeps at least 1', () => {
    const world = newWorld().set('russia', { population: 1 }).run({ do: 'exodus', from: 'russia', left: 1 });
    expect(world.atRest).toBe(true);
    expect(world.region('russia').population).toBe(1);
    expect(world.told('exodus-unit')).toEqual([]);
  });
});

describe('sharing', () => {
  test('BPC-SHR-1, BPC-CMP-2, BPC-WAR-6: War, Famine, Dictatorship and Chaos stop sharing; nothing is stored', () => {
    const europe = newWorld().region('europe');
    expect(shares(europe)).toBe(true);
    expect(shares({ ...europe, war: 1 })).toBe(false);
    expect(shares({ ...europe, famine: 1 })).toBe(false);
    expect(shares({ ...europe, regime: 'dictatorship' })).toBe(false);
    expect(shares({ ...europe, regime: 'chaos' })).toBe(false);
  });

  test('BPC-SHR-2, BPC-PRO-2, BPC-ACI-22, BPC-TPX-15: no implantation, no learning or teaching, no joint action, no green event', () => {
    const world = newWorld().set('europe', { war: 1, tps: 'G' });
    world.state.seeded = 'G';
    expect(propagationOdds(world.state, 'india').sum).toBe(0);
    world.set('china', { tps: 'G' });
    expect(propagationOdds(world.state, 'europe').sum).toBe(0);
    world.player(0).place = 'europe';
    expect(world.why({ do: 'electricity' })).toEqual(['BPC-CHR-13']);
    world.choose({ do: 'implant' });
    expect(world.why({ do: 'implant-tp', tp: 'E' })).toEqual(['BPC-TPX-15']);
    const event = newWorld().set('europe', { war: 1 }).turnOf('europe').reveal('general-strike');
    expect(event.state.event?.target).not.toBe('europe');
  });

  test('BPC-SHR-3: what it has keeps working', () => {
    const world = newWorld().set('europe', { tps: 'EF', war: 1 });
    world.turnOf('europe').run({ do: 'activation', region: 'europe', part: 'ghg' });
    expect(world.region('europe').ghg).toBe(7); // 12 × (7 − 1) / 10
  });

  test('BPC-SHR-4: it shares again as soon as the last pawn is gone', () => {
    const world = newWorld().set('europe', { war: 1, famine: 1, tps: 'G' });
    world.state.seeded = 'G';
    world.set('europe', { famine: 0 });
    expect(propagationOdds(world.state, 'india').sum).toBe(0);
    world.set('europe', { war: 0 });
    expect(propagationOdds(world.state, 'india').sum).toBe(2);
  });
});
