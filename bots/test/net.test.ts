import { hash, imagined, Runner, type Sheet, SheetOfNumbers, seeded, viewOf } from '@kaya/engine';
import { box as lamplighters } from '@kaya/engine/teaching';
import { describe, expect, test } from 'vitest';
import { bots, levelsAt, seenBy, serve } from '../index.ts';
import { judgedBy, Net, partsOf, sharesOf, unpacked, type Weights } from '../net/index.ts';

const { game } = lamplighters;
const { brain } = game;
if (brain === undefined) throw new Error('the teaching game has a brain');
type LampState = ReturnType<typeof game.clone>;
const setup = { seats: 2, options: { nights: 4, wind: 'stormy', openHands: false } as const, seed: 'net' };

/** Two inputs, one hidden unit, two outputs, with weights that are easy to follow by hand. */
function small(): Net {
  const net = new Net({ inputs: 2, hidden: 1, outputs: 2 });
  net.toHidden.set([1, -2]);
  net.hiddenBias.set([0.5]);
  net.toOutput.set([3, -1]);
  net.outputBias.set([0.25, 0]);
  net.straight.set([0.5, 0, 0, 1]);
  return net;
}

function packed(net: Net, names: readonly string[] = []): Weights {
  const parts = partsOf(net).map((part) => {
    const unit = Math.max(...part.map(Math.abs)) / 127 || 1;
    return { unit, steps: btoa(String.fromCharCode(...part.map((it) => Math.round(it / unit) + 128))) };
  });
  return { format: 1, ...net.shape, names: hash(names), steepness: 0.3, common: false, parts, samples: [], learnt: {} };
}

function sheetOf(numbers: readonly number[]): SheetOfNumbers {
  const sheet = new SheetOfNumbers(numbers.length);
  for (const number of numbers) sheet.number('', number);
  return sheet;
}

describe('a network', () => {
  test('says what its weights say: tanh, straight lines, softmax', () => {
    const hidden = Math.tanh(0.5 + 2 - 2);
    const logits = [0.25 + 3 * hidden + 0.5 * 2, -hidden + 1] as const;
    const own = 1 / (1 + Math.exp(logits[1] - logits[0]));
    const shares = small().look(sheetOf([2, 1]));
    expect(shares[0]).toBeCloseTo(own, 6);
    expect((shares[0] ?? 0) + (shares[1] ?? 0)).toBeCloseTo(1, 12);
  });

  test('is kept in eight bits a weight; other data are refused', () => {
    const net = small();
    const weights = packed(net);
    const read = unpacked(weights).net;
    for (const numbers of [
      [0, 0],
      [1, 0],
      [0.5, -1],
    ]) {
      const expected = [...net.look(sheetOf(numbers))];
      const found = read.look(sheetOf(numbers));
      expected.forEach((share, i) => {
        expect(found[i]).toBeCloseTo(share, 2);
      });
    }
    expect(() => unpacked({})).toThrow('no weights');
    expect(() => unpacked({ ...weights, inputs: 3 })).toThrow('instead of');
  });
});

describe('shares of a finished game', () => {
  const outcome = { ending: 'any', winners: [0], ranks: [1, 2], scores: [20, 15], sources: [{}, {}] };

  test('follow the points behind the best, and the winner has one more', () => {
    const [first = 0, second = 0] = sharesOf(outcome, 0.3, false);
    expect(second / first).toBeCloseTo(Math.exp(-0.3 * 6), 9);
    expect(first + second).toBeCloseTo(1, 9);
  });

  test('a game that all lose is nobody’s', () => {
    expect(sharesOf({ ...outcome, winners: [] }, 0.3, true)).toEqual([0, 0, 1]);
    expect(sharesOf(outcome, 0.3, true)).toHaveLength(3);
  });
});

