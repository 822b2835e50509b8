import type { Speaker } from '@kaya/engine';
import { DRILL } from '@kaya/engine/lessons';
import type { LessonSay } from './text/index.ts';

/** What a lesson is called: by its course, and the drill alike in every game. */
export function titleOf(lesson: string, words: Speaker, say: LessonSay): string {
  return lesson === DRILL ? say('drill.title') : words.say({ key: `${lesson}.title` });
}
