// The forecasts that players live by.
import { at, same, viewOf } from '@kaya/engine';
import { expect, test } from 'vitest';
import {
  aciForecast,
  activationForecast,
  atTheEdge,
  changesOf,
  climateForecast,
  implantForecast,
  oilForecast,
  pace,
  propagationForecast,
  strains,
} from '../explain/index.ts';
import { game } from '../rules/game.ts';
import { about } from '../text/about.ts';
import { consequenceWords } from '../text/board.ts';
import { CLIMATE, REGIONS } from '../types/index.ts';
import { newWorld } from './position.ts';

test('BPC-ACT-1, BPC-ACT-5: the forecast of an activation says part by part what would happen, and changes nothing', () => {
  const world = newWorld().set('south-america', { shortage: 2, refugee: 2 }).turnOf('south-america');
  const before = JSON.stringify(world.state);
  const forecast = activationForecast(viewOf(game, world.state, 0), 'south-america');
  expect(JSON.stringify(world.state)).toBe(before);
  expect(forecast.parts.map(({ part }) => part)).toEqual([
    'renewables',
    'red',
    'orange',
    'green',
    'yellow',
    'propagation',
    'living-standard',
    'births',
    'ghg',
    'climate',
  ]);
  const part = (name: string) => forecast.parts.find((it) => it.part === name);
  expect(part('red')).toMatchObject({ events: [], certain: true });
  // The region's 1 refugee of the orange step has two neighbours to choose from.
  expect(part('orange')).toMatchObject({ choices: ['refugee-destination'], certain: false });
  expect(part('yellow')?.events).toMatchObject([
    { kind: 'integrated', region: 'south-america', n: 1 },
    { kind: 'added', token: 'riot', n: 1 },
  ]);
  expect(forecast.before.population).toBe(13);
  expect(forecast.after.population).toBe(15);
  expect(forecast.globalGhg).toEqual({ from: 100, to: 101 });
  expect(forecast.upheavals).toEqual([]);
});

test('BPC-OPT-12: where the table votes, the forecast answers its questions all the same', () => {
  const forecast = (given: Record<string, string>) =>
    activationForecast(newWorld(given).set('south-america', { shortage: 2 }).state, 'south-america').parts.map(
      ({ choices, events }) => ({ choices, events }),
    );
  expect(forecast({ 'table-decisions': 'vote' })).toEqual(forecast({}));
});

test('BPC-CHA-1: the forecast names upheavals, and the dice it had to assume', () => {
  const world = newWorld().set('africa', { famine: 1 }).set('china', { epidemic: 1 });
  expect(activationForecast(world.state, 'africa').upheavals).toEqual([{ kind: 'chaos', region: 'africa' }]);
  const china = activationForecast(world.state, 'china');
  expect(china.parts.find(({ part }) => part === 'green')?.rolls).toEqual([{ chance: 2, assumed: false }]);
  expect(china.after).toMatchObject({ epidemic: 0, pandemic: 1 });
});

test('BPC-CAL-4, BPC-CAL-8: the strained regions, those at the edge first', () => {
  const world = newWorld().set('india', { shortage: 1 }).set('europe', { riot: 3, refugee: 1 }).set('china', { epidemic: 1 });
  expect(atTheEdge(world.state)).toEqual([
    { region: 'india', hazard: 'orange', token: 'shortage', level: 1, count: 1, limit: 1, room: 0, acts: true },
  ]);
  expect(strains(world.state).slice(2)).toMatchObject([
    { region: 'europe', hazard: 'red', token: 'riot', room: 1, acts: false },
    { region: 'europe', hazard: 'yellow', token: 'refugee', room: 3, acts: false },
  ]);
});

test('BPC-OIL-6, BPC-LIV-7: who will lack oil if nothing changes, in the order of the track', () => {
  const world = newWorld();
  expect(oilForecast(world.state)).toEqual({ balance: 0, hits: [] });
  world.set('russia', { exports: 1 }).set('europe', { tps: 'EF', discipline: 3 }).turnOf('china');
  expect(oilForecast(world.state)).toEqual({
    balance: -1,
    hits: [
      { region: 'china', inTurns: 0, how: 'war', victim: 'south-america', refusal: 0 },
      { region: 'europe', inTurns: 2, how: 'war', victim: 'south-america', refusal: 4 },
      { region: 'north-america', inTurns: 3, how: 'war', victim: 'south-america', refusal: 0 },
      { region: 'indo-australia', inTurns: 7, how: 'standard', victim: null, refusal: 0 },
    ],
  });
  for (const id of ['south-america', 'indo-australia', 'middle-east'] as const) world.set(id, { war: 1 });
  expect(
    oilForecast(world.state)
      .hits.slice(0, 3)
      .map(({ how }) => how),
  ).toEqual(['special', 'standard', 'special']);
});

