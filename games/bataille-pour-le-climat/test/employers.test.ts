// Chapter 6.4: what employers can do for everybody, and what their weaknesses forbid.

import { describe, expect, test } from 'vitest';
import { institutionThresholds } from '../rules/actions/institutions.ts';
import { dictatorshipThreshold } from '../rules/calamities/pawns.ts';
import { electricityThreshold } from '../rules/joint-action/electricity-aci.ts';
import { blueHelmets } from '../rules/regions/dice.ts';
import { powerNeeded } from '../rules/transformations/implant.ts';
import type { EmployerId } from '../types/index.ts';
import type { World } from './choosing.ts';
import { newWorld, startGame } from './position.ts';

/** Four characters of whom only one, by default another than the active one, has an employer. */
function withEmployer(employer: EmployerId, who = 1, weaknesses = false): World {
  const world = newWorld({ weaknesses });
  for (const player of world.state.players) player.employer = null;
  world.player(who).employer = employer;
  return world;
}

describe('skills', () => {
  test('BPC-EMP-1, BPC-EMP-4: The Shift Action makes transformations 1 cheaper for everybody', () => {
    expect(powerNeeded(withEmployer('shift-action').state)).toBe(15);
    expect(powerNeeded(withEmployer('famox').state)).toBe(16);
  });

  test('BPC-EMP-7: Volunteers of the World lower the electricity thresholds by 4', () => {
    const thresholds = (world: World) =>
      (['india', 'indo-australia', 'china', 'europe'] as const).map((id) => electricityThreshold(world.state, id));
    expect(thresholds(withEmployer('volontaires-du-monde'))).toEqual([6, 8, 10, 12]);
    expect(thresholds(withEmployer('famox'))).toEqual([10, 12, 14, 16]);
  });

  test('BPC-EMP-10: Global Amnesty makes Blue Helmets worth 3', () => {
    expect([blueHelmets(withEmployer('global-amnesty').state), blueHelmets(withEmployer('famox').state)]).toEqual([3, 2]);
  });

  test('BPC-EMP-13: Famox lowers the institutions to 6, 10 and 14, also for a Dictatorship', () => {
    const world = withEmployer('famox').set('russia', { regime: 'dictatorship', discipline: 3 });
    expect(institutionThresholds(world.state, 'who')).toEqual([6, 10, 14]);
    expect(dictatorshipThreshold(world.state, 'russia')).toBe(20);
    expect(institutionThresholds(withEmployer('shift-action').state, 'who')).toEqual([8, 12, 16]);
  });

  test('BPC-EMP-16, BPC-CHR-12: with the Human Rights Guards one line per turn is free, from region to linked region', () => {
    const world = withEmployer('human-rights-guards');
    world.player(0).place = 'europe';
    world.choose({ do: 'free-move' });
    expect(
      world
        .offered('go')
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['africa', 'middle-east', 'north-america', 'russia', 'south-america']);
    world.choose({ do: 'go', to: 'africa' });
    expect(world.told('moved')).toMatchObject([{ from: 'europe', to: 'africa', free: true }]);
    expect(world.state.spent).toEqual([]);
    expect(world.why({ do: 'free-move' })).toEqual(['BPC-EMP-16']);
    world.choose({ do: 'move' }, { do: 'go', to: 'un' });
    expect(world.told('moved').at(-1)).toMatchObject({ from: 'africa', to: 'un', free: false });
    world.state.freeMoveUsed = false;
    expect(world.why({ do: 'free-move' })).toEqual(['BPC-EMP-16']);
    expect(withEmployer('famox').offered('free-move')).toEqual([]);
  });

  test('BPC-EMP-19, BPC-CHR-12, BPC-INF-3: The Real Climate Objective gives one free card in a region with a reserve', () => {
    const world = withEmployer('real-climate-objective').hold(0, 'politics-1', 'politics-2', 'military-1', 'industry-1');
    world.set('africa', { riot: 1 }).set('europe', { riot: 2, shortage: 1 });
    expect(world.offered('free-card').map(({ card }) => card)).toEqual(['politics-1', 'politics-2']);
    world.choose({ do: 'free-card', card: 'politics-1' });
    if (world.step.do === 'pick-token') expect(world.offered('pick').map(({ region }) => region)).toEqual(['africa']);
    world.firstWhile('pick-token');
    expect(world.region('africa').riot).toBe(0);
    expect(world.state.spent).toEqual([]);
    expect(world.why({ do: 'play-card', card: 'politics-2' })).toEqual(['BPC-INF-3']);
    world.set('africa', { shortage: 1 });
    expect(world.why({ do: 'free-card', card: 'military-1' })).toEqual(['BPC-EMP-19']);
  });

  test('BPC-EMP-16, BPC-EMP-19: the free move and the free card come back with every turn', () => {
    const world = withEmployer('human-rights-guards');
    Object.assign(world.state, { freeMoveUsed: true, freeCardUsed: true });
    world.run({ do: 'begin-turn' });
    expect(world.state).toMatchObject({ freeMoveUsed: false, freeCardUsed: false });
  });

  test('BPC-EMP-22, BPC-EMP-31, BPC-ACT-10: Malmö slows the green pawn at the end of a turn, not when cards move it', () => {
    const world = withEmployer('malmo-resilience-institute');
    world.run({ do: 'activation', region: 'india', part: 'climate' });
    expect(world.state.green).toBe(9);
    world.reveal('warming-forests-2');
    expect(world.state.green).toBe(14);
    const cool = withEmployer('malmo-resilience-institute');
    cool.state.ghg = 7;
    expect(cool.run({ do: 'activation', region: 'india', part: 'climate' }).state.green).toBe(0);
  });

  test('BPC-EMP-25, BPC-DEC-7: with the Stateless Journalists a card just drawn can be exchanged for one of its colour', () => {
    const world = withEmployer('journalistes-sans-patrie').hold(0, 'ngo-1');
    world.run({ do: 'begin-turn' }).firstWhile('draw-secondary');
    expect(world.step).toMatchObject({ do: 'swap-drawn-card', seat: 0 });
    const offered = world.offered('swap').map(({ card }) => card);
    expect(offered.every((card) => world.state.drawn.includes(card))).toBe(true);
    const card = offered[0] ?? 'ngo-1';
    const colour = card.split('-')[0] as 'military';
    const before = world.player(0).hand.filter((it) => it.startsWith(colour)).length;
    world.choose({ do: 'swap', card });
    expect(world.player(0).hand.filter((it) => it.startsWith(colour))).toHaveLength(before);
    expect(world.state.discards[colour]).toEqual([card]);
  });

  test('BPC-EMP-28: with the Doctors an arriving character heals an Epizootic or the Epidemic, on every kind of move', () => {
    const world = withEmployer('docteurs-sans-limites').set('india', { epizootic: 1 }).set('china', { epidemic: 1, shortage: 1 });
    world.choose({ do: 'move' }, { do: 'go', to: 'china' });
    expect(world.region('china')).toMatchObject({ epidemic: 0, shortage: 1 });
    expect(world.told('healed')).toMatchObject([{ region: 'china', token: 'epidemic' }]);
    world.player(2).employer = 'human-rights-guards';
    world.choose({ do: 'free-move' }, { do: 'go', to: 'india' });
    expect(world.region('india').epizootic).toBe(0);
    world.set('china', { pandemic: 1 });
    world.player(0).place = 'un';
    world.state.spent = [];
    world.choose({ do: 'move' }, { do: 'go', to: 'china' });
    expect(world.region('china').pandemic).toBe(1);
  });
});

