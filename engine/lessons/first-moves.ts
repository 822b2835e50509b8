import type { GameRecord } from '../record.ts';

/** The beginning of a record, so that several lessons can share one play. */
export function firstMoves(record: GameRecord, moves: number): GameRecord {
  return { ...record, moves: record.moves.slice(0, moves), hashes: record.hashes.slice(0, 8 * (moves + 1)) };
}
