import type { Aid, Board, Box, Kinds, Locale, Speaker } from '@kaya/engine';
import { speakerFor } from '@kaya/engine';
import { games, loadGame } from '@kaya/games';
import type { ReactNode } from 'react';
import { takeHostComponents } from './hostComponents.ts';

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

/** Is there a game of this id on this site? */
export function isListed(id: string): boolean {
  return Object.hasOwn(games, id);
}

/** There is no such game here. */
export class NoSuchGame extends Error {}

export const loadBox: (id: string) => Promise<Box> = remembered(async (id) => {
  if (!isListed(id)) throw new NoSuchGame(id);
  await takeHostComponents(id);
  const box = await loadGame(id);
  if (box === null) throw new NoSuchGame(id);
  return box;
});

/** What a game looks like and its aid, as the site draws them: with React. */
export type DrawnBoard = Board<Kinds, ReactNode>;
export type DrawnAid = Aid<Kinds, ReactNode>;

export const loadBoard = remembered(async (id): Promise<DrawnBoard | null> => {
  const box = await loadBox(id);
  return box.board === undefined ? null : ((await box.board()) as DrawnBoard);
});

export async function loadAid(box: Box): Promise<DrawnAid> {
  return (await box.aid()) as DrawnAid;
}

const loadWords = remembered(async (key) => {
  const [id = '', locale = 'en'] = key.split(' ');
  return speakerFor((await loadBox(id)).voice, locale as Locale);
});

/** Who says a game's words; shared by everything that has no names of people in it. */
export function gameSpeaker(id: string, locale: Locale): Promise<Speaker> {
  return loadWords(`${id} ${locale}`);
}
