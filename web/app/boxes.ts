import type { Box, Locale, Speaker } from '@kaya/engine';
import { speakerFor } from '@kaya/engine';
import { games } from '@kaya/games';
import { takeHostComponents } from './hostComponents.ts';

/** The order on the shelf; a game that is not named here comes after them. */
const ORDER = ['co2', 'future-energy', 'bataille-pour-le-climat', 'council-of-shadows'];

export const gameIds: readonly string[] = Object.keys(games).sort((a, b) => rank(a) - rank(b));

function rank(id: string): number {
  const found = ORDER.indexOf(id);
  return found < 0 ? ORDER.length : found;
}

/** Asks again next time where a chunk could not be loaded. */
function remembered<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key) => {
    let found = kept.get(key);
    if (found === undefined) {
      found = load(key);
      kept.set(key, found);
      found.catch(() => kept.delete(key));
    }
    return found;
  };
}

/** There is no such game here. */
export class NoSuchGame extends Error {}

export const loadBox: (id: string) => Promise<Box> = remembered(async (id) => {
  const load = Object.hasOwn(games, id) ? games[id] : undefined;
  if (load === undefined) throw new NoSuchGame(id);
  await takeHostComponents(id);
  return load();
});

export const loadBoard = remembered(async (id) => {
  const box = await loadBox(id);
  return box.board === undefined ? null : box.board();
});

const loadWords = remembered(async (key) => {
  const [id = '', locale = 'en'] = key.split(' ');
  return speakerFor((await loadBox(id)).voice, locale as Locale);
});

/** Who says a game's words; shared by everything that has no names of people in it. */
export function gameSpeaker(id: string, locale: Locale): Promise<Speaker> {
  return loadWords(`${id} ${locale}`);
}
