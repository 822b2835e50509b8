import type { Aid } from './aid.ts';
import type { Board } from './board.ts';
import type { Coach } from './coach.ts';
import type { Game, Kinds } from './contract.ts';
import type { Exercise } from './exercises.ts';
import type { Course } from './lessons/lesson.ts';
import type { Readings } from './readings.ts';
import type { Shelf } from './shelf.ts';
import type { Voice } from './text.ts';

/** A game with its words and its look, as the list of games holds it. */
export interface Box<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  readonly voice: Voice<K>;
  readonly shelf: Shelf;
  /** Loaded where there is a screen. */
  readonly board?: () => Promise<Board<K>>;
  /** The guided first game, loaded when somebody learns. */
  readonly course?: () => Promise<Course>;
  /** What is explained when it is first met, loaded when somebody wants a coach. */
  readonly coach?: () => Promise<Coach<K>>;
  /** The player aid, loaded when somebody opens it. */
  readonly aid: () => Promise<Aid<K>>;
  /** What is read out to whoever asks instead of looking, loaded when somebody asks. */
  readonly readings: () => Promise<Readings<K>>;
  /** Positions to find something better in, for whoever has none of their own; loaded when somebody practises. */
  readonly exercises: () => Promise<readonly Exercise[]>;
}

type Known<K extends Kinds> = Pick<Box<K>, 'game' | 'voice' | 'shelf'>;

/** Of each part that is loaded when it is needed, the file that exports it by its name. */
type Files<B> = { readonly [P in keyof B]: B[P] extends () => Promise<infer T> ? () => Promise<Readonly<Record<P, T>>> : never };

/** Puts a game into its box; the files stand written out, as bundlers need them. */
export function boxOf<K extends Kinds>(known: Known<K>, files: Files<Required<Omit<Box<K>, keyof Known<K>>>>): Box<K> {
  return {
    ...known,
    board: async () => (await files.board()).board,
    course: async () => (await files.course()).course,
    coach: async () => (await files.coach()).coach,
    aid: async () => (await files.aid()).aid,
    readings: async () => (await files.readings()).readings,
    exercises: async () => (await files.exercises()).exercises,
  };
}
