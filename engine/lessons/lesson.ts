import type { Options, Seat } from '../contract.ts';
import type { InLanguages } from '../languages.ts';
import { same } from '../plain.ts';
import type { GameRecord } from '../record.ts';
import type { Catalogue } from '../text.ts';

/** How much a moment gives away: the very thing to do, where to look, or nothing. In the order in which help fades. */
export const HELPS = ['show', 'point', 'ask'] as const;
export type Help = (typeof HELPS)[number];

/** Some fields of an action or an event, as they must be. */
export type Fields = Readonly<Record<string, unknown>>;

/** Has all fields as they must be. */
export function fits(fields: Fields, thing: object): boolean {
  const has = new Map<string, unknown>(Object.entries(thing));
  return Object.entries(fields).every(([name, value]) => same(has.get(name), value));
}

/** Something that a guide says at a position of a game, and asks for. */
export interface Said {
  readonly id: string;
  /** Whose words it has, where several share them; its own where left out. */
  readonly words?: string;
  readonly help: Help;
  /** What it points at instead of the places of what is suggested: places, or parts of the table (`#list`, `#hand`, `#players`, `#forecast`, `#log`). */
  readonly points?: readonly string[];
  /** The rules it teaches, by id. */
  readonly rules: readonly string[];
}

/**
 * One thing that a lesson says, at one position of its record. Where the learner moves there, the learner is asked to do it;
 * where somebody else does, it is something to watch. Its words: `<lesson>.<id>`, and if there are such `<lesson>.<id>.done`.
 */
export interface LessonMoment extends Said {
  /** The number of the record's move before which it is said. */
  readonly move: number;
  /** The fields of the record's move that count besides its kind; left out: all of them. */
  readonly like?: readonly string[];
  /** It lasts until such an event, over as many own decisions as `within` says (one for each of the record's, where left out). */
  readonly until?: Fields & { readonly kind: string };
  /** How many such events it takes; 1 where left out. */
  readonly times?: number;
  readonly within?: number;
  /** What its words say will come of it: where nothing one can do here brings such an event, it is not said. */
  readonly brings?: Fields & { readonly kind: string };
  /** Answers to certain other moves, told at once: `<lesson>.<id>.<say>`; all others are answered by what they did on the board. */
  readonly answers?: readonly { readonly to: Fields; readonly say: string }[];
  /** Whatever is chosen, now and by the others after it, the game goes on as in the record. */
  readonly anyWillDo?: true;
}

/** A kind of action to be done once more, at a position of some game where it may be done. */
export interface DrillMoment extends Said {
  readonly record: GameRecord;
  /** So many moves of the record have been played. */
  readonly move: number;
  /** What is to be done, one own decision after the other: as a rule an entry of the menu, and what it opens. */
  readonly steps: readonly Fields[];
}

/** How drills are written: by the name of its words, each kind of action with where it is done. */
export interface Drilled {
  readonly words: string;
  readonly steps: readonly Fields[];
  /** By how much help there is: the record and the number of its moves. Left out is what the lessons have done already. */
  readonly at: Readonly<Partial<Record<Help, readonly [record: GameRecord, move: number]>>>;
}

/** Three to six minutes of a prepared game: a kept record with moments at its positions. Its words: `<id>.title`, `<id>.end`. */
export interface Lesson {
  readonly id: string;
  readonly record: GameRecord;
  /** In the order of their moves; the lesson begins at the first. */
  readonly moments: readonly LessonMoment[];
}

/** The name of the drill among the lessons of a course. */
export const DRILL = 'drill';

/** The guided first game of a title. Its words: `theme`, `goal`, `end`, `first` for the game after it, and `lose` where all can lose. */
export interface Course {
  /** Where the learner sits. */
  readonly seat: Seat;
  readonly lessons: readonly Lesson[];
  /** Every kind of action that the lessons have not shown, pointed at and asked for; loaded when it is opened. Its words: `drill.<words>`. */
  readonly drill?: () => Promise<readonly DrillMoment[]>;
  readonly words: InLanguages<Catalogue>;
  /** The first whole game that the last lesson leads to: one that a beginner can win, against easy bots or with them. */
  readonly first: { readonly seats: number; readonly options: Options };
}

/** All that somebody is led through: the lessons, and after them the drill. */
export async function ledIn({
  lessons,
  drill,
}: Course): Promise<readonly { readonly id: string; readonly moments: readonly Said[] }[]> {
  return drill === undefined ? lessons : [...lessons, { id: DRILL, moments: await drill() }];
}

/**
 * By kind of action: the course teaches it, or why it does not. `declines`: it only says no to what was offered (the game's
 * `passing`); `before`: it belongs to what comes before the first turn; `elsewhere`: whoever plays the first game is never offered it.
 * Tests alone read it.
 */
export type KindsTaught<D extends string> = Readonly<Record<D, 'taught' | 'declines' | 'before' | 'elsewhere'>>;

/** By rule: an event or an action of a lesson that shows it, any one of these; for the rules that no code names. Tests alone read it. */
export type Shown = Readonly<Record<string, readonly Fields[]>>;
