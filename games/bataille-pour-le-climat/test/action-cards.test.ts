// Chapter 6.2: the twelve texts of Influence cards.
import { describe, expect, test } from 'vitest';
import { components } from '../data/index.ts';
import { blueHelmets } from '../rules/regions/dice.ts';
import { powerLaid } from '../rules/transformations/implant.ts';
import type { World } from './choosing.ts';
import { newWorld } from './position.ts';

/** Plays the text of an action card and takes the pawn from Europe. */
function play(world: World, card: Parameters<World['hold']>[1]): World {
  world.hold(0, card).choose({ do: 'play-card', card });
  return world.firstWhile('pick-token');
}

describe('action texts', () => {
  test.each([
    ['BPC-INC-1', 'military-1', 'shortage'],
    ['BPC-INC-9', 'ngo-2', 'refugee'],
    ['BPC-INC-11', 'politics-1', 'riot'],
    ['BPC-INC-13', 'education-2', 'epizootic'],
  ] as const)('%s, BPC-INF-2, BPC-INF-4: %s removes one pawn anywhere (%s)', (_rule, card, token) => {
    const world = newWorld().set('india', { [token]: 1 });
    world.player(0).place = 'europe';
    play(world, card);
    expect(world.region('india')[token]).toBe(0);
    expect(world.state.spent).toHaveLength(1);
    expect(world.player(0).hand).toEqual([]);
    const none = newWorld().hold(0, card);
    expect(none.why({ do: 'play-card', card })).toEqual(['BPC-INF-6']);
  });

  test('BPC-INC-15: no action text touches a pawn of level 2 or 3', () => {
    const world = newWorld()
      .set('india', { conflict: 1, dearth: 1, epidemic: 1 })
      .hold(0, 'military-1', 'politics-1', 'education-1');
    for (const card of world.player(0).hand) expect(world.why({ do: 'play-card', card })).toEqual(['BPC-INF-6']);
  });

  test('BPC-INC-7, BPC-GHG-4, BPC-INF-6: Decarbonation Advice lowers the counter by 1, always, and no region', () => {
    const world = newWorld();
    play(world, 'industry-2');
    expect(world.state.ghg).toBe(99);
    expect(Object.values(world.state.regions).reduce((sum, { ghg }) => sum + ghg, 0)).toBe(100);
  });

  test('BPC-INC-3, BPC-INC-4, BPC-DEC-20: Communication gives another player one action outside of its own two', () => {
    const world = newWorld().hold(0, 'media-1').hold(2, 'media-2', 'industry-1').choose({ do: 'play-card', card: 'media-1' });
    expect(world.why({ do: 'grant', who: 0 })).toEqual(['BPC-INF-6']);
    world.choose({ do: 'grant', who: 2 });
    expect(world.step).toMatchObject({ do: 'action', seat: 2, who: 2, granted: true });
    expect(world.why({ do: 'play-card', card: 'media-2' })).toEqual(['BPC-INC-4']);
    world.choose({ do: 'move' }, { do: 'go', to: 'un' });
    expect(world.player(2).place).toBe('un');
    expect(world.atRest).toBe(true);
    expect(world.state.spent).toEqual(['card-media']);
    expect(world.why({ do: 'move' })).toEqual([]);
  });

  test('BPC-DEC-1, BPC-INC-3, BPC-ACI-6: the receiver starts the joint action and makes its choices; consequences stay with the table', () => {
    const world = newWorld()
      .hold(0, 'media-1')
      .hold(2, 'military-4', 'military-4', 'military-4')
      .set('china', { conflict: 1 })
      .set('europe', { conflict: 1 });
    world.player(2).place = 'un';
    world.state.external = ['media-1', 'media-1'];
    world.choose({ do: 'play-card', card: 'media-1' }, { do: 'grant', who: 2 }, { do: 'institution' });
    expect(world.state.aci?.initiator).toBe(2);
    while (world.step.do === 'aci-contribute') world.choose(world.offered('give')[0] ?? { do: 'contributed' });
    expect(world.step).toMatchObject({ do: 'institution-option', seat: 2 });
    world.choose({ do: 'choose-option', option: 'un-1a' });
    expect(world.step).toMatchObject({ do: 'pick-token', seat: 2 });
  });

  test('BPC-INC-5: the receiver may decline', () => {
    const world = newWorld()
      .hold(0, 'media-1')
      .choose({ do: 'play-card', card: 'media-1' }, { do: 'grant', who: 1 }, { do: 'decline' });
    expect(world.told('declined')).toMatchObject([{ who: 1 }]);
    expect(world.atRest).toBe(true);
  });
});

