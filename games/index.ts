import type { Box, Shelf } from '@kaya/engine';

/** A game of the list: what the shelf shows of it, and the game itself, each loaded when needed. */
interface Listed {
  readonly shelf: () => Promise<{ readonly shelf: Shelf }>;
  readonly box: () => Promise<{ readonly box: Box }>;
}

/** The list of games: one line each. */
export const games: Readonly<Record<string, Listed>> = {
  co2: { shelf: () => import('./co2/shelf/index.ts'), box: () => import('./co2/index.ts') },
  'future-energy': { shelf: () => import('./future-energy/shelf/index.ts'), box: () => import('./future-energy/index.ts') },
  'bataille-pour-le-climat': {
    shelf: () => import('./bataille-pour-le-climat/shelf/index.ts'),
    box: () => import('./bataille-pour-le-climat/index.ts'),
  },
  'council-of-shadows': {
    shelf: () => import('./council-of-shadows/shelf/index.ts'),
    box: () => import('./council-of-shadows/index.ts'),
  },
};

/** The game of this id; null where the list has none. */
export async function loadGame(id: string): Promise<Box | null> {
  const listed = Object.hasOwn(games, id) ? games[id] : undefined;
  return listed === undefined ? null : (await listed.box()).box;
}

/** Every game of the list, loaded. */
export function loadAllGames(): Promise<Box[]> {
  return Promise.all(Object.values(games).map(async (it) => (await it.box()).box));
}
