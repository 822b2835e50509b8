// Orders ahead: moves that a person has ordered for the next time they are asked. The table plays them like anybody's moves.
import {
  type Action,
  type Box,
  type Condition,
  conditionHolds,
  draftStart,
  isConditionOf,
  type Kinds,
  type Match,
  NO_SUCH_CONDITION,
  rehearsed,
  type Seat,
  type State,
  same,
  type Update,
  type Words,
} from '@kaya/engine';
import type { Order, Position } from '@kaya/wire';
import type { SeatRow } from '../storage/schema.ts';

/** An order as it is kept. */
interface KeptOrder {
  /** The kind of decision it begins in. */
  readonly decision: string;
  readonly moves: readonly Action[];
  /** What each move was called, with what it cost and brought, where it must be the same; else null. */
  readonly said: readonly Words[] | null;
  /** All of it must be so when it is played; left out: nothing. */
  readonly when?: readonly Condition[];
}

/** What a person has ordered for a seat, in the order of their wishes. */
interface SeatOrders {
  readonly seat: Seat;
  /** Whose orders they are: nobody else who sits there later sees or uses them. */
  readonly person: string;
  readonly orders: readonly KeptOrder[];
}

/** What is stored of orders with a game. */
export interface KeptOrders {
  readonly waiting: readonly SeatOrders[];
  /** By seat and person, the versions of the seat at which a move was played by order. */
  readonly played: readonly { readonly seat: Seat; readonly person: string; readonly version: number }[];
}

export const NO_ORDERS: KeptOrders = { waiting: [], played: [] };

/** A draft that begins as if it were one's turn is tried in many worlds: so many moves cost as much. */
const BEGINNING = 5;

/** So many moves played by order are remembered. */
const REMEMBERED = 60;

/** Where each view's draft begins: dear to find out, and asked again with every order that is refused. */
const starts = new WeakMap<State, ReturnType<typeof draftStart>>();

/** `view` is the seat's own, and nobody else's. */
function startOf(game: Box['game'], view: State, seat: Seat): ReturnType<typeof draftStart> {
  const known = starts.get(view);
  if (known !== undefined) return known;
  const start = draftStart(game, view, seat);
  starts.set(view, start);
  return start;
}

/** What it costs to look into orders, in units of a move that is refused: where the draft begins, then each move. */
export function workOf(orders: readonly Order[]): number {
  return orders.reduce((sum, { moves, when = [] }) => sum + moves.length + when.length, BEGINNING);
}

/** The orders of a seat in the place of those it had, or why one of them cannot be given. */
export function ordered(
  { game, voice }: Box,
  view: State,
  before: KeptOrders,
  { seat, person }: Pick<SeatOrders, 'seat' | 'person'>,
  orders: readonly Order[],
): { readonly ok: true; readonly orders: KeptOrders } | Extract<ReturnType<Match<Kinds>['act']>, { ok: false }> {
  const others = before.waiting.filter((it) => it.seat !== seat);
  const own = before.waiting.find((it) => it.seat === seat && it.person === person)?.orders ?? [];
  if (orders.length === 0) return { ok: true, orders: { ...before, waiting: others } };
  let start: ReturnType<typeof draftStart> = null;
  const kept: KeptOrder[] = [];
  for (const order of orders) {
    // What was ordered before stays as it is: others can be withdrawn whatever has become of the table since.
    const known = own.find((it) => isKept(it, order));
    if (known !== undefined) {
      kept.push(known);
      continue;
    }
    start ??= startOf(game, view, seat);
    if (start === null) return { ok: false, reasons: [{ rule: 'engine.not-your-decision', values: {} }] };
    const { moves, exact, when = [] } = order;
    const { views, reasons } = rehearsed(game, start, seat, moves);
    if (reasons !== null) return { ok: false, reasons };
    if (!when.every((it) => isConditionOf(game, view, seat, it) || own.some((before) => before.when?.some((is) => same(is, it)))))
      return { ok: false, reasons: [NO_SUCH_CONDITION] };
    const said = exact ? saidOf(voice, views, moves, seat) : null;
    kept.push({ decision: start.view.agenda.at(-1)?.do ?? '', moves, said, when });
  }
  return { ok: true, orders: { ...before, waiting: [...others, { seat, person, orders: kept }] } };
}