describe('a game as somebody sees it who learnt it', () => {
  test('is judged by the network, from every chair', () => {
    const net = new Net({ inputs: 1, hidden: 1, outputs: 2 });
    net.straight.set([1, 0]);
    const judged = judgedBy(game, { look: (state, seat, sheet) => sheet.number('coins', state.players[seat]?.coins ?? 0) }, net, {
      steepness: 0.5,
      common: false,
      names: hash([': coins']),
    });
    const { state } = Runner.start(game, setup);
    const [first] = state.players;
    if (first === undefined || judged.brain === undefined) throw new Error('nobody plays');
    first.coins = 3;
    // The mean of what it says from this chair, and of this seat from the other one.
    const other = state.players[1]?.coins ?? 0;
    expect(judged.brain.value(state, 0)).toBeCloseTo((3 - other) / 2 / 0.5, 5);
    expect(judged.brain.value(state, 1)).toBeCloseTo((other - 3) / 2 / 0.5, 5);
    // The end is what the network was taught: two points ahead, and one more for the victory.
    const outcome = { ending: 'dawn', winners: [0], ranks: [1, 2], scores: [7, 5], sources: [{}, {}] };
    expect(judged.brain.value({ ...state, outcome }, 0)).toBeCloseTo(3, 5);
  });

  test('master plays where something was learnt, answers by its view alone, and is asked through the same door as others', async () => {
    const net = new Net({ inputs: 2, hidden: 1, outputs: 2 });
    net.straight.set([1, 0, 0, 1]);
    const learnt = {
      measured: { 2: 0.5 },
      load: async () => ({
        inputs: {
          look: (state: LampState, seat: number, sheet: Sheet) => {
            sheet.number('own coins', (state.players[seat]?.coins ?? 0) / 4);
            sheet.number('other coins', (state.players[1 - seat]?.coins ?? 0) / 4);
          },
        },
        weights: async () => packed(net, [': own coins', ': other coins']),
      }),
    };
    const known = { ...game, brain: { ...brain, learnt } };
    expect(levelsAt(known, 2)).toContain('master');
    expect(levelsAt(known, 3)).not.toContain('master');
    const { state } = Runner.start(game, setup);
    const seen = await seenBy('master', known, 2);
    const think = (view: LampState) => bots.master.choose(seen, { view, seat: 0, seats: 2 }, seeded('same'), { iterations: 12 });
    const view = viewOf(game, state, 0);
    expect(think(viewOf(game, imagined(game, state, 0, seeded('other')), 0))).toEqual(think(view));
    const ask = serve(async () => known);
    const question = { game: game.id, level: 'master', view, seat: 0, seats: 2, seed: 'x', budget: { iterations: 6 } } as const;
    expect(await ask(question)).toMatchObject({ level: 'master', failures: [] });
    // Where nothing was learnt the next lower level answers, and the answer says so.
    expect(await serve(async () => game)(question)).toMatchObject({ level: 'hard', failures: [{ level: 'master' }] });
  });

  test('where master plays on, the network and the evaluation written by hand judge together', async () => {
    const inputs = {
      look: (state: LampState, seat: number, sheet: Sheet) => {
        sheet.number('own coins', (state.players[seat]?.coins ?? 0) / 4);
        sheet.number('other coins', (state.players[1 - seat]?.coins ?? 0) / 4);
      },
    };
    const likes = (coins: number, playsOn: boolean) => {
      const net = new Net({ inputs: 2, hidden: 1, outputs: 2 });
      net.straight.set([coins, 0, 0, coins]);
      const learnt = {
        measured: { 2: 0.5 },
        playsOn,
        load: async () => ({ inputs, weights: async () => packed(net, [': own coins', ': other coins']) }),
      };
      return seenBy('master', { ...game, brain: { ...brain, learnt } }, 2);
    };
    const runner = Runner.start(game, setup);
    const rng = seeded('walk');
    while (runner.legal(runner.awaited()[0] ?? 0).length < 4) {
      const seat = runner.awaited()[0] ?? 0;
      const chair = { view: viewOf(game, runner.state, seat), seat, seats: 2 };
      runner.act(seat, bots.random.choose(game, chair, rng).action);
    }
    const seat = runner.awaited()[0] ?? 0;
    const chair = { view: viewOf(game, runner.state, seat), seat, seats: 2 };
    const valued = async (coins: number, playsOn: boolean) =>
      bots.master.choose(await likes(coins, playsOn), chair, seeded('same'), { iterations: 40 }).considered;
    const hard = bots.hard.choose(game, chair, seeded('same'), { iterations: 40 }).considered;
    const [fond, averse] = [await valued(3, true), await valued(-3, true)];
    expect(fond).not.toEqual(averse);
    expect(fond).not.toEqual(hard);
    expect(fond).not.toEqual(await valued(3, false));
    // A network that says nothing leaves the choice to the other judge.
    const silent = await valued(0, true);
    expect(silent.map((it) => it.action)).toEqual(hard.map((it) => it.action));
  });

  test('is not judged by numbers that mean something else than they did', () => {
    const net = new Net({ inputs: 1, hidden: 1, outputs: 2 });
    const kept = { steepness: 0.5, common: false, names: hash([': coins']) };
    const judged = judgedBy(game, { look: (_, __, sheet) => sheet.number('lamps', 1) }, net, kept);
    expect(() => judged.brain?.value(Runner.start(game, setup).state, 0)).toThrow('learnt from other inputs');
  });

  test('master plays nothing that it has not learnt', async () => {
    const { state } = Runner.start(game, setup);
    const chair = { view: viewOf(game, state, 0), seat: 0, seats: 2 };
    expect(() => bots.master.choose(game, chair, seeded('x'))).toThrow('has not learnt');
    const { brain: _, ...unlearnt } = game;
    expect(levelsAt(unlearnt, 2)).not.toContain('master');
    await expect(seenBy('master', unlearnt, 2)).rejects.toThrow('no master');
  });
});
