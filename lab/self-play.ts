import { type Budget, bots, type Level } from '@kaya/bots';
import {
  type Game,
  type GameRecord,
  hash,
  type Kinds,
  type Listener,
  type Outcome,
  Runner,
  type Seat,
  type Setup,
  seeded,
  toRecord,
  viewOf,
} from '@kaya/engine';

/** A game between bots that goes on by itself: each step is one decision. Every bot sees its own view only. */
export class SelfPlay<K extends Kinds> {
  readonly runner: Runner<K>;
  readonly moves: { readonly seat: Seat; readonly action: K['action']; readonly hash: string }[] = [];
  readonly #setup: Setup<K['options']>;
  readonly #levels: readonly Level[];
  /** By seat: the game as its level sees it. */
  readonly #seen: readonly Game<K>[];
  readonly #budget: Budget;
  readonly #rng;
  readonly #startHash: string;

  constructor(
    game: Game<K>,
    setup: Setup<K['options']>,
    levels: readonly Level[],
    budget: Budget,
    emit?: Listener<K['event']>,
    seen: readonly Game<K>[] = [],
  ) {
    this.#seen = seen;
    this.#setup = setup;
    this.#levels = levels;
    this.#budget = budget;
    this.#rng = seeded(`bots ${setup.seed}`);
    this.runner = Runner.start(game, setup, emit);
    this.#startHash = hash(this.runner.state);
  }

  /** Plays to the end; with `recorded` every state's hash is kept for the record. */
  finish(recorded: boolean): Outcome {
    const { longest } = this.runner.game;
    while (!this.runner.over) {
      if (this.moves.length > longest) throw new Error(`the game goes on after ${longest} moves, the longest it should take`);
      this.step(recorded);
    }
    const { outcome } = this.runner.state;
    if (outcome === null) throw new Error('a finished game has an outcome');
    return outcome;
  }

  step(recorded: boolean): void {
    const { runner } = this;
    const [seat = 0] = runner.awaited();
    const seen = this.#seen[seat] ?? runner.game;
    const chair = { view: viewOf(seen, runner.state, seat), seat, seats: this.#setup.seats };
    // Asked without the stand-ins of a table: a level that fails here is to be seen, not replaced by a lower one.
    const { action } = bots[this.#levels[seat] ?? 'random'].choose(seen, chair, this.#rng, this.#budget);
    runner.act(seat, action);
    this.moves.push({ seat, action, hash: recorded ? hash(runner.state) : '' });
  }

  record(): GameRecord {
    const { game } = this.runner;
    const { rulesVersion, components } = game;
    return toRecord(game.id, {
      setup: this.#setup,
      rulesVersion,
      components,
      moves: this.moves,
      startHash: this.#startHash,
      continued: [],
    });
  }
}
