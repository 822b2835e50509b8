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
/** So many moves are played, or a multiple: how many of them there were, others' secret ones too, is not told by how long it took. */
const PLAYED = 64;

/** One thing a viewer was told, and the move after which it was. */
interface Told {
  readonly events: readonly GameEvent[];
  readonly move: number;
}

/**
 * A game played again for one viewer, always whole: what it was told, and its view at any moment. To go on from what was played
 * before would be faster, unless somebody took back in secret; how long it takes would tell.
 */
export class Past {
  readonly #game: Game<Kinds>;
  readonly #record: GameRecord;
  readonly #viewer: Viewer;
  readonly #marks: State[] = [];
  readonly #told: Told[] = [];
  #last: State | null = null;
  /** Did all moves lead where the record says? */
  readonly #complete: boolean;

  constructor(game: Game<Kinds>, record: GameRecord, viewer: Viewer) {
    this.#game = game;
    this.#record = record;
    this.#viewer = viewer;
    this.#complete = this.#play();
    this.#playForNothing((PLAYED - (record.moves.length % PLAYED)) % PLAYED);
  }

  history(at: number | null): { steps: { events: readonly GameEvent[] }[]; view: State | null; complete: boolean } {
    const shown = at === null ? undefined : this.#told[at];
    return {
      steps: this.#told.map(({ events }) => ({ events })),
      view: shown === undefined ? null : this.#viewAfter(shown.move),
      complete: this.#complete,
    };
  }

  #play(): boolean {
    const record = this.#record;
    const checked = checkSetup(this.#game, record.seats, record.options);
    if (record.components !== this.#game.components || !checked.ok) return false;
    const heard: GameEvent[] = [];
    const setup = { seats: record.seats, options: checked.options, seed: record.seed };
    const runner = Runner.start(this.#game, setup, (event) => heard.push(event));
    for (let move = 0; move <= record.moves.length; move++) {
      if (move > 0 && !play(runner, record, move - 1)) return false;
      if (hash(runner.state) !== hashAfter(record, move)) return false;
      if (move % APART === 0) this.#marks.push(this.#game.clone(runner.state));
      this.#tell(runner.state, heard.splice(0), move);
    }
    return true;
  }

  /** Plays so many moves from the beginning, whichever are allowed: nobody sees them, and they take as long as others. */
  #playForNothing(moves: number, tells = true): void {
    const [start] = this.#marks;
    if (start === undefined) return;
    let runner = new Runner(this.#game, this.#game.clone(start));
    for (let move = 0; move < moves; move++) {
      if (runner.awaited().length === 0) runner = new Runner(this.#game, this.#game.clone(start));
      const [seat] = runner.awaited();
      const action = seat === undefined ? undefined : runner.legal(seat)[0];
      if (seat === undefined || action === undefined) return;
      runner.act(seat, action);
      if (!tells) continue;
      hash(runner.state);
      viewOf(this.#game, runner.state, this.#viewer);
    }
  }

  #tell(state: State, heard: readonly GameEvent[], move: number): void {
    const view = viewOf(this.#game, state, this.#viewer);
    const events = eventsFor(this.#game, heard, this.#viewer);
    if (this.#last !== null && events.length === 0 && same(view, this.#last)) return;
    this.#last = view;
    this.#told.push({ events, move });
  }

  #viewAfter(move: number): State | null {
    const mark = Math.floor(move / APART);
    const runner = new Runner(this.#game, this.#game.clone(this.#marks[mark] as State));
    let view: State | null = null;
    // Always on to the next mark: how many moves lie before it may be a secret.
    let next = mark * APART;
    for (; next < (mark + 1) * APART; next++) {
      if (next === move) view = viewOf(this.#game, runner.state, this.#viewer);
      if (!play(runner, this.#record, next)) break;
    }
    // Where the game has come no further, as much is played for nothing.
    this.#playForNothing((mark + 1) * APART - next, false);
    return view;
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
