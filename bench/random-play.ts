import { below, type Game, type Kinds, type Options, type Rng, Runner, type Seat, seeded } from '@kaya/engine';
import { leastTime } from './core-time.ts';

export interface Figures {
  readonly actionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly copyMicroseconds: number;
  /** A copy, and 20 actions played on it, as searches do. */
  readonly copyAndPlayMicroseconds: number;
  readonly actionsPerGame: number;
  readonly branching: number;
}

/** What is measured: always the same games, so that one run can be compared with another. */
export interface Workload<K extends Kinds> {
  readonly game: Game<K>;
  readonly seats: number;
  readonly options: K['options'] & Options;
  readonly games: number;
}

const ROUNDS = 5;
const SEARCH_LENGTH = 20;
/** Every so many actions a position is kept for the copies, up to so many. */
const KEPT_EVERY = 37;
const MOST_KEPT = 500;
/** How often each of them is copied, and copied and played on. */
const COPIES = 200;
const SEARCHES = 5;

/** Random games on one core, every list of legal actions included; then copies of positions met on the way. */
export function measure<K extends Kinds>(workload: Workload<K>): Figures {
  const { game, games } = workload;
  const positions: K['state'][] = [];
  const { actions, listed } = playGames(workload, (state, action) => {
    if (action % KEPT_EVERY === 0 && positions.length < MOST_KEPT) positions.push(game.clone(state));
  });
  const played = leastTime(ROUNDS, () => void playGames(workload, () => undefined));
  const searched = leastTime(ROUNDS, () => searchFrom(game, positions));
  return {
    actionsPerSecond: Math.round((1000 * actions) / played),
    gamesPerSecond: round((1000 * games) / played),
    copyMicroseconds: round(copyTime(game, positions)),
    copyAndPlayMicroseconds: round((1000 * searched) / (positions.length * SEARCHES)),
    actionsPerGame: round(actions / games),
    branching: round(listed / actions),
  };
}

/** Plays all games of the workload once, and says how much that was. */
export function playGames<K extends Kinds>(
  { game, seats, options, games }: Workload<K>,
  onAction: (state: K['state'], action: number) => void,
): { readonly actions: number; readonly listed: number } {
  const rng = seeded('bench');
  let actions = 0;
  let listed = 0;
  for (let i = 0; i < games; i++) {
    const runner = Runner.start(game, { seats, options, seed: `bench ${i}` });
    while (!runner.over) {
      listed += playOne(runner, rng);
      onAction(runner.state, ++actions);
    }
  }
  return { actions, listed };
}

/** A random action; how many there were to choose from. */
function playOne<K extends Kinds>(runner: Runner<K>, rng: Rng): number {
  const awaited = runner.awaited();
  const seat = awaited[below(rng, awaited.length)] as Seat;
  const list = runner.legal(seat);
  runner.act(seat, list[below(rng, list.length)] as K['action']);
  return list.length;
}

/** Microseconds of one copy: the best of many rounds by the clock, each too short for core time to be counted in. */
function copyTime<K extends Kinds>(game: Game<K>, positions: readonly K['state'][]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < COPIES; i++) {
    const start = performance.now();
    for (const position of positions) game.clone(position);
    best = Math.min(best, (1000 * (performance.now() - start)) / positions.length);
  }
  return best;
}

function searchFrom<K extends Kinds>(game: Game<K>, positions: readonly K['state'][]): void {
  const rng = seeded('search');
  for (let i = 0; i < SEARCHES; i++) {
    for (const position of positions) {
      const runner = new Runner(game, game.clone(position));
      for (let action = 0; action < SEARCH_LENGTH && !runner.over; action++) playOne(runner, rng);
    }
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
