import type { Action, Seat } from './contract.ts';
import { parseRecord } from './parse-record.ts';
import type { GameRecord } from './record.ts';

/** A position in which something else was clearly better than what was played: the game up to there. */
export interface Exercise {
  readonly record: GameRecord;
  readonly seat: Seat;
  readonly played: Action;
  /** The answer that was found; others may be as good. */
  readonly better: Action;
}

/** Exercises as `npm run lab -- exercises` wrote them. */
export function readExercises(data: unknown): readonly Exercise[] {
  if (!Array.isArray(data)) throw new Error('exercises are a list');
  return data.map(({ record, seat, played, better }: Exercise) => {
    const parsed = parseRecord(record);
    if (!parsed.ok) throw new Error(`an exercise has no record: ${parsed.fault.place}: ${parsed.fault.detail}`);
    return { record: parsed.record, seat, played, better };
  });
}
