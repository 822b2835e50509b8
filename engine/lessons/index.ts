export { Guide, LessonMisfit, type Told } from './guide.ts';
export type { Course, Fields, Help, Lesson, LessonMoment } from './lesson.ts';
export { lessonRecord, lessonsAlong } from './record.ts';
