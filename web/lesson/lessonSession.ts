import { type Action, type Game, type GameRecord, type Kinds, type Match, type Seat, SPECTATOR } from '@kaya/engine';
import type { Guide, Told } from '@kaya/engine/lessons';
import { botPause } from '../app/settings.ts';
import { Value } from '../app/value.ts';
import { Chronicle } from '../table/chronicle.ts';
import { pastOf } from '../table/past.ts';
import type { Past, Refusal, SeatState, Session, TableState } from '../table/session.ts';
import { think } from '../thinking/thinker.ts';

/** Bots of a lesson think at most this long. */
const THINKING = 500;

/** A lesson at the table: the learner and the bots of its record, with a guide who follows the game. Nothing of it is saved. */
export class LessonSession implements Session {
  readonly id: string;
  readonly game: Game;
  readonly state: Value<TableState>;
  readonly asksAll = true;
  readonly refused = new Value<Refusal | null>(null);
  readonly guide: Guide;
  readonly told: Value<Told>;
  /** What the learner is called; the table names everybody else in the reader's language. */
  readonly #name: string;
  readonly #chronicle: Chronicle;
  #match: Match<Kinds>;
  #thinking: Seat | null = null;
  #closed = false;

  constructor(game: Game, guide: Guide, name: string, at: number) {
    this.id = `lesson ${game.id} ${guide.lesson.id}`;
    this.game = game;
    this.guide = guide;
    this.#name = name;
    this.#match = guide.open(at);
    this.#chronicle = new Chronicle(game, this.#match.record());
    this.told = new Value(guide.told);
    this.state = new Value(this.#look());
    this.#goOn();
  }

  act(action: Action): void {
    const refusal = this.#move(this.guide.seat, action);
    if (refusal !== null) this.refused.set(refusal);
    this.#show();
  }

  /** Tries once more what was asked. */
  again(): void {
    this.#take(this.guide.again());
  }

  /** Goes on from what was done, or after something was looked at. */
  goOn(): void {
    this.guide.goOn(this.#match);
    this.#show();
  }

  /** Back to the lesson, at the moment that comes next (or at the one of this number). */
  takeUp(at?: number): void {
    this.#take(this.guide.open(at));
  }

  past(): Promise<Past | null> {
    return Promise.resolve(pastOf(this.game, this.#match.record(), this.guide.seat));
  }

  record(): Promise<GameRecord> {
    return Promise.resolve(this.#match.record());
  }

  close(): void {
    this.#closed = true;
  }

  // A lesson asks at once, goes back by 'again', and has one pair of eyes.
  confirm(): void {}
  lift(): void {}
  setStanding(): void {}
  undo(): void {
    this.again();
  }

  #take(match: Match<Kinds>): void {
    this.#match = match;
    this.#chronicle.retell(match.record());
    this.#show();
  }

  #move(seat: Seat, action: Action): Refusal | null {
    const result = this.#match.act(seat, action);
    if (!result.ok) return { reasons: result.reasons };
    this.#chronicle.add(result.updates);
    const update = result.updates.find(({ viewer }) => viewer === this.guide.seat);
    this.guide.heard(this.#match, seat, action, update?.events ?? []);
    return null;
  }

  #show(): void {
    this.told.set(this.guide.told);
    this.state.set(this.#look());
    this.#goOn();
  }

  #look(): TableState {
    const viewer = this.guide.seat;
    return {
      viewer,
      view: this.#match.view(viewer).view,
      seats: Array.from(
        { length: this.#match.seats },
        (_, seat): SeatState => ({
          kind: seat === viewer ? 'person' : 'bot',
          name: seat === viewer ? this.#name : '',
          level: seat === viewer ? null : 'easy',
          you: seat === viewer,
          online: true,
          standIn: false,
        }),
      ),
      log: this.#chronicle.entriesFor(viewer),
      seen: 0,
      mayUndo: false,
      held: null,
      curtain: null,
      thinking: this.#thinking === null ? [] : [this.#thinking],
      // While the guide speaks of something else, or others come first, nothing is offered.
      busy: this.guide.holds || this.guide.told.phase === 'wait',
      connection: 'local',
      outcome: this.#match.outcome,
      standing: [],
      abandoned: false,
    };
  }

  /** Lets the others play, until the learner is asked or has something to read. */
  #goOn(): void {
    if (this.#thinking !== null || this.#closed || this.#match.over || this.guide.holds) return;
    const [only, ...more] = this.guide.told.phase === 'free' ? this.#match.legal(this.guide.seat) : [];
    // What the lesson says nothing about, and has one answer, needs nobody's click.
    if (only !== undefined && more.length === 0) return void this.act(only);
    if (this.guide.isNext(this.#match)) return;
    const others = this.#match.awaited().filter((seat) => seat !== this.guide.seat && seat !== SPECTATOR);
    const seat = others.find((it) => this.guide.recorded(this.#match, it) !== null) ?? others[0];
    if (seat !== undefined) void this.#letPlay(seat);
  }

  async #letPlay(seat: Seat): Promise<void> {
    this.#thinking = seat;
    const match = this.#match;
    const pause = new Promise((resolve) => setTimeout(resolve, botPause()));
    const action = this.guide.recorded(match, seat) ?? (await this.#thought(seat));
    await pause;
    this.#thinking = null;
    if (this.#closed) return;
    // The learner may have gone back meanwhile, or acted first.
    if (match === this.#match && match.awaited().includes(seat) && !this.guide.holds) {
      const [any] = match.legal(seat);
      if ((action === null || this.#move(seat, action) !== null) && any !== undefined) this.#move(seat, any);
    }
    this.#show();
  }

  async #thought(seat: Seat): Promise<Action | null> {
    const { view } = this.#match.view(seat);
    const seed = `${this.id} ${this.#match.moves}`;
    const { seats } = this.#match;
    const thought = await think({ game: this.game.id, level: 'easy', view, seat, seats, milliseconds: THINKING, seed });
    return thought?.action ?? null;
  }
}
