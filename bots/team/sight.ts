import type { Game, Kinds } from '@kaya/engine';
import { brainOf } from '../worth.ts';
import { teamOf } from './team.ts';

/** The game as somebody judges it who looks no further ahead than so many turns: what an action brings later goes unseen. */
export function shortSighted<K extends Kinds>(game: Game<K>, turns: number): Game<K> {
  const brain = brainOf(game);
  const { foreseen } = teamOf(game);
  return {
    ...game,
    brain: {
      ...brain,
      value: (state, seat) => brain.value(foreseen(state, turns), seat),
      order: (state, seat, actions) => brain.order(foreseen(state, turns), seat, actions),
    },
  };
}