test('BPC-WOI-5, BPC-SPC-8, BPC-LIV-7: a Dictatorship refuses no war, an effort comes before one, and who lowers its LS is not hit', () => {
  const world = newWorld().set('russia', { exports: 1 }).set('europe', { regime: 'dictatorship', discipline: 4 });
  world.set('china', { tps: 'EF', discipline: 2 }).turnOf('china');
  expect(oilForecast(world.state).hits.slice(0, 2)).toEqual([
    { region: 'china', inTurns: 0, how: 'special', victim: null, refusal: 0 },
    { region: 'europe', inTurns: 2, how: 'war', victim: 'south-america', refusal: 0 },
  ]);
  const sober = newWorld().set('russia', { exports: 0 }).turnOf('europe');
  const { imports, electricity } = sober.region('europe');
  sober.set('europe', { tps: 'ABEF', discipline: 3, imports: imports - 1, electricity });
  expect(oilForecast(sober.state).hits.map(({ region }) => region)).not.toContain('europe');
  sober.set('europe', { discipline: 2 });
  expect(oilForecast(sober.state).hits.map(({ region }) => region)).toContain('europe');
});

test('BPC-HID-9: a climate consequence that the Journalists have shown and put back still waits', () => {
  const world = newWorld();
  world.state.deck.top = ['heat-wave', 'mad-cow-flu', CLIMATE];
  expect(climateForecast(world.state).waiting).toBe(2);
});

test('BPC-CLI-1, BPC-CLI-4: in how many turns a consequence is the event, at the present level', () => {
  const world = newWorld();
  world.state.green = 12;
  world.state.deck.top = [CLIMATE];
  expect(climateForecast(world.state)).toEqual({ waiting: 1, spacesToMeeting: 18, spacesPerTurn: 10, inTurns: 1 });
  world.state.deck.top = [];
  expect(climateForecast(world.state).inTurns).toBe(2);
  world.state.lastTurn = 2;
  expect(climateForecast(world.state).inTurns).toBeNull();
  world.state.lastTurn = 36;
  world.state.ghg = 9;
  expect(climateForecast(world.state).inTurns).toBeNull();
});

test('BPC-CLI-4: the consequence of a meeting is foretold for the turn in which its card is drawn', () => {
  const world = newWorld();
  world.state.green = world.state.red - 1;
  expect(climateForecast(world.state).inTurns).toBe(1);
  expect(about('climate', world.state, 0).map(({ values }) => values)).toContainEqual({ when: consequenceWords(1) });
  world.run({ do: 'activate' }, { do: 'end-of-turn' });
  while (world.step.do !== 'action') world.choose(at(world.options, 0));
  expect(world.told('revealed').map(({ type }) => type)).toEqual(['climate-consequence']);
  expect(world.state.turn).toBe(2);
});

test('BPC-ACT-8: what the next activation makes of a region, compared with now', () => {
  const world = newWorld().turnOf('china');
  world.state.regions.china.electricity.coal--;
  const gases = changesOf(world.state, 'china').find((it) => it.what === 'figure' && it.figure === 'ghg');
  const { before, after } = activationForecast(world.state, 'china');
  expect(gases).toMatchObject({ from: before.ghg, to: after.ghg, mood: 'better' });
  expect(changesOf(world.state, 'middle-east')).toMatchObject([
    { what: 'figure', figure: 'ghg', mood: 'worse' },
    { what: 'figure', figure: 'population', mood: 'other' },
  ]);
});

