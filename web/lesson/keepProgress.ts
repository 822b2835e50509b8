import { courseOf, keep, reached } from './progress.ts';

/** Keeps the moment that was reached in a lesson. */
export function keepReached(game: string, lesson: string, at: number, done: boolean): void {
  const before = reached(game, lesson);
  const now = { at: done ? 0 : at, done: done || before.done };
  if (before.at === now.at && before.done === now.done) return;
  keep(`${game} ${lesson}`, now);
}

/** Keeps how many lessons of a course are done, so that the home page knows without loading it. */
export function keepCourse(game: string, lessons: readonly string[]): void {
  const at = lessons.filter((id) => reached(game, id).done).length;
  const before = courseOf(game);
  if (at !== before.at) keep(`course:${game}`, { at, done: at === lessons.length });
}
