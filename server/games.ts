import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Box, provideComponents } from '@kaya/engine';
import { lamplighters } from '@kaya/engine/teaching';
import { games, loadGame } from '@kaya/games';

/** The game of this id; the teaching game is there too, though no list shows it. Null for anything else. */
export async function boxOf(id: string): Promise<Box | null> {
  if (id === lamplighters.game.id) return lamplighters;
  return loadGame(id);
}

export const listedGames: readonly string[] = Object.keys(games);

/** The host's component files, by game; a folder that is not there or a file that cannot be read gives an error that says so. */
export function readComponents(folder: string | null): Readonly<Record<string, unknown>> {
  if (folder === null) return {};
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`KAYA_COMPONENTS: there is no folder ${folder}`);
  const files: Record<string, unknown> = {};
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.json')) continue;
    const game = basename(name, '.json');
    if (!listedGames.includes(game))
      throw new Error(`KAYA_COMPONENTS: ${name} belongs to no game; there are: ${listedGames.join(', ')}`);
    try {
      files[game] = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    } catch (error) {
      throw new Error(`KAYA_COMPONENTS: ${name} is not JSON: ${error instanceof Error ? error.message : error}`);
    }
  }
  return files;
}

/** To be called before any game is loaded. */
export function useComponents(files: Readonly<Record<string, unknown>>): void {
  for (const [game, file] of Object.entries(files)) provideComponents(game, file);
}
