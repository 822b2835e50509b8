import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Box, provideComponents } from '@kaya/engine';
import { packed } from '@kaya/engine/components';
import { box as lamplighters } from '@kaya/engine/teaching';
import { games, loadGame } from '@kaya/games';
import { parserOf } from '@kaya/games/readers';

/** The game of this id; the teaching game is there too, though no list shows it. Null for anything else. */
export async function boxOf(id: string): Promise<Box | null> {
  if (id === lamplighters.game.id) return lamplighters;
  return loadGame(id);
}

export const listedGames: readonly string[] = Object.keys(games);

/**
 * The host's own components by game, read from its files and packed; a folder that is not there, a file that cannot be read or
 * one that is not sound gives an error that says so. Only here are such files read: threads and pages get them packed.
 */
export async function readComponents(folder: string | null): Promise<Readonly<Record<string, unknown>>> {
  if (folder === null) return {};
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`KAYA_COMPONENTS: there is no folder ${folder}`);
  const components: Record<string, unknown> = {};
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.json')) continue;
    const game = basename(name, '.json');
    if (!listedGames.includes(game))
      throw new Error(`KAYA_COMPONENTS: ${name} belongs to no game; there are: ${listedGames.join(', ')}`);
    components[game] = packed(game, await parserOf(game), jsonIn(folder, name));
  }
  return components;
}

/** The same files as they are written. */
export function componentFiles(folder: string | null): Readonly<Record<string, string>> {
  if (folder === null) return {};
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(names.map((name) => [basename(name, '.json'), readFileSync(join(folder, name), 'utf8')]));
}

function jsonIn(folder: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, name), 'utf8'));
  } catch (error) {
    throw new Error(`KAYA_COMPONENTS: ${name} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** To be called before any game is loaded. */
export function useComponents(components: Readonly<Record<string, unknown>>): void {
  for (const [game, packed] of Object.entries(components)) provideComponents(game, packed);
}
