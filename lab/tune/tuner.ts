import { existsSync, readFileSync, renameSync } from 'node:fs';
import { mostPromising } from '@kaya/bots';
import { at, type Game, type Kinds, type Options, Runner, same, type Tuning, viewOf } from '@kaya/engine';
import { UserError } from '../user-error.ts';
import { write } from '../writing.ts';
import { Evolution, type Evolved } from './evolution.ts';

/** Everything that the weights found follow from. */
export interface Terms {
  readonly game: string;
  readonly seats: readonly number[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** Tries of a generation, in mirrored pairs. */
  readonly pairs: number;
  /** Games of a try at each number of seats: the same deals for all tries of a generation. */
  readonly games: number;
  /** The first step, as a share of each weight. */
  readonly step: number;
}

/** What is kept between two generations. */
interface Kept {
  readonly terms: Terms;
  readonly weights: Readonly<Record<string, number>>;
  readonly start: Readonly<Record<string, number>>;
  readonly evolved: Evolved;
}

/** What one generation came to, over all its tries. */
export interface Found {
  readonly generation: number;
  readonly games: number;
  readonly won: number;
  readonly worth: number;
  readonly step: number;
}

/** Weights of nearly nothing are tried in steps of this size. */
const LEAST_SCALE = 0.5;

/** Tunes the numbers that a game's brain counts with by playing whole games at first sight; goes on where the file was left. */
export class Tuner<K extends Kinds> {
  readonly #game: Game<K>;
  readonly #tuning: Tuning<K>;
  readonly #terms: Terms;
  readonly #setups: readonly { readonly seats: number; readonly options: Options }[];
  readonly #file: string;
  readonly #start: Readonly<Record<string, number>>;
  readonly #evolution: Evolution;

  constructor(game: Game<K>, tuning: Tuning<K>, terms: Terms, setups: Tuner<K>['setups'], file: string) {
    this.#game = game;
    this.#tuning = tuning;
    this.#terms = terms;
    this.#setups = setups;
    this.#file = file;
    const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : null;
    if (kept !== null && !same(kept.terms, JSON.parse(JSON.stringify(terms))))
      throw new UserError(
        `${file} holds weights tuned with other settings. Take another file with --out, or give the same settings.`,
      );
    this.#start = kept?.start ?? tuning.weights(at(setups, 0).options);
    const evolved = kept?.evolved ?? Evolution.start(Object.keys(this.#start).length, terms.step);
    this.#evolution = new Evolution(evolved, terms.pairs, terms.seed);
  }

  get setups(): readonly { readonly seats: number; readonly options: Options }[] {
    return this.#setups;
  }

  /** In the middle of the next generation. */
  get weights(): Readonly<Record<string, number>> {
    return this.#weightsAt(this.#evolution.now.mean);
  }

  /** One more generation, and what it came to. */
  next(): Found {
    const { generation, step } = this.#evolution.now;
    const tries = this.#evolution.tries().map((it) => ({ it, ...this.#play(this.#weightsAt(it.at), generation) }));
    tries.sort((a, b) => b.worth - a.worth);
    this.#evolution.learn(tries.map(({ it }) => it));
    const { now: evolved } = this.#evolution;
    const kept: Kept = { terms: this.#terms, weights: this.weights, start: this.#start, evolved };
    write(`${this.#file}.new`, `${JSON.stringify(kept)}\n`);
    renameSync(`${this.#file}.new`, this.#file);
    const games = tries.length * this.#terms.games * this.#setups.length;
    const total = (of: (one: (typeof tries)[number]) => number) => tries.reduce((sum, one) => sum + of(one), 0);
    return { generation, games, won: total(({ won }) => won), worth: total(({ worth }) => worth) / games, step };
  }

  #weightsAt(place: readonly number[]): Readonly<Record<string, number>> {
    const names = Object.entries(this.#start);
    return Object.fromEntries(
      names.map(([name, value], i) => [name, value + Math.max(Math.abs(value), LEAST_SCALE) * at(place, i)]),
    );
  }

  /** Games of whole tables that count with these weights. */
  #play(weights: Readonly<Record<string, number>>, generation: number): { readonly worth: number; readonly won: number } {
    const game = { ...this.#game, brain: this.#tuning.by(weights) };
    let worth = 0;
    let won = 0;
    for (const setup of this.#setups) {
      for (let i = 0; i < this.#terms.games; i++) {
        const state = playedAtFirstSight(game, { ...setup, seed: `${this.#terms.seed}/${generation}/${i}` });
        worth += this.#tuning.worth(state);
        if ((state.outcome?.winners.length ?? 0) > 0) won++;
      }
    }
    return { worth, won };
  }
}

/** A whole game in which everybody does what looks best at first sight, from their own view. */
function playedAtFirstSight<K extends Kinds>(game: Game<K>, setup: Parameters<typeof Runner.start<K>>[1]): K['state'] {
  const runner = Runner.start(game, setup);
  while (!runner.over) {
    const seat = at(runner.awaited(), 0);
    const legal = runner.legal(seat);
    const view = legal.length > 1 ? viewOf(game, runner.state, seat) : runner.state;
    runner.act(seat, at(mostPromising(game, view, seat, legal, 1), 0));
  }
  return runner.state;
}
