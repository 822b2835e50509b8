// The shelf knows how long the lessons of a game take without loading them.
import { box as lamplighters } from '@kaya/engine/teaching';
import { loadAllGames } from '@kaya/games';
import { expect, test } from 'vitest';
import { minutesOf, secondsOf } from './minutes.ts';

for (const { game, shelf, course: load } of [...(await loadAllGames()), lamplighters]) {
  test(`${game.id}: the shelf says as many minutes as the lessons take`, async () => {
    const course = await load?.();
    const words = await course?.words.en();
    if (course === undefined || words === undefined || shelf.lessons === undefined) throw new Error(`${game.id} has no lessons`);
    expect(shelf.lessons).toEqual(course.lessons.map((lesson) => minutesOf(lesson, course.seat, words)));
    // Long enough to achieve something, and short enough for a pause; the teaching game has one turn to show.
    if (game.id === lamplighters.game.id) return;
    for (const lesson of course.lessons) {
      // Not rounded: what is called three minutes takes them.
      expect(secondsOf(lesson, course.seat, words), lesson.id).toBeGreaterThanOrEqual(180);
      expect(secondsOf(lesson, course.seat, words), lesson.id).toBeLessThanOrEqual(360);
    }
  });
}
