import type { Game, Kinds } from '@kaya/engine';
import { LEVELS, type Level } from './bot.ts';

/** The levels that there are at a table of this size, from the weakest up: master only where something was learnt. */
export function levelsAt<K extends Kinds>(game: Game<K>, seats: number): readonly Level[] {
  return game.brain?.learnt?.measured[seats] !== undefined ? LEVELS : LEVELS.filter((level) => level !== 'master');
}

/** The game as a level sees it: master judges by what was learnt, which is loaded here; there is none where nothing was. */
export async function seenBy<K extends Kinds>(level: Level, game: Game<K>, seats: number): Promise<Game<K>> {
  if (level !== 'master') return game;
  const learnt = game.brain?.learnt;
  if (learnt === undefined || !levelsAt(game, seats).includes(level))
    throw new Error(`${game.id} has no master for ${seats} seats`);
  const [{ judgedBy }, { unpacked }, { inputs, weights }] = await Promise.all([
    import('./net/learnt.ts'),
    import('./net/weights.ts'),
    learnt.load(),
  ]);
  const { net, weights: found } = unpacked(await weights(seats));
  return judgedBy(game, inputs, net, found);
}
