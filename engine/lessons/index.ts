export { LessonMisfit } from './at.ts';
export { Drill, drillOf } from './drill.ts';
export { Guide } from './guide.ts';
export {
  type Course,
  DRILL,
  type Drilled,
  type DrillMoment,
  type Fields,
  fits,
  HELPS,
  type Help,
  type KindsTaught,
  type Lesson,
  type LessonMoment,
  ledIn,
  type Said,
  type Shown,
} from './lesson.ts';
export { lessonRecord, lessonsAlong } from './record.ts';
export type { Leader, Told } from './told.ts';
