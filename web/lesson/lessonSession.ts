import { type Action, type Game, type Kinds, type Match, type Seat, SPECTATOR, type State } from '@kaya/engine';
import type { Leader, Told } from '@kaya/engine/lessons';
import { botPause } from '../app/settings.ts';
import { Value } from '../app/value.ts';
import { AskedSession } from '../table/askedSession.ts';
import type { TableState } from '../table/session.ts';
import { Counter } from './counter.ts';
import { keepWent } from './counts.ts';

/** Bots of a lesson think at most this long. */
const THINKING = 500;

/** Where a game went another way than its lesson: what the learner did, what the record has there, and what was seen then. */
export interface Departed {
  readonly view: State;
  readonly played: Action;
  readonly recorded: Action;
}

/** A lesson at the table: the learner and the bots of its record, with a guide who follows the game. */
export class LessonSession extends AskedSession {
  readonly state: Value<TableState>;
  readonly isLesson = true;
  readonly guide: Leader;
  readonly told: Value<Told>;
  readonly #counter: Counter;
  #departed: Departed | null = null;
  #ownMove: number | null = null;

  /** The learner has this name; the table names everybody else in the reader's language. */
  constructor(game: Game, guide: Leader, name: string, at: number) {
    const { id, moments } = guide.lesson;
    super({
      ...{ id: `lesson ${game.id} ${id}`, match: guide.open(at), seat: guide.seat, name, level: 'easy' },
      heard: (seat, action, updates) => {
        const update = updates.find(({ viewer }) => viewer === guide.seat);
        guide.heard(this.table.match, seat, action, update?.events ?? []);
      },
    });
    this.guide = guide;
    this.#counter = new Counter(
      moments.map((it) => it.id),
      (went) => keepWent(game.id, id, went),
    );
    this.told = new Value(guide.told);
    this.#counter.see(guide.at, guide.told.phase);
    this.state = new Value(this.#look());
    this.#goOn();
  }

  /** What was the first thing to be done otherwise than in the lesson; null while the game is its record's. */
  get departed(): Departed | null {
    return this.guide.told.differs ? this.#departed : null;
  }

  /** The number of the learner's last move in the log; null before the first one since a position was taken up. */
  get ownMove(): number | null {
    return this.#ownMove;
  }

  act(action: Action): void {
    const recorded = this.guide.recorded(this.table.match, this.guide.seat);
    // Once it differs the record has nothing to compare with.
    if (recorded !== null && !this.guide.told.differs)
      this.#departed = { view: this.table.match.view(this.guide.seat).view, played: action, recorded };
    const refusal = this.table.move(this.guide.seat, action);
    if (refusal !== null) this.refused.set(refusal);
    else this.#ownMove = this.table.match.moves;
    this.#show();
  }

  /** Tries once more what was asked. */
  again(): void {
    this.#take(this.guide.again());
  }

  /** Goes on from what was done, or after something was looked at. */
  goOn(): void {
    const { match } = this.table;
    const next = this.guide.goOn(match);
    if (next === match) this.#show();
    else this.#take(next);
  }

  /** Back to the lesson, at the moment that comes next (or at the one of this number). */
  takeUp(at?: number): void {
    this.#take(this.guide.open(at));
  }

  /** Whoever learns goes away, for now or for good. */
  leave(): void {
    this.#counter.leave();
  }

  override close(): void {
    this.leave();
    super.close();
  }

  #take(match: Match<Kinds>): void {
    this.table.take(match);
    this.#ownMove = null;
    this.#show();
  }

  #show(): void {
    this.told.set(this.guide.told);
    this.#counter.see(this.guide.at, this.guide.told.phase);
    this.state.set(this.#look());
    this.#goOn();
  }

  #look(): TableState {
    // While the guide speaks of something else, or others come first, nothing is offered.
    const { phase } = this.guide.told;
    return { ...this.table.look(this.guide.seat), busy: this.guide.holds || phase === 'wait', taught: phase === 'done' };
  }

  /** Lets the others play, until the learner is asked or has something to read. */
  #goOn(): void {
    const { match, rests } = this.table;
    if (rests || this.guide.holds) return;
    const [only, ...more] = this.guide.told.phase === 'free' ? match.legal(this.guide.seat) : [];
    // What the lesson says nothing about, and has one answer, needs nobody's click.
    if (only !== undefined && more.length === 0) return void this.act(only);
    if (this.guide.isNext(match)) return;
    const others = match.awaited().filter((seat) => seat !== this.guide.seat && seat !== SPECTATOR);
    const seat = others.find((it) => this.guide.recorded(match, it) !== null) ?? others[0];
    if (seat !== undefined) void this.#letPlay(seat);
  }

  async #letPlay(seat: Seat): Promise<void> {
    const known = this.guide.recorded(this.table.match, seat);
    await this.table.letPlay(seat, THINKING, botPause(), known, () => this.guide.holds);
    if (!this.table.closed) this.#show();
  }
}
