import type { Kinds } from './contract.ts';
import type { InLanguages } from './languages.ts';
import type { Catalogue, Words } from './text.ts';

/** So much of something, drawn as its icon with the number: one number, from the least to the most, or the icon alone. */
export interface AidAmount {
  readonly icon: string;
  readonly from?: number;
  readonly to?: number;
}

/** One thing on the player aid: what it is, what one pays for it and what it brings, as it is at this table. */
export interface AidLine {
  readonly id: string;
  readonly icon?: string;
  readonly name: Words;
  readonly cost?: readonly AidAmount[];
  readonly gain?: readonly AidAmount[];
  /** What numbers alone do not tell. */
  readonly note?: Words;
}

/** Actions that belong together: one of them a turn, each once, at any time. */
export interface AidGroup {
  readonly id: string;
  readonly title: Words;
  readonly lines: readonly AidLine[];
}

/** What fits on one sheet beside the board. */
export interface AidSheet {
  /** The turn in one picture: its steps in order. */
  readonly turn: readonly AidLine[];
  readonly actions: readonly AidGroup[];
  /** What scores, what ends the game and what loses it. */
  readonly scores: readonly AidLine[];
  /** Every icon that is in play. */
  readonly icons: readonly { readonly icon: string; readonly name: Words }[];
}

/** The player aid of a game, made from its components and options: what is not in play is not on it. */
export interface Aid<K extends Kinds = Kinds, Drawn = unknown> {
  /** Its own words, beside those of the game. */
  readonly words: InLanguages<Catalogue>;
  sheet(state: K['state']): AidSheet;
  /** One of the icons, as an SVG so many pixels wide. */
  Icon(props: { readonly name: string; readonly size: number }): Drawn;
}

/** So much of it; nothing where it is none. */
export function some(icon: string, amount: number): readonly AidAmount[] {
  return amount === 0 ? [] : [{ icon, from: amount }];
}

/** From the least to the most of it. */
export function range(icon: string, numbers: readonly number[]): AidAmount {
  return { icon, from: Math.min(...numbers), to: Math.max(...numbers) };
}
