import { at, LOCALES, pick, Runner, SPECTATOR, type Speaker, seeded, speakerFor, viewOf, type Words } from '@kaya/engine';
import { beforeAll, expect, test } from 'vitest';
import { scene } from '../board/scene.ts';
import { game } from '../rules/game.ts';
import { place } from '../rules/places.ts';
import { SPOTS } from '../rules/table.ts';
import { voice } from '../text/voice.ts';
import { type Co2State, ENERGIES, REGIONS } from '../types/index.ts';
import {
  atSteps,
  atTurn,
  B,
  fossil,
  green,
  laid,
  N,
  plainTable,
  project,
  R,
  S,
  setPlayer,
  setRegion,
  slots,
} from './position.ts';

/** Tooltips and forecasts: what lies at a place, and what is coming. */

let speakers: Speaker[] = [];
beforeAll(async () => {
  speakers = await Promise.all(LOCALES.map((locale) => speakerFor(voice, locale, ['Blue', 'Red', 'Green', 'White', 'Black'])));
});

const english = (lines: readonly Words[] | undefined): string[] => (lines ?? []).map((it) => at(speakers, 0).say(it));

function everyPlace(view: Co2State): string[] {
  const seats = view.players.flatMap((_, seat) => [
    place.hand(seat),
    place.pool(seat),
    place.lobby(seat),
    place.goal(seat),
    place.score(seat),
  ]);
  return [
    ...REGIONS.flatMap((id) => [place.region(id), ...view.regions[id].slots.map((_, i) => place.slot(id, i))]),
    ...SPOTS.map(place.project),
    ...ENERGIES.flatMap((type) => [place.track(type), place.stack(type), place.reserve(type)]),
    ...view.summits.map((_, i) => place.summit(i)),
    ...scene(view, 0).map((it) => it.place),
    ...view.unGoals.map(place.card),
    ...(view.players[0]?.lobby ?? []).map(place.card),
    ...seats,
    place.market,
    place.bank,
    place.supply,
    place.event,
    place.pollution,
    place.fossilStack,
    place.firstPlayer,
    place.unGoals,
  ];
}

const forecastWords = (view: Co2State): Words[] => (voice.forecast?.(view, 0) ?? []).map(({ words }) => words);

test('every place of whole games is explained in three languages, to seats and to spectators', () => {
  for (const seats of [1, 2, 5]) {
    const runner = new Runner(game, laid(seats, { 'lobby-draft': seats > 1 }, `about-${seats}`));
    const rng = seeded(`about-${seats}`);
    runner.advance();
    for (let turn = 0; runner.state.outcome === null; turn++) {
      const seat = at(runner.awaited(), 0);
      runner.act(seat, pick(rng, runner.legal(seat)));
      if (turn % 60 !== 0 && runner.state.outcome === null) continue;
      for (const viewer of [0, SPECTATOR]) {
        const view = viewOf(game, runner.state, viewer);
        const lines = everyPlace(view).flatMap((id) => voice.about?.(id, view, viewer) ?? []);
        const coming = (voice.forecast?.(view, viewer) ?? []).map(({ words }) => words);
        for (const speaker of speakers) {
          for (const line of [...lines, ...coming]) expect(speaker.say(line)).not.toMatch(/undefined|NaN|\{|\}|\?$/);
        }
      }
    }
  }
});

test('a place says at least one thing', () => {
  const view = viewOf(game, plainTable(3), 0);
  for (const id of everyPlace(view)) expect(voice.about?.(id, view, 0), id).not.toEqual([]);
});

test('an installed project tells whether you can build, what is missing, and who else could', () => {
  const state = plainTable(3);
  setRegion(state, 'asia', { projects: [null, project(B, true, 2), null] });
  setPlayer(state, 1, { money: 20, tech: 5, expertise: { biomass: 4 } });
  const where = place.project({ region: 'asia', space: 1 });
  const lines = (viewer: number) => english(voice.about?.(where, viewOf(game, state, viewer), viewer));
  expect(lines(0)).toEqual([
    'Installed: biomass. The next plant costs $8 and 2 tech cubes, needs expertise 2 and scores 7 points.',
    'You need expertise 2 in biomass; you have 0.',
    'It costs $9 and 2 tech cubes; you have nothing.',
    'Constructing here would give you control of Asia.',
    'Others who could construct here now: Red.',
    'Green’s scientist is here; any other company that uses the project pays $1.',
  ]);
  expect(lines(1)).toContain('You can construct here for $9 and 2 tech cubes.');
});

