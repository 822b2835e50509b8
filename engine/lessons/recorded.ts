import type { Action, Game, Kinds, Seat } from '../contract.ts';
import { Match } from '../match.ts';
import { same } from '../plain.ts';
import { replay } from '../record.ts';
import { Runner } from '../runner.ts';
import { LessonMisfit } from './at.ts';
import { type Course, type Fields, fits, type Lesson, type LessonMoment } from './lesson.ts';

/** What the record of a lesson says: who moves when, what a moment asks for there, and whether a game that has left it can still bring that. */
export class Recorded<K extends Kinds = Kinds> {
  readonly #game: Game<K>;
  readonly #lesson: Lesson;
  /** Who learns. */
  readonly #seat: Seat;
  /** What is decided before each move. */
  readonly #kinds: readonly string[];
  /** Kinds of decisions in which every answer leads to the same game. */
  readonly #equal: ReadonlySet<string>;

  constructor(game: Game<K>, { seat }: Pick<Course, 'seat'>, lesson: Lesson) {
    this.#game = game;
    this.#lesson = lesson;
    this.#seat = seat;
    this.#kinds = kindsOf(game, lesson);
    this.#equal = new Set(lesson.moments.flatMap(({ anyWillDo, move }) => (anyWillDo ? [this.#kinds[move] ?? ''] : [])));
  }

  move(at: number | null): { readonly seat: Seat; readonly action: Action } | null {
    const { moves, words } = this.#lesson.record;
    const found = at === null ? undefined : moves[at];
    const action = found === undefined ? undefined : words[found[1]];
    return found === undefined || action === undefined ? null : { seat: found[0], action };
  }

  /** What this seat does at a move; null where another one moves. */
  by(seat: Seat, at: number | null): Action | null {
    const move = this.move(at);
    return move !== null && move.seat === seat ? move.action : null;
  }

  /** Is the same kind of thing decided here as before this move? */
  isDecided(match: Match<K>, at: number): boolean {
    return (match.decision?.do ?? '') === (this.#kinds[at] ?? '');
  }

  /** Does the action lead to the same game as the move there? */
  leadsOn(at: number, seat: Seat, action: Action): boolean {
    const move = this.move(at);
    if (move === null || move.seat !== seat) return false;
    return same(move.action, action) || (move.action.do === action.do && this.#equal.has(this.#kinds[at] ?? ''));
  }

  /** The next move that fits from this one on; whoever has moved may have had less to decide, or decided less. Null where none does. */
  goesOnAt(match: Match<K>, from: number, mover: Seat): number | null {
    for (let at = from; ; at++) {
      const move = this.move(at);
      if (move === null) return at;
      if (match.awaited().includes(move.seat) && this.isDecided(match, at)) return at;
      if (move.seat !== mover) return null;
    }
  }

  /** Does the moment only speak of what somebody else does? */
  watches(moment: LessonMoment): boolean {
    return this.move(moment.move)?.seat !== this.#seat;
  }

  isAsked(moment: LessonMoment, action: Action): boolean {
    const move = this.move(moment.move);
    return move !== null && alike(move.action, action, moment.like);
  }

  /** Can one do what the moment asks for, or begin it? */
  isPossible(moment: LessonMoment, match: Match<K>): boolean {
    const asked = this.move(moment.move);
    const fields = moment.like ?? (moment.until === undefined ? undefined : []);
    if (asked === null || !match.legal(this.#seat).some((it) => alike(asked.action, it, fields))) return false;
    return moment.brings === undefined || this.#canBring(moment, moment.brings, match, this.ownMoves(moment), fields);
  }

  /** Is what the next moment is about decided already, and nothing that belongs to this one? */
  nextHasCome(moment: LessonMoment, match: Match<K>): boolean {
    const after = this.#after(moment)?.move;
    const kind = match.awaited().includes(this.#seat) ? match.decision?.do : undefined;
    if (after === undefined || kind === undefined) return false;
    return kind === this.#kinds[after] && !this.#kinds.slice(moment.move, after).includes(kind);
  }

  /** Was this done beside what the moment is about: like none of its moves, and its first decision is asked once more? */
  isBeside(moment: LessonMoment, action: Action, match: Match<K>): boolean {
    const { moves, words } = this.#lesson.record;
    const own = moves.slice(moment.move, this.#end(moment)).filter(([seat]) => seat === this.#seat);
    if (own.some(([, word]) => words[word]?.do === action.do)) return false;
    return match.awaited().includes(this.#seat) && this.isDecided(match, moment.move);
  }

  /** How many decisions of the learner there are until the next moment. */
  ownMoves(moment: LessonMoment): number {
    const moves = this.#lesson.record.moves.slice(moment.move, this.#end(moment));
    return Math.max(1, moves.filter(([seat]) => seat === this.#seat).length);
  }

  #after(moment: LessonMoment): LessonMoment | undefined {
    const { moments } = this.#lesson;
    return moments[moments.indexOf(moment) + 1];
  }

  #end(moment: LessonMoment): number {
    return this.#after(moment)?.move ?? this.#lesson.record.moves.length;
  }

  /** Does something like the moves until the next moment bring such an event? */
  #canBring(moment: LessonMoment, event: Fields, match: Match<K>, moves: number, fields?: readonly string[]): boolean {
    const asked = this.move(moment.move);
    const snapshot = match.snapshot();
    return match.legal(this.#seat).some((action) => {
      // What follows the first move is any answer to what that asks.
      if (moves === this.ownMoves(moment) && (asked === null || !alike(asked.action, action, fields))) return false;
      const tried = Match.resume(this.#game, snapshot);
      const played = tried.act(this.#seat, action);
      if (!played.ok) return false;
      const told = played.updates.find(({ viewer }) => viewer === this.#seat)?.events ?? [];
      if (told.some((it) => fits(event, it))) return true;
      const belongs = moves > 1 && tried.awaited().includes(this.#seat) && this.#ownKinds(moment).has(tried.decision?.do ?? '');
      return belongs && this.#canBring(moment, event, tried, moves - 1);
    });
  }

  /** What the learner decides between the moment's first move and the next moment. */
  #ownKinds(moment: LessonMoment): ReadonlySet<string> {
    return new Set(this.#kinds.slice(moment.move + 1, this.#end(moment)));
  }
}

/** What is decided before each move, by lesson: a record is played again once. */
const kindsBy = new WeakMap<Lesson, readonly string[]>();

function kindsOf<K extends Kinds>(game: Game<K>, lesson: Lesson): readonly string[] {
  const known = kindsBy.get(lesson);
  if (known !== undefined) return known;
  const kinds: string[] = [];
  const replayed = replay(game, lesson.record, (state) => kinds.push(new Runner(game, state).decision?.do ?? ''));
  if (!replayed.ok) throw new LessonMisfit('fault' in replayed ? replayed.fault.detail : replayed.detail);
  kindsBy.set(lesson, kinds);
  return kinds;
}

/** The kind is the same, and so are the fields that count. */
export function alike(asked: Action, done: Action, fields: readonly string[] | undefined): boolean {
  if (fields === undefined) return same(asked, done);
  const [a, b] = [new Map(Object.entries(asked)), new Map(Object.entries(done))];
  return asked.do === done.do && fields.every((field) => same(a.get(field), b.get(field)));
}
