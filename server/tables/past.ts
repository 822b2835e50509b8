import {
  checkSetup,
  eventsFor,
  type Game,
  type GameEvent,
  type GameRecord,
  hash,
  hashAfter,
  type Kinds,
  Runner,
  type State,
  same,
  type Viewer,
  viewOf,
} from '@kaya/engine';

/** A state is kept every so many moves: whoever looks at a moment waits for so many moves at most. */
const APART = 16;

/** One thing a viewer was told, and the move after which it was. */
interface Told {
  readonly events: readonly GameEvent[];
  readonly move: number;
}

/** What one viewer was told so far. */
interface Telling {
  readonly told: Told[];
  last: State | null;
}

/** A game played again once: for every viewer what it was told, and the view at any moment. Goes on where the game goes on. */
export class Past {
  readonly #game: Game<Kinds>;
  #record: GameRecord;
  /** The events that led to each state, the start first; as far as the record was played. */
  readonly #events: GameEvent[][] = [];
  readonly #marks: State[] = [];
  readonly #viewers = new Map<Viewer, Telling>();
  #runner: Runner<Kinds> | null = null;
  #heard: GameEvent[] = [];
  /** Did all moves so far lead where the record says? */
  #complete = true;

  constructor(game: Game<Kinds>, record: GameRecord) {
    this.#game = game;
    this.#record = record;
    this.#playOn();
  }

  /** Takes up a later record of the same game; false where it is not one that goes on from here. */
  goOn(record: GameRecord): boolean {
    const before = this.#record;
    const goesOn = record.hashes.startsWith(before.hashes) && same(record.continued, before.continued);
    if (!goesOn || record.seed !== before.seed || !this.#complete) return false;
    this.#record = record;
    this.#playOn();
    return true;
  }

  history(
    viewer: Viewer,
    at: number | null,
  ): { steps: { events: readonly GameEvent[] }[]; view: State | null; complete: boolean } {
    const { told } = this.#tellingOf(viewer);
    const shown = at === null ? undefined : told[at];
    return {
      steps: told.map(({ events }) => ({ events })),
      view: shown === undefined ? null : viewOf(this.#game, this.#stateAt(shown.move), viewer),
      complete: this.#complete,
    };
  }

  #playOn(): void {
    const record = this.#record;
    if (this.#runner === null) {
      const checked = checkSetup(this.#game, record.seats, record.options);
      this.#complete = record.components === this.#game.components && checked.ok;
      if (!checked.ok || !this.#complete) return;
      const setup = { seats: record.seats, options: checked.options, seed: record.seed };
      this.#runner = Runner.start(this.#game, setup, (event) => this.#heard.push(event));
      this.#arrived(this.#runner);
    }
    while (this.#complete && this.#events.length <= record.moves.length) {
      if (!play(this.#runner, record, this.#events.length - 1)) this.#complete = false;
      else this.#arrived(this.#runner);
    }
  }

  /** The state that the last move led to is noted, if it is the recorded one. */
  #arrived({ state }: Runner<Kinds>): void {
    const move = this.#events.length;
    if (hash(state) !== hashAfter(this.#record, move)) {
      this.#complete = false;
      return;
    }
    if (move % APART === 0) this.#marks.push(this.#game.clone(state));
    this.#events.push(this.#heard);
    this.#heard = [];
    for (const [viewer, telling] of this.#viewers) this.#tell(viewer, telling, state, move);
  }

  #tellingOf(viewer: Viewer): Telling {
    let telling = this.#viewers.get(viewer);
    if (telling !== undefined) return telling;
    telling = { told: [], last: null };
    for (const [i, mark] of this.#marks.entries()) {
      const runner = new Runner(this.#game, this.#game.clone(mark));
      const end = Math.min((i + 1) * APART, this.#events.length);
      for (let move = i * APART; move < end; move++) {
        if (move > i * APART) play(runner, this.#record, move - 1);
        this.#tell(viewer, telling, runner.state, move);
      }
    }
    this.#viewers.set(viewer, telling);
    return telling;
  }

  #tell(viewer: Viewer, telling: Telling, state: State, move: number): void {
    const view = viewOf(this.#game, state, viewer);
    const events = eventsFor(this.#game, this.#events[move] ?? [], viewer);
    if (telling.last !== null && events.length === 0 && same(view, telling.last)) return;
    telling.last = view;
    telling.told.push({ events, move });
  }

  #stateAt(move: number): State {
    const mark = Math.floor(move / APART);
    const runner = new Runner(this.#game, this.#game.clone(this.#marks[mark] as State));
    for (let next = mark * APART; next < move; next++) play(runner, this.#record, next);
    return runner.state;
  }
}

/** Plays this move of the record; false where the rules do not allow it. */
function play(runner: Runner<Kinds>, { moves, words }: GameRecord, move: number): boolean {
  const [seat, word] = moves[move] ?? [];
  const action = words[word ?? -1];
  if (seat === undefined || action === undefined || !runner.legal(seat).some((it) => same(it, action))) return false;
  runner.act(seat, action);
  return true;
}
