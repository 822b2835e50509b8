import type { Action, Game, GameEvent, Kinds, Seat } from '../contract.ts';
import { Match } from '../match.ts';
import { same } from '../plain.ts';
import type { Snapshot } from '../record.ts';
import { Runner } from '../runner.ts';
import { matchAt } from './at.ts';
import { type Course, fits, type Lesson, type LessonMoment } from './lesson.ts';
import { alike, Recorded } from './recorded.ts';
import { type Leader, NOTHING, type Told } from './told.ts';

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
  readonly #recorded: Recorded<K>;
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
  #told: Told = NOTHING;

  constructor(game: Game<K>, course: Course, lesson: Lesson) {
    this.#game = game;
    this.#recorded = new Recorded(game, course, lesson);
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
    return match.awaited().includes(this.seat) && this.#recorded.by(this.seat, this.#next) !== null;
  }

  /** What somebody else does here by the record; null: whoever sits there thinks. */
  recorded(match: Match<K>, seat: Seat): K['action'] | null {
    const action = this.#recorded.by(seat, this.#next);
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
    const asked = seat === this.seat && (asSuggested || this.#recorded.isAsked(moment, action));
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
    // A move that has an answer of its own, or nothing to do with what is asked, is answered at once, whatever may still come.
    const tried =
      known !== undefined ||
      (!asSuggested && this.#recorded.isBeside(moment, action, match)) ||
      this.#decisions >= (until === undefined ? 1 : (moment.within ?? this.#recorded.ownMoves(moment)));
    if (!tried && !this.#recorded.nextHasCome(moment, match)) return;
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
    return !this.#recorded.isAsked(moment, action) && moment.answers?.some(({ to }) => fits(to, action)) !== true;
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
    while (
      this.#moment !== null &&
      this.#recorded.watches(this.#moment) &&
      (this.#next ?? Number.POSITIVE_INFINITY) > this.#moment.move
    )
      this.#at++;
    // In a common decision those who came before in the record decide first.
    const mine = match.awaited().includes(this.seat) && !this.#othersFirst(match);
    // What is asked for may not be possible in this game.
    while (mine && this.#since === null && this.#moment !== null && this.#isIdle(this.#moment, match)) this.#at++;
    const moment = this.#moment;
    if (moment !== null && mine && this.#since === null && !this.#recorded.watches(moment) && this.#comes(moment, match)) {
      this.#since = { snapshot: match.snapshot(), next: this.#next, differs: this.#differs, strayed: this.#strayed };
      this.#decisions = 0;
    }
    const strayed = this.#since?.strayed ?? this.#strayed;
    this.#told = { ...NOTHING, answer: this.#answer, differs: this.#differs, strayed, ...this.#say(match, mine) };
  }

  #say(match: Match<K>, mine: boolean): Pick<Told, 'phase'> & Partial<Told> {
    const moment = this.#moment;
    if (moment === null) return { phase: 'done' };
    if (this.#other) return { phase: 'other', moment };
    if (match.over) return { phase: 'lost' };
    if (this.#recorded.watches(moment)) {
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
    const move = this.#recorded.move(this.#next);
    return move !== null && move.seat !== this.seat && this.recorded(match, move.seat) !== null;
  }

  #key(moment: LessonMoment, part: string): string {
    return `${this.lesson.id}.${moment.id}.${part}`;
  }

  #comes(moment: LessonMoment, match: Match<K>): boolean {
    if (this.#next !== null && this.#next <= moment.move) return this.#isHere();
    return this.#recorded.isDecided(match, moment.move) && this.#recorded.isPossible(moment, match);
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
      this.#recorded.isDecided(match, moment.move);
    return (this.#isHere() || gone) && !this.#recorded.isPossible(moment, match);
  }

  /** Is it the same kind of decision still, or again, and what was asked possible? */
  #canStill(match: Match<K>): boolean {
    const moment = this.#moment;
    if (moment === null || this.#recorded.watches(moment) || !match.awaited().includes(this.seat)) return false;
    return this.#recorded.isDecided(match, moment.move) && this.#recorded.isPossible(moment, match);
  }

  /** Keeps in step with the record as long as the same seats decide the same things. */
  #follow(match: Match<K>, seat: Seat, action: Action): void {
    if (this.#next === null) return;
    const mover = this.#recorded.move(this.#next)?.seat;
    if (!this.#recorded.leadsOn(this.#next, seat, action)) {
      this.#differs = true;
      this.#strayed = true;
    }
    this.#next = mover === seat ? this.#recorded.goesOnAt(match, this.#next + 1, seat) : null;
  }

  #doneAfter(suggested: Action | null): Action | null {
    const now = this.#recorded.by(this.seat, this.#next);
    if (this.#next === null || suggested === null || now === null || !same(now, suggested)) return null;
    return this.#recorded.by(this.seat, this.#next + 1);
  }

  /** What would do here: the record's move, else whatever is legal and like it, else what is of its kind. */
  #suggested(moment: LessonMoment, match: Match<K>): Action | null {
    const legal = match.legal(this.seat);
    const recorded = this.#recorded.by(this.seat, this.#next);
    if (recorded !== null && legal.some((it) => same(it, recorded))) return recorded;
    const asked = this.#decisions === 0 ? this.#recorded.move(moment.move) : null;
    if (asked === null) return null;
    return legal.find((it) => alike(asked.action, it, moment.like)) ?? legal.find((it) => it.do === asked.action.do) ?? null;
  }
}
