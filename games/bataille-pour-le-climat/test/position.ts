// A small world for tests: the start of a normal game with four characters in the default order, hands empty, and
// nothing on the agenda but what a test lays there.
import { checkSetup, instead, seeded } from '@kaya/engine';
import { game } from '../rules/game.ts';
import type { BpcOptions } from '../types/index.ts';
import { REST, World } from './choosing.ts';

type Given = Readonly<Record<string, string | boolean>>;

export function optionsOf(seats: number, given: Given): BpcOptions {
  const checked = checkSetup(game, seats, given);
  if (!checked.ok) throw new Error(`refused: ${JSON.stringify(checked.reasons)}`);
  return checked.options;
}

/** A game as it starts, run up to its first decision. */
export function startGame(given: Given = {}, seats = 4, seed = 'world'): World {
  const options = optionsOf(seats, { 'region-order': 'default', 'first-player': 'seat-1', ...given });
  return new World(game, game.setup({ seats, options, seed }, seeded(seed))).advance();
}

/** The same with an empty agenda and empty hands, in the first turn. */
export function newWorld(given: Given = {}, seats = 4): World {
  const world = startGame(given, seats);
  const { state } = world;
  instead(state, REST);
  for (const player of state.players) player.hand = [];
  world.runner.reset(state);
  world.events.length = 0;
  return world;
}
