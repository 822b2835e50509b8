import type { Level } from '@kaya/bots';
import { imagined, Runner, replay, seeded, viewOf } from '@kaya/engine';
import { box as lamplighters } from '@kaya/engine/teaching';
import { describe, expect, test } from 'vitest';
import { playAll } from '../arena/arena.ts';
import { lineUps, tableOf } from '../arena/line-ups.ts';
import type { Pairing } from '../arena/pairing.ts';
import { told } from '../arena/told.ts';

const OPTIONS = { nights: 3, wind: 'stormy', openHands: false } as const;

function pairings(count: number, change: Partial<Pairing> = {}): Pairing[] {
  return Array.from({ length: count }, (_, i) => ({
    game: 'lamplighters',
    options: OPTIONS,
    seed: `arena ${i}`,
    levels: ['medium', 'random'],
    iterations: 5,
    ...change,
  }));
}

describe('the arena', () => {
  test('one thread or two: the same games in the same order', async () => {
    const alone = await playAll(pairings(12), { parallel: 1 });
    const both = await playAll(pairings(12), { parallel: 2 });
    expect(alone.played).toHaveLength(12);
    expect(both).toEqual(alone);
  });

  test('a game that cannot be played is named and stops no other', async () => {
    const given = [...pairings(3), ...pairings(1, { game: 'chess', seed: 'unknown' }), ...pairings(2)];
    const counted: number[] = [];
    const { played, failures } = await playAll(given, { parallel: 2, onGame: (done) => counted.push(done) });
    expect(failures).toMatchObject([{ pairing: { seed: 'unknown' }, reason: expect.stringContaining("no game 'chess'") }]);
    expect(played).toHaveLength(5);
    expect(counted).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('a bot that fails in the middle leaves the record of what came before', async () => {
    const levels: Level[] = ['random', 'genius' as Level];
    const { failures } = await playAll(pairings(1, { levels }), { parallel: 1 });
    const [failure] = failures;
    if (failure?.record == null) throw new Error('no record');
    expect(failure.record.moves).toHaveLength(1);
    expect(replay(lamplighters.game, failure.record)).toMatchObject({ ok: true, state: { outcome: null } });
  });

  test('told to stop, it gives what is known so far', async () => {
    const stop = new AbortController();
    const { played, stopped } = await playAll(pairings(500), {
      parallel: 1,
      signal: stop.signal,
      onGame: (done) => done === 4 && stop.abort(),
    });
    expect(stopped).toBe(true);
    expect(played.length).toBeGreaterThanOrEqual(4);
    expect(played.length).toBeLessThan(500);
  });
});

test('whoever is told sees hands and piles as they are, and imagines no others', () => {
  const { game } = lamplighters;
  const { state } = Runner.start(game, { seats: 3, options: OPTIONS, seed: 'told' });
  const view = viewOf(told(game), state, 0);
  expect(view).toEqual({ ...state, rng: [0, 0, 0, 0] });
  expect(viewOf(game, state, 0)).not.toEqual(view);
  const world = imagined(told(game), view, 0, seeded('world'));
  expect({ ...world, rng: view.rng }).toEqual(view);
});

describe('line-ups', () => {
  test('the last bot named takes the seats that are left', () => {
    expect(tableOf(['hard', 'medium'], 4)).toEqual(['hard', 'medium', 'medium', 'medium']);
    expect(tableOf(['easy'], 2)).toEqual(['easy', 'easy']);
    expect(() => tableOf(['easy', 'hard', 'hard'], 2)).toThrow('--bots names 3 bots for 2 seats; name at most 2.');
  });

  test('every way to sit, each once', () => {
    expect(lineUps(['hard', 'medium'])).toEqual([
      ['hard', 'medium'],
      ['medium', 'hard'],
    ]);
    expect(lineUps(['medium', 'medium', 'medium'])).toEqual([['medium', 'medium', 'medium']]);
    expect(lineUps(['hard', 'hard', 'medium', 'medium'])).toHaveLength(6);
    expect(lineUps(['random', 'easy', 'medium', 'hard', 'hard'])).toHaveLength(60);
  });
});
