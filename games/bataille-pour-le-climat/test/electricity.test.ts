// Chapters 5.25 and 5.26: electricity and institutions.

import { describe, expect, test } from 'vitest';
import { type BpcAction, ELECTRICITY, type RegionId } from '../types/index.ts';
import type { World } from './choosing.ts';
import { differences } from './differences.ts';
import { newWorld } from './position.ts';

function at(place: World['state']['players'][number]['place'], who = 0): World {
  const world = newWorld();
  for (const player of world.state.players) player.employer = null;
  world.player(who).place = place;
  return world;
}

/** The operations offered in a region, as `coal>gas` and `+gas`. */
function operations(world: World, id: RegionId): string[] {
  world.player(0).place = id;
  world.state.spent = [];
  world.choose({ do: 'electricity' });
  const list = world.options.flatMap((it) =>
    it.do === 'replace' ? [`${it.from}>${it.to}`] : it.do === 'add' ? [`+${it.kind}`] : [],
  );
  return list;
}

/** Carries an operation out with more than enough power. */
function build(world: World, operation: BpcAction): string[] {
  world.state.external = ['industry-1', 'politics-1'];
  world.hold(0, 'industry-4', 'industry-4', 'politics-4', 'politics-4', 'education-4');
  world.choose({ do: 'electricity' }, operation);
  const before = structuredClone(world.state);
  while (!world.atRest) world.choose(world.offered('give')[0] ?? { do: 'contributed' });
  const { place } = world.player(0);
  return differences(before, world.state, place as RegionId).filter((it) => !it.startsWith('cards'));
}

describe('electricity', () => {
  test('BPC-ELE-1, BPC-CHR-7, BPC-ELE-3: in a sharing region, with three colours, and announced first', () => {
    const world = at('china').hold(0, 'industry-1', 'media-4');
    world.choose({ do: 'electricity' });
    expect(world.step.do).toBe('electricity-operation');
    world.choose({ do: 'replace', from: 'coal', to: 'gas' });
    expect(world.told('aci')).toMatchObject([
      { aci: 'electricity', about: 'china', colours: ['industry', 'politics', 'education'] },
    ]);
    world.firstWhile('aci-lobbying');
    expect(world.why({ do: 'give', card: 'media-4' })).toEqual(['BPC-ACI-7']);
    expect(at('un').why({ do: 'electricity' })).toEqual(['BPC-CHR-7']);
    expect(at('china').set('china', { war: 1 }).why({ do: 'electricity' })).toEqual(['BPC-CHR-13']);
  });

  test('BPC-ELE-4, BPC-ELE-5: adding below LS 4 and without a waiting surplus', () => {
    expect(operations(at('europe'), 'europe').filter((it) => it.startsWith('+'))).toEqual([]);
    const world = at('china');
    expect(operations(world, 'china').filter((it) => it.startsWith('+')).length).toBeGreaterThan(0);
    const surplus = at('china').set('china', { electricity: { ...newWorld().region('china').electricity, gas: 1 } });
    expect(operations(surplus, 'china').filter((it) => it.startsWith('+'))).toEqual([]);
    const added = at('africa');
    expect(build(added, { do: 'add', kind: 'gas' })).toEqual(['gas +1']);
    added.turnOf('africa').run({ do: 'activation', region: 'africa', part: 'living-standard' });
    expect(added.region('africa').standard).toBe(2);
  });

  test('BPC-ELE-6, BPC-ELE-7, BPC-ELE-15, BPC-DEC-16: gas may be built, coal never, and nothing in place of its own kind', () => {
    const offered = operations(at('indo-australia'), 'indo-australia');
    expect(offered.filter((it) => it.endsWith('coal'))).toEqual([]);
    expect(offered).toContain('coal>gas');
    expect(offered).toContain('+gas');
    for (const kind of ELECTRICITY) expect(offered).not.toContain(`${kind}>${kind}`);
    expect(offered.length).toBeLessThanOrEqual(24);
  });

  test('BPC-ELE-8, BPC-TPX-16: nuclear needs M, one added per region in the whole game', () => {
    const world = at('india');
    expect(operations(world, 'india')).not.toContain('coal>nuclear');
    const open = at('india');
    open.state.globals = 'M';
    expect(build(open, { do: 'replace', from: 'coal', to: 'nuclear' })).toEqual(['coal -1', 'nuclear +1']);
    expect(open.region('india').nuclearAdded).toBe(1);
    expect(operations(open, 'india').filter((it) => it.endsWith('nuclear'))).toEqual([]);
  });

  test('BPC-ELE-9: one hydro token per region, with two local refugees', () => {
    expect(operations(at('china'), 'china').filter((it) => it.endsWith('hydro'))).toEqual([]);
    expect(build(at('indo-australia'), { do: 'replace', from: 'coal', to: 'hydro' })).toEqual([
      'coal -1',
      'hydro +1',
      'refugee +2',
    ]);
  });

  test('BPC-ELE-10: intermittent renewables bring a Shortage when they replace something, none when added', () => {
    expect(build(at('indo-australia'), { do: 'replace', from: 'coal', to: 'renewable-intermittent' })).toEqual([
      'coal -1',
      'renewable-intermittent +1',
      'shortage +1',
    ]);
    expect(build(at('indo-australia'), { do: 'add', kind: 'renewable-intermittent' })).toEqual(['renewable-intermittent +1']);
  });

  test('BPC-ELE-11, BPC-ELE-12: dispatchable renewables replace intermittent ones only, except in the Middle East', () => {
    const world = at('india').set('india', {
      electricity: { ...newWorld().region('india').electricity, coal: 0, 'renewable-intermittent': 1 },
    });
    expect(operations(world, 'india').filter((it) => it.endsWith('renewable-dispatchable'))).toEqual([
      'renewable-intermittent>renewable-dispatchable',
    ]);
    expect(operations(at('china'), 'china').filter((it) => it.endsWith('renewable-dispatchable'))).toEqual([]);
    expect(operations(at('middle-east'), 'middle-east').filter((it) => it.endsWith('renewable-dispatchable'))).toEqual([
      'gas>renewable-dispatchable',
      '+renewable-dispatchable',
    ]);
  });

  test('BPC-ELE-13, BPC-ELE-14, BPC-ACT-2: a Shortage per intermittent token, and a Riot with two renewables of any kind', () => {
    const world = at('europe');
    const { electricity } = world.region('europe');
    const renewables = (intermittent: number, dispatchable: number) => {
      world.set('europe', {
        shortage: 0,
        riot: 0,
        electricity: { ...electricity, 'renewable-intermittent': intermittent, 'renewable-dispatchable': dispatchable },
      });
      world.run({ do: 'activation', region: 'europe', part: 'renewables' });
      return [world.region('europe').shortage, world.region('europe').riot];
    };
    expect([renewables(1, 0), renewables(2, 0), renewables(1, 1), renewables(0, 2), renewables(0, 1)]).toEqual([
      [1, 0],
      [2, 1],
      [1, 1],
      [0, 1],
      [0, 0],
    ]);
  });

  test('BPC-ELE-16, BPC-WAR-5: a region of LS 1 keeps its electricity token in a War', () => {
    const world = at('india').run({ do: 'add', region: 'india', token: 'war', n: 1 }).finish();
    expect(world.region('india').electricity.coal).toBe(1);
  });

  test('BPC-CHR-11, BPC-ACI-19: a failed action is spent, and the cards with it', () => {
    const world = at('china').hold(0, 'industry-1');
    world.state.external = ['media-4', 'media-4'];
    world.choose(
      { do: 'electricity' },
      { do: 'replace', from: 'coal', to: 'gas' },
      { do: 'give', card: 'industry-1' },
      { do: 'contributed' },
    );
    expect(world.region('china').electricity.coal).toBe(2);
    expect(world.state.spent).toEqual(['electricity']);
    expect(world.state.discards.industry).toEqual(['industry-1']);
  });
});

