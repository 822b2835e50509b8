import type { Level } from '@kaya/bots';
import type { Options, Outcome } from '@kaya/engine';
import { editionOf } from '../editions.ts';
import { SelfPlay } from '../self-play.ts';

/** One game that bots are to play: everything that it follows from, as data, so that any thread plays it alike. */
export interface Pairing {
  readonly game: string;
  readonly options: Options;
  readonly seed: string;
  /** Who sits on each seat. */
  readonly levels: readonly Level[];
  /** How much the searching bots look at for one decision. */
  readonly iterations: number;
}

/** A pairing that was played to its end. */
export interface Played {
  readonly pairing: Pairing;
  readonly outcome: Outcome;
  readonly moves: number;
}

export async function playPairing(pairing: Pairing): Promise<Omit<Played, 'pairing'>> {
  const { levels, options, seed, iterations } = pairing;
  const { game } = await editionOf(pairing.game);
  const play = new SelfPlay(game, { seats: levels.length, options, seed }, levels, { iterations });
  const outcome = play.finish(false);
  return { outcome, moves: play.moves.length };
}
