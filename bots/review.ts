import {
  at,
  type Game,
  type GameRecord,
  hash,
  imagined,
  type Kinds,
  type Outcome,
  Runner,
  replay,
  type Seat,
  type State,
  seeded,
  viewOf,
} from '@kaya/engine';
import { brainOf, leads } from './worth.ts';

/** Worlds in which a move is played again, to tell what it was worth before chance spoke. */
export const PLAYED_AGAIN = 6;

/** A decision with more than one answer, as whoever made it could see it. */
export interface Decision {
  /** Moves played before it. */
  readonly move: number;
  readonly seat: Seat;
  readonly view: State;
  readonly played: Kinds['action'];
}

/** What one move changed, by line: as far as it could be expected, and what chance added to it. */
export interface Swing {
  readonly move: number;
  /** Whose decision it was; null where the table itself did something. */
  readonly seat: Seat | null;
  readonly chosen: readonly number[];
  readonly luck: readonly number[];
  /** The variance of both: what was expected is a mean over a few worlds. */
  readonly variance: readonly number[];
}

/** Worlds in which a seat weighs how everybody stands, where it may not know. */
const WEIGHED = 12;

/** A whole game, looked at again. A line is a seat's, or all of them where they play together. */
export interface Review {
  readonly decisions: readonly Decision[];
  /**
   * After each move, the set-up first and up to the last position before the end, in the unit of the game's evaluation: how far
   * each seat is ahead of the others' mean; alone how well it stands; of who stands together how far they have come since the start.
   */
  readonly estimates: readonly (readonly number[])[];
  readonly swings: readonly Swing[];
  /**
   * Where each line ended, as the rules have it: how far a seat was ahead of the others' mean in points, alone the points; of who
   * stands together what their end is worth, counted from the start. Null where there was no end.
   */
  readonly end: readonly number[] | null;
  /** Null where the game was not played to its end. */
  readonly outcome: Outcome | null;
}

/** Do all seats stand together, so that one line tells of all? */
export function standTogether(game: Game): boolean {
  return game.brain?.team !== undefined;
}

/**
 * Walks through a record; yields the number of moves that are looked at, so that a page can breathe in between.
 * Null where these rules do not lead through it.
 */
export function* review(game: Game, record: GameRecord): Generator<number, Review | null> {
  const states: State[] = [];
  const replayed = replay(game, record, (state) => void states.push(game.clone(state)));
  if (!replayed.ok) return null;
  const { seats } = record;
  // An end is won or lost, and nothing to be estimated any more.
  const estimates = sinceStart(
    game,
    states.filter(({ outcome }) => outcome === null).map((state) => estimated(game, state, seats)),
  );
  const decisions: Decision[] = [];
  const swings: Swing[] = [];
  for (const [move, [seat, word]] of record.moves.entries()) {
    const [before, after] = [estimates[move], estimates[move + 1]];
    const change = before === undefined || after === undefined ? null : minus(after, before);
    if (seat < 0) {
      const none = change?.map(() => 0) ?? [];
      if (change !== null) swings.push({ move, seat: null, chosen: none, luck: change, variance: none });
    } else {
      const played = at(record.words, word) as Kinds['action'];
      const view = viewOf(game, at(states, move), seat);
      if (new Runner(game, view).legal(seat).length > 1) decisions.push({ move, seat, view, played });
      if (change !== null) {
        const { chosen, variance } = expected(game, view, seat, played, seats, move);
        swings.push({ move, seat, chosen, luck: minus(change, chosen), variance });
      }
    }
    yield move + 1;
  }
  const { outcome } = replayed.state;
  return {
    decisions,
    estimates,
    swings,
    end: outcome === null ? null : endOf(game, at(states, 0), replayed.state, outcome),
    outcome,
  };
}

function endOf(game: Game, start: State, end: State, { scores }: Outcome): readonly number[] {
  if (standTogether(game)) return minus(estimated(game, end, scores.length), estimated(game, start, scores.length));
  return scores.length === 1 ? scores : leads(scores);
}

/**
 * The same for a game that still runs, with the eyes of one seat: its own decisions, and how everybody stood by what it knew
 * then. What was luck nobody can say before the hidden things are seen.
 */
