import type { Box } from '@kaya/engine';
import { box as lamplighters } from '@kaya/engine/teaching';
import { games, loadAllGames, loadGame } from '@kaya/games';
import { UserError } from './user-error.ts';

/** The ids of everything the lab can play, the teaching game last. */
const gameIds: readonly string[] = [...Object.keys(games), lamplighters.game.id];

export async function allBoxes(): Promise<Box[]> {
  return [...(await loadAllGames()), lamplighters];
}

export async function boxOf(id: string | undefined): Promise<Box> {
  const box = id === lamplighters.game.id ? lamplighters : id === undefined ? null : await loadGame(id);
  if (box === null)
    throw new UserError(`${id === undefined ? 'Which game?' : `There is no game '${id}'.`} There are: ${gameIds.join(', ')}.`);
  return box;
}
