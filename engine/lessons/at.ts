import type { Game, Kinds } from '../contract.ts';
import { Match } from '../match.ts';
import { firstMoves, type GameRecord, replay } from '../record.ts';

/** Why a lesson cannot be played here. */
export class LessonMisfit extends Error {}

/** A game as it stood after so many moves of its record. */
export function matchAt<K extends Kinds>(game: Game<K>, record: GameRecord, moves: number): Match<K> {
  const shorter = firstMoves(record, moves);
  const replayed = replay(game, shorter);
  if (!replayed.ok) throw new LessonMisfit('fault' in replayed ? replayed.fault.detail : replayed.detail);
  return Match.resume(game, {
    record: shorter,
    state: replayed.state,
    rulesVersion: game.rulesVersion,
    versions: new Array(record.seats + 1).fill(0),
    standing: [],
  });
}
