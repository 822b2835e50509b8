import type { Net, Sample, Shape, Weights } from '@kaya/bots/net';
import {
  below,
  type Game,
  hash,
  type Inputs,
  type Kinds,
  type Options,
  pick,
  SheetOfNumbers,
  sampledOptions,
  seeded,
  shuffle,
} from '@kaya/engine';
import type { Course } from './course.ts';
import type { Generation, Notebook } from './notebook.ts';
import { packed } from './packed.ts';
import type { TrainingGame } from './play.ts';
import type { Threads } from './threads.ts';
import { type Trace, traceOf } from './trace.ts';
import { errorOn, Trainer } from './trainer.ts';

/** Games that are kept in one file. */
const CHUNK = 25;
/** Every so many-th game is not learnt from, but used to see how far the network is off. */
const HELD_BACK = 10;
/** How much slower it learns in the last pass than in the first. */
const SLOWER = 0.1;
/** Positions that are kept with what the network says of them. */
const SAMPLES = 3;
/** In every so many-th game of self-play somebody plays by hand. */
const BY_HAND = 4;

/** What is told while it learns. */
export interface Listener {
  played(generation: number, games: number): void;
  passed(generation: number, pass: number, error: number, heldBack: number): void;
  tried(generation: number, result: Generation): void;
}

/** One training: games, then learning from them, then a trial, generation by generation. */
export class Training {
  readonly #game: Game;
  readonly #course: Course;
  readonly #shape: Shape;
  readonly #inputs: Inputs<Kinds>;
  readonly #names: string;
  readonly #notebook: Notebook;
  readonly #threads: Pick<Threads, 'play'>;
  readonly #listener: Listener;
  /** Of each generation, whether it was better than all before. */
  readonly #accepted: boolean[] = [];

  constructor(
    game: Game,
    course: Course,
    inputs: Inputs<Kinds>,
    names: readonly string[],
    notebook: Notebook,
    threads: Pick<Threads, 'play'>,
    listener: Listener,
  ) {
    this.#game = game;
    this.#course = course;
    this.#inputs = inputs;
    this.#names = hash(names);
    this.#shape = { inputs: names.length, hidden: course.hidden, outputs: course.players + (inputs.common ? 1 : 0) };
    this.#notebook = notebook;
    this.#threads = threads;
    this.#listener = listener;
  }

  /** The best generation so far; null while nothing is better than the evaluation written by hand. */
  get best(): number | null {
    const found = this.#accepted.lastIndexOf(true);
    return found < 0 ? null : found;
  }

