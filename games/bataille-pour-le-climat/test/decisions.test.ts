// Chapter 9: how decisions are put, and what keeps them short.
import { at, below, Runner, seeded } from '@kaya/engine';
import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import type { Bpc } from '../types/index.ts';
import { newWorld, optionsOf, startGame } from './position.ts';

test('BPC-DEC-18, BPC-INS-5: pawns are picked one by one, from any region that has one, until there are enough or none', () => {
  const world = newWorld().set('china', { conflict: 2 }).set('russia', { conflict: 1 });
  world.run({
    do: 'effects',
    effects: [{ op: 'remove', token: 'conflict', n: 4, on: 'anywhere' }],
    target: null,
    shielded: false,
    by: null,
    power: 0,
  });
  expect(world.offered('pick').map(({ region }) => region)).toEqual(['russia', 'china']);
  expect(world.why({ do: 'pick', token: 'conflict', region: 'india' })).toEqual(['BPC-INS-5']);
  world.choose({ do: 'pick', token: 'conflict', region: 'china' }, { do: 'pick', token: 'conflict', region: 'russia' });
  expect(world.offered('enough')).toHaveLength(1);
  world.choose({ do: 'pick', token: 'conflict', region: 'china' });
  // Three of four are gone and none is left: nobody is asked for the fourth.
  expect(world.atRest).toBe(true);
});

test('BPC-DEC-31, BPC-JLV-8: after a departure that uncovers a colour the seats are asked in order to keep or exchange', () => {
  const world = newWorld();
  for (const [who, character] of ['benali', 'okafor', 'lin', 'vos'].entries()) world.player(who).character = character;
  world.hold(0, 'ngo-4');
  world.state.departures = [{ character: 'vos', to: null }];
  world.run({ do: 'turn' });
  // Only Henrik Vos had access to Military.
  expect(world.step).toMatchObject({ do: 'swap-character', seat: 0, who: 0 });
  expect(world.offered('keep-character')).toHaveLength(1);
  expect(world.why({ do: 'choose-character', character: 'okafor' })).toContain('BPC-DEC-2');
  world.choose({ do: 'keep-character' }, { do: 'keep-character' });
  expect(world.step).toMatchObject({ do: 'swap-character', seat: 2, who: 2 });
  // The last seat must bring Military back without losing anything else: Education stays with Okafor.
  expect(world.why({ do: 'keep-character' })).toEqual(['BPC-JLV-8']);
  expect(world.offered('choose-character').map(({ character }) => character)).toEqual([
    'diallo',
    'solberg',
    'han',
    'rivera',
    'vos',
    'kealoha',
  ]);
  world.choose({ do: 'choose-character', character: 'solberg' });
  expect(world.state.players.map(({ character }) => character)).toEqual(['benali', 'okafor', 'solberg']);
  expect(world.player(0).hand).toContain('ngo-4');
});

test('BPC-DEC-32: cards alike are one option, and no decision of a game lists more than sixty of them besides talk and powers', () => {
  const world = newWorld().hold(1, 'media-4', 'media-4', 'media-4').reveal('mad-cow-flu').choose({ do: 'launch' });
  expect(world.offered('give')).toEqual([{ do: 'give', card: 'media-4' }]);
  const rng = seeded('lists');
  const runner = Runner.start<Bpc>(game, { seats: 5, options: optionsOf(5, {}), seed: 'lists' });
  let longest = 0;
  while (!runner.over) {
    const seat = at(runner.awaited(), 0);
    const list = runner.legal(seat);
    longest = Math.max(longest, list.filter((action) => action.do !== 'signal' && action.do !== 'use-power').length);
    runner.act(seat, at(list, below(rng, list.length)));
  }
  expect(longest).toBeLessThanOrEqual(60);
});

test('BPC-CMP-13: the supply of pawns, tokens and cubes never runs out', () => {
  const world = newWorld();
  for (const id of world.state.order) world.set(id, { discipline: 4, riot: 4, shortage: 4, epizootic: 4, refugee: 4 });
  world.set('china', { riot: 0 }).run({ do: 'add', region: 'china', token: 'riot', n: 4 });
  expect(world.region('china').riot).toBe(4);
});

test('BPC-DEC-29, BPC-VOC-10: each named player discards a card of its choice, from the active one to the left', () => {
  const world = newWorld().hold(0, 'ngo-1').hold(1).hold(2, 'media-1', 'media-4').hold(3, 'ngo-2').turnOf('europe');
  world.run({
    do: 'effects',
    effects: [{ op: 'discard', who: 'each', n: 1 }],
    target: 'europe',
    shielded: false,
    by: null,
    power: 0,
  });
  expect(world.step).toMatchObject({ do: 'discard-card', seat: 0 });
  world.choose({ do: 'discard', card: 'ngo-1' });
  expect(world.step).toMatchObject({ do: 'discard-card', seat: 2 });
  world.choose({ do: 'discard', card: 'media-4' }, { do: 'discard', card: 'ngo-2' });
  expect(world.state.players.map(({ hand }) => hand)).toEqual([[], [], ['media-1'], []]);
});

test('BPC-DEC-35: the reveal is asked only while a power could still come in between', () => {
  const world = newWorld();
  world.run({ do: 'reveal-event', seat: 0, who: 0 });
  expect(world.step.do).toBe('reveal-event');
  const used = newWorld();
  used.state.usedPowers = ['shift-action', 'global-amnesty'];
  used.state.deck.top = ['oil-constraint-01'];
  used.run({ do: 'reveal-event', seat: 0, who: 0 });
  expect(used.told('revealed')).toHaveLength(1);
});

test('BPC-DEC-36: a signal is one word per colour and turn', () => {
  const world = startGame();
  while (world.step.do !== 'action') world.choose(at(world.options, 0));
  world.choose({ do: 'signal', who: 0, colour: 'ngo', level: 'little' });
  expect(world.offered('signal', 0).some(({ colour }) => colour === 'ngo')).toBe(false);
  expect(world.offered('signal', 0)).toHaveLength(15);
  world.state.turn++;
  expect(world.offered('signal', 0)).toHaveLength(18);
});
