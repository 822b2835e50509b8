// Chapters 5.4 to 5.6: events, oil, warming, and the climate track.

import { describe, expect, test } from 'vitest';
import { emissions, oilBalance } from '../rules/regions/region.ts';
import { type BpcStep, CLIMATE } from '../types/index.ts';
import { newWorld } from './position.ts';

const effects = (...list: Extract<BpcStep, { do: 'effects' }>['effects']): BpcStep => ({
  do: 'effects',
  effects: list,
  target: 'china',
  shielded: false,
  by: null,
  power: 0,
});

describe('events', () => {
  test('BPC-EVT-2: each kind of card is resolved in its way', () => {
    const types = ['oil-constraint-01', 'warming-forests-2', 'mad-cow-flu', 'heat-wave'].map((card) => {
      const world = newWorld().reveal(card);
      return [world.told('revealed')[0]?.type, world.step.do];
    });
    expect(types).toEqual([
      ['oil-constraint', 'action'],
      ['warming', 'action'],
      ['green', 'event-aci'],
      ['climate-consequence', 'refugee-destination'],
    ]);
  });

  test('BPC-EVT-3, BPC-EVT-4, BPC-EVT-6: the active region first, then up or down the track, past regions that do not share', () => {
    // Growth asks for LS 2 and searches upwards: South America or Indo-Australia.
    expect(newWorld().turnOf('south-america').reveal('growth').told('target')).toMatchObject([{ region: 'south-america' }]);
    expect(newWorld().turnOf('india').reveal('growth').told('target')).toMatchObject([{ region: 'indo-australia' }]);
    expect(newWorld().turnOf('north-america').reveal('growth').told('target')).toMatchObject([{ region: 'indo-australia' }]);
    const closed = newWorld().set('indo-australia', { famine: 1 });
    expect(closed.turnOf('india').reveal('growth').told('target')).toMatchObject([{ region: 'south-america' }]);
  });

  test('BPC-EVT-5, BPC-EVT-13, BPC-DIC-3, BPC-CHA-8: without a target the card is ignored and discarded', () => {
    const world = newWorld().set('south-america', { regime: 'dictatorship', discipline: 4 });
    world.set('indo-australia', { regime: 'chaos', discipline: 0 }).reveal('growth');
    expect(world.told('ignored')).toMatchObject([{ card: 'growth' }]);
    expect(world.state.eventDiscard).toEqual(['growth']);
    expect(world.atRest).toBe(true);
  });

  test('BPC-EVT-13: climate consequences have a discard pile of their own', () => {
    const world = newWorld().reveal('crop-failure').finish();
    expect(world.state.climateDiscard).toEqual(['crop-failure']);
    expect(world.state.eventDiscard).toEqual([]);
  });

  test('BPC-EVT-7, BPC-EVT-8, BPC-DEC-8, BPC-ACI-20: the table launches a joint action or lets it happen, which costs nothing', () => {
    const world = newWorld().hold(1, 'media-4').reveal('mad-cow-flu');
    expect(world.step).toMatchObject({ do: 'event-aci', seat: 0 });
    world.choose({ do: 'no-aci' });
    expect(world.region('europe').epizootic).toBe(2);
    expect([world.player(1).hand, world.state.external.length]).toEqual([['media-4'], 18]);
  });

  test('BPC-EVT-9, BPC-EVT-10, BPC-EVT-12: the outcome reached replaces the others, in the order of the card', () => {
    const world = newWorld().hold(1, 'media-4', 'media-4', 'politics-4', 'politics-4', 'ngo-4').reveal('general-strike');
    world.state.external = ['media-1', 'media-1'];
    world.choose({ do: 'launch' });
    world.firstWhile('aci-lobbying');
    world.choose({ do: 'give', card: 'media-4' }, { do: 'give', card: 'media-4' }, { do: 'contributed' });
    world.finish();
    expect(world.told('aci-result')).toMatchObject([{ power: 10, tier: 1 }]);
    expect(world.region('europe')).toMatchObject({ riot: 1, shortage: 0 });
    const base = newWorld().reveal('general-strike').choose({ do: 'no-aci' });
    expect(base.told('added').map(({ token, n }) => [token, n])).toEqual([
      ['riot', 2],
      ['shortage', 1],
    ]);
  });

  test('BPC-EVT-11, BPC-GHG-4: a change of gases on a card moves the counter and no cube', () => {
    const world = newWorld().reveal('data-boom').choose({ do: 'no-aci' });
    expect(world.state.ghg).toBe(102);
    expect(world.region('europe').ghg).toBe(8);
  });

  test('BPC-EVT-14, BPC-EVT-15, BPC-VOC-7, BPC-DEC-25: a low-carbon token of the table’s choice, with its side effects', () => {
    const plain = newWorld().run(effects({ op: 'electricity-add', kind: 'low-carbon' }));
    // China has water power, and M is not there: nothing but intermittent renewables, so nobody is asked.
    expect(plain.told('electricity')).toMatchObject([{ added: 'renewable-intermittent', removed: null }]);
    expect(plain.region('china')).toMatchObject({ shortage: 0, standard: 3 });
    const world = newWorld();
    world.state.globals = 'M';
    world.run(effects({ op: 'electricity-add', kind: 'low-carbon' }));
    expect(world.offered('install').map(({ kind }) => kind)).toEqual(['nuclear', 'renewable-intermittent']);
    expect(world.why({ do: 'install', kind: 'hydro' })).toEqual(['BPC-ELE-9']);
    world.choose({ do: 'install', kind: 'nuclear' });
    expect(world.region('china')).toMatchObject({ nuclearAdded: 1, standard: 3 });
    const replaced = newWorld().set('china', { electricity: { ...newWorld().region('china').electricity, hydro: 0, gas: 1 } });
    replaced.run(effects({ op: 'electricity-replace', from: ['coal'], to: 'low-carbon' }));
    replaced.choose({ do: 'install', kind: 'hydro' });
    expect(replaced.region('china')).toMatchObject({ refugee: 2 });
    expect(replaced.region('china').electricity).toMatchObject({ coal: 1, hydro: 1 });
    const windy = newWorld().run(effects({ op: 'electricity-replace', from: ['coal'], to: 'low-carbon' }));
    windy.finish();
    expect(windy.region('china')).toMatchObject({ shortage: 1 });
  });

  test('BPC-EVT-16: nothing happens where there is no such token', () => {
    const world = newWorld().run(effects({ op: 'electricity-replace', from: ['gas'], to: 'coal' }));
    expect(world.told('electricity')).toEqual([]);
  });
});

