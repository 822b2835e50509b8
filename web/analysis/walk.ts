import { type Review, review, reviewBySeat, standTogether, type TurnStart, turnStarts } from '@kaya/bots';
import type { Box, GameRecord, Seat } from '@kaya/engine';

/** A whole game to be gone through in a thread, before its decisions are judged. */
export interface Walk {
  readonly game: string;
  readonly record: GameRecord;
  /** The seat that looks on while the game still runs; null: it is over. */
  readonly eyes: Seat | null;
}

export interface WalkAsked {
  readonly walk: Walk;
}

export interface Walked {
  /** Null where these rules do not lead through it. */
  readonly review: Review | null;
  /** The turns of a team, of a running game only those that the seat itself began; else empty. */
  readonly starts: readonly TurnStart[];
}

/** How far it has come is told every so many milliseconds. */
const TOLD = 50;

export function walked({ game }: Pick<Box, 'game'>, { record, eyes }: Walk, onMove: (done: number) => void): Walked {
  const walk = eyes === null ? review(game, record) : reviewBySeat(game, record, eyes);
  let step = walk.next();
  for (let told = performance.now(); step.done !== true; step = walk.next()) {
    if (performance.now() < told + TOLD) continue;
    onMove(step.value);
    told = performance.now();
  }
  const starts = standTogether(game) ? (turnStarts(game, record) ?? []) : [];
  return { review: step.value, starts: starts.filter(({ seat }) => eyes === null || seat === eyes) };
}
