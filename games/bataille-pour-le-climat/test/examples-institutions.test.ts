// The worked examples of the manual about joint actions, oil, electricity and the end (chapter 13.1).

import { instead } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { colourCounts } from '../rules/actions/influence.ts';
import { dictatorshipThreshold } from '../rules/calamities/pawns.ts';
import { electricityThreshold } from '../rules/joint-action/electricity-aci.ts';
import { oilBalance, populationUnit } from '../rules/regions/region.ts';
import { COLOURS, REGIONS } from '../types/index.ts';
import type { World } from './choosing.ts';
import { newWorld, startGame } from './position.ts';

describe('joint actions', () => {
  test('BPC-EX-24, BPC-ACI-2, BPC-ACI-11, BPC-ACI-12, BPC-ACI-16, BPC-ACI-18, BPC-INS-8: at the UN 18 − 3 = 15 and a Citizens’ Convention end a War; 11 cards are discarded', () => {
    const world = newWorld();
    world.player(3).employer = null; // without Famox the thresholds are 8, 12 and 16
    world.player(0).place = 'un';
    world.set('africa', { war: 1 });
    world.state.external = ['industry-2', 'ngo-1'];
    world
      .hold(0, 'media-3', 'politics-3', 'military-2')
      .hold(1, 'military-3', 'politics-2', 'media-2')
      .hold(3, 'military-2', 'politics-1', 'education-4');
    const discarded = () => COLOURS.reduce((sum, colour) => sum + world.state.discards[colour].length, 0);
    expect(discarded()).toBe(0);
    world.choose({ do: 'institution' });
    while (world.step.do === 'aci-contribute') {
      const gift = world.offered('give').find(({ card }) => card !== 'education-4');
      world.choose(gift ?? { do: 'contributed' });
    }
    expect(world.told('aci-revealed')).toMatchObject([{ power: 15 }]);
    expect(world.step).toMatchObject({ do: 'aci-end-card', who: 3 });
    world.choose({ do: 'citizens-convention', card: 'education-4', by: 2 });
    expect(world.step).toMatchObject({ do: 'institution-option', tier: 3, power: 17 });
    expect(discarded()).toBe(11); // 8 given, 2 from outside, and the Convention
    world.choose({ do: 'choose-option', option: 'un-3a' }, { do: 'pick', token: 'war', region: 'africa' });
    expect(world.region('africa').war).toBe(0);
  });

  test('BPC-EX-25, BPC-SET-7, BPC-ACI-12: for the first joint action 9 of the 18 External cards are of an asked colour', () => {
    const { state } = newWorld();
    expect(state.external).toHaveLength(18);
    expect(colourCounts(state.external)).toEqual([3, 3, 3, 3, 3, 3]);
  });
});

test.each([
  [19, 1],
  [20, 2],
  [35, 3],
])(
  'BPC-EX-26, BPC-REG-18, BPC-EXO-1: a population of %i has PU %i, and as many units in an Exodus and dice in a Famine',
  (population, unit) => {
    const world = newWorld().set('china', { population, famine: 1, demography: 0 });
    expect(populationUnit(world.state, world.region('china'))).toBe(unit);
    world.turnOf('china').run({ do: 'activation', region: 'china', part: 'orange' });
    const [loss] = world.told('population');
    expect(loss?.dice).toHaveLength(unit);
    const left = populationUnit(world.state, { ...world.region('china'), population: loss?.to ?? 0 });
    expect(world.told('exodus')).toMatchObject([{ units: left }]);
    world.set('china', { population, famine: 0 });
  },
);

describe('China and the oil', () => {
  /** China with a surplus gas token and a negative balance; nobody below it can be attacked. */
  function thirsty(): World {
    const world = newWorld().set('china', { electricity: { ...newWorld().region('china').electricity, gas: 1 } });
    world.set('russia', { exports: 1 });
    expect(oilBalance(world.state)).toBe(-1);
    world.state.players.forEach((player) => {
      player.employer = null;
    });
    return world;
  }
  const atWar = { war: 1, refugee: 0 } as const;

  test('BPC-EX-27, BPC-LIV-8, BPC-LIV-9, BPC-LIV-10, BPC-LIV-15, BPC-LIV-19, BPC-SPC-2, BPC-SPC-3, BPC-SPC-6: no war is possible, so one Overproduction pawn goes and one electricity token is removed', () => {
    const world = thirsty().set('south-america', atWar).set('indo-australia', atWar);
    world.turnOf('china').run({ do: 'activation', region: 'china', part: 'living-standard' });
    expect(world.region('china').special).toBe(1);
    const short = (['europe', 'north-america', 'middle-east', 'russia'] as const).map((id) => world.region(id).shortage);
    expect(short).toEqual([1, 1, 1, 1]);
    expect(world.step).toMatchObject({ do: 'electricity-remove', region: 'china', cause: 'no-rise' });
    world.choose({ do: 'give-up-token', kind: 'gas' });
    expect(world.region('china')).toMatchObject({ standard: 3, imports: 2, local: 1 });
  });

  test('BPC-EX-28, BPC-WOI-2, BPC-WOI-4, BPC-LIV-21: a war on Indo-Australia brings the balance to 0 and the pawns stay', () => {
    const world = thirsty().set('south-america', atWar);
    world.turnOf('china').run({ do: 'activation', region: 'china', part: 'living-standard' });
    world.firstWhile('electricity-remove', 'refugee-destination');
    expect(world.atRest).toBe(true);
    expect(world.told('war-for-oil')).toMatchObject([{ region: 'china', victim: 'indo-australia' }]);
    expect(world.region('indo-australia')).toMatchObject({ war: 1, imports: 0, standard: 1 });
    expect(world.region('china')).toMatchObject({ special: 2, standard: 3 });
    expect(oilBalance(world.state)).toBe(0);
    expect(world.told('electricity').filter(({ region }) => region === 'china')).toMatchObject([{ cause: 'no-rise' }]);
  });

  test('BPC-EX-29, BPC-WOI-7, BPC-LIV-15, BPC-LIV-18: two wars let China keep LS 3 and rise to LS 4', () => {
    const world = thirsty();
    world.turnOf('china').run({ do: 'activation', region: 'china', part: 'living-standard' });
    world.firstWhile('electricity-remove', 'refugee-destination');
    expect(world.told('war-for-oil').map(({ victim }) => victim)).toEqual(['south-america', 'indo-australia']);
    expect(oilBalance(world.state)).toBe(0);
    expect(world.region('china')).toMatchObject({ standard: 4, demography: -1, discipline: 1, special: 2, imports: 3 });
  });
});

