import type { Locale, Shelf, ShelfWords } from '@kaya/engine';
import { games } from '@kaya/games';
import { createContext, use } from 'react';

/** A game as it stands on the shelf, in the reader's language. */
export interface OnShelf extends Pick<Shelf, 'seats' | 'solo'>, ShelfWords {
  readonly id: string;
  readonly lessons: readonly number[];
  /** Draws into 320 × 160 of an SVG. */
  readonly Picture: () => React.ReactNode;
}

/** Every game, in the order of the shelf. No game is loaded for it. */
export async function loadShelf(locale: Locale): Promise<readonly OnShelf[]> {
  const onShelf = await Promise.all(
    Object.entries(games).map(async ([id, listed]) => {
      const { shelf } = await listed.shelf();
      const [words, cover] = await Promise.all([shelf.words[locale](), shelf.cover()]);
      const { order, seats, solo, lessons = [] } = shelf;
      return { order, game: { id, seats, solo, lessons, ...words, Picture: cover as OnShelf['Picture'] } };
    }),
  );
  return onShelf.sort((a, b) => a.order - b.order).map(({ game }) => game);
}

export const ShelfOfGames = createContext<readonly OnShelf[]>([]);

/** All games, in order. */
export function useShelf(): readonly OnShelf[] {
  return use(ShelfOfGames);
}

/** A game on the shelf; null where it is not there, as with a save of another site. */
export function useOnShelf(game: string): OnShelf | null {
  return useShelf().find(({ id }) => id === game) ?? null;
}

/** The name of a game in the reader's language; its id where it is not on the shelf. */
export function useGameName(game: string): string {
  return useOnShelf(game)?.name ?? game;
}
