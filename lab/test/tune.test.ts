// What tuning promises: it finds what is worth most, the same terms give the same numbers, and one may stop at any moment.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, checkSetup, type Game, type Kinds, Runner, sum } from '@kaya/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { allBoxes, boxOf } from '../boxes.ts';
import { Evolution } from '../tune/evolution.ts';
import { Tuner } from '../tune/tuner.ts';

const folder = mkdtempSync(join(tmpdir(), 'tune-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('an evolution', () => {
  const search = (generations: number, begun = Evolution.start(6, 0.5)) => {
    const evolution = new Evolution(begun, 6, 'hill');
    const height = (place: readonly number[]) => -sum(place.map((it, i) => (i + 1) * (it - i) ** 2));
    for (let i = 0; i < generations; i++) evolution.learn(evolution.tries().sort((a, b) => height(b.at) - height(a.at)));
    return evolution.now;
  };

  test('finds the top of a hill, steep in one direction and flat in another', () => {
    search(250).mean.forEach((it, i) => {
      expect(it).toBeCloseTo(i, 1);
    });
  });

  test('goes on where it was stopped', () => {
    expect(search(5, search(4))).toEqual(search(9));
  });
});

const { game } = await boxOf('bataille-pour-le-climat');

/** A game that is over after the first turn, for tests that are about numbers and not about play. */
function short<K extends Kinds>(game: Game<K>): Game<K> {
  return { ...game, setup: (setup, rng) => ({ ...game.setup(setup, rng), lastTurn: 1 }) };
}

describe('a tuner', () => {
  const checked = checkSetup(game, 3, { mode: 'expert' });
  if (!checked.ok) throw new Error('expert mode is played by three');
  const setups = [{ seats: 3, options: checked.options }];
  const TERMS = { game: game.id, seats: [3], options: { mode: 'expert' }, seed: 'test', pairs: 2, games: 1, step: 0.3 };

  const run = async (name: string, runs: readonly number[]) => {
    const tuning = game.brain?.tuning;
    if (tuning === undefined) throw new Error('the game can be tuned');
    const file = join(folder, name);
    for (const generations of runs) {
      const tuner = new Tuner(short(game), tuning, TERMS, setups, file);
      for (let i = 0; i < generations; i++) expect(tuner.next()).toMatchObject({ games: 4 });
    }
    return JSON.parse(readFileSync(file, 'utf8'));
  };

  test('gives the same numbers again, also when it was stopped in between, and others than it began with', async () => {
    const whole = await run('whole.json', [2]);
    expect(await run('stopped.json', [1, 1])).toEqual(whole);
    expect(whole.weights).not.toEqual(whole.start);
    expect(whole.evolved.generation).toBe(2);
  });

  test('does not go on in a file with other settings', async () => {
    await run('other.json', [1]);
    const tuning = game.brain?.tuning;
    if (tuning === undefined) throw new Error('the game can be tuned');
    expect(() => new Tuner(game, tuning, { ...TERMS, games: 2 }, setups, join(folder, 'other.json'))).toThrow('other settings');
  });
});

const tuned = (await allBoxes()).flatMap(({ game }) => (game.brain?.tuning === undefined ? [] : [{ id: game.id, game }]));

test.each(tuned)('$id: the brain counts with the numbers that the lab begins with', async ({ game }) => {
  const tuning = game.brain?.tuning;
  const seats = game.seats.max;
  const checked = checkSetup(game, seats, {});
  if (tuning === undefined || !checked.ok) throw new Error('the game can be tuned');
  const { state } = Runner.start(game, { seats, options: checked.options, seed: 'same' });
  const weights = tuning.weights(checked.options);
  expect(tuning.by(weights).value(state, 0)).toBe(game.brain?.value(state, 0));
  const none = Object.fromEntries(Object.keys(weights).map((name) => [name, 0]));
  expect(tuning.by(none).value(state, 0)).not.toBe(game.brain?.value(state, 0));
  expect(at(Object.values(weights), 0)).toBeTypeOf('number');
});