describe('oil', () => {
  test('BPC-OIL-1, BPC-OIL-2, BPC-OIL-3, BPC-OIL-4: the first producer of 2 loses an export or turns a local token into an import', () => {
    const world = newWorld().turnOf('india').reveal('oil-constraint-01');
    expect(world.told('target')).toMatchObject([{ region: 'north-america' }]);
    expect(world.region('north-america')).toMatchObject({ local: 2, imports: 2 });
    expect(oilBalance(world.state)).toBe(-1);
    const up = newWorld().turnOf('india').reveal('oil-constraint-02');
    expect(up.told('target')).toMatchObject([{ region: 'russia' }]);
    expect(up.region('russia')).toMatchObject({ local: 3, exports: 1 });
    const tyranny = newWorld()
      .set('north-america', { regime: 'dictatorship', discipline: 4 })
      .turnOf('india')
      .reveal('oil-constraint-01');
    expect(tyranny.told('target')).toMatchObject([{ region: 'north-america' }]);
  });

  test('BPC-OIL-5, BPC-INV-3: the balance counts the tokens on the sheets, not those on War pawns', () => {
    const world = newWorld().set('russia', { exports: 1, held: 1, war: 1, secondFace: true });
    expect(oilBalance(world.state)).toBe(-1);
  });

  test('BPC-OIL-7, BPC-LIV-15: a positive balance lets a region with a surplus import and rise', () => {
    const world = newWorld().set('russia', { exports: 3 });
    world.region('indo-australia').electricity.gas = 2;
    world.turnOf('indo-australia').run({ do: 'standard', region: 'indo-australia', part: 'deficit', settled: false }).finish();
    expect(world.region('indo-australia')).toMatchObject({ standard: 3, imports: 2 });
    expect(oilBalance(world.state)).toBe(0);
  });

  test('BPC-OIL-8: more production turns an import into a local token, or adds an export', () => {
    const world = newWorld().run(effects({ op: 'oil-production', d: 1 }));
    expect(world.region('china')).toMatchObject({ local: 2, imports: 1, exports: 0 });
    const exporter = newWorld().run({ ...effects({ op: 'oil-production', d: 1 }), target: 'russia' } as BpcStep);
    expect(exporter.region('russia')).toMatchObject({ local: 3, exports: 3 });
    expect(oilBalance(exporter.state)).toBe(1);
  });
});

