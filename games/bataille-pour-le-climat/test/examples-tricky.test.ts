// Tricky interactions of transformations, oil, climate, cards and dice (chapter 13.2), with their exact numbers.
import { instead, next } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { effectiveElectricity, emissions, oilBalance } from '../rules/regions/region.ts';
import { propagationOdds } from '../rules/transformations/propagation.ts';
import type { World } from './choosing.ts';
import { newWorld } from './position.ts';

function noEmployers(world: World): World {
  for (const player of world.state.players) player.employer = null;
  return world;
}

describe('dice', () => {
  function rolledSeven(amnesty: boolean): World {
    const world = noEmployers(newWorld()).hold(0, 'military-3').hold(1, 'politics-3');
    if (amnesty) world.player(2).employer = 'global-amnesty';
    world.state.seeded = 'G';
    world.set('china', { tps: 'G' }).set('russia', { tps: 'G' });
    return world.d8(7, 3).turnOf('india').run({ do: 'propagation', region: 'india' });
  }

  test('BPC-EX-46, BPC-DIE-2, BPC-DIE-3, BPC-DIE-4: with Global Amnesty Blue Helmets turn a 7 into a 4, without it into a 5, and a Referendum rolls afresh', () => {
    const helped = rolledSeven(true).choose({ do: 'blue-helmets', card: 'military-3', by: -3 });
    helped.choose({ do: 'pass' }).finish();
    expect(helped.region('india').tps).toBe('G');
    const world = rolledSeven(false).choose({ do: 'blue-helmets', card: 'military-3', by: -2 });
    expect(world.state.check).toMatchObject({ rolled: 7, modifier: -2, chance: 4 });
    world.choose({ do: 'referendum', card: 'politics-3' }).finish();
    expect(world.told('checked')).toMatchObject([{ result: 3, success: true }]);
    expect(world.region('india').tps).toBe('G');
  });

  test('BPC-EX-58, BPC-WOI-5, BPC-WOI-6, BPC-LIV-9, BPC-LIV-10: two pairs and Discipline 3 refuse a war on 1–6; then China gives up a pawn and Europe a level', () => {
    for (const [id, result] of [
      ['china', { special: 1, standard: 3 }],
      ['europe', { special: 0, standard: 3 }],
    ] as const) {
      const world = noEmployers(newWorld()).set('russia', { exports: 0 });
      // Pairs AB and EF: the oil and electricity tokens follow, and one of them too few for a voluntary decrease.
      const { local, imports, electricity } = world.region(id);
      world.set(id, { tps: 'ABEF', discipline: 3, local, imports: imports - 1, electricity });
      if (id === 'china') world.set(id, { special: 1 });
      world.d8(6).turnOf(id).run({ do: 'standard', region: id, part: 'deficit', settled: false });
      expect(world.told('rolled')).toMatchObject([{ purpose: { for: 'refuse-war', region: id }, chance: 6, result: 6 }]);
      world.firstWhile('electricity-remove');
      expect(world.told('war-for-oil')).toEqual([]);
      expect(world.region(id).standard).toBe(result.standard);
      if (id === 'china') expect(world.region(id).special).toBe(0);
    }
  });
});