  async run(generations: number): Promise<void> {
    const all: Trace[][] = [];
    for (let generation = 0; generation < generations; generation++) {
      all.push(await this.#games(generation));
      if (this.#notebook.net(generation, this.#shape) === null) this.#learn(generation, all);
      const known = this.#notebook.generation(generation);
      const result = known ?? (await this.#try(generation));
      if (known === null) this.#notebook.keepGeneration(generation, result);
      this.#accepted.push(result.accepted);
      this.#listener.tried(generation, result);
    }
  }

  async #games(generation: number): Promise<Trace[]> {
    const { games, steepness } = this.#course;
    const traces: Trace[] = [];
    const sheet = new SheetOfNumbers(this.#shape.inputs);
    const pool = this.#pool(generation);
    for (let chunk = 0; chunk * CHUNK < games; chunk++) {
      let found = this.#notebook.games(generation, chunk);
      if (found === null) {
        const count = Math.min(CHUNK, games - chunk * CHUNK);
        const list = Array.from({ length: count }, (_, i) => this.#gameOf(generation, chunk * CHUNK + i, pool.length));
        found = await this.#threads.play(list, pool);
        this.#notebook.keepGames(generation, chunk, found);
      }
      for (const played of found) traces.push(traceOf(this.#game, this.#inputs, sheet, played, steepness));
      this.#listener.played(generation, traces.length);
    }
    return traces;
  }

  /** Who plays in a generation: nobody but medium in the first; then the best so far and, after it, what was the best before. */
  #pool(generation: number): unknown[] {
    const accepted = this.#accepted.flatMap((it, i) => (it && i < generation ? [i] : []));
    return accepted
      .slice(-3)
      .reverse()
      .map((i) => this.#notebook.weights(i));
  }

  #gameOf(generation: number, index: number, nets: number): TrainingGame {
    const { players } = this.#course;
    const seed = `${this.#course.seed}/${generation}/${index}`;
    const rng = seeded(`seats ${seed}`);
    const other = (): number | null => (nets === 0 || below(rng, BY_HAND) === 0 ? null : below(rng, nets));
    const others = Array.from({ length: players }, (_, i) => (nets === 0 ? null : i === 0 ? 0 : pick(rng, [0, other()])));
    return { options: this.#options(seed), seed, players: shuffle(rng, others), loose: true };
  }

  #options(seed: string): Options {
    const { players, options, drawn } = this.#course;
    const rng = seeded(`options ${seed}`);
    const draws = below(rng, 1000) < 1000 * drawn;
    // The first rounds of a sample are the usual options.
    return sampledOptions(this.#game, rng, draws ? Number.MAX_SAFE_INTEGER : 0, { seats: players, options }).options;
  }

  #learn(generation: number, all: readonly (readonly Trace[])[]): void {
    const { seed, passes, lambda, rate } = this.#course;
    const rng = seeded(`learn ${seed} ${generation}`);
    const trainer = new Trainer(this.#shape, rng);
    const before = generation === 0 ? null : this.#notebook.net(generation - 1, this.#shape);
    if (before !== null) trainer.net.weights.set(before.weights);
    const kept = all.flat();
    const heldBack = kept.filter((_, i) => i % HELD_BACK === 0);
    const games = kept.filter((_, i) => i % HELD_BACK !== 0);
    for (let pass = 0; pass < passes; pass++) {
      const slowed = rate * SLOWER ** (passes === 1 ? 0 : pass / (passes - 1));
      const error = trainer.pass(shuffle(rng, games), lambda, slowed);
      this.#listener.passed(generation, pass, error, errorOn(trainer.net, heldBack));
    }
    this.#notebook.keepNet(generation, trainer.net, this.#packed(trainer.net, heldBack));
  }

  #packed(net: Net, heldBack: readonly Trace[]): Weights {
    const { steepness } = this.#course;
    const samples = heldBack.flatMap((trace) => sampleOf(net, trace)).slice(0, SAMPLES);
    return packed(net, { names: this.#names, steepness, common: this.#inputs.common === true, samples, learnt: {} });
  }

  /** Pairs with the same deals and the seats turned: one newcomer among those that were the best before. */
  async #try(generation: number): Promise<Generation> {
    const { trial, players, seed } = this.#course;
    const { best } = this;
    const nets = [this.#notebook.weights(generation), ...(best === null ? [] : [this.#notebook.weights(best)])];
    const list = Array.from({ length: trial }, (_, i): TrainingGame => {
      const deal = `${seed}/trial ${generation}/${Math.floor(i / players)}`;
      const seats = Array.from({ length: players }, (_, seat) => (seat === i % players ? 0 : best === null ? null : 1));
      return { options: this.#options(deal), seed: deal, players: seats, loose: false };
    });
    const results = await this.#threads.play(list, nets);
    let points = 0;
    let given = 0;
    results.forEach(({ outcome: { winners } }, i) => {
      if (winners.length > 0) given++;
      if (winners.includes(i % players)) points += 1 / winners.length;
    });
    return { points, trial, accepted: trial === 0 || points > given / players };
  }
}

/** What the network says in the middle of a game, from the first seat. */
function sampleOf(net: Net, { looks: [own = []] }: Trace): readonly Sample[] {
  const look = own[own.length >> 1];
  return look === undefined ? [] : [{ places: [...look.places], values: [...look.values], shares: [...net.look(look)] }];
}
