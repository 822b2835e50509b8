// Chapter 5.3: the actions of the active player.

import { describe, expect, test } from 'vitest';
import { INSTITUTIONS, REGIONS } from '../types/index.ts';
import type { World } from './choosing.ts';
import { newWorld } from './position.ts';

const kinds = (world: World) => [...new Set(world.options.map((action) => action.do))].filter((kind) => kind !== 'signal');

describe('two actions', () => {
  test('BPC-CHR-1, BPC-DEC-12: move, implant, electricity, institution, draw, and the ACTION cards', () => {
    const world = newWorld().hold(0, 'industry-1', 'industry-4').set('china', { conflict: 1 });
    expect(kinds(world)).toEqual(['move', 'implant', 'electricity', 'draw', 'play-card', 'end-turn']);
    world.player(0).place = 'un';
    expect(kinds(world)).toEqual(['move', 'implant', 'institution', 'draw', 'play-card', 'end-turn']);
  });

  test('BPC-CHR-2, BPC-INV-25: two actions of different kinds, or fewer', () => {
    const world = newWorld().hold(0, 'industry-1');
    expect(world.offered('end-turn')).toHaveLength(1);
    world.choose({ do: 'move' }, { do: 'go', to: 'china' });
    expect(world.why({ do: 'move' })).toEqual(['BPC-CHR-2']);
    world.choose({ do: 'play-card', card: 'industry-1' });
    expect(kinds(world)).toEqual(['end-turn']);
    expect(world.why({ do: 'draw' })).toEqual(['BPC-CHR-2']);
  });

  test('BPC-CHR-11, BPC-IMP-9: an action that fails is spent', () => {
    const world = newWorld().hold(0, 'media-1').choose({ do: 'implant' }, { do: 'implant-tp', tp: 'N' }, { do: 'abandon' });
    expect(world.state.spent).toEqual(['implant']);
    expect(world.player(0).hand).toEqual(['media-1']);
    expect(world.state.globals).toBe('');
  });

  test('BPC-DEC-30: the end of the turn is asked, even where nothing else can be done', () => {
    const world = newWorld();
    world.state.spent = ['move', 'draw'];
    expect(kinds(world)).toEqual(['end-turn']);
    expect(world.step.do).toBe('action');
  });
});

describe('moving', () => {
  test('BPC-CHR-3, BPC-CHR-5, BPC-DEC-13: to any other region or institution, whoever stands there', () => {
    const world = newWorld().choose({ do: 'move' });
    expect(world.offered('go').map(({ to }) => to)).toEqual([...REGIONS.slice(1), ...INSTITUTIONS]);
    expect(world.why({ do: 'go', to: 'europe' })).toEqual(['BPC-CHR-3']);
    world.player(1).place = 'india';
    world.choose({ do: 'go', to: 'india' });
    expect(world.state.players.filter(({ place }) => place === 'india')).toHaveLength(2);
  });

  test('BPC-CHR-4, BPC-EMP-18: from institution to institution too, at the price of an action, but not with the Guards’ weakness', () => {
    const world = newWorld({ weaknesses: true });
    world.player(0).place = 'un';
    world.choose({ do: 'move' });
    expect(world.why({ do: 'go', to: 'who' })).toEqual([]);
    world.player(0).employer = 'human-rights-guards';
    expect(world.why({ do: 'go', to: 'who' })).toEqual(['BPC-EMP-18']);
    world.choose({ do: 'go', to: 'china' });
    expect(world.state.spent).toEqual(['move']);
  });

  test('BPC-CHR-12, BPC-EMP-16: a free move along a line, once a turn, is no action', () => {
    const world = newWorld();
    world.player(3).employer = 'human-rights-guards';
    world.choose({ do: 'free-move' });
    expect(world.offered('go').map(({ to }) => to)).toEqual([
      'north-america',
      'south-america',
      'middle-east',
      'africa',
      'russia',
    ]);
    world.choose({ do: 'go', to: 'africa' });
    expect(world.state.spent).toEqual([]);
    expect(world.player(0).place).toBe('africa');
    expect(world.why({ do: 'free-move' })).toEqual(['BPC-EMP-16']);
    const inOffice = newWorld();
    inOffice.player(3).employer = 'human-rights-guards';
    inOffice.player(0).place = 'un';
    expect(inOffice.why({ do: 'free-move' })).toEqual(['BPC-EMP-16']);
  });

  test('BPC-CHR-12, BPC-EMP-19: a free ACTION card in a region with a reserve is no action, but counts for its colour', () => {
    const world = newWorld().hold(0, 'politics-1', 'politics-2').set('africa', { riot: 1 }).set('china', { riot: 2 });
    world.player(3).employer = 'real-climate-objective';
    world.choose({ do: 'free-card', card: 'politics-1' });
    expect(world.region('africa').riot).toBe(0);
    expect(world.state.spent).toEqual([]);
    expect(world.why({ do: 'play-card', card: 'politics-2' })).toEqual(['BPC-INF-3']);
    expect(world.why({ do: 'free-card', card: 'politics-2' })).toContain('BPC-EMP-19');
  });
});