describe('transformations', () => {
  test('BPC-EX-47, BPC-PRO-8, BPC-PRO-11: G learned without a roll raises Discipline, so that E or F can be picked with the die', () => {
    const world = noEmployers(newWorld());
    world.state.seeded = 'EFG';
    for (const id of ['europe', 'russia', 'china', 'africa', 'middle-east'] as const) world.set(id, { tps: 'EFG' });
    expect(propagationOdds(world.state, 'india')).toEqual({ sum: 10, certain: 1, chance: 2 });
    expect(world.learnable('india')).not.toContain('E');
    world.d8(2).run({ do: 'propagation', region: 'india' });
    expect(world.region('india')).toMatchObject({ tps: 'G', discipline: 2 });
    expect(world.step).toMatchObject({ do: 'learn-tp', region: 'india' });
    expect(world.offered('learn').map(({ tp }) => tp)).toEqual(['E', 'F']);
  });

  test('BPC-EX-48, BPC-TPX-4, BPC-TPX-5, BPC-FLW-11: pair AB in the Middle East frees a local token, and the emissions count at its activation', () => {
    const world = newWorld().set('middle-east', { discipline: 2, tps: 'A' });
    world.run({
      do: 'effects',
      effects: [{ op: 'gain-tp', tp: 'B' }],
      target: 'middle-east',
      shielded: false,
      by: null,
      power: 0,
    });
    expect(world.region('middle-east')).toMatchObject({ local: 2, exports: 4, standard: 3, ghg: 6 });
    expect(oilBalance(world.state)).toBe(1);
    expect(world.state.ghg).toBe(99);
    expect(emissions(world.state, 'middle-east')).toBe(7);
  });

  test('BPC-EX-49, BPC-TPX-7, BPC-REG-3: pair CD in China removes one coal and nothing else', () => {
    const world = newWorld().set('china', { discipline: 2, tps: 'C' });
    world.run({ do: 'effects', effects: [{ op: 'gain-tp', tp: 'D' }], target: 'china', shielded: false, by: null, power: 0 });
    expect(world.region('china')).toMatchObject({ electricity: { coal: 1, hydro: 1 }, standard: 3 });
    expect(effectiveElectricity(world.region('china'))).toBe(3);
  });

  test('BPC-EX-50, BPC-LIV-2, BPC-LIV-4, BPC-LIV-7, BPC-LIV-11: Europe with Discipline 3 and two pairs lowers its LS by itself, and nothing else happens to it', () => {
    const world = noEmployers(newWorld());
    const { electricity } = world.region('europe');
    world
      .set('europe', { discipline: 3, tps: 'ABCD', imports: 2, electricity: { ...electricity, coal: 0 } })
      .set('russia', { exports: 0 })
      .set('africa', { exports: 0 });
    expect(oilBalance(world.state)).toBe(-2);
    world.turnOf('europe').run({ do: 'activation', region: 'europe', part: 'living-standard' });
    expect(world.step).toMatchObject({ do: 'electricity-remove', region: 'europe', cause: 'voluntary' });
    world.choose({ do: 'give-up-token', kind: 'gas' });
    expect(world.atRest).toBe(true);
    expect(world.region('europe')).toMatchObject({ standard: 3, imports: 1, local: 1, riot: 0, demography: 0 });
    expect(oilBalance(world.state)).toBe(-1);
    expect(world.told('war-for-oil')).toEqual([]);
  });

  test('BPC-EX-60, BPC-TPX-11, BPC-PRO-12: G may be implanted again at Discipline 1, but is not learned again', () => {
    const world = newWorld().set('south-america', { tps: 'G', discipline: 1 }).set('europe', { tps: 'G' });
    world.state.seeded = 'G';
    world.player(0).place = 'south-america';
    expect(world.learnable('south-america')).not.toContain('G');
    world.choose({ do: 'implant' });
    expect(world.offered('implant-tp').map(({ tp }) => tp)).toContain('G');
  });

  test('BPC-EX-73, BPC-PRO-7, BPC-TPX-17: with N a sum of 16 gives two transformations without a die, and a sum of 3 chance 4', () => {
    const world = newWorld({ propagation: 'precise' });
    world.state.seeded = 'CDEFGHJK';
    world.state.globals = 'N';
    world.set('south-america', { discipline: 2 }).set('europe', { tps: 'CDE' });
    expect(propagationOdds(world.state, 'south-america')).toMatchObject({ sum: 3, certain: 0, chance: 4 });
    world.set('europe', { tps: 'CDEFGHJK' }).set('russia', { tps: 'CDEFGHJK' });
    expect(propagationOdds(world.state, 'south-america')).toEqual({ sum: 16, certain: 2, chance: 0 });
  });
});

