import type { Options } from './contract.ts';
import type { InLanguages } from './languages.ts';

/** What the shelf says about a game, in one language. */
export interface ShelfWords {
  readonly name: string;
  /** What it is about, in one sentence. */
  readonly pitch: string;
  /** How many play, and how long. */
  readonly facts: string;
  /** Who made it. */
  readonly makers: string;
  /** Which of its parts are reconstructed, and from what. */
  readonly rebuilt: string;
  /** Why to take the suggested set-up; only where one is suggested. */
  readonly suggestion?: string;
}

/** The table that everybody gets alike on a day: one person first, and who sits on the other seats. */
export interface DailySetup {
  /** Only levels that answer the same on every machine, however fast: the server asks them again. Empty: alone. */
  readonly bots: readonly ('easy' | 'medium')[];
  /** Those that are not at their default. */
  readonly options: Options;
}

/** What is known about a game before it is loaded. */
export interface Shelf {
  /** Where it stands: smaller comes first. */
  readonly order: number;
  /** How many sit down for 'play now'. */
  readonly seats: number;
  /** The options that matter first in a set-up; the others stand under 'More options'. */
  readonly matters: readonly string[];
  /** It can be played alone. */
  readonly solo: boolean;
  /** A set-up to suggest for this many seats. */
  readonly suggests?: { readonly seats: number; readonly options: Options };
  readonly daily: DailySetup;
  /** How many minutes each lesson of its guided first game takes about; left out: it has none. */
  readonly lessons?: readonly number[];
  readonly words: InLanguages<ShelfWords>;
  /** The look of the box: a React component that draws into 320 × 160 of an SVG. */
  readonly cover: () => Promise<() => unknown>;
}
