// What a training promises: it learns, the same course gives the same network, and one may stop at any moment.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { unpacked } from '@kaya/bots/net';
import { defaults, type Game, hash, type Inputs, inputNames, Runner, SheetOfNumbers, seeded } from '@kaya/engine';
import { brokenInputs } from '@kaya/engine/laws';
import { box as lamplighters } from '@kaya/engine/teaching';
import { afterAll, describe, expect, test } from 'vitest';
import { allBoxes, boxOf } from '../boxes.ts';
import type { Course } from '../train/course.ts';
import { Notebook } from '../train/notebook.ts';
import { packed } from '../train/packed.ts';
import { playToLearn } from '../train/play.ts';
import { traceOf } from '../train/trace.ts';
import { Trainer } from '../train/trainer.ts';
import { type Listener, Training } from '../train/training.ts';

type KindsOf<G> = G extends Game<infer K> ? K : never;

const folder = mkdtempSync(join(tmpdir(), 'train-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { game } = await boxOf('lamplighters');
const learnt = await game.brain?.learnt?.load();
if (learnt === undefined) throw new Error('the teaching game has inputs');
const { inputs } = learnt;
const options = { nights: 3, wind: 'calm', openHands: false };
const names = inputNames(inputs, Runner.start(game, { seats: 2, options, seed: 'names' }).state, 0);

const looked = (await allBoxes()).flatMap(({ game: title }) => {
  const load = title.brain?.learnt?.load;
  return load === undefined ? [] : [{ id: title.id, title, load }];
});

const networks = looked.flatMap((it) =>
  Object.keys(it.title.brain?.learnt?.measured ?? {}).map((seats) => ({ ...it, seats: Number(seats) })),
);

const COURSE: Course = {
  game: game.id,
  players: 2,
  seed: 'test',
  options,
  drawn: 0,
  hidden: 8,
  steepness: 0.3,
  lambda: 0.7,
  games: 6,
  passes: 2,
  rate: 0.003,
  trial: 2,
};
const SILENT: Listener = { played: () => {}, passed: () => {}, tried: () => {} };
/** The same as threads do, in this one. */
const here = { play: async (games: Parameters<typeof play>[0][]) => games.map(play) };
function play(asked: Parameters<typeof playToLearn>[2]) {
  return playToLearn(game, [game, game], asked);
}

describe('a trainer', () => {
  const one = (place: number) => ({ places: Uint16Array.of(place), values: Float32Array.of(1), filled: 1 });

  test('learns who wins from what is seen, even where it is no sum of what is seen', () => {
    const looks = ([first, second]: readonly [number, number]) => ({
      places: Uint16Array.of(first, 2 + second),
      values: Float32Array.of(5, 5),
      filled: 2,
    });
    const trainer = new Trainer({ inputs: 4, hidden: 8, outputs: 2 }, seeded('either or'));
    const cases = (
      [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ] as const
    ).map((it) => ({ it, wins: it[0] !== it[1] }));
    const traces = cases.map(({ it, wins }) => ({ looks: [[looks(it)]], shares: wins ? [1, 0] : [0, 1] }));
    for (let i = 0; i < 400; i++) trainer.pass(traces, 0.7, 0.02);
    for (const { it, wins } of cases) expect(trainer.net.look(looks(it))[0]).toBeCloseTo(wins ? 1 : 0, 1);
  });

  test('early positions learn from later ones', () => {
    const trainer = new Trainer({ inputs: 3, hidden: 4, outputs: 2 }, seeded('later'));
    const won = { looks: [[one(0), one(1)], []], shares: [1, 0] };
    const lost = { looks: [[one(2)], []], shares: [0, 1] };
    for (let i = 0; i < 300; i++) trainer.pass([won, lost], 0, 0.02);
    // With nothing but the next position to go by, what the first is worth came through the second.
    expect(trainer.net.look(one(0))[0]).toBeGreaterThan(0.9);
    expect(trainer.net.look(one(2))[0]).toBeLessThan(0.1);
  });

  test('what it learnt is told by the packed network to the digits that matter', () => {
    const sheet = new SheetOfNumbers(names.length);
    const traces = ['a', 'b', 'c'].map((seed) =>
      traceOf(game, inputs, sheet, play({ options, seed, players: [null, null], loose: false }), 0.3),
    );
    const trainer = new Trainer({ inputs: names.length, hidden: 8, outputs: 3 }, seeded('packed'));
    for (let i = 0; i < 20; i++) trainer.pass(traces, 0.7, 0.003);
    const { net } = unpacked(packed(trainer.net, { names: '', steepness: 0.3, common: true, samples: [], learnt: {} }));
    for (const look of traces.flatMap((trace) => trace.looks.flat())) {
      const own = [...trainer.net.look(look)];
      own.forEach((share, i) => {
        expect(net.look(look)[i]).toBeCloseTo(share, 1.7);
      });
    }
  });
});

describe('a training', () => {
  const run = async (name: string, generations: number) => {
    const notebook = new Notebook(join(folder, name), COURSE);
    const training = new Training(game, COURSE, inputs, names, notebook, here, SILENT);
    await training.run(generations);
    return (generation: number) => readFileSync(join(folder, name, `net-${generation}.f32`));
  };

  test('gives the same network again, also when it was stopped in between', async () => {
    const whole = await run('whole', 2);
    await run('stopped', 1);
    rmSync(join(folder, 'stopped', 'generation-0.json'));
    const again = await run('stopped', 2);
    expect(again(0).equals(whole(0))).toBe(true);
    expect(again(1).equals(whole(1))).toBe(true);
    expect(whole(0).equals(whole(1))).toBe(false);
    expect(existsSync(join(folder, 'whole', 'games-1-0.json'))).toBe(true);
  });

  test('does not go on in a folder with other settings', () => {
    new Notebook(join(folder, 'other'), COURSE);
    expect(() => new Notebook(join(folder, 'other'), { ...COURSE, hidden: 9 })).toThrow('other settings');
  });
});

describe('what is looked at', () => {
  test.each(looked)('$id: two worlds that look alike to a seat give it the same numbers', async ({ title, load }) => {
    const counts = title.seats.max - title.seats.min + 1;
    expect(brokenInputs(title, (await load()).inputs, { games: 2 * counts, seed: 'law', stride: 9 })).toBeNull();
  });

  test.each(networks)('$id with $seats: the network knows these inputs, weighs little and says how it learnt', async (it) => {
    const { title, load, seats } = it;
    const { inputs: own, weights } = await load();
    const data = await weights(seats);
    const { net, weights: kept } = unpacked(data);
    const { state } = Runner.start(title, { seats, options: defaults(title.options), seed: 'names' });
    const known = inputNames(own, state, 0);
    expect(kept.names).toBe(hash(known));
    expect(net.shape).toMatchObject({ inputs: known.length, outputs: seats + (own.common === true ? 1 : 0) });
    expect(Object.keys(kept.learnt)).toEqual(
      expect.arrayContaining(['command', 'commit', 'date', 'games', 'trial', 'firstPlaces']),
    );
    // What the trainer's own network said of some positions is what is read from the kept weights.
    expect(kept.samples.length).toBeGreaterThan(0);
    for (const { places, values, shares } of kept.samples) {
      const found = net.look({ places: Uint16Array.from(places), values: Float32Array.from(values), filled: places.length });
      shares.forEach((share, i) => {
        expect(found[i]).toBeCloseTo(share, 1.7);
      });
    }
    expect(gzipSync(JSON.stringify(data)).length).toBeLessThan(50_000);
  });

  test('somebody who looks at the cards of others is found out', () => {
    const peeping: Inputs<KindsOf<typeof lamplighters.game>> = {
      look: ({ players }, seat, sheet) => sheet.number('a card', players[(seat + 1) % players.length]?.hand[0] ?? 0),
    };
    expect(brokenInputs(lamplighters.game, peeping, { games: 3, seed: 'peep', stride: 1 })).toContain('a card');
  });
});
