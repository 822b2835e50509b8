import { type Game, imagined, type Kinds, type Rng, Runner, type Seat } from '@kaya/engine';
import type { Bot, Budget, Chair, Thought } from './bot.ts';
import { lead, worth } from './standing.ts';
import { mostPromising } from './turn.ts';

/** What a move costs by default: two seconds of one core. */
const DEFAULT: Budget = { milliseconds: 2000 };
/** How much the search is drawn to what it has tried little. */
const CURIOSITY = 0.7;
/** Actions looked at in a node: this many, and more with the root of its visits. */
const FIRST_WIDTH = 3;
/** Decisions played by first sight below the tree before the position is judged. */
const ROLLOUT = 8;

/** A node of the tree: everything that can follow one sequence of actions, over all worlds it was reached in. */
interface Node<A> {
  visits: number;
  readonly edges: Map<string, Edge<A>>;
}

interface Edge<A> {
  readonly action: A;
  readonly seat: Seat;
  visits: number;
  /** How often the action could have been chosen. */
  offered: number;
  /** Sum of what it brought the seat that chose it. */
  total: number;
  readonly node: Node<A>;
}

/**
 * Information-set Monte-Carlo tree search: every iteration plays through another imagined world, and the tree
 * remembers what was done, not what was hidden. Leaves are judged by the game's evaluation, relative to the others.
 */
export const hard: Bot = {
  level: 'hard',
  choose(game, chair, rng, budget = DEFAULT) {
    const { view, seat } = chair;
    const legal = new Runner(game, view).legal(seat);
    const [only] = legal;
    if (only === undefined) throw new Error(`${game.id}: seat ${seat} has nothing to decide`);
    if (legal.length === 1) return { action: only, considered: [{ action: only, value: 0 }] };
    const search = new Search(game, chair, rng);
    const start = performance.now();
    for (let i = 0; !exhausted(budget, i, start); i++) search.iterate();
    return search.thought();
  },
};

function exhausted({ iterations, milliseconds, stop }: Budget, done: number, start: number): boolean {
  if (done === 0) return false;
  if (iterations !== undefined && done >= iterations) return true;
  if (iterations === undefined && milliseconds === undefined) return performance.now() - start >= 2000;
  if (milliseconds !== undefined && performance.now() - start >= milliseconds) return true;
  return stop?.() === true;
}

class Search<K extends Kinds> {
  readonly #game: Game<K>;
  readonly #view: K['state'];
  readonly #seat: Seat;
  readonly #rng: Rng;
  readonly #root: Node<K['action']> = { visits: 0, edges: new Map() };
  readonly #keys = new WeakMap<object, string>();
  readonly #seats: number;
  /** The spread of leads met so far, so that rewards use the whole range from 0 to 1 in every game. */
  #leads = 0;
  #leadSum = 0;
  #leadSquares = 0;

  constructor(game: Game<K>, { view, seat, seats }: Chair<K>, rng: Rng) {
    this.#game = game;
    this.#view = view;
    this.#seat = seat;
    this.#rng = rng;
    this.#seats = seats;
  }

  iterate(): void {
    const runner = new Runner(this.#game, imagined(this.#game, this.#view, this.#seat, this.#rng));
    const path: Edge<K['action']>[] = [];
    let node = this.#root;
    let fresh = false;
    let seat = this.#seat;
    while (!runner.over && !fresh) {
      const edge = this.#descend(runner, node, seat);
      fresh = edge.visits === 0;
      path.push(edge);
      runner.act(seat, edge.action);
      node = edge.node;
      seat = this.#next(runner);
    }
    this.#rollOut(runner);
    const rewards = this.#rewards(runner);
    this.#root.visits++;
    for (const edge of path) {
      edge.visits++;
      edge.node.visits++;
      edge.total += rewards[edge.seat] ?? 0;
    }
  }

  thought(): Thought<K> {
    const edges = [...this.#root.edges.values()].sort((a, b) => b.visits - a.visits || b.total - a.total);
    const considered = edges.map((edge) => ({ action: edge.action, value: edge.total / Math.max(1, edge.visits) }));
    const [best] = considered;
    if (best === undefined) throw new Error(`${this.#game.id}: the search found nothing to do`);
    return { action: best.action, considered };
  }

  /** Whose decision is looked at next: one's own first where several are awaited. */
  #next(runner: Runner<K>): Seat {
    const awaited = runner.awaited();
    return awaited.includes(this.#seat) ? this.#seat : (awaited[0] ?? this.#seat);
  }

  /** The most interesting of the actions that this world allows; the width grows with the visits. */
  #descend(runner: Runner<K>, node: Node<K['action']>, seat: Seat): Edge<K['action']> {
    const width = FIRST_WIDTH + Math.floor(Math.sqrt(node.visits));
    const actions = mostPromising(this.#game, runner.state, seat, runner.legal(seat), Math.max(2, width));
    let best: Edge<K['action']> | undefined;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const action of actions) {
      const edge = this.#edge(node, action, seat);
      edge.offered++;
      if (edge.visits === 0) return edge;
      const score = edge.total / edge.visits + CURIOSITY * Math.sqrt(Math.log(edge.offered) / edge.visits);
      if (score > bestScore) {
        bestScore = score;
        best = edge;
      }
    }
    if (best === undefined) throw new Error(`${this.#game.id}: seat ${seat} is awaited and has nothing to do`);
    return best;
  }

  #edge(node: Node<K['action']>, action: K['action'], seat: Seat): Edge<K['action']> {
    const key = this.#key(action);
    let edge = node.edges.get(key);
    if (edge === undefined) {
      edge = { action, seat, visits: 0, offered: 0, total: 0, node: { visits: 0, edges: new Map() } };
      node.edges.set(key, edge);
    }
    return edge;
  }

  #key(action: K['action']): string {
    let key = this.#keys.get(action);
    if (key === undefined) {
      key = JSON.stringify(action);
      this.#keys.set(action, key);
    }
    return key;
  }

  #rollOut(runner: Runner<K>): void {
    for (let i = 0; i < ROLLOUT && !runner.over; i++) {
      const seat = this.#next(runner);
      const [action] = mostPromising(this.#game, runner.state, seat, runner.legal(seat), 1);
      runner.act(seat, action as K['action']);
    }
  }

  #rewards(runner: Runner<K>): number[] {
    const { state } = runner;
    return Array.from({ length: this.#seats }, (_, seat) => {
      if (state.outcome !== null) return worth(state.outcome, seat);
      return this.#squash(lead(this.#game, state, seat, this.#seats));
    });
  }

  /** A lead as a number from 0 to 1: an average one is a half, an outstanding one nearly one. */
  #squash(value: number): number {
    this.#leads++;
    this.#leadSum += value;
    this.#leadSquares += value * value;
    const mean = this.#leadSum / this.#leads;
    const spread = Math.sqrt(Math.max(1e-9, this.#leadSquares / this.#leads - mean * mean));
    return 1 / (1 + Math.exp(-(value - mean) / spread));
  }
}
