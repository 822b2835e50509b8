// Chapter 5.7: joint influence actions.

import { describe, expect, test } from 'vitest';
import { aciPower, tierOf } from '../rules/joint-action/aci-power.ts';
import type { Card } from '../types/index.ts';
import type { World } from './choosing.ts';
import { newWorld } from './position.ts';

/** Mad cow flu asks Education, Industry and Media, at 10 and 14. */
function launched(
  hands: Readonly<Record<number, readonly Card[]>>,
  external: readonly Card[] = ['military-1', 'media-1'],
): World {
  const world = newWorld();
  for (const [who, cards] of Object.entries(hands)) world.hold(Number(who), ...cards);
  world.state.external = [...external];
  return world.reveal('mad-cow-flu').choose({ do: 'launch' });
}

/** All pass until the contributions, and after them. */
function through(world: World): World {
  return world.firstWhile('aci-lobbying', 'aci-end-card');
}

describe('the launch', () => {
  test('BPC-ACI-1, BPC-ACI-2: events, institutions and power plants ask three colours each', () => {
    const event = launched({ 1: ['media-1'] });
    expect(event.state.aci).toMatchObject({ kind: 'event', colours: ['education', 'industry', 'media'] });
    const institution = newWorld().hold(1, 'media-1').set('china', { conflict: 1 });
    institution.player(0).place = 'un';
    institution.choose({ do: 'institution' });
    expect(institution.state.aci).toMatchObject({ kind: 'institution', colours: ['military', 'politics', 'media'] });
    const plant = newWorld().hold(1, 'industry-1').choose({ do: 'electricity' }, { do: 'replace', from: 'coal', to: 'gas' });
    expect(plant.state.aci).toMatchObject({ kind: 'electricity', colours: ['industry', 'politics', 'education'] });
  });

  test('BPC-ACI-3, BPC-DEC-9, BPC-INC-10: holders of NGO cards are asked from the initiator’s left, until one lobbies', () => {
    const world = launched({ 1: ['ngo-1'], 2: ['ngo-3', 'ngo-4'], 3: ['ngo-4'], 0: ['media-1'] });
    expect(world.step).toMatchObject({ do: 'aci-lobbying', who: 1 });
    expect(world.state.aci?.external).toEqual([]);
    world.choose({ do: 'pass' });
    expect(world.offered('lobby').map(({ card }) => card)).toEqual(['ngo-3', 'ngo-4']);
    world.choose({ do: 'lobby', card: 'ngo-3' });
    expect(world.step).toMatchObject({ do: 'aci-contribute' });
    expect(world.state.aci).toMatchObject({ open: true, given: [[], [], [], []] });
    expect(world.state.aci?.external).toHaveLength(2);
    expect(world.state.discards.ngo).toEqual(['ngo-3']);
  });

  test('BPC-ACI-4: two External cards, face down', () => {
    const world = launched({ 1: ['media-1'] });
    expect(world.state.aci?.external).toEqual(['military-1', 'media-1']);
    expect(world.told('external')).toMatchObject([{ cards: ['?', '?'] }]);
  });
});

describe('contributions', () => {
  test('BPC-ACI-5, BPC-ACI-6: each once, from the initiator’s left round to the initiator', () => {
    const world = launched({ 0: ['media-1'], 1: ['media-1'], 2: ['media-1'], 3: ['media-1'] });
    const asked: number[] = [];
    while (world.step.do === 'aci-contribute') {
      asked.push(world.step.who);
      world.choose({ do: 'contributed' });
    }
    expect(asked).toEqual([1, 2, 3, 0]);
  });

  test('BPC-ACI-7, BPC-ACI-8, BPC-DEC-10: only asked colours, any number of cards, one colour is enough', () => {
    const world = launched({ 1: ['media-4', 'media-4', 'media-4', 'military-4'] });
    expect(world.why({ do: 'give', card: 'military-4' })).toEqual(['BPC-ACI-7']);
    world.choose(
      { do: 'give', card: 'media-4' },
      { do: 'give', card: 'media-4' },
      { do: 'give', card: 'media-4' },
      { do: 'contributed' },
    );
    through(world);
    // 12 and the External Media 1, less the External Military 1.
    expect(world.told('aci-result')).toMatchObject([{ power: 12, tier: 1 }]);
  });

  test('BPC-ACI-9, BPC-ACI-10, BPC-DEC-36: a card may be taken back, and one word said about the help', () => {
    const world = launched({ 1: ['media-4', 'industry-1'] });
    expect(world.offered('say')).toEqual([]);
    world.choose({ do: 'give', card: 'media-4' });
    expect(world.offered('say').map(({ word }) => word)).toEqual(['little', 'medium', 'lot']);
    world.choose({ do: 'say', word: 'lot' });
    expect(world.why({ do: 'say', word: 'little' })).toEqual(['BPC-ACI-10']);
    for (let i = 0; i < 10; i++) world.choose({ do: 'take-back', card: 'media-4' }, { do: 'give', card: 'media-4' });
    expect(world.why({ do: 'take-back', card: 'media-4' })).toEqual(['BPC-DEC-36']);
    expect(world.state.aci?.words).toEqual([null, 'lot', null, null]);
  });

  test('BPC-ACI-11, BPC-ACI-12, BPC-ACI-21: External cards help or harm by their colour, and the power may be negative', () => {
    const world = through(launched({ 1: ['industry-1'] }, ['military-4', 'politics-3']).choose({ do: 'contributed' }));
    expect(world.told('aci-revealed')).toMatchObject([{ power: -7 }]);
    expect(world.told('aci-result')).toMatchObject([{ power: -7, tier: 0 }]);
    expect(world.region('europe').epizootic).toBe(2);
  });
});

