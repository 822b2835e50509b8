import { type GameRecord, parseRecord } from '../record.ts';
import { LessonMisfit } from './guide.ts';

/** The record of a lesson, as `npm run lab -- play … --save` wrote it. */
export function lessonRecord(data: unknown): GameRecord {
  const parsed = parseRecord(data);
  if (!parsed.ok) throw new LessonMisfit(`${parsed.fault.place}: ${parsed.fault.detail}`);
  return parsed.record;
}