describe('thresholds', () => {
  test('BPC-EX-30, BPC-DIC-12, BPC-INS-13: ending a Dictatorship of Discipline 4 takes 24, with Famox 22', () => {
    const world = newWorld().set('russia', { regime: 'dictatorship', discipline: 4 });
    expect(dictatorshipThreshold(world.state, 'russia')).toBe(22);
    for (const player of world.state.players) player.employer = null;
    expect(dictatorshipThreshold(world.state, 'russia')).toBe(24);
  });

  test('BPC-EX-31, BPC-ELE-2: electricity takes 10, 12, 14 or 16, with the Volunteers 6, 8, 10 or 12', () => {
    const world = newWorld();
    const byStandard = () =>
      (['india', 'indo-australia', 'russia', 'europe'] as const).map((id) => electricityThreshold(world.state, id));
    expect(byStandard()).toEqual([6, 8, 10, 12]);
    for (const player of world.state.players) player.employer = null;
    expect(byStandard()).toEqual([10, 12, 14, 16]);
  });

  test('BPC-EX-32, BPC-OIL-6, BPC-LIV-7: a balance of −3 does nothing to a region without imports', () => {
    const world = newWorld().set('russia', { exports: 0 }).set('africa', { exports: 0 });
    expect(oilBalance(world.state)).toBe(-3);
    world.turnOf('india').run({ do: 'activation', region: 'india', part: 'living-standard' });
    expect(world.atRest).toBe(true);
    expect(world.events.filter(({ kind }) => kind !== 'activation')).toEqual([]);
  });

  test('BPC-EX-33, BPC-TPX-19: transformation P with 7 Destruction pawns lowers the counter by 3', () => {
    const world = newWorld().hold(0, 'military-4', 'media-4', 'industry-4', 'ngo-4', 'politics-4', 'education-4');
    world.state.zones = { poles: 2, glaciers: 2, currents: 2, forests: 1 };
    world.choose({ do: 'implant' }, { do: 'implant-tp', tp: 'P' });
    for (const { card } of world.offered('lay', 0)) world.runner.act(0, { do: 'lay', who: 0, card });
    world.runner.act(0, { do: 'close' });
    expect(world.state.ghg).toBe(97);
    expect(world.state.globals).toBe('P');
  });
});

describe('start and end', () => {
  test('BPC-EX-34, BPC-EXP-1: in Expert mode four regions start with a higher demography', () => {
    const { state } = newWorld({ mode: 'expert', 'starting-calamities': true });
    const rates = Object.fromEntries(REGIONS.map((id) => [id, state.regions[id].demography]));
    expect(rates).toEqual({
      europe: 0,
      'north-america': 1,
      'south-america': 1,
      'middle-east': 3,
      africa: 4,
      'indo-australia': 1,
      russia: 0,
      china: 0,
      india: 2,
    });
  });

  test.each([
    ['oil-collapse', 61, 30],
    ['global-warming', 65, 30],
    ['ragnarok', 61, 32],
  ] as const)(
    'BPC-EX-35, BPC-DCK-1, BPC-DCK-2, BPC-DCK-3: the deck %s has %i cards, %i of them prepared',
    (deck, cards, prepared) => {
      const { state } = startGame({ 'event-deck': deck });
      expect(state.deck.upper.length + state.deck.lower.length).toBe(cards);
      expect(state.deck.upper).toHaveLength(prepared);
    },
  );

  test.each([
    [33, 5, 'victory', 'exemplary'],
    [34, 36, 'defeat', 'tropics-lost'],
    [91, 36, 'defeat', 'hothouse'],
  ] as const)('BPC-EX-36, BPC-END-1, BPC-END-3, BPC-SCO-3: %i after turn %i is a %s (%s)', (ghg, turn, ending, verdict) => {
    const world = newWorld();
    world.state.ghg = ghg;
    world.state.turn = turn;
    instead(world.state, { do: 'victory-check' });
    world.runner.reset(world.state);
    world.runner.advance();
    expect(world.state.outcome?.ending).toBe(ending);
    expect(world.state.verdict).toBe(verdict);
  });
});
