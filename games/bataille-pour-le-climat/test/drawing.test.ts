// Chapter 5.2: hands, draws, and the texts of influence cards.
import { at } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { influenceCard } from '../data/index.ts';
import { COLOURS } from '../types/index.ts';
import type { World } from './choosing.ts';
import { newWorld } from './position.ts';

const TEN = ['media-1', 'media-1', 'media-2', 'media-2', 'ngo-1', 'ngo-1', 'ngo-2', 'ngo-2', 'ngo-3', 'ngo-4'] as const;

function begin(world: World): World {
  world.state.deck.top = ['oil-constraint-01'];
  return world.run({ do: 'begin-turn' });
}

describe('draws', () => {
  test('BPC-DRW-4, BPC-EMP-15: ten cards at most, eight with the weakness of Famox', () => {
    const world = newWorld()
      .hold(0, ...TEN)
      .run({ do: 'draw-step', who: 0 });
    expect(world.player(0).hand).toHaveLength(10);
    const weak = newWorld({ weaknesses: true }).hold(3, ...TEN.slice(0, 8));
    weak.run({ do: 'starting-draw', seat: 3, who: 3, left: 1 }).choose({ do: 'draw-card', colour: 'media' });
    expect(weak.player(3).hand).toHaveLength(8);
  });

  test('BPC-DRW-5, BPC-DRW-8, BPC-DEC-4: discards come before a draw that would not fit, and at no other time', () => {
    const world = begin(newWorld().hold(0, ...TEN.slice(0, 7)));
    expect(world.step).toMatchObject({ do: 'pre-draw-discard', who: 0, draws: 5 });
    expect(world.options.map((action) => action.do)).toEqual([...new Array(4).fill('discard'), 'discard-done']);
    world.choose({ do: 'discard', card: 'media-1' });
    expect(world.step.do).toBe('pre-draw-discard');
    world.choose({ do: 'discard', card: 'media-1' });
    expect(world.step.do).toBe('draw-secondary');
    expect(world.state.discards.media).toEqual(['media-1', 'media-1']);
    const roomy = begin(newWorld().hold(0, ...TEN.slice(0, 5)));
    expect(roomy.step.do).toBe('draw-secondary');
    expect(newWorld().hold(0, 'ngo-1').offered('discard', 0)).toEqual([]);
  });

  test('BPC-DRW-6, BPC-DEC-6: where the limit cuts the draw, each card’s colour is chosen', () => {
    const world = begin(newWorld().hold(0, ...TEN.slice(0, 7))).choose({ do: 'discard-done' });
    expect(world.step).toMatchObject({ do: 'draw-order' });
    // Diallo: Military and Politics twice, Media or NGO once.
    expect(world.offered('draw-card').map(({ colour }) => colour)).toEqual(['military', 'media', 'ngo', 'politics']);
    world.choose({ do: 'draw-card', colour: 'ngo' });
    expect(world.offered('draw-card').map(({ colour }) => colour)).toEqual(['military', 'politics']);
    world.choose({ do: 'draw-card', colour: 'military' }, { do: 'draw-card', colour: 'military' });
    expect(world.step.do).not.toBe('draw-order');
    expect(world.player(0).hand).toHaveLength(10);
  });

  test('BPC-DRW-1, BPC-DRW-3: six cards with three characters, five with five', () => {
    for (const [seats, colours] of [
      [3, ['military', 'military', 'media', 'ngo', 'politics', 'politics']],
      [5, ['military', 'military', 'media', 'politics', 'politics']],
    ] as const) {
      const world = newWorld({}, seats).run({ do: 'draw-step', who: 0 });
      expect(world.player(0).hand.map((card) => card.slice(0, -2))).toEqual(colours);
    }
  });

  test('BPC-DRW-2, BPC-DEC-5: with four characters one of the two secondary colours', () => {
    const world = newWorld().run({ do: 'draw-step', who: 0 });
    expect(world.offered('draw-card').map(({ colour }) => colour)).toEqual(['media', 'ngo']);
    world.choose({ do: 'draw-card', colour: 'media' });
    expect(world.player(0).hand.map((card) => card.slice(0, -2))).toEqual([
      'military',
      'military',
      'media',
      'politics',
      'politics',
    ]);
  });

  test('BPC-DEC-7, BPC-EMP-25: with the Journalists one card just drawn may be swapped for another of its colour', () => {
    const world = newWorld().hold(0, 'politics-2');
    world.player(1).employer = 'journalistes-sans-patrie';
    world.state.piles.military = ['military-1', 'military-1'];
    world.state.piles.politics = ['politics-3', 'politics-3'];
    world.state.piles.ngo = ['ngo-2'];
    begin(world).choose({ do: 'draw-card', colour: 'ngo' });
    expect(world.step.do).toBe('swap-drawn-card');
    expect(world.offered('swap').map(({ card }) => card)).toEqual(['military-1', 'ngo-2', 'politics-3']);
    world.state.piles.military = ['military-4'];
    world.choose({ do: 'swap', card: 'military-1' });
    expect(world.player(0).hand.filter((card) => card.startsWith('military'))).toEqual(['military-1', 'military-4']);
    expect(world.state.discards.military).toEqual(['military-1']);
  });

  test('BPC-EMP-25, BPC-CMP-14: the card given up is discarded first; from an empty pile it may come back', () => {
    const world = newWorld();
    world.player(1).employer = 'journalistes-sans-patrie';
    world.state.piles.military = ['military-1', 'military-1'];
    world.state.discards.military = [];
    begin(world).choose({ do: 'draw-card', colour: 'ngo' }, { do: 'swap', card: 'military-1' });
    expect(world.told('reshuffled')).toMatchObject([{ pile: 'military' }]);
    expect(world.player(0).hand.filter((card) => card.startsWith('military'))).toEqual(['military-1', 'military-1']);
  });
});

