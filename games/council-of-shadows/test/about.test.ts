import { at, LOCALES, pick, SPECTATOR, type Speaker, seeded, speakerFor, viewOf, type Words } from '@kaya/engine';
import { beforeAll, expect, test } from 'vitest';
import { scene } from '../board/scene.ts';
import { components, layoutFor } from '../data/index.ts';
import { game } from '../rules/game.ts';
import { voice } from '../text/voice.ts';
import type { CosState } from '../types/index.ts';
import { freshPosition, gems, positionFor } from './position.ts';

/** Tooltips and forecasts: what lies at a place, and what is coming. */

let speakers: Speaker[] = [];
beforeAll(async () => {
  speakers = await Promise.all(LOCALES.map((locale) => speakerFor(voice, locale, ['Anna', 'Ben', 'Clara', 'Dario'])));
});

const english = (lines: readonly Words[] | undefined): string[] => (lines ?? []).map((it) => at(speakers, 0).say(it));

function everyPlace(view: CosState, viewer: number): string[] {
  const { galaxies, spaces } = layoutFor(view.seats);
  return [
    ...scene(view, viewer).map(({ place }) => place),
    ...galaxies.flatMap(({ id, stationSlots }) => [`galaxy:${id}`, ...stationSlots.map((kind) => `slot:${id}/${kind}`)]),
    ...spaces.map(({ id }) => `space:${id}`),
    ...view.market.map((_, slot) => `market:${slot}`),
    ...components.upgrades.map(({ id }) => `upgrade:${id}`),
    ...components.leaders.map(({ id }) => `leader:${id}`),
    ...components.darkTech.map(({ id }) => `dark-tech:${id}`),
    ...components.civilisations.map(({ id }) => `civilisation:${id}`),
    ...components.gems.map(({ id }) => `gem:${id}`),
    ...(view.players[viewer]?.hand ?? []).map((card) => `card:${card}`),
    ...view.players.flatMap((_, seat) => (seat < view.seats ? [`player:${seat}/board`, `player:${seat}/stations`] : [])),
    ...[1, 2, 3].flatMap((number) => [`pile:sector-${number}`, `zone:${number}`]),
    ...['pile:light-bonus', 'pile:dark-tech-1', 'pile:dark-tech-2', 'deck', 'throne', 'gems', 'turn-order'],
    ...(view.automa === null ? [] : ['automa']),
  ];
}

test('every place of whole games is explained in three languages, to seats and to spectators', () => {
  for (const seats of [1, 3, 4]) {
    const { runner } = freshPosition(seats, { module1: true, module2: true }, `about-${seats}`);
    const rng = seeded(`about-${seats}`);
    for (let turn = 0; runner.state.outcome === null; turn++) {
      const seat = at(runner.awaited(), 0);
      runner.act(seat, pick(rng, runner.legal(seat)));
      if (turn % 90 !== 0 && runner.state.outcome === null) continue;
      for (const viewer of [0, SPECTATOR]) {
        const view = viewOf(game, runner.state, viewer);
        for (const place of everyPlace(view, viewer)) expect(voice.about?.(place, view, viewer), place).not.toEqual([]);
        const lines = everyPlace(view, viewer).flatMap((place) => voice.about?.(place, view, viewer) ?? []);
        for (const line of [...lines, ...(voice.forecast?.(view, viewer) ?? []).map(({ words }) => words)]) {
          for (const speaker of speakers) expect(speaker.say(line)).not.toMatch(/undefined|NaN|[{}]/);
        }
      }
    }
  }
});

test('a galaxy tells what exploiting it would give, why, and what is left', () => {
  const table = positionFor(2).board({ 'blue-1': 's2-01' }).cubes(0, { 's2-01a': 1 }).cubes(1, { 's2-01b': 1 });
  const view = viewOf(game, table.state, 0);
  expect(english(voice.about?.('galaxy:blue', view, 0)).slice(1)).toEqual([
    'Exploiting it now gives 3 energy (low yield, plus a light bonus card).',
    'A tie; one more cube would give the high yield.',
    'After that: you have no colony left, majority: Ben.',
  ]);
});

test('a card on sale tells what it does and whether it can be paid', () => {
  const table = positionFor(2)
    .market('ai-throttle')
    .give(0, { gems: gems(0, 0, 0) });
  expect(english(voice.about?.('market:0', viewOf(game, table.state, 0), 0))).toEqual([
    'Consumption −2: no action.',
    'Price: 1 anthracite gem.',
    'You cannot afford it.',
  ]);
});

test('the forecast tells what is missing, what exploiting would give and where one would end', () => {
  const table = positionFor(2)
    .board({ 'grey-1': 's1-01', 'blue-1': 's2-01' })
    .cubes(0, { 's1-01a': 1, 's2-01a': 1 })
    .give(0, { energy: 5, dark: null, gems: gems(0, 0, 0) })
    .give(1, { dark: null, gems: gems(0, 0, 1) });
  expect(english(voice.forecast?.(viewOf(game, table.state, 0), 0).map(({ words }) => words))).toEqual([
    'You need 15 more energy for level I.',
    'Parvus Corta: 4 energy, the high yield.',
    'Cobalt Reach: 8 energy, the high yield.',
    'Exploiting all your galaxies now: 12 energy.',
    'If the game ended now, as far as you can see: Anna: level 0, 5 energy; Ben: level 0, 3 energy.',
  ]);
});

test('COS-HID-3, COS-HID-5: tooltips and forecasts tell nobody what another holds', () => {
  const one = positionFor(2).give(0, { dark: 'bd-galaxy-grey', light: ['bl-flat'] });
  const two = positionFor(2).give(0, { dark: 'bd-galaxy-red', light: ['bl-ai-1'] });
  for (const viewer of [1, SPECTATOR]) {
    const [first, second] = [viewOf(game, one.state, viewer), viewOf(game, two.state, viewer)];
    expect(voice.forecast?.(first, viewer)).toEqual(voice.forecast?.(second, viewer));
    for (const place of everyPlace(first, viewer)) {
      expect(voice.about?.(place, first, viewer), place).toEqual(voice.about?.(place, second, viewer));
    }
  }
});
