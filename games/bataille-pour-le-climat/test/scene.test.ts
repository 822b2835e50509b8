// Which piece lies where on the board, and what is said about each place.
import { at, LOCALES, pick, SPECTATOR, type Speaker, seeded, speakerFor, viewOf } from '@kaya/engine';
import { beforeAll, expect, test } from 'vitest';
import { scene } from '../board/scene.ts';
import { game } from '../rules/game.ts';
import { voice } from '../text/voice.ts';
import { type BpcState, COLOURS, EMPLOYERS, GLOBAL_TPS, INSTITUTIONS, REGIONAL_TPS, REGIONS, ZONES } from '../types/index.ts';
import { newWorld, startGame } from './position.ts';

let speakers: Speaker[] = [];
beforeAll(async () => {
  speakers = await Promise.all(LOCALES.map((locale) => speakerFor(voice, locale, ['Ada', 'Bo', 'Cy', 'Di'])));
});

const PLACES: readonly string[] = [
  ...REGIONS.map((id) => `region:${id}`),
  ...INSTITUTIONS.map((id) => `institution:${id}`),
  ...[...REGIONAL_TPS, ...GLOBAL_TPS].map((id) => `tp:${id}`),
  ...ZONES.map((id) => `zone:${id}`),
  ...COLOURS.flatMap((id) => [`pile:${id}`, `discard:${id}`, `card:${id}-3`, `card:${id}-?`]),
  ...EMPLOYERS.map((id) => `employer:${id}`),
  ...['player:0', 'player:1/hand', 'climate', 'ghg', 'events', 'external', 'aci', 'implant', 'die'],
];

const lying = (view: BpcState, place: string, kind: string) =>
  scene(view, 0).filter((it) => it.place === place && it.kind === kind).length;

test('calamities, energy, transformations and pawns lie where the state says', () => {
  const world = newWorld().set('china', { riot: 2, refugee: 1, tps: 'EG' }).hold(0, 'ngo-1', 'ngo-1', 'media-3');
  world.state.zones.forests = 3;
  world.state.globals = 'M';
  at(world.state.players, 0).place = 'un';
  const view = viewOf(game, world.state, 0);
  expect(lying(view, 'region:china', 'riot')).toBe(2);
  expect(lying(view, 'region:china', 'refugee')).toBe(1);
  expect(lying(view, 'region:china', 'tp-E')).toBe(1);
  expect(lying(view, 'region:china', 'tp-A')).toBe(0);
  expect(lying(view, 'region:europe', 'oil-imports')).toBe(view.regions.europe.imports);
  expect(lying(view, 'region:europe', 'coal')).toBe(view.regions.europe.electricity.coal);
  expect(lying(view, 'zone:forests', 'destruction')).toBe(3);
  expect(lying(view, 'tp:M', 'global')).toBe(1);
  expect(lying(view, 'institution:un', 'pawn')).toBe(1);
  expect(lying(view, 'player:0/hand', 'card-ngo-1')).toBe(2);
});

test('BPC-HID-2: of the cards of others the scene says the colour only', () => {
  const world = newWorld().hold(1, 'ngo-4');
  for (const viewer of [0, SPECTATOR]) {
    const held = scene(viewOf(game, world.state, viewer), viewer).filter((it) => it.place === 'player:1/hand');
    expect(held.map(({ kind }) => kind)).toEqual(['card-ngo-?']);
  }
});

test('through a whole game pieces have one name each, and every place is explained in three languages', () => {
  const { runner } = startGame({}, 3, 'scene');
  const rng = seeded('scene');
  for (let n = 0; runner.state.outcome === null; n++) {
    const seat = pick(rng, runner.awaited());
    runner.act(seat, pick(rng, runner.legal(seat)));
    if (n % 150 !== 0 && runner.state.outcome === null) continue;
    for (const viewer of [0, SPECTATOR]) {
      const view = viewOf(game, runner.state, viewer);
      const ids = scene(view, viewer).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const lines = PLACES.flatMap((place) => voice.about?.(place, view, viewer) ?? []);
      const coming = (voice.forecast?.(view, viewer) ?? []).map(({ words }) => words);
      for (const speaker of speakers) for (const words of [...lines, ...coming]) expect(speaker.say(words)).not.toBe('');
    }
  }
});

test('the forecast names the region at the edge and the distance to the goal', () => {
  const world = newWorld().set('india', { shortage: 1, standard: 1, discipline: 1 });
  const told = (voice.forecast?.(viewOf(game, world.state, 0), 0) ?? []).map(({ words }) => at(speakers, 0).say(words));
  expect(told).toContain('Global GHG 100, 67 above the goal.');
  expect(told).toContain('At the edge in India: 1 Shortage; one more overflows.');
});
