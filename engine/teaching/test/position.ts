import { listener, type Rng, Runner, roll, seeded } from '@kaya/engine';
import { game } from '../rules/game.ts';
import type { LampEvent, LampOptions, LampState, LampStep } from '../types.ts';

/** A position of three set up by hand: the start of a game with a few things changed, run up to its first decision. */
export function position(change: Partial<LampState> = {}, agenda?: LampStep[], wind: LampOptions['wind'] = 'stormy') {
  const options: LampOptions = { nights: 4, wind, openHands: false };
  const state: LampState = { ...game.setup({ seats: 3, options, seed: 'test' }, [1, 2, 3, 4]), ...change };
  if (agenda !== undefined) state.agenda = [{ do: 'dawn' }, ...agenda];
  const { events, emit } = listener<LampEvent>();
  const runner = new Runner(game, state, emit);
  runner.advance();
  return { runner, state, events };
}

/** A generator after which a six-sided die shows this number. */
export function dieShows(wanted: number): Rng {
  for (let i = 0; ; i++) if (roll(seeded(i), 6) === wanted) return seeded(i);
}
