// The search for games that are played together, on the teaching game as if its seats were one team.
import { at, type Game, imagined, Runner, seeded, viewOf } from '@kaya/engine';
import { type Lamp, box as lamplighters } from '@kaya/engine/teaching';
import { describe, expect, test } from 'vitest';
import { type Budget, bots, type Level } from '../index.ts';
import { Line } from '../team/line.ts';
import { teamOf } from '../team/team.ts';
import { brainOf } from '../worth.ts';

const options = { nights: 4, wind: 'stormy', openHands: false } as const;

/** All want as many posts lit as possible, whoever lights them. */
const together: Game<Lamp> = {
  ...lamplighters.game,
  brain: {
    value: (state) => state.posts.filter((owner) => owner >= 0).length,
    order: (_state, _seat, actions) => actions.map(({ do: kind }) => (kind === 'rest' ? 1 : 0)),
    team: { turn: (state) => state.night, matters: () => true, foreseen: (state) => state },
  },
};

function start(seed: string): Runner<Lamp> {
  return Runner.start(together, { seats: 3, options, seed });
}

function think(runner: Runner<Lamp>, seat: number, budget: Budget) {
  return bots.hard.choose(together, { view: viewOf(together, runner.state, seat), seat, seats: 3 }, seeded('think'), budget);
}

/** Plays on by hard until the seat that is awaited may light a post. */
function beforeLighting(): Runner<Lamp> {
  const runner = start('team');
  for (let i = 0; i < 200 && !runner.over; i++) {
    const seat = at(runner.awaited(), 0);
    const legal = runner.legal(seat);
    if (legal.some(({ do: kind }) => kind === 'light') && legal.length > 1) return runner;
    runner.act(seat, think(runner, seat, { iterations: 8 }).action);
  }
  throw new Error('nobody ever may light a post');
}

describe('together', () => {
  test('what first sight suggests is left where looking ahead shows better', () => {
    const runner = beforeLighting();
    const seat = at(runner.awaited(), 0);
    expect(think(runner, seat, { iterations: 60 }).action.do).toBe('light');
  });

  test('the same seed and number of iterations give the same thought, best first', () => {
    const runner = beforeLighting();
    const seat = at(runner.awaited(), 0);
    const thought = think(runner, seat, { iterations: 30 });
    expect(think(runner, seat, { iterations: 30 })).toEqual(thought);
    expect(thought.considered[0]?.action).toEqual(thought.action);
    const values = thought.considered.map(({ value }) => value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
  });

  test('an action that somebody asks about is valued too', () => {
    const runner = beforeLighting();
    const seat = at(runner.awaited(), 0);
    const view = viewOf(together, runner.state, seat);
    for (const action of runner.legal(seat)) {
      const chair = { view, seat, seats: 3, include: [action] };
      const { considered } = bots.hard.choose(together, chair, seeded('asked'), { iterations: 10 });
      expect(considered.map((it) => it.action)).toContainEqual(action);
    }
  });

  test('it thinks by its view alone', () => {
    const runner = beforeLighting();
    const seat = at(runner.awaited(), 0);
    const other = new Runner(together, imagined(together, runner.state, seat, seeded('other')));
    expect(think(other, seat, { iterations: 20 })).toEqual(think(runner, seat, { iterations: 20 }));
  });

  test('a first sight that is schooled is followed, but whoever asks about an action gets it compared', () => {
    const schooled = { ...brainOf(together), order: brainOf(lamplighters.game).order };
    const game = { ...together, brain: { ...brainOf(together), team: { ...teamOf(together), schooled } } };
    const runner = beforeLighting();
    const seat = at(runner.awaited(), 0);
    const chair = { view: viewOf(game, runner.state, seat), seat, seats: 3 };
    const promises = schooled.order(chair.view, seat, runner.legal(seat));
    const best = at(runner.legal(seat), promises.indexOf(Math.max(...promises)));
    const thought = bots.hard.choose(game, chair, seeded('schooled'), { iterations: 8 });
    expect(thought).toEqual({ action: best, considered: [{ action: best, value: 0 }] });
    const asked = bots.hard.choose(game, { ...chair, include: [best] }, seeded('schooled'), { iterations: 8 });
    expect(asked.considered.length).toBeGreaterThan(1);
  });

  test('it can be stopped before it has begun, and still has an answer', () => {
    const runner = beforeLighting();
    const seat = at(runner.awaited(), 0);
    expect(runner.legal(seat)).toContainEqual(think(runner, seat, { stop: () => true }).action);
  });
});

test('the weaker levels look less far ahead and overlook nothing; whoever asks for advice gets all there is to see', () => {
  const turnsSeen = (level: Level, include?: []) => {
    const seen = new Set<number>();
    const foreseen = (state: Lamp['state'], turns: number) => {
      seen.add(turns);
      return state;
    };
    const game = { ...together, brain: { ...brainOf(together), team: { ...teamOf(together), foreseen } } };
    const runner = beforeLighting();
    const seat = at(runner.awaited(), 0);
    const chair = { view: viewOf(game, runner.state, seat), seat, seats: 3, ...(include === undefined ? {} : { include }) };
    const thoughts = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
      bots[level].choose(game, chair, seeded(seed), { iterations: 8 }),
    );
    const found = new Set(thoughts.map(({ considered }) => considered.length));
    return { seen: [...seen], considered: found.size };
  };
  const [easy, medium] = [turnsSeen('easy'), turnsSeen('medium')];
  expect([easy.seen.length, medium.seen.length]).toEqual([1, 1]);
  expect(easy.seen[0]).toBeLessThan(medium.seen[0] ?? 0);
  expect([easy.considered, medium.considered]).toEqual([1, 1]);
  expect(turnsSeen('hard').seen).toEqual([]);
  expect(turnsSeen('medium', []).seen).toEqual([]);
});

describe('lines', () => {
  function line(...ends: number[]): Line<string> {
    const made = new Line(['plan']);
    made.ends.push(...ends);
    return made;
  }

  test('a lead is counted world by world, and doubt takes off what may be luck', () => {
    expect(line(3, 5).leadOver(line(1, 3), 1)).toBe(2);
    // Leads of 4 and 0: 2 in the mean, with a standard error of 2.
    expect(line(5, 3).leadOver(line(1, 3), 1)).toBe(0);
    expect(line(5, 3).leadOver(line(1, 3), 0.5)).toBe(1);
  });

  test('what fell away early is compared over the worlds that both have seen', () => {
    expect(line(4).leadOver(line(1, 100), 1)).toBe(3);
  });

  test('hope is the mean and a standard error more', () => {
    expect(line(1, 5).hope).toBe(5);
    expect(line(3).hope).toBe(3);
  });
});