describe('institutions', () => {
  /** At an institution, with this power reached. */
  function reached(
    institution: 'un' | 'icrc' | 'who' | 'unhcr',
    tier: number,
    power: number,
    prepare: (world: World) => unknown,
  ): World {
    const world = at(institution);
    prepare(world);
    return world.run({ do: 'institution-option', seat: 0, who: 0, institution, tier, power });
  }
  const everything = (world: World) =>
    world
      .set('china', { war: 1 })
      .set('russia', { war: 1 })
      .set('europe', { conflict: 3 })
      .set('india', { dearth: 1 })
      .set('africa', { famine: 1 })
      .set('middle-east', { epizootic: 2 })
      .set('south-america', { epidemic: 1 })
      .set('north-america', { pandemic: 1 })
      .set('indo-australia', { refugee: 2 });
  const offered = (world: World) => world.offered('choose-option').map(({ option }) => option);

  test('BPC-INS-1, BPC-CHR-8: the action of the place where the pawn stands', () => {
    const world = at('who').set('india', { epizootic: 1 }).choose({ do: 'institution' });
    expect(world.told('aci')).toMatchObject([
      { aci: 'institution', about: 'who', colours: ['education', 'industry', 'politics'] },
    ]);
    expect(at('india').why({ do: 'institution' })).toEqual(['BPC-CHR-8']);
  });

  test('BPC-INS-2, BPC-INS-6: a power of 7 does nothing at the UN, a power of 8 removes a Conflict', () => {
    for (const [cards, conflicts] of [
      [['military-4', 'military-3'], 2],
      [['military-4', 'military-4'], 1],
    ] as const) {
      const world = at('un')
        .set('china', { conflict: 2 })
        .hold(0, ...cards);
      world.state.external = ['media-1', 'ngo-1'];
      world.choose({ do: 'institution' });
      while (world.step.do === 'aci-contribute') world.choose(world.offered('give')[0] ?? { do: 'contributed' });
      world.firstWhile('institution-option', 'pick-token');
      expect(world.region('china').conflict).toBe(conflicts);
    }
  });

  test('BPC-INS-4, BPC-INS-6, BPC-INS-7, BPC-INS-8, BPC-DEC-17: the options of the tier reached and of lower ones', () => {
    expect(offered(reached('un', 1, 8, everything))).toEqual(['un-1a']);
    expect(offered(reached('un', 2, 12, everything))).toEqual(['un-1a', 'un-2a', 'un-2b']);
    expect(offered(reached('un', 3, 16, everything))).toEqual(['un-1a', 'un-2a', 'un-2b', 'un-3a', 'un-3b', 'un-3c', 'un-3d']);
    const world = reached('un', 1, 8, everything);
    expect(world.why({ do: 'choose-option', option: 'un-2a' })).toContain('BPC-INS-4');
  });

  test('BPC-INS-7, BPC-INS-8, BPC-WAR-9: a War becomes a Conflict, which the same option does not remove', () => {
    const world = reached('un', 3, 16, (it) => it.set('china', { war: 1 }).set('europe', { conflict: 2 }));
    world.choose({ do: 'choose-option', option: 'un-3d' }).firstWhile('pick-token');
    expect(world.region('china')).toMatchObject({ war: 0, conflict: 1 });
    expect(world.region('europe').conflict).toBe(0);
  });

  test('BPC-INS-8: Chaos and, with enough power, Dictatorships can be ended', () => {
    const regimes = (world: World) =>
      world.set('china', { regime: 'chaos', discipline: 0 }).set('russia', { regime: 'dictatorship', discipline: 4 });
    expect(offered(reached('un', 3, 16, regimes))).toEqual(['un-3e']);
    expect(offered(reached('un', 3, 24, regimes))).toEqual(['un-3e', 'un-3f']);
  });

  test('BPC-INS-9: the ICRC against hunger', () => {
    expect(offered(reached('icrc', 3, 16, everything))).toEqual([
      'icrc-1a',
      'icrc-2a',
      'icrc-2b',
      'icrc-3a',
      'icrc-3b',
      'icrc-3c',
    ]);
    const world = reached('icrc', 3, 16, (it) =>
      it.set('africa', { famine: 1 }).set('india', { dearth: 1 }).set('china', { dearth: 2 }),
    );
    world.choose({ do: 'choose-option', option: 'icrc-3c' }).firstWhile('pick-token');
    expect([world.region('africa').famine, world.region('india').dearth + world.region('china').dearth]).toEqual([0, 1]);
  });

  test('BPC-INS-10, BPC-INS-11: the WHO against diseases', () => {
    expect(offered(reached('who', 1, 8, everything))).toEqual(['who-1a']);
    expect(offered(reached('who', 2, 12, everything))).toEqual(['who-1a', 'who-2a', 'who-2b']);
    expect(offered(reached('who', 3, 16, everything))).toEqual([
      'who-1a',
      'who-2a',
      'who-2b',
      'who-3a',
      'who-3b',
      'who-3c',
      'who-3d',
    ]);
    const world = reached('who', 1, 8, (it) => it.set('china', { epizootic: 3 }));
    if (!world.atRest) world.choose({ do: 'choose-option', option: 'who-1a' }).firstWhile('pick-token');
    expect(world.region('china').epizootic).toBe(0);
  });

  test('BPC-INS-5, BPC-INS-12: the UNHCR empties 1, 2 or 3 regions, or as many as there are', () => {
    const full = (it: World) => it.set('china', { refugee: 3 }).set('europe', { refugee: 1 });
    const world = reached('unhcr', 3, 16, full).choose({ do: 'choose-option', option: 'unhcr-3a' }).firstWhile('pick-token');
    expect([world.region('china').refugee, world.region('europe').refugee]).toEqual([0, 0]);
    const one = reached('unhcr', 1, 8, full);
    one.choose({ do: 'choose-option', option: 'unhcr-1a' }, { do: 'pick', token: 'refugee', region: 'china' });
    expect([one.region('china').refugee, one.region('europe').refugee]).toEqual([0, 1]);
  });

  test('BPC-INS-14: an institution that could do nothing is not offered', () => {
    expect(at('icrc').why({ do: 'institution' })).toEqual(['BPC-INS-14']);
    expect(at('icrc').set('india', { dearth: 1 }).why({ do: 'institution' })).toEqual([]);
  });
});
