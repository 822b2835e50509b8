import { at, below, Runner, seeded } from '@kaya/engine';
import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { type Co2Event, type Co2State, ENERGIES } from '../types/index.ts';
import { options } from './position.ts';

/** Chapter 12: what is true over whole games and cannot be read off a single state. */

/** Plays a whole game at random; `after` looks at every action. */
function playAtRandom(
  seats: number,
  seed: string,
  after: (state: Co2State, events: readonly Co2Event[], before: Co2State) => void,
): void {
  const events: Co2Event[] = [];
  const setup = { seats, options: options({ 'fossil-setup': 'beginner' }), seed };
  const runner = Runner.start(game, setup, (event) => {
    events.push(event);
  });
  const rng = seeded(`play ${seed}`);
  while (!runner.over) {
    const seat = at(runner.awaited(), 0);
    const list = runner.legal(seat);
    const before = game.clone(runner.state);
    events.length = 0;
    runner.act(seat, at(list, below(rng, list.length)));
    after(runner.state, events, before);
  }
}

test('CO2-INV-26: on a turn the others receive money only as fees, and cubes only as bonuses from the supply', () => {
  let fees = 0;
  for (let i = 0; i < 8; i++) {
    playAtRandom(2 + (i % 4), `fees ${i}`, (state, events, before) => {
      if (state.phase !== 'operations' || before.phase !== 'operations' || state.turns !== before.turns) return;
      state.players.forEach((player, seat) => {
        if (seat === state.turn.seat) return;
        const due = events.reduce((sum, it) => sum + (it.kind === 'dismissed' && it.owner === seat ? it.fee : 0), 0);
        const cubes = events.reduce((sum, it) => sum + (it.kind === 'bonus-tech' && it.seat === seat ? it.tech : 0), 0);
        fees += due;
        expect(player.money - at(before.players, seat).money).toBe(due);
        expect(player.tech - at(before.players, seat).tech).toBe(cubes);
      });
    });
  }
  expect(fees).toBeGreaterThan(0);
});

test('CO2-EXP-1, CO2-EXP-2, CO2-INV-16: no expertise moves without a gain that says where it comes from', () => {
  const causes = new Set<string>();
  for (let i = 0; i < 8; i++) {
    playAtRandom(2 + (i % 4), `gains ${i}`, (state, events, before) => {
      state.players.forEach((player, seat) => {
        for (const type of ENERGIES) {
          const gains = events.filter((it) => it.kind === 'expertise' && it.seat === seat && it.type === type);
          expect(player.expertise[type] - at(before.players, seat).expertise[type]).toBe(gains.length);
        }
      });
      for (const event of events) if (event.kind === 'expertise') causes.add(event.cause);
    });
  }
  for (const cause of ['bonus', 'dismissed', 'plant', 'summit', 'summit-extra', 'turn']) expect(causes).toContain(cause);
});
