import { type Game, type Kinds, Runner, type Seat } from '@kaya/engine';
import { brainOf } from './worth.ts';

/** How many own decisions a turn is followed at most. */
const DEEPEST = 12;

/** How thoroughly one turn is searched. */
export interface TurnCare {
  /** Positions that are looked at. */
  readonly positions: number;
  /** How many of the most promising actions are followed at each decision. */
  readonly width: number;
  /** With nobody else at the table no other seat's turn ends one's own: the game's clock does. */
  readonly alone?: boolean;
}

/** Where the best turn that was found leads: the position at its end, and its value to who played it. */
export interface TurnEnd<K extends Kinds> {
  readonly state: K['state'];
  readonly value: number;
}

/** The value is null where the turn was compared with no other. */
interface Found<K extends Kinds> {
  readonly state: K['state'];
  readonly value: number | null;
}

/** The care of a search under way, and how many positions it may still look at. */
interface Search extends TurnCare {
  left: number;
}

/**
 * The best end of the turn that this action begins or goes on: the seat's own small decisions are searched, most
 * promising first, until `positions` have been looked at. The world stays as it is.
 */
export function turnAfter<K extends Kinds>(
  game: Game<K>,
  world: K['state'],
  seat: Seat,
  action: K['action'],
  care: TurnCare,
): TurnEnd<K> {
  const { state, value } = after(new Runner(game, game.clone(world)), seat, action, { ...care, left: care.positions }, 0);
  return { state, value: value ?? brainOf(game).value(state, seat) };
}

/** Plays the seat's turn as well as this care finds it, in the runner itself. */
export function playTurn<K extends Kinds>(runner: Runner<K>, seat: Seat, care: TurnCare): void {
  // What is only tried is told to nobody who listens.
  const inTheHead = new Runner(runner.game, runner.state);
  runner.reset(search(inTheHead, seat, runner.legal(seat), { ...care, left: care.positions }, 0).state);
}

/** Plays the action in the runner and looks on; where the runner stands then is not said. */
function after<K extends Kinds>(runner: Runner<K>, seat: Seat, action: K['action'], care: Search, depth: number): Found<K> {
  const { game, state } = runner;
  const turn = care.alone === true ? turnOf(game, state) : 0;
  runner.act(seat, action);
  care.left--;
  const isNext = care.alone === true && turnOf(game, state) !== turn;
  if (runner.over || isNext || depth >= DEEPEST || !runner.awaited().includes(seat)) {
    return { state, value: null };
  }
  return search(runner, seat, runner.legal(seat), care, depth + 1);
}

/** A number that changes with the turn of somebody who plays alone; 0 where the game has no clock. */
export function turnOf<K extends Kinds>(game: Game<K>, state: K['state']): number {
  const { team, horizon } = brainOf(game);
  return team?.turn(state) ?? horizon?.clock(state) ?? 0;
}

function search<K extends Kinds>(
  runner: Runner<K>,
  seat: Seat,
  legal: readonly K['action'][],
  care: Search,
  depth: number,
): Found<K> {
  const { game, state } = runner;
  const ordered = mostPromising(game, state, seat, legal, care.left > care.width ? care.width : 1);
  if (ordered.length === 1) return after(runner, seat, ordered[0] as K['action'], care, depth);
  let best: Found<K> | null = null;
  for (let i = 0; i < ordered.length && (i === 0 || care.left > 0); i++) {
    // The last one that will be looked at may use up the position; the others need their own copy.
    const isLast = i === ordered.length - 1 || (i > 0 && care.left === 1);
    runner.reset(isLast ? state : game.clone(state));
    const end = after(runner, seat, ordered[i] as K['action'], care, depth);
    // Where the positions are used up by the first one, nobody asks what it is worth.
    if (best === null) best = end;
    else best = better(best, end, game, seat);
  }
  if (best === null) throw new Error(`${game.id}: seat ${seat} is awaited and has nothing to do`);
  return best;
}

/** Of equals the one that was found first. */
function better<K extends Kinds>(one: Found<K>, other: Found<K>, game: Game<K>, seat: Seat): Found<K> {
  const { value } = brainOf(game);
  const before = one.value ?? value(one.state, seat);
  const after = other.value ?? value(other.state, seat);
  return after > before ? { state: other.state, value: after } : { state: one.state, value: before };
}

/** The actions that look best at first sight, best first; those that the game calls futile only where nothing else is left. */
export function mostPromising<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  seat: Seat,
  actions: readonly K['action'][],
  count: number,
): readonly K['action'][] {
  if (actions.length === 1) return actions;
  const promise = brainOf(game).order(state, seat, actions);
  // The places of the best so far, best first: of equals the one that comes first in the list.
  const best: number[] = [];
  for (let i = 0; i < actions.length; i++) {
    const own = promise[i] ?? 0;
    let place = Math.min(best.length, count);
    while (place > 0 && own > (promise[best[place - 1] as number] ?? 0)) {
      if (place < count) best[place] = best[place - 1] as number;
      place--;
    }
    if (place < count) best[place] = i;
  }
  const isFutile = (i: number) => promise[i] === Number.NEGATIVE_INFINITY;
  while (best.length > 1 && isFutile(best[best.length - 1] as number)) best.pop();
  return best.map((i) => actions[i] as K['action']);
}
