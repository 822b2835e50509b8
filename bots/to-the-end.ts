import { at, type Game, imagined, type Kinds, type Outcome, type Rng, Runner } from '@kaya/engine';
import type { Chair } from './bot.ts';
import { mostPromising } from './turn.ts';

/** How the game ends in a world that fits what the seat knows, if everybody does what looks best at first sight. */
export function toTheEnd<K extends Kinds>(
  game: Game<K>,
  { view, seat }: Pick<Chair<K>, 'view' | 'seat'>,
  rng: Rng,
): Outcome | null {
  const runner = new Runner(game, imagined(game, view, seat, rng));
  while (!runner.over) {
    const next = at(runner.awaited(), 0);
    runner.act(next, at(mostPromising(game, runner.state, next, runner.legal(next), 1), 0));
  }
  return runner.state.outcome;
}
