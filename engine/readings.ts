import type { Kinds, Outcome, Seat, Viewer } from './contract.ts';
import type { Catalogue, Locale, Voice, Words, WordValue } from './text.ts';

/** Points by source, of a player or of all together. */
export interface Account {
  /** Null: of all together. */
  readonly who: WordValue | null;
  readonly total: number;
  /** They add up to the total; each has its words in the voice's `source`. */
  readonly sources: Readonly<Record<string, number>>;
  /** What of it nobody can know from here. */
  readonly note?: Words;
}

/**
 * What a game tells whoever asks instead of looking at the board: the same few things in every game, from a seat's view alone,
 * loaded when somebody asks. What waits for an answer, what may be done and what happened the table itself knows.
 */
export interface Readings<K extends Kinds = Kinds> {
  /** Its own words, beside those of the game. */
  readonly words: Readonly<Record<Locale, () => Promise<Catalogue>>>;
  /** How the game stands, in one sentence. */
  overview(view: K['state'], viewer: Viewer): Words;
  /** What stands out on the table, instead of everything on it. */
  landmarks(view: K['state'], viewer: Viewer): readonly Words[];
  /** What the seat holds and owns. */
  mine(view: K['state'], seat: Seat): readonly Words[];
  /** The lines of each player, in the order of the table. */
  players(view: K['state'], viewer: Viewer): readonly (readonly Words[])[];
  /** What could go wrong from here; empty where nothing does. */
  threats(view: K['state'], viewer: Viewer): readonly Words[];
  /** The points as they would be if the game ended now; asked while it goes on. */
  points(view: K['state'], viewer: Viewer): readonly Account[];
}

/** The points of a finished game. */
export function finalAccounts(voice: Pick<Voice, 'rival'>, { scores, sources, rivals = [] }: Outcome): readonly Account[] {
  return [
    ...scores.map((total, seat) => ({ who: { seat }, total, sources: sources[seat] ?? {} })),
    ...rivals.map(({ name, score, sources: own }) => ({ who: voice.rival?.(name) ?? name, total: score, sources: own })),
  ];
}
