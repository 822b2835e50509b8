import type { Game, Kinds, Team } from '@kaya/engine';

/** What the game tells about playing it together. */
export function teamOf<K extends Kinds>(game: Game<K>): Team<K> {
  const team = game.brain?.team;
  if (team === undefined) throw new Error(`${game.id} is not played together`);
  return team;
}
