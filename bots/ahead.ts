import { type Game, imagined, type Kinds, type Rng, type Tally } from '@kaya/engine';
import type { Chair } from './bot.ts';
import type { Distance } from './doubt.ts';
import { mean } from './mean.ts';
import { playOn } from './playing-on.ts';
import { brainOf, lead } from './worth.ts';

/** Where a move led in one imagined world. */
export interface End {
  /** How well the seat stands there, in the unit of the game's evaluation. */
  readonly estimate: number;
  /** What it has there, by name. */
  readonly counts: Readonly<Record<string, number>>;
  /** The same at the end of the own turn under way. */
  readonly soon: Readonly<Record<string, number>>;
  readonly over: boolean;
}

/** Moves played on in imagined worlds, the same worlds with the same luck for each of them. */
export class Ahead<K extends Kinds> {
  readonly tally: Tally<K>;
  /** So many times the usual number of worlds are looked at. */
  readonly depth: number;
  readonly #game: Game<K>;
  readonly #chair: Chair<K>;
  readonly #rng: Rng;
  readonly #luck: string;
  readonly #worlds: K['state'][] = [];
  readonly #ends = new Map<string, End[]>();

  constructor(game: Game<K>, tally: Tally<K>, chair: Chair<K>, rng: Rng, depth = 1) {
    this.tally = tally;
    this.depth = depth;
    this.#game = game;
    this.#chair = chair;
    this.#rng = rng;
    this.#luck = rng.join(' ');
  }

  /** Where the move leads in the worlds from the first to before the second number; each is played through once. */
  ends(action: K['action'], from: number, to: number): readonly End[] {
    const key = JSON.stringify(action);
    const known = this.#ends.get(key) ?? [];
    this.#ends.set(key, known);
    for (let i = from; i < to; i++) known[i] ??= this.#end(i, action);
    return known.slice(from, to);
  }

  /** What the seat has before it moves, in the same worlds: what it does not see it has there too. */
  now(from: number, to: number): readonly End['counts'][] {
    return Array.from({ length: to - from }, (_, i) => this.tally.count(this.world(from + i), this.#chair.seat));
  }

  #end(index: number, action: K['action']): End {
    const { seat, seats } = this.#chair;
    const world = this.#game.clone(this.world(index));
    let soon: End['soon'] = {};
    const state = playOn(this.#game, this.#chair, world, `${this.#luck} ${index}`, action, (now) => {
      soon = this.tally.count(now, seat);
    });
    // With half the weight how far one is ahead: a danger that all share would cancel out in a lead.
    const estimate = (brainOf(this.#game).value(state, seat) + lead(this.#game, state, seat, seats)) / 2;
    return { estimate, counts: this.tally.count(state, seat), soon, over: state.outcome !== null };
  }

  /** One of the worlds that moves are played in; it is never changed. */
  world(index: number): K['state'] {
    const { view, seat } = this.#chair;
    while (this.#worlds.length <= index) {
      const world = imagined(this.#game, view, seat, this.#rng);
      brainOf(this.#game).reopen?.(world, seat);
      this.#worlds.push(world);
    }
    return this.#worlds[index] as K['state'];
  }
}

export function distance<T>(one: readonly T[], other: readonly T[], of: (end: T) => number): Distance {
  const by = one.map((end, i) => of(end) - of(other[i] as T));
  const middle = mean(by);
  const error = Math.sqrt(mean(by.map((it) => (it - middle) ** 2)) / Math.max(1, by.length - 1));
  return { by: middle, error };
}
