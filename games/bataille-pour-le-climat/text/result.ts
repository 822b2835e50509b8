import type { Viewer, Words } from '@kaya/engine';
import type { BpcState } from '../types/index.ts';
import { say } from './say.ts';

/** What ended the game: all goals met before the last turn, or the last turn itself. All share the one result. */
export function result({ outcome, turn, lastTurn }: BpcState, _viewer: Viewer): readonly Words[] {
  if (outcome === null) return [];
  return [turn < lastTurn ? say('bpc.result.early', { turn, last: lastTurn }) : say('bpc.result.last-turn', { turn })];
}
