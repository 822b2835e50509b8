// Chapter 6.4: the powers of employers and their moments.

import { describe, expect, test } from 'vitest';
import type { EmployerId } from '../types/index.ts';
import type { World } from './choosing.ts';
import { newWorld } from './position.ts';

function withEmployer(employer: EmployerId, who = 1): World {
  const world = newWorld();
  for (const player of world.state.players) player.employer = null;
  world.player(who).employer = employer;
  return world;
}

/** Another player uses the power while the active player chooses an action. */
function use(world: World, employer: EmployerId, outcome = 0, seat = 1): World {
  world.runner.reset(world.state);
  expect(world.runner.why(seat, { do: 'use-power', employer, outcome })).toEqual([]);
  world.runner.act(seat, { do: 'use-power', employer, outcome });
  return world;
}

describe('powers', () => {
  test('BPC-EMP-2, BPC-PWR-2: a power is used once, by its owner, without an action, and the decision is asked again', () => {
    const world = withEmployer('human-rights-guards').set('europe', { refugee: 2 });
    expect(world.offered('use-power', 0)).toEqual([]);
    use(world, 'human-rights-guards');
    expect(world.state.spent).toEqual([]);
    expect(world.state.usedPowers).toEqual(['human-rights-guards']);
    world.firstWhile('pick-token');
    expect(world.atRest).toBe(true);
    expect(world.offered('use-power', 1)).toEqual([]);
  });

  test('BPC-EMP-5: The Shift Action completes a begun pair in a sharing region that meets the requirement', () => {
    const world = withEmployer('shift-action')
      .set('europe', { tps: 'A' })
      .set('china', { tps: 'C' })
      .set('russia', { tps: 'A', war: 1, discipline: 2 });
    use(world, 'shift-action');
    // China has Discipline 1 and Russia does not share.
    expect(world.region('europe').tps).toBe('AB');
    expect(world.state).toMatchObject({ ghg: 99, seeded: 'B' });
    expect(withEmployer('shift-action').why({ do: 'use-power', employer: 'shift-action', outcome: 0 }, 1)).toEqual(['BPC-EMP-5']);
  });

  test('BPC-EMP-8, BPC-PWR-4, BPC-PRO-10: the Volunteers turn a failed propagation die into a success', () => {
    const failing = () => {
      const world = withEmployer('volontaires-du-monde');
      world.state.seeded = 'G';
      world.set('china', { tps: 'G' });
      return world.d8(8).run({ do: 'propagation', region: 'india' });
    };
    const world = failing();
    expect(world.step).toMatchObject({ do: 'failed-propagation', seat: 1, region: 'india' });
    world.choose({ do: 'succeed-anyway' });
    expect(world.region('india').tps).toBe('G');
    expect(world.state.usedPowers).toEqual(['volontaires-du-monde']);
    const kept = failing().choose({ do: 'pass' });
    expect(kept.region('india').tps).toBe('');
    expect(kept.state.usedPowers).toEqual([]);
  });

  test('BPC-EMP-11: Global Amnesty applies a tier-2 option of any institution', () => {
    const world = withEmployer('global-amnesty')
      .set('africa', { famine: 1 })
      .set('india', { epidemic: 1 })
      .set('china', { war: 1 });
    use(world, 'global-amnesty');
    expect(world.seat).toBe(1);
    expect(
      world
        .offered('choose-option')
        .map(({ option }) => option)
        .sort(),
    ).toEqual(['icrc-2a', 'un-2a', 'who-2a']);
    world.choose({ do: 'choose-option', option: 'icrc-2a' }).firstWhile('pick-token');
    expect(world.region('africa').famine).toBe(0);
    expect(withEmployer('global-amnesty').why({ do: 'use-power', employer: 'global-amnesty', outcome: 0 }, 1)).toEqual([
      'BPC-EMP-11',
    ]);
  });

  test('BPC-EMP-14, BPC-PWR-5: Famox chooses an outcome, until the first player has given cards', () => {
    const world = withEmployer('famox', 3).hold(1, 'media-4').turnOf('europe').reveal('general-strike');
    expect(world.offered('use-power', 3).map(({ outcome }) => outcome)).toEqual([1, 2]);
    world.choose({ do: 'launch' });
    expect(world.step).toMatchObject({ do: 'aci-contribute', who: 1 });
    const external = [...(world.state.aci?.external ?? [])];
    world.choose({ do: 'give', card: 'media-4' });
    use(world, 'famox', 1, 3);
    expect(world.region('europe').riot).toBe(1);
    expect(world.player(1).hand).toEqual(['media-4']);
    expect(world.state.aci).toBeNull();
    for (const card of external) expect(world.state.discards[card.split('-')[0] as 'media']).toContain(card);
    const late = withEmployer('famox', 3).hold(2, 'media-4').turnOf('europe').reveal('general-strike').choose({ do: 'launch' });
    late.choose({ do: 'contributed' });
    expect(late.offered('use-power', 3)).toEqual([]);
  });

  test('BPC-EMP-17: the Human Rights Guards integrate as many refugees as there are Destruction pawns', () => {
    const world = withEmployer('human-rights-guards').set('europe', { refugee: 4 }).set('china', { refugee: 3 });
    use(world, 'human-rights-guards');
    for (let i = 0; i < 4; i++) {
      const [pick] = world.offered('pick');
      if (pick === undefined) throw new Error('there are refugees to integrate');
      world.choose(pick);
    }
    expect(world.atRest).toBe(true);
    expect(world.region('europe').refugee + world.region('china').refugee).toBe(3);
    expect(withEmployer('human-rights-guards').why({ do: 'use-power', employer: 'human-rights-guards', outcome: 0 }, 1)).toEqual([
      'BPC-EMP-17',
    ]);
  });

  test('BPC-EMP-20, BPC-PWR-6: The Real Climate Objective shields the reserves from a Climate Consequence', () => {
    const world = withEmployer('real-climate-objective').turnOf('europe').reveal('cyclones');
    expect(world.step).toMatchObject({ do: 'shield-reserves', seat: 1 });
    world.choose({ do: 'shield' });
    expect(
      (['north-america', 'china', 'south-america', 'indo-australia'] as const).map((id) => world.region(id).refugee),
    ).toEqual([1, 1, 0, 0]);
    // Nothing is redirected: the Shortage goes to North America, the first of the four.
    expect(world.region('north-america').shortage).toBe(1);
    const seas = withEmployer('real-climate-objective').set('russia', { war: 1 }).turnOf('europe').reveal('rising-seas');
    expect(seas.step.do).toBe('shield-reserves');
    const elsewhere = withEmployer('real-climate-objective').turnOf('china').reveal('dry-rivers');
    expect(elsewhere.told('revealed')).toHaveLength(1);
    const dust = withEmployer('real-climate-objective').set('south-america', {
      electricity: { ...newWorld().region('south-america').electricity, hydro: 0 },
    });
    dust.turnOf('china').reveal('dry-rivers');
    expect(dust.atRest).toBe(true);
  });

  test('BPC-EMP-23: Malmö removes as many Conflicts and Dearths as the round number', () => {
    const world = withEmployer('malmo-resilience-institute').set('africa', { dearth: 1 }).set('china', { conflict: 3 });
    world.turnOf('europe', 3);
    use(world, 'malmo-resilience-institute');
    for (let i = 0; i < 3; i++) {
      const [pick] = world.offered('pick');
      if (pick !== undefined) world.choose(pick);
    }
    expect(world.atRest).toBe(true);
    expect(world.region('africa').dearth + world.region('china').conflict).toBe(1);
    expect(
      withEmployer('malmo-resilience-institute').why({ do: 'use-power', employer: 'malmo-resilience-institute', outcome: 0 }, 1),
    ).toEqual(['BPC-EMP-23']);
  });

  test('BPC-EMP-23: the round number counts Conflicts and Dearths together, from any regions', () => {
    const world = withEmployer('malmo-resilience-institute')
      .set('africa', { dearth: 1 })
      .set('china', { conflict: 2, dearth: 2 });
    world.turnOf('europe', 2);
    use(world, 'malmo-resilience-institute');
    world.choose({ do: 'pick', token: 'conflict', region: 'china' }, { do: 'pick', token: 'dearth', region: 'africa' });
    expect(world.atRest).toBe(true);
    expect(world.region('china')).toMatchObject({ conflict: 1, dearth: 2 });
  });

  test('BPC-EMP-26, BPC-CMP-18: if the deck has fewer than three cards, the discarded events are shuffled into a new one', () => {
    const world = withEmployer('journalistes-sans-patrie');
    Object.assign(world.state.deck, { top: ['growth'], upper: [], lower: [], bottom: [] });
    world.state.eventDiscard = ['mad-cow-flu', 'resistance'];
    use(world, 'journalistes-sans-patrie');
    const [told] = world.told('events-shown');
    expect(told?.cards[0]).toBe('growth');
    expect([...(told?.cards ?? [])].sort()).toEqual(['growth', 'mad-cow-flu', 'resistance']);
    expect(world.told('reshuffled')).toMatchObject([{ pile: 'events' }]);
  });

  test('BPC-EMP-26, BPC-DEC-28, BPC-HID-9: the Journalists show three events and put them on top or under, a Consequence only on top', () => {
    const world = withEmployer('journalistes-sans-patrie');
    world.state.deck.top = ['heat-wave', 'growth', 'take-off'];
    use(world, 'journalistes-sans-patrie');
    expect(world.told('events-shown')).toMatchObject([{ cards: ['heat-wave', 'growth', 'take-off'] }]);
    expect(world.why({ do: 'arrange', card: 'heat-wave', to: 'bottom' })).toEqual(['BPC-EMP-26']);
    world.choose({ do: 'arrange', card: 'take-off', to: 'top' }, { do: 'arrange', card: 'growth', to: 'bottom' });
    world.firstWhile('arrange-events');
    expect(world.state.deck.top).toEqual(['take-off', 'heat-wave']);
    expect(world.state.deck.bottom).toEqual(['growth']);
  });

  test('BPC-EMP-29, BPC-DIE-6: the Doctors roll for every disease; 4 or less heals, a failure changes nothing', () => {
    const world = withEmployer('docteurs-sans-limites')
      .set('europe', { epidemic: 1 })
      .set('china', { pandemic: 1 })
      .set('india', { epidemic: 1 });
    world.d8(4, 5, 1);
    use(world, 'docteurs-sans-limites');
    expect(world.told('rolled').map(({ purpose }) => purpose)).toEqual([
      { for: 'cure', region: 'europe' },
      { for: 'cure', region: 'china' },
      { for: 'cure', region: 'india' },
    ]);
    expect([world.region('europe').epidemic, world.region('china').pandemic, world.region('india').epidemic]).toEqual([0, 1, 0]);
    expect(
      withEmployer('docteurs-sans-limites').why({ do: 'use-power', employer: 'docteurs-sans-limites', outcome: 0 }, 1),
    ).toEqual(['BPC-EMP-29']);
  });
});

