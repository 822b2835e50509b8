import type { Kinds, Seat, Viewer } from './contract.ts';
import type { Locale, Words } from './text.ts';

/** A thing that lies on the table, or a pile of equal ones. */
export interface Piece {
  /** Stays the same while the piece moves from place to place. */
  readonly id: string;
  /** What it is, e.g. `scientist`; pieces of one kind look alike. */
  readonly kind: string;
  readonly place: string;
  readonly owner?: Seat;
  /** How many, where equal pieces lie together. */
  readonly count?: number;
}

/** What a drawing is given. It knows nothing of clicks, keys or motion: the site does all that through the marks below. */
export interface BoardProps<K extends Kinds = Kinds> {
  readonly view: K['state'];
  readonly viewer: Viewer;
  readonly seats: number;
  readonly names: readonly string[];
  readonly locale: Locale;
  /** The window is a phone's or an upright tablet's, higher than wide: a drawing may arrange itself anew for it (another viewBox). */
  readonly portrait?: boolean;
  /**
   * The window it is shown in, in pixels, where the site has measured it: a drawing whose viewBox has this size fills it
   * without bands, and its letters are as large as it says. An upright window has no height of its own: the drawing is
   * as wide as it and as high as it needs, and is moved behind it.
   */
  readonly room?: { readonly width: number; readonly height: number | null };
  /** What this viewer was told lately, oldest first, where the site knows it: for drawing what just happened. */
  readonly told?: readonly K['event'][];
  say(words: Words): string;
}

/**
 * What a game looks like. The drawing is a React component that returns one SVG (or HTML for a seat) and marks
 * what it draws: `data-place="<place id>"` on everything one can point at, `data-piece="<piece id>"` on everything that can move.
 * Highlighting, pointing, keyboard, screen reader, tooltips and motion are written once, in the site, over these marks.
 * The engine knows no React: `Drawn` is what the site takes a drawing to be.
 */
export interface Board<K extends Kinds = Kinds, Drawn = unknown> {
  /** Which piece lies where: every piece that the viewer can see. */
  scene(view: K['state'], viewer: Viewer): readonly Piece[];
  /** The common table. */
  Drawing(props: BoardProps<K>): Drawn;
  /** What one seat visibly owns. */
  SeatPanel(props: BoardProps<K> & { readonly seat: Seat }): Drawn;
  /** How near the end is, in a few words: told beside the question while the part of the drawing that says it (`data-glance`) is out of sight. */
  glance?(view: K['state']): readonly Words[];
  /** What the viewer holds in hand; left out: nothing is held. */
  Hand?(props: BoardProps<K>): Drawn;
  /** A closer look at a place, drawn in its tooltip; null where there is nothing more to see. */
  Detail?(props: BoardProps<K> & { readonly place: string }): Drawn;
  /** The name of the small picture of what an answer is about; null where words say it all. */
  signOf?(action: K['action'], view: K['state']): string | null;
  /** That picture, beside answers that are about the same. */
  Sign?(props: { readonly name: string }): Drawn;
  /** The whole table for a wall, for all eyes; left out: the common table with what each seat owns beside it. */
  Screen?(props: BoardProps<K>): Drawn;
  /** How a game that all win or lose together ended, on the end screen; left out: the score of each seat. */
  Ending?(props: BoardProps<K>): Drawn;
}
