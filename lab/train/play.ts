import { ONE_TURN, tryActions } from '@kaya/bots';
import { judgedBy, unpacked } from '@kaya/bots/net';
import {
  type Action,
  at,
  below,
  fraction,
  type Game,
  type Inputs,
  type Kinds,
  type Options,
  type Outcome,
  Runner,
  type Seat,
  seeded,
  viewOf,
} from '@kaya/engine';

/** One game of a training: everything that it follows from, as data. */
export interface TrainingGame {
  readonly options: Options;
  readonly seed: string;
  /** Who plays on each seat: the number of a network, or null for the evaluation written by hand. */
  readonly players: readonly (number | null)[];
  /** Whether the first moves may be loose. */
  readonly loose: boolean;
}

/** A game that was played, as it is kept: what was done, whatever a judgement may want to look at in it. */
export interface PlayedGame {
  readonly options: Options;
  readonly seed: string;
  readonly seats: number;
  readonly moves: readonly (readonly [Seat, Action])[];
  /** How many moves were loose. */
  readonly loose: number;
  readonly outcome: Outcome;
}

/** In so many games the first moves are made with a looser hand, so that other positions are met. */
const LOOSE = 0.25;
const LOOSE_MOVES = 16;
/** Of the best so many one is taken then. */
const AMONG = 4;

/** Plays a game with medium's search; each seat sees the game as its network does, or as it is. */
export function playToLearn<K extends Kinds>(
  game: Game<K>,
  judged: readonly Game<K>[],
  { options, seed, players, loose: mayBeLoose }: TrainingGame,
): PlayedGame {
  const seats = players.length;
  const rng = seeded(`learn ${seed}`);
  const runner = Runner.start(game, { seats, options, seed });
  const loose = mayBeLoose && fraction(rng) < LOOSE ? below(rng, LOOSE_MOVES) : 0;
  const moves: [Seat, K['action']][] = [];
  while (!runner.over) {
    if (moves.length > game.longest) throw new Error(`${game.id}: the game ${seed} goes on after ${game.longest} moves`);
    const seat = whoDecides(runner.awaited(), moves.at(-1)?.[0]);
    const by = at(players, seat);
    const chair = { view: viewOf(game, runner.state, seat), seat, seats };
    const { action: best, considered } = tryActions(by === null ? game : at(judged, by), chair, rng, ONE_TURN);
    const action = moves.length < loose ? at(considered, below(rng, Math.min(AMONG, considered.length))).action : best;
    runner.act(seat, action);
    moves.push([seat, action]);
  }
  const { outcome } = runner.state;
  if (outcome === null) throw new Error('a finished game has an outcome');
  return { options, seed, seats, moves, loose, outcome };
}

/** Whoever is at it goes on, where several are awaited. */
function whoDecides(awaited: readonly Seat[], before: Seat | undefined): Seat {
  return before !== undefined && awaited.includes(before) ? before : at(awaited, 0);
}

/** The game as each of these networks sees it. */
export function judgedGames<K extends Kinds>(game: Game<K>, inputs: Inputs<K>, nets: readonly unknown[]): Game<K>[] {
  return nets.map((data) => {
    const { net, weights } = unpacked(data);
    return judgedBy(game, inputs, net, weights);
  });
}
