// What becomes of a game when somebody moves, takes back, or answers in advance: worked out in memory, stored by the table.
import {
  type Action,
  type Box,
  hash,
  hasOwnMoves,
  type Kinds,
  type Match,
  NOTHING_TO_UNDO,
  type Reason,
  type Seat,
  SPECTATOR,
  type State,
  same,
  takenBack,
  UNDO_BOUNDARY,
} from '@kaya/engine';
import type { Order } from '@kaya/wire';
import { act, back, type Entry, entriesSince } from './entries.ts';
import type { Glimpsed } from './glimpsed.ts';
import { newsAfter } from './news.ts';
import { NO_ORDERS, ordered, playOrders, waitingOf } from './orders.ts';
import { putBack, resume, type SavedGame, save, setupOf } from './saved-game.ts';
import type { Surroundings } from './surroundings.ts';
import type { Awake, TableState } from './table-state.ts';
import type { UndoCounts } from './undo-counts.ts';

/** What is to be stored: the match as it is now, and how it came about. */
export interface Next {
  readonly ok: true;
  readonly match: Match<Kinds>;
  readonly saved: SavedGame;
  readonly entries: readonly Entry[];
  readonly movesBefore: number;
  /** What each viewer knew before, spectators first. */
  readonly viewsBefore?: readonly State[];
  /** How it looked while it happened, where somebody looks on. */
  readonly glimpsed?: Glimpsed | null;
  /** The proposals end with it. */
  readonly settles?: boolean;
}

/** It is so already: nothing is to be stored. */
interface Unchanged {
  readonly ok: true;
  readonly unchanged: true;
}

export type Tried =
  | Next
  | Unchanged
  | { readonly ok: false; readonly reasons: readonly Reason[]; readonly code?: 'stale' | 'not-allowed' | 'not-your-seat' };

export function tryAct(
  { box, seats }: Pick<TableState, 'box' | 'seats'>,
  { match, saved, movesBefore }: Awake,
  seat: Seat,
  action: Action,
  seen: number | null,
  glimpsed: Glimpsed | null,
): Tried {
  const { version } = match.view(seat);
  const { moves, decision } = match;
  if (seen !== null && seen < (saved.asked[seat] ?? 0)) return { ok: false, reasons: [], code: 'stale' };
  const act: Match<Kinds>['act'] = (of, move) => glimpsed?.act(match, of, move) ?? match.act(of, move);
  const viewsBefore = saved.versions.map((_, i) => match.view(i + SPECTATOR).view);
  const result = act(seat, action);
  if (!result.ok) return seen !== null && seen < version ? { ...result, code: 'stale' } : result;
  const { orders, updates } = playOrders(box, match, seats, saved.orders ?? NO_ORDERS, seat, act);
  const onward = !same(decision, match.decision);
  const asked = saved.asked.map((at, i) => (onward || i === seat ? match.view(i).version : at));
  const news = newsAfter(saved.news, [...result.updates, ...updates]);
  const next = save(match, { moves: movesBefore + match.moves, asked, news, orders });
  return { ok: true, match, saved: next, entries: entriesSince(match, moves), movesBefore, glimpsed, viewsBefore };
}

/** Keeps what a person orders for the next time their seat is asked. */
export function tryOrders(
  { box, seats }: Pick<TableState, 'box' | 'seats'>,
  { match, saved, movesBefore }: Awake,
  seat: Seat,
  wanted: readonly Order[],
): Tried {
  const person = seats[seat]?.person ?? null;
  if (person === null) return { ok: false, reasons: [], code: 'not-allowed' };
  const before = saved.orders ?? NO_ORDERS;
  const given = ordered(box, match.view(seat).view, before, { seat, person }, wanted);
  if (!given.ok) return given;
  if (same(waitingOf(given.orders, seat), waitingOf(before, seat))) return { ok: true, unchanged: true };
  const entry: Entry = { kind: 'standing', seat, content: JSON.stringify({ orders: wanted.length }), hash: '' };
  return { ok: true, match, saved: { ...saved, orders: given.orders }, entries: [entry], movesBefore };
}

export function tryStanding({ match, saved, movesBefore }: Awake, seat: Seat, decision: string, answer: string | null): Tried {
  if (!knowsStanding(match, decision, answer))
    return { ok: false, reasons: [{ rule: 'engine.not-asked', values: { asked: decision, action: answer ?? '' } }] };
  const known = match.standingOf(seat).find((it) => it.decision === decision)?.answer ?? null;
  if (known === answer) return { ok: true, unchanged: true };
  const { moves } = match;
  const result = match.setStanding(seat, decision, answer);
  if (!result.ok) return result;
  const entry: Entry = { kind: 'standing', seat, content: JSON.stringify({ decision, answer }), hash: '' };
  const played = match.moves > moves;
  const asked = played ? saved.asked.map((_, i) => match.view(i).version) : saved.asked;
  const news = newsAfter(saved.news, result.updates);
  const next = save(match, { ...saved, moves: movesBefore + match.moves, asked, news });
  return { ok: true, match, saved: next, entries: [entry, ...entriesSince(match, moves)], movesBefore };
}

/** Takes back own moves that nobody has learnt anything by; what others did in secret meanwhile stays. */
export async function tryUndo(
  counts: UndoCounts,
  { box, row, seats }: TableState,
  { saved }: Awake,
  seat: Seat,
  count: number,
): Promise<Tried> {
  const { trail } = saved;
  if (!hasOwnMoves(trail, seat)) return { ok: false, reasons: [NOTHING_TO_UNDO] };
  const taken = count > (await counts.count(seat)) ? null : takenBack(box.game, trail, seat, count);
  if (taken === null) return { ok: false, reasons: [UNDO_BOUNDARY] };
  const moves = saved.moves - taken.back + taken.again.length;
  const next = putBack(box, saved, taken.state, { moves, trail: taken.trail });
  return placed(box, setupOf(row, seats.length), next, [back(seat, taken.back, taken.hash), ...taken.again.map(act)]);
}

/** Puts the game back to where it had `moves` moves, whatever was seen since. */
export async function tryRewind(
  { store, replays, whose }: Pick<Surroundings, 'store' | 'replays' | 'whose'>,
  table: TableState,
  { saved }: Awake,
  moves: number,
): Promise<Tried> {
  if (moves < 0 || moves >= saved.moves) return { ok: false, reasons: [NOTHING_TO_UNDO] };
  const { box, row, seats } = table;
  const setup = setupOf(row, seats.length);
  const state = await replays.stateAt(box, setup, await store.log.after(row.id, 0), moves, whose(table));
  if (state === null) return { ok: false, reasons: [UNDO_BOUNDARY] };
  const count = saved.moves - moves;
  return placed(box, setup, putBack(box, saved, state, { moves, trail: null }), [back(SPECTATOR, count, hash(state))]);
}

/** A game in another state than its match was in. */
function placed(box: Box, setup: ReturnType<typeof setupOf>, saved: SavedGame, entries: readonly Entry[]): Next {
  const match = resume(box, setup, saved);
  return { ok: true, match, saved, entries, movesBefore: saved.moves };
}

function knowsStanding({ game }: Match<Kinds>, decision: string, answer: string | null): boolean {
  const step = Object.hasOwn(game.steps, decision) ? game.steps[decision] : undefined;
  const known = step !== undefined && 'standing' in step ? step.standing : undefined;
  return known !== undefined && (answer === null || Object.hasOwn(known, answer));
}
