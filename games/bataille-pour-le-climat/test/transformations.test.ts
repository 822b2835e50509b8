// Chapters 5.8 and 5.9: Permanent Transformations, and how they are implanted.

import { describe, expect, test } from 'vitest';
import { transformations } from '../data/index.ts';
import { isBarredNuclear } from '../rules/regions/electricity.ts';
import { emissions, oilBalance } from '../rules/regions/region.ts';
import { powerNeeded } from '../rules/transformations/implant.ts';
import { gainTp, meetsRequirement } from '../rules/transformations/transformations.ts';
import type { Card, RegionalTp, RegionId, Tp } from '../types/index.ts';
import type { World } from './choosing.ts';
import { newWorld } from './position.ts';

function gain(world: World, id: RegionId, tp: RegionalTp, how: Parameters<typeof gainTp>[3] = 'implanted'): World {
  gainTp(world.runner, id, tp, how);
  return world.run();
}

/** One card of each colour: 15 with the Crisis Cabinet. */
const SIX: readonly Card[] = ['military-2', 'media-2', 'industry-3', 'ngo-2', 'politics-2', 'education-2'];

function implanting(tp: Tp, cards = SIX): World {
  const world = newWorld().hold(0, ...cards);
  return world.choose({ do: 'implant' }, { do: 'implant-tp', tp });
}

