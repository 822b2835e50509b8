import { instead, type Rng, roll, seeded } from '@kaya/engine';
import { game } from '../rules/game.ts';
import type { LampOptions, LampPlayer, LampState, LampStep } from '../types/index.ts';
import { LampPosition } from './choosing.ts';

interface Change extends Partial<Omit<LampState, 'players'>> {
  /** What is different for each seat. */
  readonly players?: readonly Partial<LampPlayer>[];
  readonly wind?: LampOptions['wind'];
}

/** A position of three set up by hand: the start of a game with a few things changed, run up to its first decision. */
export function position({ players = [], wind = 'stormy', ...change }: Change = {}, ...steps: readonly LampStep[]): LampPosition {
  const options: LampOptions = { nights: 4, wind, openHands: false };
  const state: LampState = { ...game.setup({ seats: 3, options, seed: 'test' }, [1, 2, 3, 4]), ...change };
  for (const [seat, player] of players.entries()) Object.assign(state.players[seat] ?? {}, player);
  if (steps.length > 0) instead(state, ...steps, { do: 'dawn' });
  return new LampPosition(state).advance();
}

/** Everybody's hand, in the order of the seats. */
export function hands(...cards: readonly number[][]): readonly Partial<LampPlayer>[] {
  return cards.map((hand) => ({ hand }));
}

/** A generator after which a six-sided die shows this number. */
export function dieShows(wanted: number): Rng {
  for (let i = 0; ; i++) if (roll(seeded(i), 6) === wanted) return seeded(i);
}