test('BPC-CHA-1: of what an activation would do the gravest comes first, and whoever is dragged along is named', () => {
  const world = newWorld().set('africa', { famine: 1 }).set('india', { riot: 1 });
  const changes = changesOf(world.state, 'africa');
  expect(changes[0]).toMatchObject({ what: 'regime', region: 'africa', to: 'chaos', mood: 'worse' });
  expect(changes.map(({ weight }) => weight)).toEqual(changes.map(({ weight }) => weight).toSorted((a, b) => b - a));
  // All that differs is named, and nothing else.
  const { world: after } = activationForecast(world.state, 'africa');
  for (const id of REGIONS) {
    const isNamed = changes.some(({ region }) => region === id);
    expect([id, isNamed]).toEqual([id, !same(after[id], world.state.regions[id])]);
  }
});

test('BPC-END-1, BPC-END-3: where the gases come to at the pace of the last round', () => {
  const world = newWorld();
  expect(pace(world.state)).toMatchObject({ goal: 33, turnsLeft: 36, perTurn: null, goalTurn: null, wins: true });
  // Eleven turns, of which the last nine have taken 27 away.
  world.state.ghgByTurn = [100, 104, 108, 105, 102, 99, 96, 93, 90, 87, 84, 81];
  world.state.turn = 12;
  world.state.ghg = 81;
  expect(pace(world.state)).toMatchObject({ turnsLeft: 25, perTurn: -3, needed: -48 / 25, goalTurn: 27 });
  world.state.ghgByTurn[2] = 81;
  expect(pace(world.state)).toMatchObject({ perTurn: 0, goalTurn: null });
  expect(pace(newWorld({ 'strict-victory': true }).state)?.wins).toBe(false);
});

test('BPC-PRO-10, BPC-DIE-2, BPC-DIE-4: the odds of a propagation, plain and with each card', () => {
  const world = newWorld().set('europe', { tps: 'G' }).set('russia', { tps: 'GH' });
  world.state.seeded = 'GH';
  expect(propagationForecast(world.state, 'india')).toEqual({
    region: 'india',
    sum: 4,
    certain: 0,
    chance: 4,
    plain: 0.5,
    withBlueHelmets: 0.875,
    withReferendum: 0.75,
    withBoth: 0.984375,
    choices: ['G'],
  });
  world.player(2).employer = null;
  expect(propagationForecast(world.state, 'india').withBlueHelmets).toBe(0.75);
  expect(propagationForecast(world.state, 'europe')).toMatchObject({ chance: 2, choices: ['H'] });
});

test('BPC-ACI-2, BPC-ACI-9, BPC-HID-5: what a joint action lacks, seen by the one who gives and by the others', () => {
  const world = newWorld().hold(1, 'media-4', 'education-2').reveal('mad-cow-flu').choose({ do: 'launch' });
  world.choose({ do: 'give', card: 'media-4' });
  const own = aciForecast(viewOf(game, world.state, 1));
  expect(own).toMatchObject({ known: 4, hiddenGiven: 0, hiddenExternal: 2, externalHelps: 0.5 });
  expect(own?.lacks).toEqual([
    { threshold: 10, lacks: 6 },
    { threshold: 14, lacks: 10 },
  ]);
  expect(aciForecast(viewOf(game, world.state, 0))).toMatchObject({ known: 0, hiddenGiven: 1 });
  expect(aciForecast(newWorld().state)).toBeNull();
});

test('BPC-ACI-3: before the External cards are drawn nothing is known of them, and all is lacking', () => {
  const world = newWorld().hold(1, 'ngo-4').reveal('mad-cow-flu').choose({ do: 'launch' });
  expect(world.step.do).toBe('aci-lobbying');
  expect(aciForecast(viewOf(game, world.state, 0))).toEqual({
    known: 0,
    hiddenGiven: 0,
    hiddenExternal: 0,
    externalHelps: null,
    lacks: [
      { threshold: 10, lacks: 10 },
      { threshold: 14, lacks: 14 },
    ],
  });
});

test('BPC-IMP-3, BPC-IMP-4: what an implantation lacks', () => {
  const world = newWorld().hold(0, 'industry-3', 'media-2').choose({ do: 'implant' }, { do: 'implant-tp', tp: 'N' });
  world.choose({ do: 'lay', who: 0, card: 'industry-3' });
  expect(implantForecast(world.state)).toEqual({
    laid: 5,
    needed: 15,
    lacks: 10,
    missing: ['military', 'media', 'ngo', 'politics', 'education'],
  });
  expect(implantForecast(newWorld().state)).toBeNull();
});
