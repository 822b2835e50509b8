// The engine's laws and chapter 12, over random games with every number of players and many options.
import { at, below, seeded } from '@kaya/engine';
import { checkLaws, everythingHasWords } from '@kaya/engine/laws';
import { describe, expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { voice } from '../text/voice.ts';
import type { FutureEnergyEvent, FutureEnergyOptions, FutureEnergyState } from '../types/index.ts';
import { started } from './choosing.ts';

/** The longest list that the rules know. */
const MOST_OPTIONS = 100;

interface Story {
  readonly events: readonly FutureEnergyEvent[];
  readonly state: FutureEnergyState;
  readonly decisions: ReadonlySet<string>;
}

function randomGame(seats: number, options: FutureEnergyOptions, seed: string): Story {
  const table = started(seats, options, seed);
  const { runner, events } = table;
  const rng = seeded(seed);
  const decisions = new Set<string>();
  while (!runner.over) {
    const list = table.options;
    expect(list.length).toBeGreaterThan(0);
    expect(list.length).toBeLessThanOrEqual(MOST_OPTIONS);
    decisions.add(runner.decision?.do ?? '');
    table.choose(at(list, below(rng, list.length)));
    for (const [rule, invariant] of Object.entries(game.invariants)) {
      const wrong = invariant(runner.state, null);
      if (wrong !== null) throw new Error(`${rule}: ${wrong} (${seed})`);
    }
  }
  return { events, state: runner.state, decisions };
}

test('the laws of the engine hold, with every number of players and sampled options', async () => {
  checkLaws(game, { games: 60, seed: 'future energy', more: [await everythingHasWords(voice)] });
});

describe('FE-INV-19, FE-INV-20: every game ends, and every decision has 1 to 100 options', () => {
  const stories: Story[] = [];
  const timings = ['own-turn', 'every-turn'] as const;
  const keeping = ['board-first', 'always-kept'] as const;

  test.each([2, 3, 4])('FE-INV-19, FE-INV-20: with %d players and every combination of modules', (seats) => {
    for (let bits = 0; bits < 8; bits++) {
      for (let i = 0; i < 6; i++) {
        const options: FutureEnergyOptions = {
          module1: (bits & 1) > 0,
          module2: (bits & 2) > 0,
          module3: (bits & 4) > 0,
          regionNetwork: i % 3 === 0 ? 'anywhere' : 'connected',
          permanentTokensWithModule2: at(keeping, i % 2),
          publicContractTiming: at(timings, Math.floor(i / 2) % 2),
        };
        const story = randomGame(seats, options, `${seats}/${bits}/${i}`);
        expect(story.state.outcome).not.toBeNull();
        stories.push(story);
      }
    }
  });

  test('every decision of the rules comes up', () => {
    const automatic = Object.entries(game.steps).flatMap(([name, handler]) => ('run' in handler ? [name] : []));
    const met = new Set(stories.flatMap((story) => [...story.decisions]));
    const missing = Object.keys(game.steps).filter((name) => !automatic.includes(name) && !met.has(name));
    expect(missing).toEqual([]);
  });

  test('FE-INV-21, FE-INT-10: a second line comes only by nuclear, ns-lines-2, pc-08 or pc-14', () => {
    for (const { events, state } of stories) {
      for (const event of events) {
        if (event.kind !== 'line-placed') continue;
        const { cause, beside } = event;
        if (beside !== null) expect(['nuclear', 'ns-lines-2', 'pc-14']).toContain(cause);
        if (state.options.module3) expect(cause).not.toBe('nuclear');
      }
    }
  });

  test('FE-INV-11: what is paid for moves and joining is what the bank and the others receive', () => {
    for (const { events, state } of stories) {
      const money = state.players.map(() => 2);
      const add = (seat: number, amount: number) => {
        money[seat] = at(money, seat) + amount;
      };
      for (const event of events) follow(event, add);
      expect(money).toEqual(state.players.map((player) => player.money));
    }
  });
});

/** All that changes somebody's money. */
function follow(event: FutureEnergyEvent, add: (seat: number, amount: number) => void): void {
  switch (event.kind) {
    case 'income':
    case 'money-received':
    case 'certificate-sold':
      add(event.seat, event.amount);
      break;
    case 'planned':
    case 'contract-got':
    case 'public-bought':
      add(event.seat, -event.price);
      break;
    case 'contract-completed':
      add(event.seat, event.money);
      break;
    case 'joined':
      add(event.seat, -event.price);
      add(event.builder, event.price);
      break;
    case 'crew-moved':
      add(event.seat, -event.bank);
      event.tolls.forEach((toll, seat) => {
        add(seat, toll);
        add(event.seat, -toll);
      });
      break;
    default:
      break;
  }
}
