import { isRight, type Judgement } from '@kaya/bots';
import { type Action, type Game, type GameRecord, type Kinds, Match, type State, same } from '@kaya/engine';
import { Value } from '../app/value.ts';
import type { Sitter } from '../saves/saves.ts';
import { DeviceGame } from '../table/deviceGame.ts';
import type { Past, Refusal, Session, TableState } from '../table/session.ts';
import { judged, type Offered } from './exercises.ts';

/** What an answer is worth; null where nobody knows in time. */
type Judge = typeof judged;

/** What became of an answer. */
export type Answered =
  | { readonly phase: 'asked' }
  | { readonly phase: 'judging'; readonly action: Action }
  /** `played`: it is what was played in the game. */
  | { readonly phase: 'right' | 'wrong' | 'played' | 'unknown'; readonly action: Action; readonly judgement: Judgement | null }
  | { readonly phase: 'shown' };

/** A position at the table in which one answer is looked for: nothing is played on, and nothing of it is saved. */
export class ExerciseSession implements Session {
  readonly id: string;
  readonly game: Game;
  readonly state: Value<TableState>;
  readonly asksAll = true;
  readonly refused = new Value<Refusal | null>(null);
  readonly answered = new Value<Answered>({ phase: 'asked' });
  readonly exercise: Offered;
  readonly view: State;
  readonly #table: DeviceGame;
  readonly #judged: Judge;

  constructor(
    game: Game,
    exercise: Offered,
    { state, view }: { readonly state: State; readonly view: State },
    name: string,
    judge: Judge = judged,
  ) {
    const { record, seat, id } = exercise;
    this.#judged = judge;
    this.id = `exercise ${id}`;
    this.game = game;
    this.exercise = exercise;
    this.view = view;
    const versions = new Array<number>(record.seats + 1).fill(0);
    const match: Match<Kinds> = Match.resume(game, { record, state, rulesVersion: game.rulesVersion, versions, standing: [] });
    const players = Array.from({ length: record.seats }, (_, i): Sitter => {
      return i === seat ? { kind: 'person', name } : { kind: 'bot', name: '', level: 'medium' };
    });
    this.#table = new DeviceGame(this.id, players, match);
    this.state = new Value(this.#look());
  }

  act(action: Action): void {
    if (this.answered.value.phase === 'asked') void this.#judge(action);
  }

  /** Another answer. */
  again(): void {
    this.#tell({ phase: 'asked' });
  }

  /** Whoever finds nothing is told. */
  show(): void {
    this.#tell({ phase: 'shown' });
  }

  past(): Promise<Past | null> {
    return this.#table.past(this.exercise.seat);
  }

  record(): Promise<GameRecord> {
    return this.#table.record();
  }

  close(): void {
    this.#table.close();
  }

  // One answer is given at once, by one pair of eyes, and can be given again.
  confirm(): void {}
  lift(): void {}
  setStanding(): void {}
  undo(): void {
    this.again();
  }

  async #judge(action: Action): Promise<void> {
    const judging: Answered = { phase: 'judging', action };
    this.#tell(judging);
    const { exercise, view } = this;
    // From the seed of the analysis: what was a mistake there is one here.
    const judgement = await this.#judged(this.game.id, view, exercise, action, `analysis ${exercise.record.moves.length}`);
    // Meanwhile the answer may have been taken back, or another one shown.
    if (this.answered.value !== judging) return;
    const phase =
      judgement === null ? 'unknown' : same(action, exercise.played) ? 'played' : isRight(judgement) ? 'right' : 'wrong';
    this.#tell({ phase, action, judgement });
  }

  #tell(answered: Answered): void {
    this.answered.set(answered);
    this.state.set(this.#look());
  }

  #look(): TableState {
    return { ...this.#table.look(this.exercise.seat), busy: this.answered.value.phase !== 'asked' };
  }
}
