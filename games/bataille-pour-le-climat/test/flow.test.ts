// Chapters 4 and 5.1: the flow of a turn, and the parameters of a region.
import { at } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { regionData } from '../data/index.ts';
import { changeDemography, changePopulation, gainDiscipline } from '../rules/events/changes.ts';
import { effectiveElectricity, effectiveOil, emissions, oilProduction, resilience } from '../rules/regions/region.ts';
import { activeRegion, roundOf } from '../rules/regions/track.ts';
import { CLIMATE, REGIONS } from '../types/index.ts';
import { newWorld, startGame } from './position.ts';

describe('the turn', () => {
  test('BPC-FLW-1, BPC-FLW-2: the region and the round follow from the turn', () => {
    const { state } = newWorld();
    const shown = [1, 9, 10, 18, 19, 36].map((turn) => {
      state.turn = turn;
      return [activeRegion(state), roundOf(state)];
    });
    expect(shown).toEqual([
      ['europe', 1],
      ['india', 1],
      ['europe', 2],
      ['india', 2],
      ['europe', 3],
      ['india', 4],
    ]);
  });

  test('BPC-FLW-3, BPC-FLW-4, BPC-FLW-5, BPC-FLW-6, BPC-EVT-1: draw, event, two actions, activation, in this order', () => {
    const world = newWorld({ 'challenge-no-deus-ex-machina': true });
    world.state.deck.top = ['oil-constraint-01'];
    world.run({ do: 'begin-turn' });
    expect(world.step).toMatchObject({ do: 'draw-secondary', seat: 0 });
    expect(world.told('revealed')).toEqual([]);
    world.choose({ do: 'draw-card', colour: 'ngo' });
    expect(world.told('drew')).toHaveLength(5);
    expect(world.told('revealed')).toMatchObject([{ card: 'oil-constraint-01' }]);
    expect(world.step).toMatchObject({ do: 'action', seat: 0, granted: false });
    expect(world.told('activation')).toEqual([]);
    world.choose({ do: 'end-turn' });
    expect(world.told('activation').map(({ part }) => part)[0]).toBe('renewables');
  });

  test('BPC-FLW-7, BPC-SET-15: after the victory check the next player has the turn and the next region is active', () => {
    const world = newWorld();
    expect([world.state.turn, roundOf(world.state), activeRegion(world.state)]).toEqual([1, 1, 'europe']);
    world.run({ do: 'victory-check' }, { do: 'end-of-turn' });
    expect(world.told('turn')).toMatchObject([{ turn: 2, who: 1, region: 'north-america' }]);
    world.state.turn = 9;
    world.state.active = 3;
    world.run({ do: 'end-of-turn' });
    expect(world.told('turn')).toMatchObject([{ turn: 10, who: 0, region: 'europe', round: 2 }]);
  });

  test('BPC-FLW-8, BPC-WAR-1: a War that breaks out stops the effect under way, which then goes on', () => {
    const world = newWorld().set('south-america', { conflict: 2 }).set('middle-east', { shortage: 0 });
    world.run(
      { do: 'add', region: 'south-america', token: 'riot', n: 1 },
      { do: 'add', region: 'middle-east', token: 'shortage', n: 1 },
    );
    expect(world.region('south-america').war).toBe(1);
    expect(world.region('middle-east').shortage).toBe(0);
    world.finish();
    expect(world.region('middle-east').shortage).toBe(1);
  });

  test('BPC-FLW-9, BPC-VOC-3: an effect on several regions is handled from the top of the track, each region completely', () => {
    const world = newWorld().set('africa', { conflict: 1 }).set('india', { conflict: 1 });
    world.run({
      do: 'effects',
      effects: [{ op: 'add', token: 'riot', n: 1, on: { regions: ['india', 'africa'] } }],
      target: null,
      shielded: false,
      by: null,
      power: 0,
    });
    expect(world.told('war')).toMatchObject([{ region: 'africa' }]);
    expect(world.region('india').conflict).toBe(1);
    world.finish();
    expect(world.told('war').map(({ region }) => region)).toEqual(['africa', 'india']);
  });

  test('BPC-FLW-10: what cannot be done in full is done as far as possible', () => {
    const world = newWorld().set('china', { riot: 1 });
    world.run({
      do: 'effects',
      effects: [{ op: 'remove', token: 'riot', n: 2 }],
      target: 'china',
      shielded: false,
      by: null,
      power: 0,
    });
    expect(world.region('china').riot).toBe(0);
    expect(world.told('removed')).toMatchObject([{ n: 1 }]);
  });

  test('BPC-FLW-11: the cube and the counter wait for the activation', () => {
    const world = newWorld();
    world.region('europe').electricity.coal = 0;
    world.region('europe').electricity.nuclear = 2;
    expect([world.region('europe').ghg, world.state.ghg]).toEqual([8, 100]);
    world.run({ do: 'activation', region: 'europe', part: 'ghg' });
    expect([world.region('europe').ghg, world.state.ghg]).toEqual([6, 98]);
  });
});

