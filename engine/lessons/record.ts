import { parseRecord } from '../parse-record.ts';
import { firstMoves, type GameRecord } from '../record.ts';
import { LessonMisfit } from './at.ts';
import type { Lesson, LessonMoment } from './lesson.ts';

/** The record of a lesson, as `npm run lab -- play … --save` wrote it. */
export function lessonRecord(data: unknown): GameRecord {
  const parsed = parseRecord(data);
  if (!parsed.ok) throw new LessonMisfit(`${parsed.fault.place}: ${parsed.fault.detail}`);
  return parsed.record;
}

/** Lessons that share one game: each ends after so many of its moves, where its last moment is done. */
export function lessonsAlong(record: GameRecord): (id: string, moments: readonly LessonMoment[], end?: number) => Lesson {
  return (id, moments, end = record.moves.length) => ({ id, moments, record: firstMoves(record, end) });
}
