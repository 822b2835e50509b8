import { firstMoves, type Game, type GameRecord, replay, type Seat } from '@kaya/engine';
import { keepRecord } from '../saves/importRecord.ts';
import type { Sitter } from '../saves/saves.ts';
import type { SeatState } from '../table/session.ts';

/** Whoever is not here is played by a bot of this level. */
const INSTEAD = 'medium';

/** A game of this device that goes on from an earlier moment of another one; gives its id, or null where the record does not lead there. */
export async function playOnFrom(
  game: Game,
  record: GameRecord,
  move: number,
  seats: readonly SeatState[],
  /** Who decides there, where somebody wants to decide it themselves. */
  decider: Seat | null = null,
): Promise<string | null> {
  const upTo = firstMoves(record, move);
  const replayed = replay(game, upTo);
  if (!replayed.ok) return null;
  const own = seats.findIndex((seat) => seat.you);
  const person = decider ?? Math.max(0, own);
  const players = seats.map((seat, i): Sitter => {
    const { name, level } = seat;
    return i === person ? { kind: 'person', name } : { kind: 'bot', name, level: level ?? INSTEAD };
  });
  return keepRecord({ game, record: upTo, state: replayed.state, players }, players);
}