describe('the end', () => {
  /** Everything is revealed: Media 3 from player 1, External Military 2 against it. */
  function revealed(hands: Readonly<Record<number, readonly Card[]>>): World {
    const world = launched({ 1: ['media-3'], ...hands }, ['military-2', 'industry-1']);
    world.choose({ do: 'give', card: 'media-3' });
    while (world.step.do === 'aci-contribute') world.choose({ do: 'contributed' });
    return world;
  }

  test('BPC-ACI-13, BPC-DEC-11, BPC-DEC-34: holders of Media or Education are asked round and round until all have passed in a row', () => {
    const world = revealed({ 2: ['media-4'], 3: ['education-3'] });
    expect(world.step).toMatchObject({ do: 'aci-end-card', who: 2 });
    world.choose({ do: 'pass' });
    expect(world.step).toMatchObject({ do: 'aci-end-card', who: 3 });
    world.choose({ do: 'citizens-convention', card: 'education-3', by: 2 });
    expect(world.step).toMatchObject({ do: 'aci-end-card', who: 2 });
    world.choose({ do: 'pass' });
    expect(world.state.aci).toBeNull();
  });

  test('BPC-ACI-14, BPC-ACI-15, BPC-ACI-17, BPC-INC-6: Fake News Checks cancel colours that are there, each once', () => {
    const world = revealed({ 2: ['media-4', 'media-4'] });
    expect(world.offered('fake-news-check').map(({ colour }) => colour)).toEqual(['military', 'media', 'industry']);
    expect(world.why({ do: 'fake-news-check', card: 'media-4', colour: 'ngo' })).toEqual(['BPC-ACI-14']);
    world.choose({ do: 'fake-news-check', card: 'media-4', colour: 'military' });
    expect(world.state.aci && aciPower(world.state.aci)).toBe(4);
    expect(world.why({ do: 'fake-news-check', card: 'media-4', colour: 'military' })).toContain('BPC-ACI-15');
    world.choose({ do: 'fake-news-check', card: 'media-4', colour: 'media' });
    through(world);
    expect(world.told('aci-result')).toMatchObject([{ power: 1 }]);
  });

  test('BPC-ACI-16, BPC-INC-14: a Citizens’ Convention gives or takes 2, once', () => {
    const world = revealed({ 2: ['education-3'], 3: ['education-4', 'media-1'] });
    expect(world.offered('citizens-convention').map(({ by }) => by)).toEqual([2, -2]);
    world.choose({ do: 'citizens-convention', card: 'education-3', by: -2 });
    expect(world.state.aci && aciPower(world.state.aci)).toBe(0);
    expect(world.step).toMatchObject({ who: 3 });
    expect(world.why({ do: 'citizens-convention', card: 'education-4', by: 2 })).toEqual(['BPC-ACI-16']);
  });

  test('BPC-ACI-18, BPC-ACI-19: won or lost, all cards go to the discards of their colours', () => {
    const world = through(revealed({}));
    expect(world.told('aci-result')).toMatchObject([{ power: 2, tier: 0 }]);
    expect([world.state.discards.media, world.state.discards.military, world.state.discards.industry]).toEqual([
      ['media-3'],
      ['military-2'],
      ['industry-1'],
    ]);
  });

  test('BPC-EVT-9, BPC-INS-2: a threshold is reached from its very number on', () => {
    expect([9, 10, 13, 14].map((power) => tierOf([10, 14], power))).toEqual([0, 1, 1, 2]);
  });

  test('BPC-ACI-22: institutions act on regions that do not share', () => {
    const world = newWorld().set('china', { war: 1 });
    world.player(0).place = 'un';
    expect(world.why({ do: 'institution' })).toEqual([]);
  });
});
