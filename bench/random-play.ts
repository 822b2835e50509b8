import { below, type Game, type Kinds, type Options, Runner, type Seat, seeded } from '@kaya/engine';

export interface Figures {
  readonly actionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly cloneMicroseconds: number;
  readonly decisionsPerGame: number;
  readonly branching: number;
}

/** Random games on one core for about `seconds`, every list of legal actions included; then copies of positions met on the way. */
export function randomPlay<K extends Kinds>(
  game: Game<K>,
  seats: number,
  options: K['options'] & Options,
  seconds: number,
): Figures {
  playGames(game, seats, options, seconds / 4, 'warm-up', () => {});
  const positions: K['state'][] = [];
  let sinceKept = 0;
  const { games, actions, listed, elapsed } = playGames(game, seats, options, seconds, 'bench', (state) => {
    if (positions.length < 500 && ++sinceKept % 37 === 0) positions.push(game.clone(state));
  });
  return {
    actionsPerSecond: Math.round((1000 * actions) / elapsed),
    gamesPerSecond: round((1000 * games) / elapsed),
    cloneMicroseconds: cloneTime(game, positions),
    decisionsPerGame: round(actions / games),
    branching: round(listed / actions),
  };
}

function playGames<K extends Kinds>(
  game: Game<K>,
  seats: number,
  options: K['options'],
  seconds: number,
  name: string,
  onAction: (state: K['state']) => void,
) {
  const rng = seeded(name);
  const start = performance.now();
  let games = 0;
  let actions = 0;
  let listed = 0;
  while (performance.now() - start < 1000 * seconds) {
    const runner = Runner.start(game, { seats, options, seed: `${name} ${games}` });
    while (!runner.over) {
      const awaited = runner.awaited();
      const seat = awaited[below(rng, awaited.length)] as Seat;
      const list = runner.legal(seat);
      listed += list.length;
      runner.act(seat, list[below(rng, list.length)] as K['action']);
      actions++;
      onAction(runner.state);
    }
    games++;
  }
  return { games, actions, listed, elapsed: performance.now() - start };
}

/** The best of several rounds: the machines are noisy. */
function cloneTime<K extends Kinds>(game: Game<K>, positions: readonly K['state'][]): number {
  let best = Number.POSITIVE_INFINITY;
  let copies = 0;
  for (let rounds = 0; rounds < 40; rounds++) {
    const start = performance.now();
    for (const position of positions) copies += game.clone(position).agenda.length > -1 ? 1 : 0;
    best = Math.min(best, (1000 * (performance.now() - start)) / positions.length);
  }
  return copies > 0 ? round(best) : Number.NaN;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