describe('climate', () => {
  test('BPC-EX-52, BPC-CLI-1, BPC-CLI-2, BPC-CLI-3, BPC-CLI-4: from 27 nine spaces meet the red pawn after three and go on to 6', () => {
    const world = noEmployers(newWorld());
    Object.assign(world.state, { green: 27, red: 30, ghg: 97 });
    const waiting = world.state.deck.top.length;
    world.run({ do: 'activation', region: 'india', part: 'climate' });
    expect(world.state).toMatchObject({ green: 6, red: 29 });
    expect(world.state.deck.top).toHaveLength(waiting + 1);
  });

  test('BPC-EX-53, BPC-CHL-1, BPC-CLI-5: with the runaway the red pawn goes from 25 to 23 and the special pawns are turned', () => {
    const world = noEmployers(newWorld({ 'challenge-runaway': true }));
    Object.assign(world.state, { green: 24, red: 25, ghg: 10 });
    expect([emissions(world.state, 'russia'), emissions(world.state, 'middle-east')]).toEqual([10, 8]);
    world.run({ do: 'activation', region: 'india', part: 'climate' });
    expect(world.state).toMatchObject({ red: 23, green: 0, turned: true });
    expect([emissions(world.state, 'russia'), emissions(world.state, 'middle-east')]).toEqual([8, 10]);
  });

  test('BPC-EX-67, BPC-CLI-6: two meetings in one turn leave two Climate Consequences for the next two turns', () => {
    const world = noEmployers(newWorld());
    Object.assign(world.state, { green: 26, red: 30, ghg: 100 });
    world.reveal('warming-forests-1'); // five Destruction pawns: four spaces to the meeting
    expect(world.state).toMatchObject({ green: 1, red: 29 });
    world.state.green = 20;
    world.run({ do: 'activation', region: 'india', part: 'climate' });
    expect(world.state).toMatchObject({ green: 1, red: 28 });
    expect(world.state.deck.top).toHaveLength(2);
    world.run({ do: 'reveal' }).finish();
    expect(world.told('revealed')).toMatchObject([{ type: 'climate-consequence' }]);
    expect(world.state.deck.top).toHaveLength(1);
  });

  test('BPC-EX-62, BPC-END-2: a counter of 33 in the action phase does not end the game', () => {
    const world = newWorld();
    Object.assign(world.state, { ghg: 34 });
    world.hold(0, 'industry-1').choose({ do: 'play-card', card: 'industry-1' });
    expect(world.state.ghg).toBe(33);
    expect(world.state.outcome).toBeNull();
    world.state.ghg = 35;
    world.run({ do: 'victory-check' });
    expect(world.state.outcome).toBeNull();
  });
});

describe('oil and electricity', () => {
  test('BPC-EX-57, BPC-LIV-10, BPC-LIV-12, BPC-CAL-4: Europe loses an import, a token and a level, and its Riots overflow', () => {
    const world = noEmployers(newWorld()).set('europe', { riot: 1 }).set('russia', { exports: 1 });
    for (const id of ['south-america', 'indo-australia', 'middle-east'] as const) world.set(id, { war: 1 });
    expect(oilBalance(world.state)).toBe(-1);
    world.turnOf('europe').run({ do: 'activation', region: 'europe', part: 'living-standard' });
    world.choose({ do: 'give-up-token', kind: 'coal' });
    expect(world.region('europe')).toMatchObject({ imports: 2, standard: 3, demography: 1, riot: 0, conflict: 1 });
    expect(oilBalance(world.state)).toBe(0);
  });

  test('BPC-EX-65, BPC-VOC-6, BPC-LIV-19: Take-off on India adds gas; without oil the table removes the coal', () => {
    const world = newWorld().turnOf('india').reveal('take-off').choose({ do: 'no-aci' });
    expect(world.region('india').electricity).toMatchObject({ coal: 1, gas: 1 });
    world.run({ do: 'activation', region: 'india', part: 'living-standard' });
    world.choose({ do: 'give-up-token', kind: 'coal' });
    expect(world.region('india')).toMatchObject({ standard: 1, electricity: { coal: 0, gas: 1 } });
    expect(emissions(world.state, 'india')).toBe(2);
  });

  test('BPC-EX-66, BPC-SPC-4, BPC-SPC-7, BPC-SPC-8: an effort of North America costs one pawn and brings Riots to LS 2–3, without any oil check', () => {
    const world = noEmployers(newWorld());
    const { electricity } = world.region('north-america');
    world
      .set('north-america', { discipline: 2, tps: 'CD', electricity: { ...electricity, coal: 0 } })
      .set('russia', { exports: 1 });
    expect(oilBalance(world.state)).toBe(-1);
    world.turnOf('north-america').run({ do: 'activation', region: 'north-america', part: 'living-standard' });
    expect(world.atRest).toBe(true);
    expect(world.region('north-america')).toMatchObject({ special: 1, standard: 4, imports: 1 });
    const riots = Object.entries(world.state.regions).filter(([, region]) => region.riot === 1);
    expect(riots.map(([id]) => id).sort()).toEqual(['china', 'indo-australia', 'middle-east', 'russia', 'south-america']);
  });

  test('BPC-EX-76, BPC-ELE-9, BPC-REF-5, BPC-REF-7: hydro in place of coal in India brings two local refugees: one fits, one Riot', () => {
    const world = newWorld();
    world.player(0).place = 'india';
    world.state.external = ['industry-1', 'politics-1'];
    world.hold(0, 'industry-4').choose({ do: 'electricity' }, { do: 'replace', from: 'coal', to: 'hydro' });
    while (!world.atRest) world.choose(world.offered('give')[0] ?? { do: 'contributed' });
    expect(world.region('india')).toMatchObject({ electricity: { coal: 0, hydro: 1 }, refugee: 1, riot: 1 });
  });
});

