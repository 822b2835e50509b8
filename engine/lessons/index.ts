export { Guide, LessonMisfit, type Told } from './guide.ts';
export { type Course, type Fields, fits, type Help, type Lesson, type LessonMoment, type Shown } from './lesson.ts';
export { lessonRecord, lessonsAlong } from './record.ts';