describe('a region', () => {
  test('BPC-REG-4, BPC-REG-1, BPC-REG-2: at the start oil and electricity equal the Living Standard everywhere', () => {
    const { state } = newWorld();
    for (const id of REGIONS) {
      const region = state.regions[id];
      expect([effectiveOil(region), effectiveElectricity(region)]).toEqual([region.standard, region.standard]);
    }
  });

  test('BPC-REG-4, BPC-ELE-5: a surplus token waits for the next activation', () => {
    const world = newWorld().reveal('growth').choose({ do: 'no-aci' });
    expect(world.told('target')).toMatchObject([{ region: 'indo-australia' }]);
    expect(effectiveElectricity(world.region('indo-australia'))).toBe(3);
    expect(world.region('indo-australia').standard).toBe(2);
  });

  test('BPC-REG-5: the Resilience is the higher of Living Standard and Discipline', () => {
    const { state } = newWorld();
    expect(resilience({ ...state.regions.india, discipline: 3 })).toBe(3);
    expect(resilience({ ...state.regions.india, standard: 4 })).toBe(4);
    expect(resilience({ ...state.regions.india, discipline: 0 })).toBe(1);
  });

  test('BPC-REG-6, BPC-REG-7: exports, water, atoms and renewables emit nothing, and emissions never go below 0', () => {
    const world = newWorld();
    world.set('india', {
      local: 0,
      exports: 5,
      tps: 'ABEF',
      electricity: { coal: 0, gas: 0, hydro: 1, nuclear: 1, 'renewable-intermittent': 1, 'renewable-dispatchable': 1 },
    });
    expect(emissions(world.state, 'india')).toBe(0);
    world.set('india', { local: 2 });
    expect(emissions(world.state, 'india')).toBe(1);
  });

  test('BPC-REG-8, BPC-REG-9, BPC-REG-10: Discipline stops at 4, population at 1, the rate at −2 and +4', () => {
    const world = newWorld();
    const { runner } = world;
    gainDiscipline(runner, 'europe', 9);
    changePopulation(runner, 'europe', -99, 'event');
    changeDemography(runner, 'europe', 9);
    expect(world.region('europe')).toMatchObject({ discipline: 4, population: 1, demography: 4 });
    changeDemography(runner, 'europe', -99);
    expect(world.region('europe').demography).toBe(-2);
  });

  test('BPC-REG-11, BPC-CMP-2, BPC-TPX-1: the sheet shows each transformation by its letter', () => {
    const world = newWorld().set('europe', { tps: 'G' });
    world.state.seeded = 'H';
    world.set('russia', { tps: 'H' });
    world.run({ do: 'learn-tp', seat: 0, region: 'europe' });
    expect(world.region('europe').tps).toBe('GH');
    expect(Object.keys(world.region('europe'))).not.toContain('shares');
  });

  test('BPC-REG-12, BPC-REG-13, BPC-VOC-9: production counts local and export tokens, and never falls below 1', () => {
    const world = newWorld().set('russia', { local: 1, exports: 0, imports: 2, held: 1, war: 1, secondFace: true });
    expect(oilProduction(world.region('russia'))).toBe(1);
    world.run({
      do: 'effects',
      effects: [{ op: 'oil-production', d: -1 }],
      target: 'russia',
      shielded: false,
      by: null,
      power: 0,
    });
    expect(world.region('russia')).toMatchObject({ local: 1, imports: 2 });
    world.set('russia', { local: 2, imports: 1 });
    world.run({
      do: 'effects',
      effects: [{ op: 'oil-production', d: -1 }],
      target: 'russia',
      shielded: false,
      by: null,
      power: 0,
    });
    expect(world.region('russia')).toMatchObject({ local: 1, imports: 2 });
  });

  test('BPC-REG-15, BPC-REG-16: who has the weapon and who a reserve', () => {
    expect(REGIONS.filter((id) => regionData[id].nuclearWeapon)).toEqual(['europe', 'north-america', 'russia', 'china', 'india']);
    expect(REGIONS.filter((id) => regionData[id].natureReserve)).toEqual(['south-america', 'africa', 'indo-australia', 'russia']);
  });
});