describe('moments', () => {
  test('BPC-PWR-1, BPC-DEC-35, BPC-DEC-27: powers interrupt before the event, at its joint action and during actions, and nowhere else', () => {
    const world = withEmployer('human-rights-guards').set('europe', { refugee: 1 });
    expect(world.offered('use-power', 1)).toHaveLength(1);
    world.run({ do: 'reveal-event', seat: 0, who: 0 });
    expect(world.step.do).toBe('reveal-event');
    expect(world.offered('use-power', 1)).toHaveLength(1);
    world.state.deck.top = ['general-strike'];
    world.turnOf('europe').choose({ do: 'reveal' });
    expect(world.step.do).toBe('event-aci');
    expect(world.offered('use-power', 1)).toHaveLength(1);
    world.choose({ do: 'no-aci' });
    world.run({ do: 'flee', from: 'china', n: 1, infected: false });
    expect(world.step.do).toBe('refugee-destination');
    expect(world.offered('use-power', 1)).toEqual([]);
  });

  test('BPC-DEC-35: without an unused anytime power the event is revealed by itself', () => {
    const world = withEmployer('famox');
    world.state.deck.top = ['open-science'];
    world.run({ do: 'reveal-event', seat: 0, who: 0 });
    expect(world.told('revealed')).toMatchObject([{ card: 'open-science' }]);
  });

  test('BPC-PWR-3: The Shift Action may still complete a pair right before the victory check', () => {
    const world = withEmployer('shift-action').set('europe', { tps: 'A', ghg: 8 });
    world.state.ghg = 34;
    world.turnOf('india').run({ do: 'activate' }, { do: 'victory-check' });
    world.firstWhile('electricity-remove');
    expect(world.step).toMatchObject({ do: 'after-activation', seat: 1 });
    const ghg = world.state.ghg;
    world.choose({ do: 'use-power', employer: 'shift-action', outcome: 0 });
    expect(world.state.ghg).toBe(ghg - 1); // the only pair there is
    expect(world.state.usedPowers).toEqual(['shift-action']);
    const expert = newWorld({ 'expert-no-pair-bonus': true }).set('europe', { tps: 'A' }).turnOf('india').run({ do: 'activate' });
    expect(expert.atRest).toBe(true); // the power could not lower the counter
    const without = withEmployer('shift-action').turnOf('india').run({ do: 'activate' });
    expect(without.atRest).toBe(true);
  });

  describe('BPC-PWR-3: before the final scoring', () => {
    /** Everybody's power would do something, and the counter stands at the threshold at the end of this turn. */
    const atTheEnd = (ghg: number) => {
      const world = newWorld().set('africa', { epidemic: 1, refugee: 1 }).set('india', { ghg: 0, population: 1 });
      world.state.ghg = ghg;
      return world;
    };
    const employers = ['human-rights-guards', 'docteurs-sans-limites', 'global-amnesty', 'shift-action'] as const;

    test('every owner of an unused anytime power is asked once, from the active player on', () => {
      const world = atTheEnd(30);
      for (const [who, employer] of employers.entries()) world.player(who).employer = employer;
      world.turnOf('india').run({ do: 'activation', region: 'india', part: 'climate' }, { do: 'victory-check' });
      expect(world.step).toMatchObject({ do: 'after-activation', who: 0 });
      expect(world.offered('use-power', 1)).toEqual([]); // one after the other
      world.choose({ do: 'use-power', employer: 'human-rights-guards', outcome: 0 });
      world.choose({ do: 'pick', token: 'refugee', region: 'africa' });
      expect(world.step).toMatchObject({ do: 'after-activation', who: 1 });
      world.choose({ do: 'pass' });
      expect(world.step).toMatchObject({ do: 'after-activation', who: 2 });
      world.choose({ do: 'pass' });
      // The Shift Action has no pair to complete.
      expect(world.runner.over).toBe(true);
      expect(world.state.usedPowers).toEqual(['human-rights-guards']);
    });

    test('nobody is asked while the counter is too high, on the last turn either', () => {
      const world = atTheEnd(50);
      world.player(0).employer = 'human-rights-guards';
      world.turnOf('india', 4).run({ do: 'activation', region: 'india', part: 'climate' });
      expect(world.atRest).toBe(true);
    });

    test('a pair that brings the counter down to the threshold lets the others use theirs', () => {
      const world = atTheEnd(34).set('europe', { tps: 'A' });
      for (const [who, employer] of employers.entries()) world.player(who).employer = employer;
      world.turnOf('india').run({ do: 'activation', region: 'india', part: 'climate' }, { do: 'victory-check' });
      expect(world.step).toMatchObject({ do: 'after-activation', who: 3 });
      world.choose({ do: 'use-power', employer: 'shift-action', outcome: 0 });
      expect(world.step).toMatchObject({ do: 'after-activation', who: 0 });
      world.choose({ do: 'pass' }, { do: 'pass' }, { do: 'pass' });
      expect(world.runner.over).toBe(true);
    });

    test('a scenario without the counter is decided after the last powers', () => {
      const world = newWorld({ scenario: 'tutorial-2' }).set('africa', { conflict: 1, dearth: 1 });
      for (const id of ['south-america', 'india', 'europe'] as const) world.set(id, { riot: 0, epizootic: 0, refugee: 0 });
      world.player(0).employer = 'malmo-resilience-institute';
      world.state.turn = world.state.lastTurn;
      const region = world.state.order[8] ?? 'india';
      world.run({ do: 'activation', region, part: 'climate' }, { do: 'victory-check' });
      expect(world.step).toMatchObject({ do: 'after-activation', who: 0 });
      world.choose({ do: 'use-power', employer: 'malmo-resilience-institute', outcome: 0 });
      world.choose({ do: 'pick', token: 'conflict', region: 'africa' });
      world.choose({ do: 'pass' }); // another power
      expect(world.told('tutorial-over')).toMatchObject([{ won: true }]);
    });
  });
});
