import type { Level } from '@kaya/bots';
import type { Options, Outcome, Trait } from '@kaya/engine';
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
  /** True: what set each seat apart is wanted, too. */
  readonly traits?: boolean;
}

/** A pairing that was played to its end. */
export interface Played {
  readonly pairing: Pairing;
  readonly outcome: Outcome;
  readonly moves: number;
  /** By seat; empty unless wanted. */
  readonly traits: readonly (readonly Trait[])[];
}

export async function playPairing(pairing: Pairing): Promise<Omit<Played, 'pairing'>> {
  const { levels, options, seed, iterations } = pairing;
  const { game, voice } = await editionOf(pairing.game);
  const play = new SelfPlay(game, { seats: levels.length, options, seed }, levels, { iterations });
  const start = game.clone(play.runner.state);
  const outcome = play.finish(false);
  const traits = pairing.traits ? levels.map((_, seat) => voice.traits?.(start, play.runner.state, seat) ?? []) : [];
  return { outcome, moves: play.moves.length, traits };
}
