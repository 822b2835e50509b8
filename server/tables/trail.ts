// The last moves, as far as they may perhaps be taken back.
import {
  type Action,
  type Game,
  hash,
  type Kinds,
  leavesNoTrace,
  Runner,
  type Seat,
  type State,
  same,
  type Viewer,
} from '@kaya/engine';

/** A move on the trail, and which viewers were told of it. */
export interface Trodden {
  readonly seat: Seat;
  readonly action: Action;
  readonly told: readonly Viewer[];
}

/** Moves with nothing drawn in between, and the state before them. */
export interface Trail {
  readonly state: State;
  readonly moves: readonly Trodden[];
}

/** Longer ones begin anew. */
const LONGEST = 60;

/** The trail after a move; with null something has happened that nobody goes back behind. */
export function trailAfter(trail: Trail | null, move: Trodden | null, before: State, after: State): Trail | null {
  if (move === null || !same(before.rng, after.rng)) return null;
  const open = trail !== null && trail.moves.length < LONGEST && goesOn(trail.moves, move);
  return open ? { ...trail, moves: [...trail.moves, move] } : { state: before, moves: [move] };
}

/** Is there anybody who may still go back behind the move? */
function goesOn(moves: readonly Trodden[], { seat, told }: Trodden): boolean {
  const seats = new Set(moves.map((it) => it.seat));
  return [...seats].some((it) => (it === seat || !told.includes(it)) && ownMoves(moves, it).length > 0);
}

/**
 * Where the seat's own moves stand that it could take back, the last one first. What others did meanwhile does not matter as
 * long as neither side was told of the other: a seat must not learn from its own way back that somebody decided something.
 */
function ownMoves(moves: readonly Trodden[], seat: Seat): number[] {
  const own: number[] = [];
  const others = new Set<Seat>();
  for (const [i, move] of [...moves.entries()].reverse()) {
    if (move.seat !== seat) {
      if (move.told.includes(seat)) break;
      others.add(move.seat);
    } else {
      if (move.told.some((viewer) => others.has(viewer))) break;
      own.push(i);
    }
  }
  return own;
}

export function hasOwnMoves(trail: Trail | null, seat: Seat): trail is Trail {
  return trail !== null && ownMoves(trail.moves, seat).length > 0;
}

/** A game after a seat has taken moves back. */
export interface TakenBack {
  readonly state: State;
  readonly trail: Trail | null;
  /** How many moves the log goes back, and the hash of the state there; then the others' moves follow once more. */
  readonly back: number;
  readonly hash: string;
  readonly again: readonly { readonly seat: Seat; readonly action: Action; readonly hash: string }[];
}

/** Takes the seat's last own moves off the trail; null where that cannot be. */
export function takenBack(game: Game<Kinds>, { state, moves }: Trail, seat: Seat, count: number): TakenBack | null {
  const own = ownMoves(moves, seat).slice(0, count);
  const first = own.at(-1);
  if (first === undefined || own.length < count) return null;
  const runner = new Runner(game, game.clone(state));
  for (const move of moves.slice(0, first)) runner.act(move.seat, move.action);
  const there = hash(runner.state);
  const left = moves.filter((_, i) => i > first && !own.includes(i));
  const again: TakenBack['again'][number][] = [];
  for (const move of left) {
    const listed = runner.legal(move.seat).find((it) => same(it, move.action));
    if (listed === undefined) return null;
    runner.act(move.seat, listed);
    again.push({ seat: move.seat, action: listed, hash: hash(runner.state) });
  }
  if (!same(runner.state.rng, state.rng)) return null;
  const kept = [...moves.slice(0, first), ...left];
  const trail = kept.length === 0 ? null : { state, moves: kept };
  return { state: runner.state, trail, back: moves.length - first, hash: there, again };
}

/** How many of its last moves the seat may take back: nobody has learnt anything by them. */
export function wayBack(game: Game<Kinds>, trail: Trail, seat: Seat, seats: number): number {
  const own = ownMoves(trail.moves, seat);
  const runner = new Runner(game, game.clone(trail.state));
  const before = trail.moves.map((move) => {
    const state = game.clone(runner.state);
    runner.act(move.seat, move.action);
    return state;
  });
  let count = 0;
  for (const i of own) {
    const [state, move] = [before[i], trail.moves[i]];
    if (state === undefined || move === undefined || !leavesNoTrace(game, state, seat, move.action, seats)) break;
    if (takenBack(game, trail, seat, count + 1) === null) break;
    count++;
  }
  return count;
}
