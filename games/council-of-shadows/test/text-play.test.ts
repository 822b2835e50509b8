import { pick, Runner, SPECTATOR, seeded } from '@kaya/engine';
import { everythingHasWords, findBrokenLaw } from '@kaya/engine/laws';
import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { voice } from '../text/voice.ts';
import { STANDARD } from './position.ts';

const GAMES = [
  { seats: 1, options: { ...STANDARD, soloSilver: true } },
  { seats: 1, options: { ...STANDARD, module1: true, module2: true } },
  { seats: 2, options: { ...STANDARD, module1: true } },
  { seats: 3, options: { ...STANDARD, module2: true, screens: false } },
  { seats: 4, options: { ...STANDARD, module1: true, module2: true } },
] as const;

test.each(GAMES)('random games can be told in every language: $seats players, $options', async ({ seats, options }) => {
  const laws = [await everythingHasWords(voice)];
  expect(findBrokenLaw(game, { games: 1, seats, options, seed: 'words', laws })).toBeNull();
});

test('only charts and what changes nothing on the table go without a line', () => {
  const silent = new Set<string>();
  const rng = seeded('lines');
  const runner = Runner.start(game, { ...GAMES[4], seed: 'lines' }, (event) => {
    if (voice.event(event, SPECTATOR) === null) silent.add(event.kind);
  });
  while (!runner.over) {
    const seat = pick(rng, runner.awaited());
    runner.act(seat, pick(rng, runner.legal(seat)));
  }
  expect([...silent].sort()).toEqual(['chart', 'plan-ready', 'planned', 'skipped', 'tile-returned', 'tiles-drawn']);
});