describe('laying the table', () => {
  test('BPC-SET-4, BPC-SET-5, BPC-SET-6: green on 0, red on 30, the balance on 0, the special pawns in place', () => {
    const { state } = startGame();
    expect([state.green, state.red, state.turned]).toEqual([0, 30, false]);
    expect(REGIONS.map((id) => state.regions[id].special)).toEqual([0, 2, 0, 1, 0, 0, 1, 2, 0]);
  });

  test('BPC-SET-7, BPC-CMP-16: the External deck takes three cards of each colour from the piles', () => {
    const { state } = newWorld();
    expect(state.external).toHaveLength(18);
    expect(Object.values(state.piles).map((pile) => pile.length + 3)).not.toContain(33);
  });

  test('BPC-SET-16, BPC-CMP-10: one pawn in each zone, and four Warming cards out of the game', () => {
    const { state } = startGame();
    expect(state.zones).toEqual({ poles: 1, glaciers: 1, currents: 1, forests: 1 });
    expect(state.eventRemoved.filter((id) => id.startsWith('warming'))).toHaveLength(4);
  });

  test('BPC-SET-18, BPC-DEC-3: everybody but the first player draws as many cards as there are characters, from allowed colours', () => {
    const world = startGame();
    expect(world.step).toMatchObject({ do: 'starting-draw', who: 1, left: 4 });
    // Benali: Media and NGO, with Politics and Industry.
    expect(world.offered('draw-card').map(({ colour }) => colour)).toEqual(['media', 'industry', 'ngo', 'politics']);
    expect(world.why({ do: 'draw-card', colour: 'military' })).toEqual(['BPC-SET-18']);
    while (world.step.do === 'starting-draw') world.choose(at(world.options, 0));
    expect(world.told('turn')).toHaveLength(1);
    const first = world.told('drew').filter(({ who }) => who === 0);
    expect(world.state.players.map(({ hand }) => hand.length).slice(1)).toEqual([4, 4, 4]);
    expect(first).toHaveLength(world.player(0).hand.length);
  });

  test('BPC-SET-19: the first player stands in the first region, the next ones in the next', () => {
    const world = startGame();
    while (world.step.do === 'starting-draw') world.choose(at(world.options, 0));
    expect(world.state.players.map(({ place }) => place)).toEqual(['europe', 'north-america', 'south-america', 'middle-east']);
  });

  test('BPC-SET-21: the first player is known before the scenario and the hands, the pawns come last', () => {
    const world = startGame({ scenario: 'sick-world' });
    const kinds = world.events.map(({ kind }) => kind);
    expect(kinds.indexOf('first-player')).toBeLessThan(kinds.indexOf('destruction'));
    expect(kinds.indexOf('destruction')).toBeLessThan(kinds.indexOf('scenario'));
    expect(kinds.indexOf('scenario')).toBeLessThan(kinds.indexOf('added'));
    expect(world.step.do).toBe('starting-draw');
    expect(world.state.agenda.map((step) => (step.do === 'setup' ? step.part : step.do))).toContain('pawns');
  });
});

describe('decks that run out', () => {
  test('BPC-CMP-14, BPC-CMP-15, BPC-CMP-19: an empty pile is renewed from its discards when a card is asked for; with neither there is none', () => {
    const world = newWorld();
    world.state.piles.media = [];
    world.state.discards.media = ['media-2'];
    world.run({ do: 'starting-draw', seat: 1, who: 1, left: 2 }).choose({ do: 'draw-card', colour: 'media' });
    expect(world.told('reshuffled')).toMatchObject([{ pile: 'media' }]);
    expect(world.player(1).hand).toEqual(['media-2']);
    expect(world.state.discards.media).toEqual([]);
    world.choose({ do: 'draw-card', colour: 'media' });
    expect(world.player(1).hand).toEqual(['media-2']);
  });

  test('BPC-CMP-16: fewer than two External cards are discarded, and 18 new ones taken from the piles', () => {
    const world = newWorld().hold(0, 'media-1');
    world.state.external = ['ngo-2'];
    world.reveal('mad-cow-flu').choose({ do: 'launch' });
    expect(world.state.discards.ngo).toEqual(['ngo-2']);
    expect(world.state.external).toHaveLength(16);
    expect(world.state.aci?.externalBefore).toEqual([3, 3, 3, 3, 3, 3]);
  });

  test('BPC-CMP-17: an empty climate deck is renewed from its discards when a card is due', () => {
    const world = newWorld();
    world.state.climateDeck = [];
    world.state.climateDiscard = ['heat-wave', 'cyclones'];
    world.state.green = 29;
    world.run({ do: 'effects', effects: [{ op: 'green-pawn', d: 1 }], target: null, shielded: false, by: null, power: 0 });
    expect(world.state.climateDeck).toEqual(['heat-wave', 'cyclones']);
    expect(world.state.deck.top).toEqual([CLIMATE]);
  });

  test('BPC-CMP-18: an empty event deck is renewed from its discards', () => {
    const world = newWorld();
    world.state.deck = { top: [], upper: [], lower: [], bottom: [] };
    world.state.eventDiscard = ['oil-constraint-01'];
    world.run({ do: 'reveal' });
    expect(world.told('reshuffled')).toMatchObject([{ pile: 'events' }]);
    expect(world.told('revealed')).toMatchObject([{ card: 'oil-constraint-01' }]);
  });

  test('BPC-CMP-12, BPC-CMP-20, BPC-SPC-1: dice come from the state’s generator, and a pawn given up never returns', () => {
    const dice = newWorld().d4(3).set('africa', { population: 9, famine: 1 });
    dice.run({ do: 'activation', region: 'africa', part: 'orange' });
    expect(dice.told('population')).toMatchObject([{ from: 9, to: 6, dice: [3] }]);
    const world = newWorld().set('china', { special: 0 });
    world.activate('china').finish();
    expect(world.region('china').special).toBe(0);
  });
});
