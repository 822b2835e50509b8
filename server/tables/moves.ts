// What becomes of a game when somebody moves, takes back, or answers in advance: worked out in memory, stored by the table.
import {
  type Action,
  type Box,
  type Kinds,
  type Match,
  NOTHING_TO_UNDO,
  type Reason,
  type Seat,
  SPECTATOR,
  same,
  UNDO_BOUNDARY,
  type Update,
} from '@kaya/engine';
import { back, type Entry, entriesSince } from './entries.ts';
import type { Replays } from './replays.ts';
import { putBack, resume, type SavedGame, save, setupOf, shortened, trailAfter } from './saved-game.ts';
import type { Surroundings } from './surroundings.ts';
import type { Awake, TableState } from './table-state.ts';

/** What is to be stored: the match as it is now, and how it came about. */
export interface Next {
  readonly ok: true;
  readonly match: Match<Kinds>;
  readonly saved: SavedGame;
  readonly entries: readonly Entry[];
  readonly movesBefore: number;
  /** Who is told what; null: everybody whose version rose gets the whole position. */
  readonly updates: readonly Update<Kinds>[] | null;
}

export type Tried = Next | { readonly ok: false; readonly reasons: readonly Reason[]; readonly code?: 'stale' };

export function tryAct({ match, saved, movesBefore }: Awake, seat: Seat, action: Action, seen: number | null): Tried {
  const { version } = match.view(seat);
  const { moves, decision } = match;
  if (seen !== null && seen < (saved.asked[seat] ?? 0)) return { ok: false, reasons: [], code: 'stale' };
  const result = match.act(seat, action);
  if (!result.ok) return seen !== null && seen < version ? { ...result, code: 'stale' } : result;
  const { updates } = result;
  const onward = !same(decision, match.decision);
  const asked = saved.asked.map((at, i) => (onward || i === seat ? match.view(i).version : at));
  const next = save(match, { moves: movesBefore + match.moves, asked, trail: null });
  const trail = trailAfter(saved, seat, match.moves === moves + 1 ? action : null, next.state);
  return { ok: true, match, saved: { ...next, trail }, entries: entriesSince(match, moves), movesBefore, updates };
}

export function tryStanding({ match, saved, movesBefore }: Awake, seat: Seat, decision: string, answer: string | null): Tried {
  if (!knowsStanding(match, decision, answer))
    return { ok: false, reasons: [{ rule: 'engine.not-asked', values: { asked: decision, action: answer ?? '' } }] };
  const { moves } = match;
  const result = match.setStanding(seat, decision, answer);
  if (!result.ok) return result;
  const entry: Entry = { kind: 'standing', seat, content: JSON.stringify({ decision, answer }), hash: '' };
  const played = match.moves > moves;
  const asked = played ? saved.asked.map((_, i) => match.view(i).version) : saved.asked;
  const next = save(match, { moves: movesBefore + match.moves, asked, trail: played ? null : saved.trail });
  const entries = [entry, ...entriesSince(match, moves)];
  return { ok: true, match, saved: next, entries, movesBefore, updates: result.updates };
}

/** Takes back own moves that nobody has learnt anything by; also those made before this process took the game up. */
export async function tryUndo(
  replays: Replays,
  { box, row, seats }: TableState,
  { match, saved, movesBefore }: Awake,
  seat: Seat,
  count: number,
): Promise<Tried> {
  const { trail } = saved;
  if (trail?.seat !== seat) return { ok: false, reasons: [NOTHING_TO_UNDO] };
  const setup = setupOf(row, seats.length);
  if (count > (await replays.undoable(box, setup, trail))) return { ok: false, reasons: [UNDO_BOUNDARY] };
  const left = { moves: saved.moves - count, trail: shortened(trail, count) };
  const result = match.moves >= count ? match.rewind(match.moves - count) : null;
  if (result?.ok === true) {
    const next = save(match, { ...left, asked: [] });
    const entries = [back(seat, count, next.state)];
    return { ok: true, match, saved: { ...next, asked: next.versions.slice(1) }, entries, movesBefore, updates: result.updates };
  }
  const state = replays.stateAfter(box, trail, trail.actions.length - count);
  return placed(box, setup, putBack(box, saved, state, left), back(seat, count, state));
}

/** Puts the game back to where it had `moves` moves, whatever was seen since. */
export async function tryRewind(
  { store, replays }: Pick<Surroundings, 'store' | 'replays'>,
  { box, row, seats }: TableState,
  { saved }: Awake,
  moves: number,
): Promise<Tried> {
  if (moves < 0 || moves >= saved.moves) return { ok: false, reasons: [NOTHING_TO_UNDO] };
  const setup = setupOf(row, seats.length);
  const state = await replays.stateAt(box, setup, await store.logAfter(row.id, 0), moves);
  if (state === null) return { ok: false, reasons: [UNDO_BOUNDARY] };
  const entry = back(SPECTATOR, saved.moves - moves, state);
  return placed(box, setup, putBack(box, saved, state, { moves, trail: null }), entry);
}

/** A game in another state than its match was in. */
function placed(box: Box, setup: ReturnType<typeof setupOf>, saved: SavedGame, entry: Entry): Next {
  const match = resume(box, setup, saved);
  return { ok: true, match, saved, entries: [entry], movesBefore: saved.moves, updates: null };
}

function knowsStanding({ game }: Match<Kinds>, decision: string, answer: string | null): boolean {
  const step = Object.hasOwn(game.steps, decision) ? game.steps[decision] : undefined;
  const known = step !== undefined && 'standing' in step ? step.standing : undefined;
  return known !== undefined && (answer === null || Object.hasOwn(known, answer));
}