describe('texts', () => {
  test('BPC-INF-1, BPC-CMP-7: powers 1 and 2 share an ACTION text, 3 and 4 another one', () => {
    for (const colour of COLOURS) {
      const timing = ([1, 2, 3, 4] as const).map((power) => influenceCard(`${colour}-${power}`).effect);
      expect(timing.map((effect) => effect.timing === 'action')).toEqual([true, true, false, false]);
      expect(at(timing, 0)).toEqual(at(timing, 1));
      expect(at(timing, 2)).toEqual(at(timing, 3));
    }
  });

  test('BPC-INF-2, BPC-INF-3, BPC-CHR-10: a text costs an action, and a colour gives one text a turn', () => {
    const world = newWorld().hold(0, 'industry-1', 'industry-2', 'politics-1', 'military-3').set('china', { riot: 1 });
    expect(world.offered('play-card').map(({ card }) => card)).toEqual(['industry-1', 'industry-2', 'politics-1']);
    world.choose({ do: 'play-card', card: 'industry-1' });
    expect(world.state.spent).toEqual(['card-industry']);
    expect(world.why({ do: 'play-card', card: 'industry-2' })).toContain('BPC-INF-3');
    world.choose({ do: 'play-card', card: 'politics-1' });
    expect(world.region('china').riot).toBe(0);
    expect(world.state.spent).toHaveLength(2);
  });

  test('BPC-INF-4, BPC-INF-6, BPC-INC-15: a pawn goes wherever it is, and only a pawn of that kind', () => {
    const world = newWorld().hold(0, 'politics-1', 'education-2', 'media-1').set('china', { conflict: 1 });
    expect(world.why({ do: 'play-card', card: 'politics-1' })).toEqual(['BPC-INF-6']);
    expect(world.why({ do: 'play-card', card: 'education-2' })).toEqual(['BPC-INF-6']);
    expect(world.why({ do: 'play-card', card: 'media-1' })).toEqual([]);
    world.set('china', { conflict: 0, riot: 2 }).set('india', { riot: 1 });
    world.choose({ do: 'play-card', card: 'politics-1' });
    expect(world.offered('pick').map(({ region }) => region)).toEqual(['china', 'india']);
    expect(world.offered('enough')).toEqual([]);
    world.choose({ do: 'pick', token: 'riot', region: 'china' });
    expect(world.region('china').riot).toBe(1);
  });

  test('BPC-INF-5: a text of power 3 or 4 costs no action and is discarded without its power', () => {
    const world = newWorld().hold(0, 'education-3').reveal('mad-cow-flu').choose({ do: 'launch' });
    world.firstWhile('aci-lobbying');
    world.choose({ do: 'contributed' });
    expect(world.step.do).toBe('aci-end-card');
    const power = world.state.aci?.modifier;
    world.choose({ do: 'citizens-convention', card: 'education-3', by: 2 });
    expect(power).toBe(0);
    expect(world.state.spent).toEqual([]);
    expect(world.state.discards.education).toContain('education-3');
  });
});