describe('what they do', () => {
  test('BPC-TPX-1, BPC-TPX-8: half a pair does nothing; EF lowers the emissions by 1', () => {
    const world = gain(newWorld(), 'europe', 'E');
    expect(emissions(world.state, 'europe')).toBe(7);
    expect(world.state.ghg).toBe(100);
    gain(world, 'europe', 'F');
    expect(emissions(world.state, 'europe')).toBe(6);
    expect(world.state.ghg).toBe(99);
    expect(world.region('europe').ghg).toBe(8);
  });

  test('BPC-TPX-2, BPC-SHR-3: a transformation stays when its requirement is lost, and works on in a region at War', () => {
    const world = gain(gain(newWorld(), 'europe', 'E'), 'europe', 'F').set('europe', { discipline: 1, war: 1 });
    expect(meetsRequirement(world.state, 'europe', 'E')).toBe(false);
    expect(world.region('europe').tps).toBe('EF');
    expect(emissions(world.state, 'europe')).toBe(6);
  });

  test('BPC-TPX-3, BPC-TPX-9: what each transformation asks of a region', () => {
    const { state } = newWorld();
    const open = (standard: number, discipline: number) => {
      Object.assign(state.regions.europe, { standard, discipline });
      return (['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const)
        .filter((tp) => meetsRequirement(state, 'europe', tp))
        .join('');
    };
    expect([open(1, 1), open(1, 2), open(2, 1), open(2, 2), open(3, 2), open(4, 1), open(4, 2), open(4, 3)]).toEqual([
      'GIJ',
      'EFGHIJ',
      'GJK',
      'CDEFGHJK',
      'ABCDEFGHK',
      'G',
      'ABCDEFGH',
      'ABCDEFGHL',
    ]);
    for (const tp of ['A', 'B', 'C', 'D', 'E', 'F'] as const) expect(transformations[tp].requires.disciplineMin).toBe(2);
  });

  test('BPC-TPX-4: each completed pair lowers the counter by 1, however it came', () => {
    for (const how of ['implanted', 'learned', 'power', 'event', 'dictatorship'] as const) {
      const world = newWorld().set('europe', { tps: 'E' });
      expect(gain(world, 'europe', 'F', how).state.ghg).toBe(99);
    }
  });

  test('BPC-TPX-5, BPC-TPX-6: AB saves an import, or sends a local token abroad, even the last one', () => {
    const europe = gain(newWorld().set('europe', { tps: 'A' }), 'europe', 'B');
    expect(europe.region('europe')).toMatchObject({ local: 1, imports: 2, standard: 4 });
    expect(oilBalance(europe.state)).toBe(1);
    const india = gain(newWorld().set('india', { tps: 'A' }), 'india', 'B', 'scenario');
    expect(india.region('india')).toMatchObject({ local: 0, exports: 1, standard: 1 });
  });

  test('BPC-TPX-7, BPC-DEC-23: CD takes coal, then gas, then what the table chooses', () => {
    const world = newWorld().set('europe', { tps: 'C' });
    gain(world, 'europe', 'D');
    expect(world.region('europe').electricity).toMatchObject({ coal: 0, gas: 1, nuclear: 1, hydro: 1 });
    const gas = newWorld().set('middle-east', { tps: 'C' });
    expect(gain(gas, 'middle-east', 'D').region('middle-east').electricity.gas).toBe(2);
    const clean = newWorld().set('europe', { tps: 'C' });
    Object.assign(clean.region('europe').electricity, { coal: 0, gas: 0, nuclear: 3 });
    gain(clean, 'europe', 'D');
    expect(clean.step).toMatchObject({ do: 'electricity-remove', region: 'europe' });
    expect(clean.offered('give-up-token').map(({ kind }) => kind)).toEqual(['hydro', 'nuclear']);
    clean.choose({ do: 'give-up-token', kind: 'nuclear' });
    expect(clean.region('europe').electricity).toMatchObject({ hydro: 1, nuclear: 2 });
  });

  test('BPC-TPX-10, BPC-TPX-11: once in a region, but G again at Discipline 1 and H at 2', () => {
    const world = newWorld().set('europe', { tps: 'GH', discipline: 3 }).choose({ do: 'implant' });
    expect([world.why({ do: 'implant-tp', tp: 'G' }), world.why({ do: 'implant-tp', tp: 'H' })]).toEqual([
      ['BPC-TPX-10'],
      ['BPC-TPX-10'],
    ]);
    world.set('europe', { discipline: 2 });
    expect([world.why({ do: 'implant-tp', tp: 'G' }), world.why({ do: 'implant-tp', tp: 'H' })]).toEqual([['BPC-TPX-10'], []]);
    world.set('europe', { discipline: 1 });
    expect([world.why({ do: 'implant-tp', tp: 'G' }), world.why({ do: 'implant-tp', tp: 'H' })]).toEqual([
      [],
      ['BPC-TPX-10', 'BPC-TPX-9'],
    ]);
    gain(world, 'europe', 'G');
    expect(world.region('europe')).toMatchObject({ tps: 'GH', discipline: 2 });
  });

  test('BPC-TPX-12, BPC-TPX-13: G and H raise Discipline up to 4, I to L lower the birth rate down to −2', () => {
    const world = gain(gain(newWorld(), 'india', 'G'), 'india', 'H');
    expect(world.region('india').discipline).toBe(3);
    for (const tp of ['I', 'J', 'K', 'L'] as const) gain(world, 'india', tp);
    expect(world.region('india').demography).toBe(-2);
    expect(gain(newWorld().set('india', { discipline: 4 }), 'india', 'G').region('india').discipline).toBe(4);
  });

  test('BPC-TPX-14, BPC-DIC-8: seeded by the players, by a power or by an event, not by learning or a Dictatorship', () => {
    const seededBy = (how: Parameters<typeof gainTp>[3]) => gain(newWorld(), 'europe', 'G', how).state.seeded;
    expect(['implanted', 'power', 'event'].map((how) => seededBy(how as 'power'))).toEqual(['G', 'G', 'G']);
    expect([seededBy('learned'), seededBy('dictatorship')]).toEqual(['', '']);
  });

  test('BPC-TPX-16, BPC-ELE-8: M allows one nuclear token more per region', () => {
    const world = newWorld();
    expect(isBarredNuclear(world.state, 'china', 'nuclear')).toBe(true);
    world.state.globals = 'M';
    expect(isBarredNuclear(world.state, 'china', 'nuclear')).toBe(false);
    world.set('china', { nuclearAdded: 1 });
    expect(isBarredNuclear(world.state, 'china', 'nuclear')).toBe(true);
  });

  test('BPC-TPX-18, BPC-REF-9, BPC-REF-10: full of refugees, one is integrated; the Riot does not come with O', () => {
    const world = newWorld().set('india', { refugee: 1 });
    world.state.globals = 'O';
    world.run({ do: 'activation', region: 'india', part: 'yellow' });
    expect(world.region('india')).toMatchObject({ refugee: 0, riot: 0 });
    const plain = newWorld().set('india', { refugee: 1 }).run({ do: 'activation', region: 'india', part: 'yellow' });
    expect(plain.region('india')).toMatchObject({ refugee: 0, riot: 1 });
  });

  test('BPC-TPX-19, BPC-TPX-20: P lowers the counter by half the Destruction pawns at once; each global one comes once', () => {
    const world = implanting('P');
    world.state.zones.poles = 2;
    for (const card of SIX) world.choose({ do: 'lay', who: 0, card });
    world.choose({ do: 'close' });
    expect(world.state.ghg).toBe(98);
    expect(world.state.globals).toBe('P');
    world.state.spent = [];
    world.choose({ do: 'implant' });
    expect(world.why({ do: 'implant-tp', tp: 'P' })).toEqual(['BPC-TPX-20']);
  });
});

describe('implanting', () => {
  test('BPC-IMP-2, BPC-TPX-9: the transformation is announced first, and the region must meet its requirement', () => {
    const world = newWorld().choose({ do: 'implant' });
    expect(world.why({ do: 'implant-tp', tp: 'L' })).toEqual(['BPC-TPX-9']);
    world.choose({ do: 'implant-tp', tp: 'G' });
    expect(world.told('implanting')).toMatchObject([{ tp: 'G', region: 'europe', needed: 15 }]);
  });

  test('BPC-IMP-3, BPC-IMP-4, BPC-EMP-4: all six colours, and 20 less the Destruction pawns, less 1 with The Shift Action', () => {
    const world = implanting('G');
    expect(powerNeeded(world.state)).toBe(15);
    expect(world.why({ do: 'close' })).toEqual(['BPC-IMP-3', 'BPC-IMP-4']);
    for (const card of SIX.slice(1)) world.choose({ do: 'lay', who: 0, card });
    expect(world.why({ do: 'close' })).toEqual(['BPC-IMP-3', 'BPC-IMP-4']);
    world.choose({ do: 'lay', who: 0, card: 'military-2' });
    expect(world.why({ do: 'close' })).toEqual([]);
    world.player(0).employer = null;
    expect(powerNeeded(world.state)).toBe(16);
    expect(world.why({ do: 'close' })).toEqual(['BPC-IMP-4']);
  });

  test('BPC-IMP-5, BPC-INC-8: a Crisis Cabinet counts 2 more', () => {
    const world = implanting('G', ['military-2', 'media-2', 'industry-2', 'ngo-2', 'politics-2', 'education-4', 'industry-3']);
    for (const card of ['military-2', 'media-2', 'industry-2', 'ngo-2', 'politics-2', 'education-4'] as const)
      world.choose({ do: 'lay', who: 0, card });
    expect(world.why({ do: 'close' })).toEqual(['BPC-IMP-4']);
    world.choose({ do: 'take-up', who: 0, card: 'industry-2' }, { do: 'lay', who: 0, card: 'industry-3' });
    expect(world.why({ do: 'close' })).toEqual([]);
  });

  test('BPC-IMP-6, BPC-IMP-7, BPC-DEC-15: everybody at once and in any order; own cards may be taken back, others’ not', () => {
    const world = implanting('G').hold(2, 'media-4');
    expect(world.runner.awaited()).toEqual([0, 1, 2, 3]);
    world.runner.act(2, { do: 'lay', who: 2, card: 'media-4' });
    expect(world.state.implant?.laid).toEqual([[], [], ['media-4'], []]);
    expect(world.offered('take-up', 2)).toEqual([{ do: 'take-up', who: 2, card: 'media-4' }]);
    expect(world.offered('take-up', 0)).toEqual([]);
    world.runner.act(1, { do: 'ready', who: 1 });
    world.runner.act(2, { do: 'take-up', who: 2, card: 'media-4' });
    expect(world.state.implant?.ready).toEqual([false, false, false, false]);
    expect(world.player(2).hand).toEqual(['media-4']);
  });

  test('BPC-IMP-8, BPC-TPX-14: on success the cards go and the transformation acts at once', () => {
    const world = implanting('G');
    for (const card of SIX) world.choose({ do: 'lay', who: 0, card });
    world.choose({ do: 'close' });
    expect(world.region('europe')).toMatchObject({ tps: 'G', discipline: 3 });
    expect(world.state.seeded).toBe('G');
    expect(world.player(0).hand).toEqual([]);
    expect(world.state.discards.media).toEqual(['media-2']);
    expect(world.state.implantations).toBe(1);
  });

  test('BPC-IMP-9, BPC-IMP-11: when all are ready it fails or succeeds; the initiator may abandon, and all take back their cards', () => {
    const failing = implanting('G').choose({ do: 'lay', who: 0, card: 'media-2' });
    for (const who of [0, 1, 2, 3]) failing.runner.act(who, { do: 'ready', who });
    expect(failing.told('implant-over')).toMatchObject([{ success: false }]);
    expect(failing.player(0).hand).toHaveLength(6);
    const done = implanting('G');
    for (const card of SIX) done.choose({ do: 'lay', who: 0, card });
    for (const who of [0, 1, 2, 3]) done.runner.act(who, { do: 'ready', who });
    expect(done.region('europe').tps).toBe('G');
    const dropped = implanting('G');
    for (const card of SIX) dropped.choose({ do: 'lay', who: 0, card });
    dropped.choose({ do: 'abandon' });
    expect(dropped.region('europe').tps).toBe('');
    expect(dropped.player(0).hand).toHaveLength(6);
    expect(implanting('G').offered('abandon', 1)).toEqual([]);
  });

  test('BPC-IMP-10: no External cards, and no cards of joint actions', () => {
    const world = implanting('G', [...SIX, 'ngo-4', 'education-4']);
    const kinds = new Set(world.legal(0).map((action) => action.do));
    expect([...kinds].sort()).toEqual(['abandon', 'lay', 'ready']);
    for (const card of SIX) world.choose({ do: 'lay', who: 0, card });
    world.choose({ do: 'close' });
    expect(world.state.external).toHaveLength(18);
    expect(world.atRest).toBe(true);
  });

  test('BPC-DEC-36: ten cards at most are taken back in one attempt', () => {
    const world = implanting('G');
    for (let i = 0; i < 10; i++) world.choose({ do: 'lay', who: 0, card: 'media-2' }, { do: 'take-up', who: 0, card: 'media-2' });
    world.choose({ do: 'lay', who: 0, card: 'media-2' });
    expect(world.why({ do: 'take-up', who: 0, card: 'media-2' })).toEqual(['BPC-DEC-36']);
  });
});