describe('places of work', () => {
  test('BPC-CHR-6, BPC-IMP-1, BPC-DEC-14: a regional transformation where the pawn stands, a global one from anywhere', () => {
    const world = newWorld();
    world.player(0).place = 'un';
    world.choose({ do: 'implant' });
    expect(world.offered('implant-tp').map(({ tp }) => tp)).toEqual(['M', 'N', 'O', 'P']);
    expect(world.why({ do: 'implant-tp', tp: 'G' })).toEqual(['BPC-IMP-1']);
    const there = newWorld().choose({ do: 'implant' });
    // Europe: LS 4, Discipline 2.
    expect(
      there
        .offered('implant-tp')
        .map(({ tp }) => tp)
        .join(''),
    ).toBe('ABCDEFGHMNOP');
  });

  test('BPC-CHR-6: with nothing left to implant there is no such action', () => {
    const world = newWorld().set('europe', { war: 1 });
    world.state.globals = 'MNOP';
    expect(world.why({ do: 'implant' })).toEqual(['BPC-TPX-15']); // of what comes closest
  });

  test('BPC-CHR-7, BPC-CHR-8: electricity in a region, an institution’s action in that institution', () => {
    const world = newWorld().set('china', { conflict: 1 });
    expect(world.why({ do: 'electricity' })).toEqual([]);
    expect(world.why({ do: 'institution' })).toEqual(['BPC-CHR-8']);
    world.player(0).place = 'un';
    expect(world.why({ do: 'electricity' })).toEqual(['BPC-CHR-7']);
    expect(world.why({ do: 'institution' })).toEqual([]);
  });

  test.each(['war', 'famine', 'dictatorship', 'chaos'] as const)(
    'BPC-CHR-13, BPC-SHR-2, BPC-TPX-15, BPC-ACI-22: %s lets characters in, and neither transformations nor power plants',
    (trouble) => {
      const world = newWorld().choose({ do: 'move' });
      const changes = {
        war: { war: 1 },
        famine: { famine: 1 },
        dictatorship: { regime: 'dictatorship', discipline: 4 },
        chaos: { regime: 'chaos', discipline: 0 },
      } as const;
      world.set('china', changes[trouble]).choose({ do: 'go', to: 'china' });
      expect(world.why({ do: 'electricity' })).toEqual(['BPC-CHR-13']);
      world.choose({ do: 'implant' });
      expect(world.why({ do: 'implant-tp', tp: 'G' })).toEqual(['BPC-TPX-15']);
    },
  );

  test('BPC-CHR-9, BPC-DEC-19: two cards of allowed colours, or one of another', () => {
    const world = newWorld().choose({ do: 'draw' });
    expect(world.options.filter(({ do: kind }) => kind !== 'signal')).toEqual([
      { do: 'draw-two' },
      { do: 'draw-foreign', colour: 'industry' },
      { do: 'draw-foreign', colour: 'education' },
    ]);
    expect(world.why({ do: 'draw-foreign', colour: 'media' })).toEqual(['BPC-CHR-9']);
    world.choose({ do: 'draw-two' });
    expect(world.offered('draw-card').map(({ colour }) => colour)).toEqual(['military', 'media', 'ngo', 'politics']);
    world.choose({ do: 'draw-card', colour: 'ngo' }, { do: 'draw-card', colour: 'media' });
    expect(world.player(0).hand.map((card) => card.slice(0, -2))).toEqual(['media', 'ngo']);
    const foreign = newWorld().choose({ do: 'draw' }, { do: 'draw-foreign', colour: 'education' });
    expect(foreign.player(0).hand.map((card) => card.slice(0, -2))).toEqual(['education']);
  });

  test('BPC-EMP-27: with the Journalists’ weakness both cards of the action are of one colour', () => {
    const world = newWorld({ weaknesses: true });
    world.player(0).employer = 'journalistes-sans-patrie';
    world.choose({ do: 'draw' }, { do: 'draw-two' }, { do: 'draw-card', colour: 'ngo' });
    expect(world.player(0).hand.map((card) => card.slice(0, -2))).toEqual(['ngo', 'ngo']);
    expect(world.atRest).toBe(true);
  });
});

describe('Communication', () => {
  test('BPC-INC-3, BPC-DEC-20, BPC-DEC-1: another player acts at once, with its own pawn, and decides about its own action', () => {
    const world = newWorld().hold(0, 'media-1').hold(2, 'industry-2').choose({ do: 'play-card', card: 'media-1' });
    expect(world.offered('grant').map(({ who }) => who)).toEqual([1, 2, 3]);
    expect(world.why({ do: 'grant', who: 0 })).toEqual(['BPC-INF-6']);
    world.choose({ do: 'grant', who: 2 });
    expect(world.step).toMatchObject({ do: 'action', seat: 2, granted: true });
    world.choose({ do: 'move' }, { do: 'go', to: 'who' });
    expect(world.player(2).place).toBe('who');
    expect(world.atRest).toBe(true);
    expect(world.state.spent).toEqual(['card-media']);
  });

  test('BPC-INC-4, BPC-INC-5, BPC-ACI-6: no second Communication, no limit by kinds, and it may be declined', () => {
    const world = newWorld().hold(0, 'media-1').hold(1, 'media-2', 'industry-1');
    world.state.spent = ['card-industry'];
    world.choose({ do: 'play-card', card: 'media-1' }, { do: 'grant', who: 1 });
    expect(world.why({ do: 'play-card', card: 'media-2' })).toEqual(['BPC-INC-4']);
    expect(world.why({ do: 'play-card', card: 'industry-1' })).toEqual([]);
    world.choose({ do: 'decline' });
    expect(world.atRest).toBe(true);
    const again = newWorld().hold(0, 'media-1').hold(1, 'politics-1').set('china', { conflict: 1 });
    again.player(1).place = 'un';
    again.choose({ do: 'play-card', card: 'media-1' }, { do: 'grant', who: 1 }, { do: 'institution' });
    expect(again.state.aci).toMatchObject({ initiator: 1, kind: 'institution' });
  });
});