export function* reviewBySeat(game: Game, record: GameRecord, seat: Seat): Generator<number, Review | null> {
  const views: State[] = [];
  const replayed = replay(game, record, (state) => void views.push(viewOf(game, state, seat)));
  if (!replayed.ok) return null;
  const decisions: Decision[] = [];
  const estimates: number[][] = [];
  for (const [move, view] of views.entries()) {
    if (view.outcome === null) estimates.push(weighed(game, view, seat, record.seats));
    const [mover, word] = record.moves[move] ?? [];
    if (mover === seat && word !== undefined && new Runner(game, view).legal(seat).length > 1)
      decisions.push({ move, seat, view, played: at(record.words, word) });
    yield Math.min(move + 1, record.moves.length);
  }
  return { decisions, estimates: sinceStart(game, estimates), swings: [], end: null, outcome: replayed.state.outcome };
}

/** How everybody stands on average over worlds that fit what a seat knows; the same view is always weighed alike. */
export function weighed(game: Game, view: State, seat: Seat, seats: number): number[] {
  const rng = seeded(`weighed ${hash(view)}`);
  let sum: readonly number[] | null = null;
  for (let i = 0; i < WEIGHED; i++) {
    const values = estimated(game, imagined(game, view, seat, rng), seats);
    sum = sum === null ? values : sum.map((it, line) => it + at(values, line));
  }
  return (sum ?? []).map((it) => it / WEIGHED);
}

/** What the move changes on average, over worlds that fit what its seat knew, and the variance of that; each world is compared with itself. */
function expected(
  game: Game,
  view: State,
  seat: Seat,
  played: Kinds['action'],
  seats: number,
  move: number,
): Pick<Swing, 'chosen' | 'variance'> {
  const rng = seeded(`review ${move}`);
  const nothing: readonly number[] = estimated(game, view, seats).map(() => 0);
  const changes = Array.from({ length: PLAYED_AGAIN }, () => {
    const world = imagined(game, view, seat, rng);
    const before = estimated(game, world, seats);
    const runner = new Runner(game, world);
    runner.act(seat, played);
    // Where the true game went on and this one ended, the end counts as nothing having changed.
    return runner.over ? nothing : minus(estimated(game, runner.state, seats), before);
  });
  const chosen = nothing.map((_, line) => changes.reduce((sum, it) => sum + at(it, line), 0) / PLAYED_AGAIN);
  const variance = chosen.map(
    (mean, line) => changes.reduce((sum, it) => sum + (at(it, line) - mean) ** 2, 0) / (PLAYED_AGAIN * (PLAYED_AGAIN - 1)),
  );
  return { chosen, variance };
}

function estimated(game: Game, state: State, seats: number): number[] {
  const brain = brainOf(game);
  if (isOneLine(game, seats)) return [brain.value(state, 0)];
  return leads(Array.from({ length: seats }, (_, seat) => brain.value(state, seat)));
}

/** Is there nobody to be ahead of? */
function isOneLine(game: Game, seats: number): boolean {
  return seats === 1 || standTogether(game);
}

/** What a team is worth says nothing to people by itself; how it changed since the start does. */
function sinceStart(game: Game, estimates: readonly number[][]): number[][] {
  const [first = []] = estimates;
  return standTogether(game) ? estimates.map((it) => minus(it, first)) : [...estimates];
}

function minus(one: readonly number[], other: readonly number[]): number[] {
  return one.map((value, line) => value - at(other, line));
}

/** So many standard errors to either side. */
export const NINETEEN_OF_TWENTY = 1.96;

/** Where a line came to, and by what: from the start to the end, in points where they decide, everything adds up. */
export interface Account {
  readonly line: number;
  readonly from: number;
  readonly to: number;
  /** By one's own decisions, by those of others, by chance. */
  readonly own: number;
  readonly others: number;
  readonly luck: number;
  /** Within what luck, and choices with it, is known in nineteen cases of twenty. */
  readonly doubt: number;
  /** What the last move and the count at the end brought beyond all that; null where `to` is the last position before the end. */
  readonly count: number | null;
}

export function accountOf({ estimates, swings, end }: Review, line: number, together: boolean): Account {
  const sum = (of: (swing: Swing) => number | undefined) => swings.reduce((total, swing) => total + (of(swing) ?? 0), 0);
  const last = estimates.at(-1)?.[line] ?? 0;
  const isOwn = ({ seat }: Swing) => seat !== null && (together || seat === line);
  return {
    line,
    from: estimates[0]?.[line] ?? 0,
    to: end?.[line] ?? last,
    own: sum((swing) => (isOwn(swing) ? swing.chosen[line] : 0)),
    others: sum((swing) => (isOwn(swing) ? 0 : swing.chosen[line])),
    luck: sum(({ luck }) => luck[line]),
    doubt: NINETEEN_OF_TWENTY * Math.sqrt(sum(({ variance }) => variance[line])),
    count: end === null ? null : at(end, line) - last,
  };
}
