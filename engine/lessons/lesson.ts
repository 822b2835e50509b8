import type { Options, Seat } from '../contract.ts';
import type { InLanguages } from '../languages.ts';
import { same } from '../plain.ts';
import type { GameRecord } from '../record.ts';
import type { Catalogue } from '../text.ts';

/** How much a moment gives away: the very thing to do, where to look, or nothing. */
export type Help = 'show' | 'point' | 'ask';

/** Some fields of an action or an event, as they must be. */
export type Fields = Readonly<Record<string, unknown>>;

/** Has all fields as they must be. */
export function fits(fields: Fields, thing: object): boolean {
  const has = new Map<string, unknown>(Object.entries(thing));
  return Object.entries(fields).every(([name, value]) => same(has.get(name), value));
}

/**
 * One thing that a lesson says, at one position of its record. Where the learner moves there, the learner is asked to do it;
 * where somebody else does, it is something to watch. Its words: `<lesson>.<id>`, and if there are such `<lesson>.<id>.done`.
 */
export interface LessonMoment {
  readonly id: string;
  /** The number of the record's move before which it is said. */
  readonly move: number;
  readonly help: Help;
  /** The fields of the record's move that count besides its kind; left out: all of them. */
  readonly like?: readonly string[];
  /** It lasts until such an event, over as many own decisions as `within` says (one for each of the record's, where left out). */
  readonly until?: Fields & { readonly kind: string };
  /** How many such events it takes; 1 where left out. */
  readonly times?: number;
  readonly within?: number;
  /** What it points at instead of the places of the record's move: places, or parts of the table (`#list`, `#hand`, `#players`, `#forecast`, `#log`). */
  readonly points?: readonly string[];
  /** Answers to certain other moves, told at once: `<lesson>.<id>.<say>`; all others are answered by what they did on the board. */
  readonly answers?: readonly { readonly to: Fields; readonly say: string }[];
  /** Whatever is chosen, now and by the others after it, the game goes on as in the record. */
  readonly anyWillDo?: true;
  /** The rules it teaches, by id. */
  readonly rules: readonly string[];
}

/** Three to six minutes of a prepared game: a kept record with moments at its positions. Its words: `<id>.title`, `<id>.end`. */
export interface Lesson {
  readonly id: string;
  readonly record: GameRecord;
  /** In the order of their moves; the lesson begins at the first. */
  readonly moments: readonly LessonMoment[];
}

/** The guided first game of a title. Its words: `theme`, `goal`, `end`, `first` for the game after it, and `lose` where all can lose. */
export interface Course {
  /** Where the learner sits. */
  readonly seat: Seat;
  readonly lessons: readonly Lesson[];
  readonly words: InLanguages<Catalogue>;
  /** The first whole game that the last lesson leads to: one that a beginner can win, against easy bots or with them. */
  readonly first: { readonly seats: number; readonly options: Options };
}

/** By rule: an event or an action of a lesson that shows it, any one of these; for the rules that no code names. Tests alone read it. */
export type Shown = Readonly<Record<string, readonly Fields[]>>;
