import type { Game, Kinds } from '@kaya/engine';
import type { Chair, Thought } from './bot.ts';
import { mostPromising } from './turn.ts';

/** Does the game say that this decision is not worth thinking about? Somebody who asks about an action wants a thought. */
export function isPlain<K extends Kinds>(game: Game<K>, { view, include = [] }: Chair<K>): boolean {
  return include.length === 0 && game.brain?.team?.matters(view) === false;
}

/** What looks best without looking ahead. */
export function atFirstSight<K extends Kinds>(
  game: Game<K>,
  { view, seat }: Chair<K>,
  legal: readonly K['action'][],
): Thought<K> {
  const [action] = mostPromising(game, view, seat, legal, 1);
  if (action === undefined) throw new Error(`${game.id}: seat ${seat} has nothing to decide`);
  return { action, considered: [{ action, value: 0 }] };
}