describe('free texts', () => {
  test('BPC-INC-2, BPC-INC-12, BPC-INF-5: Blue Helmets and a Referendum answer a die, at no action cost', () => {
    const world = newWorld().hold(1, 'military-4').hold(2, 'politics-3');
    for (const player of world.state.players) player.employer = null;
    expect(blueHelmets(world.state)).toBe(2);
    world.set('europe', { epidemic: 1 }).d8(4, 5).run({ do: 'activation', region: 'europe', part: 'green' });
    world.choose({ do: 'blue-helmets', card: 'military-4', by: -2 });
    expect(world.state.check).toMatchObject({ rolled: 4, modifier: -2 });
    world.choose({ do: 'referendum', card: 'politics-3' }).firstWhile('d8-response');
    expect(world.told('checked')).toMatchObject([{ result: 5, success: false }]);
    expect(world.state.spent).toEqual([]);
    expect([world.player(1).hand, world.player(2).hand]).toEqual([[], []]);
  });

  test('BPC-INC-6, BPC-INC-10, BPC-INC-14: Lobbying opens a joint action, Fake News Check and Citizens’ Convention end it', () => {
    const world = newWorld().hold(1, 'ngo-3').hold(2, 'media-3').hold(3, 'education-4');
    world.state.external = ['military-4', 'industry-2'];
    world.turnOf('europe').reveal('general-strike').choose({ do: 'launch' }, { do: 'lobby', card: 'ngo-3' });
    expect(world.told('external')).toMatchObject([{ cards: ['military-4', 'industry-2'] }]);
    expect(world.state.aci?.open).toBe(true);
    while (world.step.do === 'aci-contribute') world.choose({ do: 'contributed' });
    expect(world.told('aci-revealed')).toMatchObject([{ power: -6 }]);
    world.choose({ do: 'fake-news-check', card: 'media-3', colour: 'military' });
    expect(world.told('fake-news-check')).toMatchObject([{ power: -2 }]);
    world.choose({ do: 'citizens-convention', card: 'education-4', by: 2 });
    expect(world.told('citizens-convention')).toMatchObject([{ power: 0 }]);
  });

  test('BPC-INC-8, BPC-IMP-5, BPC-INF-1: a Crisis Cabinet counts 2 more in a transformation, and only there', () => {
    const laid = { tp: 'G', region: 'europe', initiator: 0, takenBack: [], ready: [], over: false, abandoned: false } as const;
    const power = (...cards: readonly ('industry-2' | 'industry-3' | 'industry-4')[]) =>
      powerLaid({ ...laid, takenBack: [], ready: [], laid: [[...cards]] });
    expect([power('industry-2'), power('industry-3'), power('industry-4')]).toEqual([2, 5, 6]);
    const world = newWorld().hold(0, 'industry-4');
    world.player(0).place = 'who';
    world.state.external = ['industry-1', 'industry-1'];
    world
      .set('india', { epizootic: 1 })
      .choose({ do: 'institution' })
      .choose({ do: 'give', card: 'industry-4' }, { do: 'contributed' });
    expect(world.told('aci-revealed')).toMatchObject([{ power: 6 }]);
  });

  test('BPC-CMP-7: every text has one of five moments', () => {
    expect([...new Set(components.influenceCards.map(({ effect }) => effect.timing))].sort()).toEqual([
      'action',
      'after-d8',
      'before-aci-draw',
      'end-of-aci',
      'tp-implantation',
    ]);
  });
});
