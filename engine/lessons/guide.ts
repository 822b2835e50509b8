import type { Action, Game, GameEvent, Kinds, Seat } from '../contract.ts';
import { Match } from '../match.ts';
import { same } from '../plain.ts';
import { type GameRecord, replay, type Snapshot } from '../record.ts';
import { Runner } from '../runner.ts';
import { LessonMisfit, matchAt } from './at.ts';
import { type Course, type Fields, fits, type Lesson, type LessonMoment } from './lesson.ts';
import type { Leader, Told } from './told.ts';

/** After so many own decisions without the next moment the way back to the lesson is offered. */
const PATIENCE = 6;

/** A move that was played, and whether it was what the lesson suggested. */
interface Heard {
  readonly seat: Seat;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly asSuggested: boolean;
  /** It only opened another choice. */
  readonly opens: boolean;
}

/**
 * Leads through a lesson. As long as the learner does what the record has, the others do too; from then on they think for
 * themselves, and the moments come at the next decision of their kind. Nothing is forced: what is legal is accepted.
 */
export class Guide<K extends Kinds = Kinds> implements Leader<K> {
  readonly lesson: Lesson;
  readonly seat: Seat;
  readonly #game: Game<K>;
  /** What is decided before each move of the record. */
  readonly #kinds: readonly string[];
  /** Kinds of decisions in which every answer leads to the same game. */
  readonly #equal: ReadonlySet<string>;
  #at = 0;
  /** The move of the record that comes next; null where the game has left it. */
  #next: number | null = 0;
  #differs = false;
  /** Something was done that was not asked for; what the words leave open is no such thing. */
  #strayed = false;
  #answer: string | null = null;
  /** Where the present moment was told; null while it is still to come. */
  #since: {
    readonly snapshot: Snapshot<K>;
    readonly next: number | null;
    readonly differs: boolean;
    readonly strayed: boolean;
  } | null = null;
  /** Own decisions since then, or since the last moment. */
  #decisions = 0;
  /** How many events have come that the present moment lasts until. */
  #met = 0;
  #other = false;
  #told: Told = {
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

  constructor(game: Game<K>, course: Course, lesson: Lesson) {
    this.#game = game;
    this.#kinds = kindsOf(game, lesson);
    this.#equal = new Set(lesson.moments.flatMap(({ anyWillDo, move }) => (anyWillDo ? [this.#kinds[move] ?? ''] : [])));
    this.lesson = lesson;
    this.seat = course.seat;
  }

  /** What is said now. */
  get told(): Told {
    return this.#told;
  }

  /** The number of the moment that is told or comes next. */
  get at(): number {
    return this.#at;
  }

  /** Do the others wait for the learner to read? */
  get holds(): boolean {
    return this.#told.phase === 'watch' || this.#told.phase === 'other' || this.#told.phase === 'done';
  }

  /** The game as it stands at a moment of the record, to begin there or to take the lesson up again. */
  open(at: number = this.#at): Match<K> {
    this.#at = at;
    this.#next = this.lesson.moments[at]?.move ?? this.lesson.record.moves.length;
    return this.#begin(matchAt(this.#game, this.lesson.record, this.#next), false);
  }

  /** Back to where the moment was told that was met by something else. */
  again(): Match<K> {
    if (this.#since === null) return this.open();
    this.#next = this.#since.next;
    return this.#begin(Match.resume(this.#game, this.#since.snapshot), this.#since.differs, this.#since.strayed);
  }

  /** Goes on from what was done, or after something was looked at. */
  goOn(match: Match<K>): Match<K> {
    if (this.#told.phase !== 'other' && this.#told.phase !== 'watch') return match;
    // What was asked and can still be done is asked once more: what comes after it speaks of it as done.
    if (this.#told.phase === 'other' && this.#canStill(match)) this.#begin(match, this.#differs, true);
    else {
      this.#finish(null);
      this.#arrive(match);
    }
    return match;
  }

  /** Is the next move of the record the learner's? In a common decision the others then wait for it. */
  isNext(match: Match<K>): boolean {
    return match.awaited().includes(this.seat) && this.#recordedFor(this.seat) !== null;
  }

  /** What somebody else does here by the record; null: whoever sits there thinks. */
  recorded(match: Match<K>, seat: Seat): K['action'] | null {
    const action = this.#recordedFor(seat);
    return action !== null && match.legal(seat).some((it) => same(it, action)) ? action : null;
  }

  /** A move was played. */
  heard(match: Match<K>, seat: Seat, action: Action, events: readonly GameEvent[]): void {
    const moment = this.#since === null ? null : this.#moment;
    // Doing what the guide would do is never something else.
    const asSuggested = seat === this.seat && this.#told.suggested !== null && same(this.#told.suggested, action);
    const opens = seat === this.seat && this.#opens(action);
    // Whoever looks at what lies behind an entry of a menu has done nothing else yet, and has left nothing.
    const looked = moment !== null && !asSuggested && opens && this.#onlyLooks(moment, action);
    if (!looked) this.#follow(match, seat, action);
    if (seat === this.seat) {
      this.#answer = null;
      this.#decisions++;
    }
    if (moment !== null && !looked) this.#judge(moment, match, { seat, action, events, asSuggested, opens });
    this.#arrive(match);
  }

  get #moment(): LessonMoment | null {
    return this.lesson.moments[this.#at] ?? null;
  }

  #begin(match: Match<K>, differs: boolean, strayed = differs): Match<K> {
    this.#differs = differs;
    this.#strayed = strayed;
    this.#answer = null;
    this.#other = false;
    this.#since = null;
    this.#decisions = 0;
    this.#met = 0;
    this.#arrive(match);
    return match;
  }

  #judge(moment: LessonMoment, match: Match<K>, { seat, action, events, asSuggested, opens }: Heard): void {
    const { until, times = 1 } = moment;
    if (until !== undefined) this.#met += events.filter((it) => fits(until, it)).length;
    const asked = seat === this.seat && (asSuggested || this.#isAsked(moment, action));
    const done = until === undefined ? asked : this.#met >= times;
    if (done) {
      this.#strayed = this.#since?.strayed ?? this.#strayed;
      this.#finish(this.#key(moment, 'done'));
      return;
    }
    if (seat !== this.seat) return;
    const known = asSuggested ? undefined : moment.answers?.find(({ to }) => fits(to, action));
    // What the record did in one go may take two steps in another game.
    if (opens && known === undefined) return;
    // A move that has an answer of its own is answered at once, whatever may still come.
    const tried = known !== undefined || this.#decisions >= (until === undefined ? 1 : (moment.within ?? this.#ownMoves(moment)));
    if (!tried && !this.#nextHasCome(moment, match)) return;
    // Who did what was suggested, and still came to the next thing, could do no more here.
    if (!tried && asSuggested) {
      this.#finish(null);
      return;
    }
    this.#answer = known === undefined ? null : this.#key(moment, known.say);
    this.#other = true;
  }

  /** Is it an entry of the menu at which the moment was told, with a choice behind it? */
  #opens(action: Action): boolean {
    if (this.#since === null || this.#decisions > 0) return false;
    return new Runner(this.#game, this.#since.snapshot.state).behind(action) !== null;
  }

  /** Is it another entry than the one asked for, and none that has an answer? */
  #onlyLooks(moment: LessonMoment, action: Action): boolean {
    return !this.#isAsked(moment, action) && moment.answers?.some(({ to }) => fits(to, action)) !== true;
  }

  #finish(answer: string | null): void {
    this.#answer = answer;
    this.#other = false;
    this.#since = null;
    this.#decisions = 0;
    this.#met = 0;
    this.#at++;
  }

  /** What is to be said in the position that is there now. */
  #arrive(match: Match<K>): void {
    // What was to be looked at may not happen in this game.
    while (this.#moment !== null && this.#watches(this.#moment) && (this.#next ?? Number.POSITIVE_INFINITY) > this.#moment.move)
      this.#at++;
    // In a common decision those who came before in the record decide first.
    const mine = match.awaited().includes(this.seat) && !this.#othersFirst(match);
    // What is asked for may not be possible in this game.
    while (mine && this.#since === null && this.#moment !== null && this.#isIdle(this.#moment, match)) this.#at++;
    const moment = this.#moment;
    if (moment !== null && mine && this.#since === null && !this.#watches(moment) && this.#comes(moment, match)) {
      this.#since = { snapshot: match.snapshot(), next: this.#next, differs: this.#differs, strayed: this.#strayed };
      this.#decisions = 0;
    }
    this.#told = {
      moment: null,
      answer: this.#answer,
      differs: this.#differs,
      strayed: this.#since?.strayed ?? this.#strayed,
      begun: false,
      suggested: null,
      after: null,
      points: [],
      ...this.#say(match, mine),
    };
  }

  #say(match: Match<K>, mine: boolean): Pick<Told, 'phase'> & Partial<Told> {
    const moment = this.#moment;
    if (moment === null) return { phase: 'done' };
    if (this.#other) return { phase: 'other', moment };
    if (match.over) return { phase: 'lost' };
    if (this.#watches(moment)) {
      if (this.#next === moment.move) return { phase: 'watch', moment, points: moment.points ?? [] };
    } else if (this.#since !== null) {
      if (!mine) return { phase: 'wait', moment };
      const suggested = this.#suggested(moment, match);
      const own = this.#decisions === 0 ? moment.points : undefined;
      const points = own ?? (suggested === null ? [] : this.#game.places.action(suggested));
      return {
        phase: 'ask',
        moment,
        begun: this.#decisions > 0,
        suggested,
        after: this.#doneAfter(suggested),
        points: points.length === 0 ? ['#list'] : points,
      };
    }
    if (!mine) return { phase: 'wait' };
    return { phase: this.#decisions >= PATIENCE ? 'lost' : 'free' };
  }

  #othersFirst(match: Match<K>): boolean {
    const move = this.#next === null ? null : moveOf(this.lesson.record, this.#next);
    return move !== null && move.seat !== this.seat && this.recorded(match, move.seat) !== null;
  }

  #key(moment: LessonMoment, part: string): string {
    return `${this.lesson.id}.${moment.id}.${part}`;
  }

  #watches(moment: LessonMoment): boolean {
    return moveOf(this.lesson.record, moment.move)?.seat !== this.seat;
  }

  #comes(moment: LessonMoment, match: Match<K>): boolean {
    if (this.#next !== null && this.#next <= moment.move) return this.#isHere();
    return match.decision?.do === this.#kinds[moment.move] && this.#isPossible(moment, match);
  }

  /** Has the game, in step with the record, come to where the present moment stands? */
  #isHere(): boolean {
    return this.#next !== null && this.#next === this.#moment?.move;
  }

  /** Has its time come, or gone by, without what it asks for or speaks of? */
  #isIdle(moment: LessonMoment, match: Match<K>): boolean {
    const gone =
      moment.brings !== undefined &&
      this.#next !== null &&
      this.#next > moment.move &&
      match.decision?.do === this.#kinds[moment.move];
    return (this.#isHere() || gone) && !this.#isPossible(moment, match);
  }

  /** Can one do what the moment asks for, or begin it? */
  #isPossible(moment: LessonMoment, match: Match<K>): boolean {
    const asked = moveOf(this.lesson.record, moment.move);
    const fields = moment.like ?? (moment.until === undefined ? undefined : []);
    if (asked === null || !match.legal(this.seat).some((it) => alike(asked.action, it, fields))) return false;
    return moment.brings === undefined || this.#canBring(moment, moment.brings, match, this.#ownMoves(moment), fields);
  }

  /** Does something like the record's moves until the next moment bring such an event? */
  #canBring(moment: LessonMoment, event: Fields, match: Match<K>, moves: number, fields?: readonly string[]): boolean {
    const asked = moveOf(this.lesson.record, moment.move);
    const snapshot = match.snapshot();
    return match.legal(this.seat).some((action) => {
      // What follows the first move is any answer to what that asks.
      if (moves === this.#ownMoves(moment) && (asked === null || !alike(asked.action, action, fields))) return false;
      const tried = Match.resume(this.#game, snapshot);
      const played = tried.act(this.seat, action);
      if (!played.ok) return false;
      const told = played.updates.find(({ viewer }) => viewer === this.seat)?.events ?? [];
      if (told.some((it) => fits(event, it))) return true;
      const belongs = moves > 1 && tried.awaited().includes(this.seat) && this.#ownKinds(moment).has(tried.decision?.do ?? '');
      return belongs && this.#canBring(moment, event, tried, moves - 1);
    });
  }

  /** What the learner decides in the record between the moment's first move and the next moment. */
  #ownKinds(moment: LessonMoment): ReadonlySet<string> {
    const end = this.lesson.moments[this.#at + 1]?.move ?? this.lesson.record.moves.length;
    return new Set(this.#kinds.slice(moment.move + 1, end));
  }

  /** Is it the same kind of decision still, or again, and what was asked possible? */
  #canStill(match: Match<K>): boolean {
    const moment = this.#moment;
    if (moment === null || this.#watches(moment) || !match.awaited().includes(this.seat)) return false;
    return match.decision?.do === this.#kinds[moment.move] && this.#isPossible(moment, match);
  }

  /** Is what the next moment is about decided already, and nothing that belongs to this one? */
  #nextHasCome(moment: LessonMoment, match: Match<K>): boolean {
    const after = this.lesson.moments[this.#at + 1]?.move;
    const kind = match.awaited().includes(this.seat) ? match.decision?.do : undefined;
    if (after === undefined || kind === undefined) return false;
    return kind === this.#kinds[after] && !this.#kinds.slice(moment.move, after).includes(kind);
  }

  /** How many decisions of the learner the record has until the next moment. */
  #ownMoves(moment: LessonMoment): number {
    const end = this.lesson.moments[this.#at + 1]?.move ?? this.lesson.record.moves.length;
    return Math.max(1, this.lesson.record.moves.slice(moment.move, end).filter(([seat]) => seat === this.seat).length);
  }

  #recordedFor(seat: Seat): K['action'] | null {
    const move = this.#next === null ? null : moveOf(this.lesson.record, this.#next);
    return move !== null && move.seat === seat ? move.action : null;
  }

  /** Keeps in step with the record as long as the same seats decide the same things. */
  #follow(match: Match<K>, seat: Seat, action: Action): void {
    if (this.#next === null) return;
    const move = moveOf(this.lesson.record, this.#next);
    const equal = move?.action.do === action.do && this.#equal.has(this.#kinds[this.#next] ?? '');
    if (move === null || move.seat !== seat || !(equal || same(move.action, action))) {
      this.#differs = true;
      this.#strayed = true;
    }
    this.#next = move?.seat === seat ? this.#goesOnAt(match, this.#next + 1, seat) : null;
  }

  /** The next move of the record that fits; whoever has moved may have had less to decide, or decided less. */
  #goesOnAt(match: Match<K>, from: number, mover: Seat): number | null {
    for (let at = from; ; at++) {
      const move = moveOf(this.lesson.record, at);
      if (move === null) return at;
      if (match.awaited().includes(move.seat) && (match.decision?.do ?? '') === (this.#kinds[at] ?? '')) return at;
      if (move.seat !== mover) return null;
    }
  }

  #isAsked(moment: LessonMoment, action: Action): boolean {
    const move = moveOf(this.lesson.record, moment.move);
    return move !== null && alike(move.action, action, moment.like);
  }

  #doneAfter(suggested: Action | null): Action | null {
    const now = this.#recordedFor(this.seat);
    const following = this.#next === null ? null : moveOf(this.lesson.record, this.#next + 1);
    if (suggested === null || now === null || !same(now, suggested)) return null;
    return following?.seat === this.seat ? following.action : null;
  }

  /** What would do here: the record's move, else whatever is legal and like it, else what is of its kind. */
  #suggested(moment: LessonMoment, match: Match<K>): Action | null {
    const legal = match.legal(this.seat);
    const recorded = this.#recordedFor(this.seat);
    if (recorded !== null && legal.some((it) => same(it, recorded))) return recorded;
    const asked = this.#decisions === 0 ? moveOf(this.lesson.record, moment.move) : null;
    if (asked === null) return null;
    return legal.find((it) => alike(asked.action, it, moment.like)) ?? legal.find((it) => it.do === asked.action.do) ?? null;
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
function alike(asked: Action, done: Action, fields: readonly string[] | undefined): boolean {
  if (fields === undefined) return same(asked, done);
  const [a, b] = [new Map(Object.entries(asked)), new Map(Object.entries(done))];
  return asked.do === done.do && fields.every((field) => same(a.get(field), b.get(field)));
}

function moveOf(record: GameRecord, move: number): { readonly seat: Seat; readonly action: Action } | null {
  const found = record.moves[move];
  const action = found === undefined ? undefined : record.words[found[1]];
  return found === undefined || action === undefined ? null : { seat: found[0], action };
}