test('an installed project says so when the main action of the turn is taken, whatever could be built', () => {
  const state = plainTable(3);
  setRegion(state, 'asia', { projects: [null, project(B, true), null] });
  setPlayer(state, 0, { money: 5, tech: 5, expertise: { biomass: 4 }, lobby: ['lobby-17'] });
  setPlayer(state, 1, { money: 20, tech: 5, expertise: { biomass: 4 } });
  const where = place.project({ region: 'asia', space: 1 });
  const table = atTurn(state);
  const lines = (viewer: number) => english(voice.about?.(where, viewOf(game, table.state, viewer), viewer)).slice(1);
  expect(lines(0)[0]).toBe('You can construct here with “Construction lobby: biomass”.');
  table.state.turn.main = true;
  expect(lines(0).slice(0, 2)).toEqual([
    'You have already taken your main action this turn.',
    'It costs $8 and 2 tech cubes; you have $5 and 5 tech cubes.',
  ]);
  expect(lines(0).join(' ')).not.toMatch(/you can build/i);
  setPlayer(state, 0, { money: 12 });
  expect(lines(0)[0]).toBe('You have already taken your main action this turn.');
  // What another has used up on his turn does not hold for the others.
  expect(lines(1)).toContain('You can construct here for $8 and 2 tech cubes.');
});

test('a slot tells what will come while the first player is auctioned', () => {
  const state = plainTable(2, { 'first-player-auction': 'later-decades' });
  setRegion(state, 'asia', { slots: slots(6, fossil('coal')), controller: 1 });
  const view = viewOf(game, atSteps(state, { do: 'change-of-decade' }).state, 0);
  const lines = (slot: number) => english(voice.about?.(place.slot('asia', slot), view, 0));
  expect(lines(1)).toEqual(['A fossil plant comes here in the supply phase of this decade.', 'Its CEP is paid by Red.']);
  expect(lines(2)).toEqual(['Empty. If it still is in 1990, a fossil plant comes here.']);
  expect(english(forecastWords(view)).join(' ')).toContain('Supply phase of this decade: 6 fossil plants');
});

test('a slot tells what will come and who pays', () => {
  const state = plainTable(2);
  setRegion(state, 'asia', { slots: slots(6, fossil('coal')), controller: 1 });
  const view = viewOf(game, state, 0);
  const lines = (slot: number) => english(voice.about?.(place.slot('asia', slot), view, 0));
  expect(lines(0)[0]).toBe('Fossil plant: coal, 40 ppm.');
  expect(lines(1)).toEqual([
    'A fossil plant comes here in the next supply phase, unless someone constructs first.',
    'Its CEP is paid by Red.',
  ]);
  expect(lines(2)).toEqual(['Empty. If it still is in 1990, a fossil plant comes here.']);
  expect(lines(5)).toEqual(['Empty. No fossil plant can come here any more.']);
});

test('the forecast tells what the next supply phase brings, to the table and to the viewer', () => {
  const state = plainTable(2);
  setRegion(state, 'europe', { slots: slots(5, fossil('oil'), green('solar-1', 0)), controller: 0 });
  setRegion(state, 'asia', { slots: slots(6, fossil('oil')), controller: 0, cep: 0 });
  setPlayer(state, 0, { cep: 0, expertise: { solar: 3, recycling: 1 } });
  setRegion(state, 'europe', { cep: 0 });
  const view = viewOf(game, state, 0);
  expect(english(forecastWords(view))).toEqual([
    'You have 5 to 25 turns to go; the game may end early.',
    'Next supply phase, as things stand: 5 fossil plants, 280 to 380 ppm, about 330.',
    'Chance of 350 ppm or more: 21%; of 500 ppm, which loses the planet: 0%.',
    'Threatened by disaster: Africa next, Asia after that.',
    'At the end of the next supply phase: at 350 ppm or more, every company without a plant in the region gives 1 tech cube or loses 2 points.',
    'The disaster would cost you 2 points: you have no tech cube.',
    'Your income: 3.',
    'For fossil plants in your regions you pay 1 CEP.',
    'You would have to buy 1 CEP for fossil plants.',
    expect.stringMatching(/^If the game ended now, with its final scoring: Blue: \d+, Red: \d+\.$/),
  ]);
});

test('CO2-HID-2, CO2-HID-3: tooltips and forecasts tell nobody what another holds', () => {
  const state = plainTable(3);
  setPlayer(state, 0, { lobby: ['lobby-16', 'lobby-02'], tech: 3 });
  const other = game.clone(state);
  setPlayer(other, 0, { lobby: ['lobby-21', 'lobby-05'], goal: 'company-goal-33' });
  setRegion(state, 'asia', { projects: [project(S), project(R, true), project(N, true)] });
  setRegion(other, 'asia', { projects: [project(S), project(R, true), project(N, true)] });
  for (const viewer of [1, SPECTATOR]) {
    const [one, two] = [viewOf(game, state, viewer), viewOf(game, other, viewer)];
    expect(voice.forecast?.(one, viewer)).toEqual(voice.forecast?.(two, viewer));
    for (const id of everyPlace(one)) expect(voice.about?.(id, one, viewer), id).toEqual(voice.about?.(id, two, viewer));
  }
});
