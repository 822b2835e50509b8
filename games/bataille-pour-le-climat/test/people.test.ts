// Chapter 8.4: several characters for one person, joining, leaving and taking over.
import { instead, TABLE, viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { components } from '../data/index.ts';
import { secondaryColours } from '../rules/actions/influence.ts';
import { game } from '../rules/game.ts';
import { covers, spoilsCover } from '../rules/table/casting.ts';
import { freshPlayer } from '../rules/table/people.ts';
import type { BpcAction } from '../types/index.ts';
import type { World } from './choosing.ts';
import { newWorld, startGame } from './position.ts';

/** Announced by the table, then the next turn begins. */
function nextTurn(world: World): World {
  instead(world.state, { do: 'action', seat: 0, who: 0, granted: false });
  return world.run({ do: 'turn' });
}

function announce(world: World, action: BpcAction): World {
  world.runner.reset(world.state);
  expect(world.runner.why(TABLE, action)).toEqual([]);
  world.runner.act(TABLE, action);
  return world;
}

describe('one person, several characters', () => {
  test('BPC-JLV-1: each character has its own hand, pawn, employer and turn', () => {
    const world = startGame({}, 1);
    expect(world.state.players.map(({ seat }) => seat)).toEqual([0, 0, 0]);
    expect(new Set(world.state.players.map(({ character }) => character)).size).toBe(3);
    expect(new Set(world.state.players.map(({ employer }) => employer)).size).toBe(3);
    world.firstWhile('starting-draw');
    expect(world.state.players.map(({ place }) => place)).toEqual(['europe', 'north-america', 'south-america']);
    const view = viewOf(game, world.state, 0);
    for (const { hand } of view.players) expect(hand.some((card) => card.includes('?'))).toBe(false);
  });

  test('BPC-JLV-2: a seat is a number, whoever sits there: nothing in the state says person or bot', () => {
    expect(Object.keys(startGame().player(0)).sort()).toEqual(
      ['character', 'employer', 'hand', 'place', 'seat', 'signalTurns', 'signals', 'wait'].sort(),
    );
  });
});

describe('joining', () => {
  test('BPC-JLV-3, BPC-JLV-6: a fifth character sits down before the active player and draws a starting hand', () => {
    const world = newWorld({ characters: '4' }, 5);
    world.state.active = 2;
    world.state.turn = 3;
    announce(world, { do: 'join', seat: 4 });
    expect(world.state.players).toHaveLength(4);
    nextTurn(world);
    expect(world.state.players).toHaveLength(5);
    expect(world.state.active).toBe(3);
    expect(world.player(2)).toMatchObject({ seat: 4, character: '', place: 'russia' }); // its first turn is turn 7
    expect(world.step).toMatchObject({ do: 'choose-character', seat: 4, who: 2 });
    expect(world.why({ do: 'choose-character', character: 'lin' })).toContain('BPC-DEC-2');
    world.choose({ do: 'choose-character', character: 'vos' });
    expect(world.step).toMatchObject({ do: 'choose-employer', seat: 4 });
    expect(world.why({ do: 'choose-employer', employer: 'famox' })).toEqual(['BPC-DEC-2']);
    world.choose({ do: 'choose-employer', employer: 'docteurs-sans-limites' });
    const allowed = ['industry', 'politics', 'military'];
    for (let card = 0; card < 5; card++) {
      expect(world.step).toMatchObject({ do: 'starting-draw', who: 2, left: 5 - card });
      expect(
        world
          .offered('draw-card')
          .map(({ colour }) => colour)
          .sort(),
      ).toEqual([...allowed].sort());
      world.choose({ do: 'draw-card', colour: 'politics' });
    }
    expect(world.player(2).hand).toHaveLength(5);
  });

  test('BPC-JLV-3: not more than five characters', () => {
    const world = newWorld({}, 5);
    expect(world.why({ do: 'join', seat: 0 }, TABLE)).toEqual(['BPC-JLV-3']);
    const four = newWorld();
    announce(four, { do: 'join', seat: 1 });
    expect(four.why({ do: 'join', seat: 1 }, TABLE)).toContain('BPC-JLV-3');
  });

  test('BPC-JLV-4, BPC-DRW-2, BPC-DRW-3: with five characters everybody turns to one secondary colour, and back', () => {
    const world = newWorld({ characters: '4' }, 5);
    expect(secondaryColours(world.state, 'diallo')).toEqual(['media', 'ngo']);
    announce(world, { do: 'join', seat: 4 });
    nextTurn(world).firstWhile('choose-character', 'choose-employer', 'starting-draw');
    expect(secondaryColours(world.state, 'diallo')).toEqual(['media']);
    announce(world, { do: 'leave', character: world.player(0).character });
    nextTurn(world).firstWhile('swap-character');
    expect(world.state.players).toHaveLength(4);
    expect(secondaryColours(world.state, 'diallo')).toEqual(['media', 'ngo']);
  });

  test('BPC-JLV-5, BPC-PWR-8: a newcomer’s power waits for the second turn', () => {
    const world = newWorld({ characters: '3' }, 4).set('europe', { refugee: 1 });
    announce(world, { do: 'join', seat: 3 });
    nextTurn(world).choose({ do: 'choose-character', character: 'vos' });
    world.choose({ do: 'choose-employer', employer: 'human-rights-guards' }).firstWhile('starting-draw');
    const who = world.state.players.findIndex(({ character }) => character === 'vos');
    const offered = () => {
      instead(world.state, { do: 'action', seat: 0, who: 1, granted: false });
      return world.offered('use-power', 3).length > 0;
    };
    expect(offered()).toBe(false);
    const turn = () => {
      world.state.active = who;
      instead(world.state, { do: 'action', seat: 0, who: 0, granted: false });
      world.run({ do: 'begin-turn' });
    };
    turn();
    expect(offered()).toBe(false);
    turn();
    expect(offered()).toBe(true);
  });
});

describe('leaving and taking over', () => {
  test('BPC-JLV-7: the hand is discarded, and character, employer and pawn leave at the start of the next turn', () => {
    const world = newWorld().hold(3, 'media-4', 'ngo-1');
    announce(world, { do: 'leave', character: 'rivera' });
    expect(world.state.players).toHaveLength(4);
    expect(world.why({ do: 'leave', character: 'rivera' }, TABLE)).toContain('BPC-JLV-7');
    nextTurn(world);
    expect(world.state.players.map(({ character }) => character)).toEqual(['diallo', 'benali', 'lin']);
    expect([world.state.discards.media, world.state.discards.ngo]).toEqual([['media-4'], ['ngo-1']]);
  });

  test('BPC-JLV-7: turn order goes on where it was', () => {
    const world = newWorld();
    world.state.active = 2;
    announce(world, { do: 'leave', character: 'diallo' });
    nextTurn(world).firstWhile('swap-character');
    expect(world.player(world.state.active).character).toBe('lin');
  });

  test('BPC-JLV-4, BPC-SET-9: whichever four are in play, a fifth who covers the colours can join, and only such are offered', () => {
    const ids = components.characters.map(({ id }) => id);
    const fours = ids.flatMap((a, i) =>
      ids
        .slice(i + 1)
        .flatMap((b, j) => ids.slice(i + j + 2).flatMap((c, k) => ids.slice(i + j + k + 3).map((d) => [a, b, c, d]))),
    );
    expect(fours).toHaveLength(126);
    for (const four of fours.filter(covers)) {
      const world = newWorld();
      for (const [who, character] of four.entries()) world.player(who).character = character;
      world.state.players.push(freshPlayer(0));
      const offered = ids.filter((id) => !four.includes(id) && !spoilsCover(world.state, 4, id));
      expect(offered.length).toBeGreaterThan(0);
      for (const fifth of offered) expect(covers([...four, fifth])).toBe(true);
    }
  });

  test('BPC-JLV-8: if a colour is no longer covered, the others exchange characters until it is', () => {
    const world = newWorld();
    const cast = ['vos', 'okafor', 'benali', 'rivera'];
    for (const [who, character] of cast.entries()) world.player(who).character = character;
    // Without Rivera nobody reaches the Military except Vos; without Vos and Rivera nobody does.
    world.player(0).character = 'okafor';
    world.player(1).character = 'lin';
    expect(covers(['okafor', 'lin', 'benali'])).toBe(false);
    announce(world, { do: 'leave', character: 'rivera' });
    nextTurn(world);
    expect(world.step).toMatchObject({ do: 'swap-character', who: 0 });
    const hand = world.player(0).hand;
    const all = components.characters.map(({ id }) => id);
    while (world.step.do === 'swap-character') {
      const last = world.step.who === 2;
      if (last) expect(world.why({ do: 'keep-character' })).toEqual(['BPC-JLV-8']);
      const swap = world.offered('choose-character')[0];
      expect(all).toContain(swap?.character);
      world.choose(last && swap !== undefined ? swap : { do: 'keep-character' });
    }
    expect(covers(world.state.players.map(({ character }) => character))).toBe(true);
    expect(world.player(0).hand).toEqual(hand);
  });

  test('BPC-JLV-9: three characters must stay, unless somebody takes the seat over', () => {
    const world = newWorld({ characters: '3' }, 4).hold(1, 'ngo-3');
    expect(world.why({ do: 'leave', character: 'benali' }, TABLE)).toEqual(['BPC-JLV-9']);
    announce(world, { do: 'take-over', character: 'benali', seat: 3 });
    nextTurn(world);
    expect(world.step).toMatchObject({ do: 'take-seat', seat: 3, character: 'benali' });
    world.choose({ do: 'sit-down' });
    expect(world.player(1)).toMatchObject({ seat: 3, character: 'benali', hand: ['ngo-3'] });
  });

  test('BPC-JLV-10: a used power stays used when its employer comes back', () => {
    const world = newWorld({ characters: '4' }, 5).set('europe', { refugee: 1 });
    world.state.usedPowers = ['human-rights-guards'];
    announce(world, { do: 'join', seat: 4 });
    nextTurn(world).choose({ do: 'choose-character', character: 'vos' });
    world.choose({ do: 'choose-employer', employer: 'human-rights-guards' }).firstWhile('starting-draw');
    for (const player of world.state.players) player.wait = 0;
    expect(world.offered('use-power', 4)).toEqual([]);
  });
});
