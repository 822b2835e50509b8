import { ADVICE_SEED } from '@kaya/bots';
import { type Action, type Game, type Kinds, Match, type State } from '@kaya/engine';
import { Value } from '../app/value.ts';
import { AskedSession } from '../table/askedSession.ts';
import type { TableState } from '../table/session.ts';
import { Answering } from './answering.ts';
import { judged, type Offered } from './exercises.ts';

/** A position at the table in which one answer is looked for: nothing is played on. */
export class ExerciseSession extends AskedSession {
  readonly state: Value<TableState>;
  readonly answering: Answering;
  readonly exercise: Offered;
  readonly view: State;

  constructor(game: Game, exercise: Offered, { state, view }: { readonly state: State; readonly view: State }, name: string) {
    const { record, seat, id, played } = exercise;
    const versions = new Array<number>(record.seats + 1).fill(0);
    const match: Match<Kinds> = Match.resume(game, { record, state, rulesVersion: game.rulesVersion, versions, standing: [] });
    super({ id: `exercise ${id}`, match, seat, name, level: 'medium' });
    this.exercise = exercise;
    this.view = view;
    // From the seed of the analysis: what was a mistake there is one here.
    this.answering = new Answering(played, (action) => judged(game.id, view, exercise, action, ADVICE_SEED));
    this.state = new Value(this.#look());
    this.answering.state.watch(() => this.state.set(this.#look()));
  }

  act(action: Action): void {
    void this.answering.answer(action);
  }

  again(): void {
    this.answering.again();
  }

  #look(): TableState {
    return { ...this.table.look(this.exercise.seat), busy: this.answering.state.value.phase !== 'asked' };
  }
}