describe('cards, events and characters', () => {
  test('BPC-EX-59, BPC-DRW-5, BPC-DRW-6: a hand of 8 lets the player make 2 of the 5 draws, in colours of choice', () => {
    const world = newWorld();
    world.hold(0, 'ngo-1', 'ngo-1', 'ngo-1', 'ngo-1', 'ngo-2', 'ngo-2', 'ngo-2', 'ngo-2');
    next(world.state, { do: 'begin-turn' });
    world.runner.reset(world.state);
    world.runner.advance();
    world.choose({ do: 'discard-done' });
    expect(world.step.do).toBe('draw-order');
    // Diallo: Military and Politics first, then one of Media and NGO.
    expect(
      world
        .offered('draw-card')
        .map(({ colour }) => colour)
        .sort(),
    ).toEqual(['media', 'military', 'ngo', 'politics']);
    const other = structuredClone(world.state);
    world.choose({ do: 'draw-card', colour: 'media' });
    expect(
      world
        .offered('draw-card')
        .map(({ colour }) => colour)
        .sort(),
    ).toEqual(['military', 'politics']);
    world.choose({ do: 'draw-card', colour: 'military' });
    expect(world.player(0).hand).toHaveLength(10);
    expect(world.step.do).not.toBe('draw-order');
    // Had a primary colour come first, everything would still be open.
    world.runner.reset(other);
    world.choose({ do: 'draw-card', colour: 'military' });
    expect(
      world
        .offered('draw-card')
        .map(({ colour }) => colour)
        .sort(),
    ).toEqual(['media', 'military', 'ngo', 'politics']);
  });

  test('BPC-EX-64, BPC-ACI-12, BPC-ACI-14: 12 + 2 − 3 = 11, and a Fake News Check on Industry makes 14', () => {
    const world = newWorld();
    world.player(0).place = 'un';
    world.set('africa', { conflict: 1 });
    world.state.external = ['industry-3', 'military-2'];
    world.hold(0, 'media-4').hold(1, 'military-4', 'politics-4', 'media-4').choose({ do: 'institution' });
    while (world.step.do === 'aci-contribute') {
      const gift = world.offered('give').find(() => world.player(1).hand.length > 0 && world.seat === 1);
      world.choose(gift ?? { do: 'contributed' });
    }
    expect(world.told('aci-revealed')).toMatchObject([{ power: 11 }]);
    world.choose({ do: 'fake-news-check', card: 'media-4', colour: 'industry' });
    expect(world.told('fake-news-check')).toMatchObject([{ power: 14 }]);
  });

  test('BPC-EX-68, BPC-EVT-6: a green event for LS 1–2 passes Africa in Famine', () => {
    const world = newWorld().set('africa', { famine: 1 }).turnOf('africa').reveal('militias');
    expect(world.state.event?.target).toBe('indo-australia');
  });

  test.each([
    [30, 216],
    [36, 180],
  ])('BPC-EX-69, BPC-SCO-1: 180 free people on turn %i are a score of %i', (turn, score) => {
    const world = newWorld().set('europe', { population: 12 + 180 - 161 });
    Object.assign(world.state, { ghg: 33, turn });
    instead(world.state, { do: 'victory-check' });
    world.runner.reset(world.state);
    world.runner.advance();
    expect(world.state.outcome?.scores[0]).toBe(score);
  });

  test('BPC-EX-74, BPC-EMP-28: with the Doctors in play an arrival heals, staying does not', () => {
    const world = noEmployers(newWorld()).set('europe', { epizootic: 2 }).set('russia', { epidemic: 1 });
    world.player(1).employer = 'docteurs-sans-limites';
    world.player(0).place = 'china';
    world.choose({ do: 'move' }, { do: 'go', to: 'europe' });
    expect(world.region('europe').epizootic).toBe(1);
    world.state.spent = [];
    world.choose({ do: 'move' }, { do: 'go', to: 'russia' });
    expect(world.region('russia').epidemic).toBe(0);
    world.set('russia', { epizootic: 1 });
    world.state.spent = [];
    expect(world.why({ do: 'go', to: 'russia' })).not.toEqual([]);
    expect(world.region('russia').epizootic).toBe(1);
  });
});
