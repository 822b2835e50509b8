import { type Action, type Game, type GameRecord, type Kinds, Match, type State } from '@kaya/engine';
import { Value } from '../app/value.ts';
import type { Sitter } from '../saves/saves.ts';
import { DeviceGame } from '../table/deviceGame.ts';
import type { Past, Refusal, Session, TableState } from '../table/session.ts';
import { Answering } from './answering.ts';
import { judged, type Offered } from './exercises.ts';

/** A position at the table in which one answer is looked for: nothing is played on, and nothing of it is saved. */
export class ExerciseSession implements Session {
  readonly id: string;
  readonly game: Game;
  readonly state: Value<TableState>;
  readonly asksAll = true;
  readonly refused = new Value<Refusal | null>(null);
  readonly answering: Answering;
  readonly exercise: Offered;
  readonly view: State;
  readonly #table: DeviceGame;

  constructor(game: Game, exercise: Offered, { state, view }: { readonly state: State; readonly view: State }, name: string) {
    const { record, seat, id, played } = exercise;
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
    // From the seed of the analysis: what was a mistake there is one here.
    const seed = `analysis ${record.moves.length}`;
    this.answering = new Answering(played, (action) => judged(game.id, view, exercise, action, seed));
    this.state = new Value(this.#look());
    this.answering.state.watch(() => this.state.set(this.#look()));
  }

  act(action: Action): void {
    void this.answering.answer(action);
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
    this.answering.again();
  }

  #look(): TableState {
    return { ...this.#table.look(this.exercise.seat), busy: this.answering.state.value.phase !== 'asked' };
  }
}