/** Plays what was ordered by those who are asked now, but for the one who has just moved. */
export function playOrders(
  box: Box,
  match: Match<Kinds>,
  seats: readonly Pick<SeatRow, 'person' | 'stand_in'>[],
  before: KeptOrders,
  mover: Seat,
  act: Match<Kinds>['act'] = (seat, move) => match.act(seat, move),
): { readonly orders: KeptOrders; readonly updates: readonly Update<Kinds>[] } {
  const updates: Update<Kinds>[] = [];
  let { waiting, played } = before;
  for (;;) {
    const due = waiting.filter(
      (it) => it.seat !== mover && isPlayedBy(seats[it.seat], it.person) && !match.over && match.awaited().includes(it.seat),
    );
    const found = due
      .map((it) => ({ ...it, fits: firstThatFits(box, match.view(it.seat).view, it) }))
      .find(({ fits }) => fits !== null);
    if (found === undefined || found.fits === null) return { orders: { waiting, played }, updates };
    const { seat, person, fits } = found;
    // What was meant for this moment is done with it, the other wishes too.
    waiting = waiting.filter((it) => it.seat !== seat);
    for (const [i, move] of fits.moves.entries()) {
      const result = act(seat, move);
      if (!result.ok) break;
      updates.push(...result.updates);
      const { version, view } = match.view(seat);
      played = [...played, { seat, person, version }].slice(-REMEMBERED);
      // Something turned out differently: the rest is left to the person.
      if (!same(view, fits.views[i + 1])) break;
    }
  }
}

/** What is kept: whoever has left the seat, perhaps for good, has ordered nothing. */
export function ofThoseWhoSit({ waiting, played }: KeptOrders, seats: readonly Pick<SeatRow, 'seat' | 'person'>[]): KeptOrders {
  const sits = (it: { readonly seat: Seat; readonly person: string }) => seats[it.seat]?.person === it.person;
  return { waiting: waiting.filter(sits), played: played.filter(sits) };
}

function isPlayedBy(seat: Pick<SeatRow, 'person' | 'stand_in'> | undefined, person: string): boolean {
  return seat?.person === person && seat.stand_in === 0;
}

/** The first order that can be played whole, for all the seat knows, and under its conditions. */
export function firstThatFits({ game, voice }: Box, view: State, { seat, orders }: SeatOrders) {
  const decision = view.agenda.at(-1)?.do;
  for (const { moves, said, decision: meant, when = [] } of orders) {
    if (meant !== decision || !when.every((it) => conditionHolds(game, view, seat, it))) continue;
    const { views, reasons } = rehearsed(game, { view, asIf: false }, seat, moves);
    if (reasons === null && (said === null || same(said, saidOf(voice, views, moves, seat)))) return { moves, views };
  }
  return null;
}

/** What each move is called where it is made: with what it costs and brings, as the player reads it. */
function saidOf(voice: Box['voice'], views: readonly State[], moves: readonly Action[], seat: Seat): readonly Words[] {
  return moves.flatMap((move, i) => {
    const view = views[i];
    return view === undefined ? [] : [voice.action(move, view, seat)];
  });
}

/** What is ordered for the seat, and by whom; null where nothing is. */
export function waitingOf({ waiting }: KeptOrders, seat: Seat): SeatOrders | null {
  return waiting.find((it) => it.seat === seat) ?? null;
}

/** What the one who sits there is told of their own orders. */
export function ordersOf(
  { waiting, played }: KeptOrders,
  seat: Seat,
  person: string | null,
): Pick<Position, 'orders' | 'byOrder'> {
  const own = waiting.find((it) => it.seat === seat && it.person === person)?.orders ?? [];
  return {
    orders: own.map(asOrdered),
    byOrder: played.filter((it) => it.seat === seat && it.person === person).map(({ version }) => version),
  };
}

/** An order as its owner gave it. */
function asOrdered({ moves, said, when = [] }: KeptOrder): Order {
  return { moves: [...moves], exact: said !== null, ...(when.length === 0 ? {} : { when: [...when] }) };
}

/** Is it this order that was kept? */
function isKept(kept: KeptOrder, { moves, exact, when = [] }: Order): boolean {
  return same(moves, kept.moves) && exact === (kept.said !== null) && same(when, kept.when ?? []);
}
