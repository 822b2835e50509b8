import type { Kinds, Match, Update } from '@kaya/engine';
import type { LogRow } from '../storage/schema.ts';

/**
 * Plays on a match what another process has appended to the log, move by move as it was made there, so that everybody is told
 * the same news. False where that does not lead to the same states: then what is stored must be taken up instead.
 */
export function playOn(match: Match<Kinds>, log: readonly LogRow[], tell: (updates: readonly Update<Kinds>[]) => void): boolean {
  for (let i = 0; i < log.length; ) {
    const entry = log[i];
    const before = match.moves;
    if (entry === undefined || (entry.kind !== 'act' && entry.kind !== 'standing')) return false;
    const content = JSON.parse(entry.content);
    const result =
      entry.kind === 'act' ? match.act(entry.seat, content) : match.setStanding(entry.seat, content.decision, content.answer);
    if (!result.ok) return false;
    if (entry.kind === 'standing') i++;
    // Standing answers make several moves of one: those stand in the log too.
    for (const move of match.movesFrom(before)) {
      if (log[i]?.kind !== 'act' || log[i]?.hash !== move.hash) return false;
      i++;
    }
    tell(result.updates);
  }
  return true;
}
