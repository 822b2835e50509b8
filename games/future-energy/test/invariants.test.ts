import { at, below, Match, pick, pileSize, Runner, replay, SPECTATOR, seeded, viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { mapFor, START } from '../data/tables.ts';
import { box } from '../index.ts';
import {
  type FutureEnergy,
  type FutureEnergyEvent,
  type FutureEnergyOptions,
  type FutureEnergyState,
  HIDDEN,
  HIDDEN_VALUE,
} from '../types/index.ts';
import { started } from './choosing.ts';
import { OPTIONS } from './position.ts';

// Chapter 12: each invariant holds in play (the laws see to that) and notices when it is broken.
const { game } = box;

function random(runner: Runner<FutureEnergy>, rng: ReturnType<typeof seeded>): void {
  const seat = at(runner.awaited(), 0);
  runner.act(seat, pick(rng, runner.legal(seat)));
}

/** What an event takes out of the bank, or (below zero) brings to it. */
function bankPays(event: FutureEnergyEvent): number {
  switch (event.kind) {
    case 'income':
    case 'money-received':
    case 'certificate-sold':
      return event.amount;
    case 'contract-completed':
      return event.money;
    case 'planned':
    case 'contract-got':
    case 'public-bought':
      return -event.price;
    case 'crew-moved':
      return -event.bank;
    default:
      return 0;
  }
}

/** Some way into a game of random choices. */
function midGame(seats: number, options: Partial<FutureEnergyOptions>, moves = 60): Runner<FutureEnergy> {
  const setup = { seats, options: { ...OPTIONS, ...options }, seed: 'middle' };
  const runner = Runner.start(game, setup);
  const rng = seeded('middle');
  for (let i = 0; i < moves && !runner.over; i++) random(runner, rng);
  return runner;
}

const ALL = { module1: true, module2: true, module3: true };
const good = midGame(2, ALL).state;

type Harm = (state: FutureEnergyState) => void;

function harmed(rule: string, what: string, harm: Harm): readonly [string, string, Harm] {
  return [rule, what, harm];
}

const player = (state: FutureEnergyState, seat = 0) => at(state.players, seat);
const covered = (state: FutureEnergyState) => state.tokens.findIndex((token) => token !== null);
const bare = (state: FutureEnergyState) => mapFor(2).plantSpaces.find((space) => state.tokens[space] === null) ?? -1;

describe('a broken invariant is noticed', () => {
  test('the state they are tried on is good', () => {
    const faults = Object.entries(game.invariants).map(([rule, holds]) => [rule, holds(good, null)]);
    expect(faults.filter(([, fault]) => fault !== null)).toEqual([]);
  });

  test.each([
    harmed('FE-INV-1', 'a plant is lost', (state) => player(state).plants--),
    harmed('FE-INV-1', 'a reserve is below zero', (state) => {
      player(state).built[START] = 1 + player(state).plants + 1;
      player(state).plants = -1;
    }),
    harmed('FE-INV-2', 'a line is lost', (state) => player(state).lines--),
    harmed('FE-INV-3', 'three lines on a connection', (state) => (state.lines[0] = 0b111)),
    harmed('FE-INV-4', 'a plant beside a token', (state) => (player(state).built[covered(state)] = 1)),
    harmed('FE-INV-4', 'a bare space without plants', (state) => {
      for (const one of state.players) one.built[bare(state)] = 0;
    }),
    harmed('FE-INV-5', 'four own plants on a space', (state) => (player(state).built[bare(state)] = 4)),
    harmed('FE-INV-5', 'two own plants on the start space', (state) => (player(state).built[START] = 2)),
    harmed('FE-INV-6', 'a token vanishes', (state) => (state.tokens[covered(state)] = null)),
    harmed('FE-INV-6', 'a token changes its type', (state) => {
      const space = covered(state);
      state.tokens[space] = state.tokens[space] === 'coal' ? 'gas' : 'coal';
    }),
    harmed('FE-INV-7', 'a contract vanishes', (state) => state.box.contracts.pop()),
    harmed('FE-INV-7', 'a contract is there twice', (state) => (state.box.contracts[0] = at(state.display, 0))),
    harmed('FE-INV-7', 'a gap on display', (state) => state.box.contracts.push(...state.display.splice(0, 1))),
    harmed('FE-INV-8', 'an empty contract is not completed', (state) =>
      player(state).contracts.push({ id: 'c2-01', plants: [0, 0] }),
    ),
    harmed('FE-INV-9', 'two plants on a coal slot', (state) => player(state).contracts.push({ id: 'c2-03', plants: [1, 2] })),
    harmed('FE-INV-9', 'three plants on an oil slot', (state) => player(state).contracts.push({ id: 'c2-03', plants: [3, 1] })),
    harmed('FE-INV-10', 'a certificate appears', (state) => player(state).certificates.push(5)),
    harmed('FE-INV-11', 'debts', (state) => (player(state).money = -1)),
    harmed('FE-INV-11', 'half a million', (state) => (player(state).money = 0.5)),
    harmed('FE-INV-12', 'three investors', (state) => (player(state).investors = 3)),
    harmed('FE-INV-12', 'four engineers', (state) => (player(state).engineers = 4)),
    harmed('FE-INV-12', 'three nuclear tokens', (state) => (player(state).nuclear = 3)),
    harmed('FE-INV-13', 'the crew on a closed space', (state) => (state.crew = at(mapFor(2).closedSpaces, 0))),
    harmed('FE-INV-15', 'a turn too many', (state) => (player(state).turns += 3)),
    harmed('FE-INV-16', 'the end without a reason', (state) => (state.lastRound = !state.lastRound)),
    harmed('FE-INV-17', 'a public contract vanishes', (state) => state.publicRow.pop()),
    harmed('FE-INV-17', 'a joker too many', (state) => state.jokers++),
    harmed('FE-INV-18', 'a plant on a closed space', (state) => (player(state).built[at(mapFor(2).closedSpaces, 0)] = 1)),
    harmed('FE-INV-18', 'a line to a closed space', (state) => {
      const map = mapFor(2);
      state.lines[map.connections.findIndex((_, i) => !map.openConnections.includes(i))] = 1;
    }),
    harmed('FE-INV-22', 'an action three times', (state) => (state.turn.performed['one-line'] = 3)),
  ])('%s: %s', (rule, _what, harm) => {
    const state = game.clone(good);
    harm(state);
    expect(game.invariants[rule]?.(state, null)).toBeTypeOf('string');
  });

  test('FE-INV-9, FE-INV-10, FE-INV-12, FE-INV-13, FE-INV-17: what only a module allows is noticed without it', () => {
    const runner = midGame(3, {}, 40);
    const spoilt = (rule: string, harm: Harm) => {
      const state = game.clone(runner.state);
      expect(game.invariants[rule]?.(state, null)).toBeNull();
      harm(state);
      return game.invariants[rule]?.(state, null);
    };
    expect(spoilt('FE-INV-9', (state) => player(state).contracts.push({ id: 'c2-03', plants: [2, 1] }))).toBeTypeOf('string');
    expect(spoilt('FE-INV-10', (state) => state.box.certificates.push(...state.certificatePile.loose.splice(0, 1)))).toBeTypeOf(
      'string',
    );
    expect(spoilt('FE-INV-12', (state) => (player(state).nuclear = 1))).toBeTypeOf('string');
    expect(spoilt('FE-INV-13', (state) => (state.crew = covered(state)))).toBeTypeOf('string');
    expect(spoilt('FE-INV-17', (state) => player(state).jokers++)).toBeTypeOf('string');
  });

  test('FE-INV-14, FE-INV-16, FE-INV-18: points lost, an end called off and a closed token changed are seen by comparison', () => {
    const before = game.clone(good);
    player(before).points.contracts += 1;
    expect(game.invariants['FE-INV-14']?.(good, before)).toBeTypeOf('string');
    const ended = game.clone(good);
    ended.lastRound = true;
    expect(game.invariants['FE-INV-16']?.(good, ended)).toBeTypeOf('string');
    const moved = game.clone(good);
    moved.box.closed.reverse();
    moved.box.closed[0] = moved.box.closed[0] === 'coal' ? 'gas' : 'coal';
    expect(game.invariants['FE-INV-18']?.(good, moved)).toBeTypeOf('string');
  });
});

describe('invariants of whole games', () => {
  const games = [
    [2, {}],
    [3, { module3: true }],
    [4, { module2: true, publicContractTiming: 'every-turn' }],
    [4, ALL],
  ] as const;

  test.each([...games])(
    'FE-INV-19, FE-INV-20, FE-INV-15: %i players %o always have 1 to 100 options, and the game ends',
    (seats, options) => {
      const rng = seeded('whole');
      for (let round = 0; round < 5; round++) {
        const table = started(seats, { ...OPTIONS, ...options }, `whole ${round}`);
        const { runner } = table;
        let most = 0;
        for (let moves = 0; !runner.over; moves++) {
          most = Math.max(most, table.options.length);
          expect(table.options.length).toBeGreaterThan(0);
          expect(moves).toBeLessThan(game.longest);
          random(runner, rng);
        }
        expect(most).toBeLessThanOrEqual(100);
        expect(new Set(runner.state.players.map(({ turns }) => turns)).size).toBe(1);
      }
    },
  );

  test.each([...games])(
    'FE-INV-11: %i players %o: money only comes from the bank and goes to it; tolls and joining just change hands',
    (seats, options) => {
      const rng = seeded('money');
      let fromBank = 0;
      const runner = Runner.start(game, { seats, options: { ...OPTIONS, ...options }, seed: 'money' }, (event) => {
        fromBank += bankPays(event);
      });
      const atStart = 2 * seats;
      while (!runner.over) {
        random(runner, rng);
        expect(runner.state.players.reduce((sum, { money }) => sum + money, 0)).toBe(atStart + fromBank);
      }
    },
  );

  test('FE-INV-21, FE-INT-10: without nuclear effect, site with lines, Grid sharing and Trunk line no connection is shared', () => {
    const rng = seeded('shared');
    const runner = Runner.start(game, { seats: 4, options: { ...OPTIONS, module3: true }, seed: 'shared' });
    while (!runner.over) {
      const step = runner.decision;
      if (step?.do === 'shared-line') runner.act(at(runner.awaited(), 0), { do: 'skip' });
      else random(runner, rng);
      const shared = runner.state.lines.filter((owners) => (owners & (owners - 1)) !== 0);
      expect(shared).toEqual([]);
    }
  });

  test.each([...games])(
    'FE-INV-23: %i players %o: no view shows a certificate of others or what lies in a pile',
    (seats, options) => {
      const rng = seeded('views');
      const runner = Runner.start(game, { seats, options: { ...OPTIONS, ...options }, seed: 'views' });
      for (let moves = 0; !runner.over; moves++) {
        if (moves % 10 === 0) {
          for (let viewer = SPECTATOR; viewer < seats; viewer++) {
            const view = viewOf(game, runner.state, viewer);
            const foreign = view.players.filter((_, seat) => seat !== viewer).flatMap(({ certificates }) => certificates);
            expect([...foreign, ...view.certificatePile.loose].every((value) => value === HIDDEN_VALUE)).toBe(true);
            expect([...view.contractPile.loose, ...view.publicPile.loose].every((id) => id === HIDDEN)).toBe(true);
            expect(pileSize(view.contractPile)).toBe(pileSize(runner.state.contractPile));
          }
        }
        random(runner, rng);
      }
    },
  );

  test('FE-INV-24, FE-SET-22: the same seed and the same choices give the same game', () => {
    const play = () => {
      const started = Match.start(game, { seats: 3, options: ALL, seed: 'again' });
      if (!started.ok) throw new Error('the game did not start');
      const { match } = started;
      const rng = seeded('again');
      while (!match.over) {
        const seat = at(match.awaited(), 0);
        const legal = match.legal(seat);
        match.act(seat, at(legal, below(rng, legal.length)));
      }
      return match.snapshot();
    };
    const [one, two] = [play(), play()];
    expect(one.state).toEqual(two.state);
    expect(one.record).toEqual(two.record);
    expect(replay(game, one.record)).toMatchObject({ ok: true });
  });
});
