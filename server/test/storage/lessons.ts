// How the moments of lessons went, summed.
import { expect, test } from 'vitest';
import type { Given } from './given.ts';

const moment = (name: string, seconds: number, tries = 0, left = false) => ({ moment: name, seconds, tries, left });

export function lessonsAreCounted(given: Given): void {
  test('what several tell of a moment is added up, and nothing tells who they were', async () => {
    const { lessons } = given.store;
    const lesson = { game: 'co2', lesson: 'first-plant' };
    await Promise.all([
      lessons.add({ ...lesson, moments: [moment('propose', 5), moment('scientist', 20, 2)] }),
      lessons.add({ ...lesson, moments: [moment('scientist', 70, 1, true), moment('propose', 40)] }),
    ]);
    await lessons.add({ ...lesson, lesson: 'rivals', moments: [moment('propose', 0)] });
    const none = { tries: 0, gone: 0, under_10: 0, under_30: 0, under_60: 0, longer: 0 };
    expect((await lessons.all()).toSorted((a, b) => `${a.lesson} ${a.moment}`.localeCompare(`${b.lesson} ${b.moment}`))).toEqual([
      { ...lesson, moment: 'propose', ...none, shown: 2, under_10: 1, under_60: 1 },
      { ...lesson, moment: 'scientist', ...none, shown: 2, tries: 3, gone: 1, under_30: 1, longer: 1 },
      { ...lesson, lesson: 'rivals', moment: 'propose', ...none, shown: 1, under_10: 1 },
    ]);
    // Beyond what fits into 32 bits.
    await given.database.db.updateTable('lesson_counts').set({ shown: 3_000_000_000 }).where('lesson', '=', 'rivals').execute();
    await lessons.add({ ...lesson, lesson: 'rivals', moments: [moment('propose', 0)] });
    expect((await lessons.all()).find((it) => it.lesson === 'rivals')?.shown).toBe(3_000_000_001);
  });
}