describe('warming', () => {
  test('BPC-WRM-1, BPC-WRM-2: Poles bring a local refugee to LS 1–2, then to LS 1–3', () => {
    const world = newWorld().reveal('warming-poles-2');
    expect(world.state.zones.poles).toBe(2);
    const sheltering = () => world.state.order.filter((id) => world.region(id).refugee > 0);
    expect(sheltering()).toEqual(['south-america', 'africa', 'indo-australia', 'india']);
    world.reveal('warming-poles-3');
    expect(sheltering()).toEqual(['south-america', 'middle-east', 'africa', 'indo-australia', 'russia', 'china', 'india']);
  });

  test('BPC-WRM-3, BPC-WRM-4: Glaciers bring Shortages to China and India, Currents to Africa', () => {
    const world = newWorld().reveal('warming-glaciers-2', 'warming-currents-2');
    expect([world.region('china').shortage, world.region('india').dearth]).toEqual([2, 1]);
    world.run({ do: 'reveal' });
    expect(world.region('africa').dearth).toBe(1);
  });

  test('BPC-WRM-5: Forests move the green pawn by all Destruction pawns, the new one included', () => {
    expect(newWorld().reveal('warming-forests-2').state.green).toBe(5);
  });

  test('BPC-WRM-6: a first pawn strikes LS 1, China, India and Africa, or moves the pawn by one', () => {
    const world = newWorld();
    world.state.zones = { poles: 0, glaciers: 0, currents: 0, forests: 0 };
    world.run(
      { do: 'warming', card: 'warming-forests-1' },
      { do: 'warming', card: 'warming-poles-1' },
      { do: 'warming', card: 'warming-glaciers-1' },
      { do: 'warming', card: 'warming-currents-1' },
    );
    expect(world.state.green).toBe(1);
    expect([world.region('africa').refugee, world.region('india').refugee, world.region('south-america').refugee]).toEqual([
      1, 1, 0,
    ]);
    expect([world.region('china').shortage, world.region('india').shortage, world.region('africa').shortage]).toEqual([1, 1, 1]);
  });
});

describe('the climate track', () => {
  test('BPC-CLI-1, BPC-CLI-2, BPC-CLI-3, BPC-CLI-4, BPC-ACT-10: the pawn moves by tens of gases and starts again at the red one', () => {
    const world = newWorld();
    world.state.green = 25;
    world.run({ do: 'activation', region: 'europe', part: 'climate' });
    expect([world.state.green, world.state.red]).toEqual([5, 29]);
    expect(world.state.deck.top).toEqual([CLIMATE]);
    world.run({ do: 'reveal' });
    expect(world.told('revealed')).toMatchObject([{ type: 'climate-consequence' }]);
  });

  test('BPC-CLI-3: the red pawn stops at 1', () => {
    const world = newWorld();
    Object.assign(world.state, { red: 1, green: 0, meetings: 29, turned: true });
    world.run(effects({ op: 'green-pawn', d: 2 }));
    expect([world.state.red, world.state.green, world.state.meetings]).toEqual([1, 0, 31]);
  });

  test('BPC-CLI-5, BPC-INV-18: at the icon the pawns of Russia and the Middle East turn, once', () => {
    const world = newWorld();
    Object.assign(world.state, { red: 25, green: 24 });
    expect([emissions(world.state, 'russia'), emissions(world.state, 'middle-east')]).toEqual([10, 8]);
    world.run(effects({ op: 'green-pawn', d: 1 }));
    expect(world.state.turned).toBe(true);
    expect([emissions(world.state, 'russia'), emissions(world.state, 'middle-east')]).toEqual([8, 10]);
    Object.assign(world.state, { green: 23 });
    world.run(effects({ op: 'green-pawn', d: 1 }));
    expect(world.told('specials-turned')).toEqual([]);
  });

  test('BPC-CLI-6: two meetings lay two cards, drawn one a turn', () => {
    const world = newWorld();
    world.run(effects({ op: 'green-pawn', d: 60 }));
    expect(world.state.deck.top).toEqual([CLIMATE, CLIMATE]);
    world.run({ do: 'reveal' });
    expect(world.state.deck.top).toEqual([CLIMATE]);
  });

  test('BPC-CLI-7, BPC-CLI-8: the climate asks nobody, and strikes regions that do not share', () => {
    const world = newWorld().set('india', { regime: 'dictatorship', discipline: 4 }).turnOf('europe').reveal('tropical-vectors');
    expect(world.told('target')).toMatchObject([{ region: 'india' }]);
    expect(world.region('india').epizootic).toBe(1);
    expect(world.region('china').epizootic).toBe(1);
  });

  test('BPC-CLI-9, BPC-CLI-11: a walk never counts its target, goes round, and checks each visit by itself', () => {
    const world = newWorld().run({
      do: 'effects',
      effects: [{ op: 'add', token: 'shortage', n: 1, on: { next: 9, dir: 'up', from: 'target' } }],
      target: 'europe',
      shielded: false,
      by: null,
      power: 0,
    });
    expect(world.region('europe').shortage).toBe(0);
    // India lies just above Europe: two visits, 1 Shortage, then a second one above its Resilience.
    expect(world.region('india').dearth).toBe(1);
    expect(world.region('china').shortage).toBe(1);
  });

  test('BPC-CLI-10, BPC-REF-2: refugees of a climate consequence leave at once', () => {
    const world = newWorld().turnOf('north-america').reveal('heat-wave');
    expect(world.step).toMatchObject({ do: 'refugee-destination', from: 'europe', left: 1 });
    world.choose({ do: 'send-refugee', to: 'russia' });
    expect([world.region('europe').refugee, world.region('russia').refugee]).toEqual([0, 1]);
  });
});
