import type { Box } from '@kaya/engine';
import { lamplighters } from '@kaya/engine/teaching';
import { games } from '@kaya/games';
import { UserError } from './user-error.ts';

const all: Readonly<Record<string, () => Promise<Box>>> = { ...games, [lamplighters.game.id]: async () => lamplighters };

/** The ids of everything the lab can play, the teaching game last. */
const gameIds: readonly string[] = Object.keys(all);

export function allBoxes(): Promise<Box[]> {
  return Promise.all(Object.values(all).map((load) => load()));
}

export async function boxOf(id: string | undefined): Promise<Box> {
  const load = id !== undefined && Object.hasOwn(all, id) ? all[id] : undefined;
  if (load === undefined)
    throw new UserError(`${id === undefined ? 'Which game?' : `There is no game '${id}'.`} There are: ${gameIds.join(', ')}.`);
  return load();
}
