// Chapter 10: who may know what.
import { at, below, eventsFor, imagined, Runner, SPECTATOR, seeded, viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { components } from '../data/index.ts';
import { game } from '../rules/game.ts';
import { type FutureEnergyOptions, type FutureEnergyState, HIDDEN, HIDDEN_VALUE } from '../types.ts';
import { asked, choices } from './choosing.ts';
import { OPTIONS, position } from './position.ts';

/** A game of random choices, stopped after some of them. */
function inTheMiddle(seats: number, options: Partial<FutureEnergyOptions>, seed: string, moves = 70): FutureEnergyState {
  const runner = Runner.start(game, { seats, options: { ...OPTIONS, ...options }, seed });
  const rng = seeded(seed);
  for (let i = 0; i < moves && !runner.over; i++) {
    const list = choices(runner);
    runner.act(asked(runner), at(list, below(rng, list.length)));
  }
  return runner.state;
}

const SECRETS = ['certificatePile', 'contractPile', 'publicPile', 'box', 'rng'] as const;

describe('a view', () => {
  const state = inTheMiddle(3, { module2: true, module3: true }, 'middle');
  at(state.players, 0).certificates = [3, 5];
  at(state.players, 1).certificates = [4];

  test('FE-HID-1: shows everything else as it is', () => {
    for (const viewer of [SPECTATOR, 0, 1, 2]) {
      const view = viewOf(game, state, viewer);
      for (const key of Object.keys(state) as (keyof FutureEnergyState)[]) {
        if (key === 'players' || SECRETS.some((secret) => secret === key)) continue;
        expect(view[key]).toEqual(state[key]);
      }
      const open = (player: FutureEnergyState['players'][number]) => ({ ...player, certificates: player.certificates.length });
      expect(view.players.map(open)).toEqual(state.players.map(open));
      expect(view.contractPile.loose).toHaveLength(state.contractPile.loose.length);
    }
  });

  test('FE-HID-2, FE-HID-8, FE-INV-23: only the owner sees the value of a certificate; a spectator sees none', () => {
    const seen = (viewer: number) => viewOf(game, state, viewer).players.map((player) => player.certificates);
    expect(seen(0)).toEqual([[3, 5], [HIDDEN_VALUE], []]);
    expect(seen(1)).toEqual([[HIDDEN_VALUE, HIDDEN_VALUE], [4], []]);
    expect(seen(2)).toEqual([[HIDDEN_VALUE, HIDDEN_VALUE], [HIDDEN_VALUE], []]);
    expect(seen(SPECTATOR)).toEqual(seen(2));
  });

  test('FE-HID-3, FE-HID-4, FE-INV-23: nobody sees what is in the piles or what was removed', () => {
    for (const viewer of [SPECTATOR, 0, 1, 2]) {
      const view = viewOf(game, state, viewer);
      expect(new Set(view.contractPile.loose)).toEqual(new Set([HIDDEN]));
      expect(new Set(view.publicPile.loose)).toEqual(new Set([HIDDEN]));
      expect(new Set(view.certificatePile.loose)).toEqual(new Set([HIDDEN_VALUE]));
      expect(new Set(view.box.contracts)).toEqual(new Set([HIDDEN]));
    }
  });

  test('FE-HID-4: which starting contracts were not dealt follows from those that were', () => {
    const dealt = state.players.flatMap((player) => [...player.contracts.map((it) => it.id), ...player.completed]);
    const undealt = components.startContracts.filter((card) => !dealt.includes(card.id));
    expect(undealt).toHaveLength(1);
  });

  test('FE-HID-5: nor the face-down tokens and those left over; discarded ones are public', () => {
    const two = inTheMiddle(2, {}, 'two');
    const view = viewOf(game, two, 0);
    for (const list of [view.box.closed, view.box.removed, view.box.leftOver]) expect(new Set(list)).toEqual(new Set([HIDDEN]));
    expect(view.box.tokens).toEqual(two.box.tokens);
    expect(view.box.tokens.length).toBeGreaterThan(0);
  });

  test('FE-HID-9: at final scoring everything is revealed', () => {
    const over = inTheMiddle(2, {}, 'over', 10_000);
    expect(over.outcome).not.toBeNull();
    for (const viewer of [SPECTATOR, 0, 1]) expect(viewOf(game, over, viewer)).toEqual({ ...over, rng: [0, 0, 0, 0] });
  });
});

test('FE-HID-2: the event of a certificate tells its value to the owner only', () => {
  const { events } = position({}, [{ do: 'use-token', seat: 0, space: 'prague', token: 'gas' }]);
  const values = (viewer: number) =>
    eventsFor(game, events, viewer).flatMap((event) => (event.kind === 'certificate-taken' ? [event.value] : []));
  expect([3, 4, 5]).toContain(values(0)[0]);
  expect([values(1), values(SPECTATOR)]).toEqual([[HIDDEN_VALUE], [HIDDEN_VALUE]]);
});

describe('an imagined world', () => {
  test('deals the hidden certificates anew, and keeps the own ones', () => {
    const state = inTheMiddle(3, {}, 'certificates', 0);
    at(state.players, 0).certificates = [5];
    at(state.players, 1).certificates = [3, 3];
    state.certificatePile.loose = [3, 3, 3, 3, 4, 4, 4];
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const world = imagined(game, state, 0, seeded(`world ${i}`));
      expect(at(world.players, 0).certificates).toEqual([5]);
      const all = [...world.certificatePile.loose, ...world.players.flatMap((player) => player.certificates)];
      expect(all.sort()).toEqual([...components.certificates].sort());
      seen.add([...at(world.players, 1).certificates].sort().join());
    }
    expect(seen).toEqual(new Set(['3,3', '3,4', '4,4'])); // never a second 5
  });

  test('leaves as many tokens of each type removed and left over as the rules say', () => {
    const state = inTheMiddle(2, { module3: true }, 'tokens');
    const world = imagined(game, state, 1, seeded('world'));
    for (const [rule, invariant] of Object.entries(game.invariants)) expect(invariant(world, null), rule).toBeNull();
    expect([world.box.closed.length, world.box.removed.length, world.box.leftOver.length]).toEqual([8, 6, 5]);
  });
});