describe('weaknesses', () => {
  test('BPC-EMP-3: a weakness binds its own character, and only when weaknesses are on', () => {
    const blocked = (world: World) => {
      world.player(0).place = 'india';
      return world.why({ do: 'electricity' });
    };
    expect(blocked(withEmployer('shift-action', 0, true))).toEqual(['BPC-EMP-6']);
    expect(blocked(withEmployer('shift-action', 1, true))).toEqual([]);
    expect(blocked(withEmployer('shift-action', 0, false))).toEqual([]);
  });

  test('BPC-EMP-6: The Shift Action does not work in regions of LS 1, but global transformations stay possible', () => {
    const world = withEmployer('shift-action', 0, true);
    world.player(0).place = 'africa';
    world.choose({ do: 'implant' });
    expect(world.why({ do: 'implant-tp', tp: 'G' })).toEqual(['BPC-EMP-6']);
    expect(world.why({ do: 'implant-tp', tp: 'M' })).toEqual([]);
  });

  test('BPC-EMP-6: cards may still be given to others’ attempts there', () => {
    const world = withEmployer('shift-action', 1, true).hold(1, 'ngo-2');
    world.player(0).place = 'africa';
    world.choose({ do: 'implant' }, { do: 'implant-tp', tp: 'G' });
    expect(world.offered('lay', 1)).toEqual([{ do: 'lay', who: 1, card: 'ngo-2' }]);
  });

  test('BPC-EMP-9: the Volunteers’ character either moves or plays action cards', () => {
    const world = withEmployer('volontaires-du-monde', 0, true).hold(0, 'industry-1');
    world.choose({ do: 'move' }, { do: 'go', to: 'un' });
    expect(world.why({ do: 'play-card', card: 'industry-1' })).toEqual(['BPC-EMP-9']);
    const other = withEmployer('volontaires-du-monde', 0, true)
      .hold(0, 'industry-1')
      .choose({ do: 'play-card', card: 'industry-1' });
    expect(other.why({ do: 'move' })).toEqual(['BPC-EMP-9']);
  });

  test('BPC-EMP-12: Global Amnesty’s character gives no card or at least two at an institution', () => {
    const world = withEmployer('global-amnesty', 1, true).hold(1, 'military-1', 'media-1');
    world.player(0).place = 'un';
    world.set('africa', { conflict: 1 }).choose({ do: 'institution' });
    world.firstWhile('aci-lobbying');
    expect(world.step).toMatchObject({ do: 'aci-contribute', who: 1 });
    expect(world.why({ do: 'contributed' })).toEqual([]);
    world.choose({ do: 'give', card: 'military-1' });
    expect(world.why({ do: 'contributed' })).toEqual(['BPC-EMP-12']);
    world.choose({ do: 'give', card: 'media-1' });
    expect(world.why({ do: 'contributed' })).toEqual([]);
    const single = withEmployer('global-amnesty', 1, true).hold(1, 'military-1', 'ngo-1');
    single.player(0).place = 'un';
    single.set('africa', { conflict: 1 }).choose({ do: 'institution' }).choose({ do: 'pass' });
    // One fitting card alone cannot be given, so nothing is left to decide.
    expect(single.told('contributed').find(({ who }) => who === 1)).toMatchObject({ cards: 0 });
    expect(single.player(1).hand).toEqual(['military-1', 'ngo-1']);
  });

  test('BPC-EMP-18, BPC-CHR-4: the Guards’ character cannot go from one institution straight to another', () => {
    const world = withEmployer('human-rights-guards', 0, true);
    world.player(0).place = 'un';
    world.choose({ do: 'move' });
    expect(world.why({ do: 'go', to: 'who' })).toEqual(['BPC-EMP-18']);
    expect(world.why({ do: 'go', to: 'india' })).toEqual([]);
  });

  test('BPC-EMP-21: The Real Climate Objective changes electricity only where there is a reserve', () => {
    const world = withEmployer('real-climate-objective', 0, true);
    world.player(0).place = 'china';
    expect(world.why({ do: 'electricity' })).toEqual(['BPC-EMP-21']);
    world.player(0).place = 'africa';
    expect(world.why({ do: 'electricity' })).toEqual([]);
  });

  test('BPC-EMP-24: Malmö’s character works alone', () => {
    const world = withEmployer('malmo-resilience-institute', 0, true);
    world.player(0).place = 'china';
    world.player(2).place = 'china';
    expect(world.why({ do: 'electricity' })).toEqual(['BPC-EMP-24']);
    world.choose({ do: 'implant' });
    expect(world.why({ do: 'implant-tp', tp: 'G' })).toEqual(['BPC-EMP-24']);
    world.player(2).place = 'india';
    expect(world.why({ do: 'implant-tp', tp: 'G' })).toEqual([]);
  });

  test('BPC-EMP-27, BPC-CHR-9: the Journalists’ character draws two cards of one colour, or one foreign card', () => {
    const world = withEmployer('journalistes-sans-patrie', 0, true).choose({ do: 'draw' });
    expect(
      world
        .offered('draw-foreign')
        .map(({ colour }) => colour)
        .sort(),
    ).toEqual(['education', 'industry']);
    world.choose({ do: 'draw-two' });
    if (world.step.do === 'draw-colour') world.choose({ do: 'draw-card', colour: 'media' });
    world.firstWhile('draw-colour');
    expect(world.player(0).hand.map((card) => card.split('-')[0])).toEqual(['media', 'media']);
  });

  test('BPC-EMP-30: the Doctors’ character gives one card at most about a region with Conflicts', () => {
    const world = withEmployer('docteurs-sans-limites', 1, true).hold(1, 'media-1', 'media-2').set('europe', { conflict: 1 });
    world.turnOf('europe').reveal('general-strike').choose({ do: 'launch' }).firstWhile('aci-lobbying');
    world.choose({ do: 'give', card: 'media-1' });
    expect(world.why({ do: 'give', card: 'media-2' })).toEqual(['BPC-EMP-30']);
    world.hold(2, 'media-1', 'media-2').choose({ do: 'contributed' }, { do: 'give', card: 'media-1' });
    expect(world.why({ do: 'give', card: 'media-2' })).toEqual([]); // another character is not bound
    const calm = withEmployer('docteurs-sans-limites', 1, true).hold(1, 'media-1', 'media-2');
    calm.turnOf('europe').reveal('general-strike').choose({ do: 'launch' }).firstWhile('aci-lobbying');
    calm.choose({ do: 'give', card: 'media-1' });
    expect(calm.why({ do: 'give', card: 'media-2' })).toEqual([]);
  });

  test('BPC-EMP-15, BPC-DRW-4: with Famox’s weakness the hand holds 8 cards', () => {
    const world = withEmployer('famox', 0, true).hold(0, ...new Array<'ngo-1'>(7).fill('ngo-1'));
    world.choose({ do: 'draw' }, { do: 'discard-done' }, { do: 'draw-two' }).firstWhile('draw-colour');
    expect(world.player(0).hand).toHaveLength(8);
    expect(startGame().state.options.weaknesses).toBe(false);
  });
});
