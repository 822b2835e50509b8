import type { Action, GameEvent, Kinds, Seat } from '../contract.ts';
import type { Match } from '../match.ts';
import type { Said } from './lesson.ts';

/** What a lesson says now. */
export interface Told {
  /**
   * `ask`: something to do; `seen`: it is done, and the board shows what came of it; `watch`: something to look at; `free`: the learner decides alone; `wait`: others move;
   * `other`: something else was done than was asked; `lost`: the next moment does not come by itself; `done`: the lesson is over.
   */
  readonly phase: 'ask' | 'seen' | 'watch' | 'free' | 'wait' | 'other' | 'lost' | 'done';
  readonly moment: Said | null;
  /** The key of the answer to what was done last; null where there is none. */
  readonly answer: string | null;
  /** The position is not the record's any more. */
  readonly differs: boolean;
  /** Something else was done than was asked, or what is asked is not what the record has: names and numbers may be wrong. */
  readonly strayed: boolean;
  /** Something was done towards what is asked. */
  readonly begun: boolean;
  /** What would do; null where nothing is asked. */
  readonly suggested: Action | null;
  /** What the record has after it, where both can be done in one go; else null. */
  readonly after: Action | null;
  /** Places, and parts of the table with a # before them. */
  readonly points: readonly string[];
}

/** Nothing is said, others move. */
export const NOTHING: Told = {
  phase: 'wait',
  moment: null,
  answer: null,
  differs: false,
  strayed: false,
  begun: false,
  suggested: null,
  after: null,
  points: [],
};

/** Who leads through a lesson: says what is to be done, hears what was, and knows from which position to go on. */
export interface Leader<K extends Kinds = Kinds> {
  readonly lesson: { readonly id: string; readonly moments: readonly Said[] };
  readonly seat: Seat;
  /** What is said now. */
  readonly told: Told;
  /** The number of the moment that is told or comes next. */
  readonly at: number;
  /** Do the others wait for the learner to read? */
  readonly holds: boolean;
  /** The game as it stands at a moment, to begin there or to take the lesson up again. */
  open(at?: number): Match<K>;
  /** Back to where the moment was told that was met by something else. */
  again(): Match<K>;
  /** Goes on from what was done, or after something was looked at: in the same game, or in another one. */
  goOn(match: Match<K>): Match<K>;
  /** Is the next move the learner's, though others may decide too? */
  isNext(match: Match<K>): boolean;
  /** What somebody else does here by the record; null: whoever sits there thinks. */
  recorded(match: Match<K>, seat: Seat): K['action'] | null;
  /** A move was played. */
  heard(match: Match<K>, seat: Seat, action: Action, events: readonly GameEvent[]): void;
}
