// The last moves, as far as they may perhaps be taken back.
import type { Game, Kinds, Seat, Viewer } from './contract.ts';
import { at, hash, same } from './plain.ts';
import { Runner } from './runner.ts';
import { leavesNoTrace } from './undo.ts';

/** A move on the trail, and which viewers were told of it. */
export interface Trodden<K extends Kinds> {
  readonly seat: Seat;
  readonly action: K['action'];
  readonly told: readonly Viewer[];
}

/** Moves with nothing drawn in between, and the state before them. */
export interface Trail<K extends Kinds> {
  readonly state: K['state'];
  readonly moves: readonly Trodden<K>[];
}

/** So many own moves a seat may take back at most: that hangs on its own moves, and on nobody else's. */
const LONGEST = 60;
/** So many moves of all together are kept; what several seats decide in secret at the same time is far less. */
const LONGEST_OF_ALL = 240;

/** The trail after a move; with null something has happened that nobody goes back behind. */
export function trailAfter<K extends Kinds>(
  trail: Trail<K> | null,
  move: Trodden<K> | null,
  before: K['state'],
  after: K['state'],
): Trail<K> | null {
  if (move === null || !same(before.rng, after.rng)) return null;
  const open = trail !== null && trail.moves.length < LONGEST_OF_ALL && goesOn(trail.moves, move);
  return open ? { ...trail, moves: [...trail.moves, move] } : { state: before, moves: [move] };
}

/** Is there anybody who may still go back behind the move? */
function goesOn<K extends Kinds>(moves: readonly Trodden<K>[], { seat, told }: Trodden<K>): boolean {
  return moves.some((it) => (it.seat === seat || !told.includes(it.seat)) && hasOwn(moves, it.seat));
}

/** Is there a move of the seat's own that it could take back? */
function hasOwn<K extends Kinds>(moves: readonly Trodden<K>[], seat: Seat): boolean {
  return moves.findLastIndex((it) => it.seat === seat) > lastTold(moves, seat);
}

/**
 * Where the seat's own moves stand that it could take back, the last one first. What others did meanwhile ends its way only
 * where it was told of that: a seat must not learn from its own way back that somebody decided something in secret.
 */
function ownMoves<K extends Kinds>(moves: readonly Trodden<K>[], seat: Seat): number[] {
  const told = lastTold(moves, seat);
  return [...moves.keys()]
    .filter((i) => i > told && moves[i]?.seat === seat)
    .reverse()
    .slice(0, LONGEST);
}

/** The last move of somebody else that the seat was told of; −1 where there is none. */
function lastTold<K extends Kinds>(moves: readonly Trodden<K>[], seat: Seat): number {
  return moves.findLastIndex((move) => move.seat !== seat && move.told.includes(seat));
}

export function hasOwnMoves<K extends Kinds>(trail: Trail<K> | null, seat: Seat): trail is Trail<K> {
  return trail !== null && hasOwn(trail.moves, seat);
}

/** A game after a seat has taken moves back. */
export interface TakenBack<K extends Kinds> {
  readonly state: K['state'];
  readonly trail: Trail<K> | null;
  /**
   * How many moves the log goes back, and the hash of the state there; then the others' moves follow once more, but for those
   * that only what was taken back made possible.
   */
  readonly back: number;
  readonly hash: string;
  readonly again: readonly { readonly seat: Seat; readonly action: K['action']; readonly hash: string }[];
}

/** Takes the seat's last own moves off the trail; null where that cannot be. */
export function takenBack<K extends Kinds>(
  game: Game<K>,
  { state, moves }: Trail<K>,
  seat: Seat,
  count: number,
): TakenBack<K> | null {
  const own = ownMoves(moves, seat).slice(0, count);
  const first = own.at(-1);
  if (first === undefined || own.length < count) return null;
  const runner = new Runner(game, game.clone(state));
  for (const move of moves.slice(0, first)) runner.act(move.seat, move.action);
  const there = hash(runner.state);
  const again: Trodden<K>[] = [];
  const hashes: string[] = [];
  for (const move of moves.filter((_, i) => i > first && !own.includes(i))) {
    if (!runner.legal(move.seat).some((it) => same(it, move.action))) continue;
    runner.act(move.seat, move.action);
    again.push(move);
    hashes.push(hash(runner.state));
  }
  if (!same(runner.state.rng, state.rng)) return null;
  const kept = [...moves.slice(0, first), ...again];
  return {
    state: runner.state,
    trail: kept.length === 0 ? null : { state, moves: kept },
    back: moves.length - first,
    hash: there,
    again: again.map((move, i) => ({ seat: move.seat, action: move.action, hash: at(hashes, i) })),
  };
}

/**
 * How many of its last moves the seat may take back: nobody has learnt anything by them. Worked out as if nothing had happened
 * that the seat was not told of since it last heard of somebody else. `known` holds, by their place on the trail, which moves left no trace, and is added to.
 * Stops now and then: it may take long, and others wait.
 */
export function* wayBackInSteps<K extends Kinds>(
  game: Game<K>,
  { state, moves }: Trail<K>,
  seat: Seat,
  seats: number,
  known: Map<number, boolean>,
): Generator<undefined, number> {
  const runner = new Runner(game, game.clone(state));
  const before = new Map<number, K['state']>();
  const told = lastTold(moves, seat);
  for (const [i, move] of moves.entries()) {
    if (i > told && move.seat !== seat) continue;
    if (!runner.legal(move.seat).some((it) => same(it, move.action))) return 0;
    if (move.seat === seat && i > told && !known.has(i)) before.set(i, game.clone(runner.state));
    runner.act(move.seat, move.action);
  }
  let count = 0;
  for (const i of ownMoves(moves, seat)) {
    const [there, move] = [before.get(i), moves[i]];
    let traceless = known.get(i);
    if (traceless === undefined) {
      if (there === undefined || move === undefined) break;
      traceless = yield* leavesNoTrace(game, there, seat, move.action, seats);
      known.set(i, traceless);
    }
    if (!traceless) break;
    count++;
  }
  return count;
}

/** The same without a stop. */
export function wayBack<K extends Kinds>(
  game: Game<K>,
  trail: Trail<K>,
  seat: Seat,
  seats: number,
  known = new Map<number, boolean>(),
): number {
  const steps = wayBackInSteps(game, trail, seat, seats, known);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The trail without its last moves, whosever they are, and the state there. */
export function shortened<K extends Kinds>(
  game: Game<K>,
  { state, moves }: Trail<K>,
  count: number,
): { readonly trail: Trail<K> | null; readonly state: K['state'] } {
  const left = moves.slice(0, moves.length - count);
  const runner = new Runner(game, game.clone(state));
  for (const move of left) runner.act(move.seat, move.action);
  return { trail: left.length === 0 ? null : { state, moves: left }, state: runner.state };
}
