import type { LessonCounts as Told } from '@kaya/wire';
import { InDatabase } from './in-database.ts';
import type { LessonCountRow } from './schema.ts';

/** How the moments of lessons went, summed: nothing tells who or when. */
export class LessonCounts extends InDatabase {
  /** Adds how some moments went for somebody. */
  async add({ game, lesson, moments }: Told): Promise<void> {
    await this.db.transaction().execute(async (run) => {
      // In one order, so that two who tell at once never wait for each other.
      for (const { moment, seconds, tries, left } of moments.toSorted((a, b) => a.moment.localeCompare(b.moment))) {
        const counted = {
          ...{ shown: 1, tries, gone: left ? 1 : 0 },
          under_10: seconds < 10 ? 1 : 0,
          under_30: seconds >= 10 && seconds < 30 ? 1 : 0,
          under_60: seconds >= 30 && seconds < 60 ? 1 : 0,
          longer: seconds >= 60 ? 1 : 0,
        };
        await run
          .insertInto('lesson_counts')
          .values({ game, lesson, moment, ...counted })
          .onConflict((it) =>
            it.columns(['game', 'lesson', 'moment']).doUpdateSet((row) => ({
              shown: row('lesson_counts.shown', '+', counted.shown),
              tries: row('lesson_counts.tries', '+', counted.tries),
              gone: row('lesson_counts.gone', '+', counted.gone),
              under_10: row('lesson_counts.under_10', '+', counted.under_10),
              under_30: row('lesson_counts.under_30', '+', counted.under_30),
              under_60: row('lesson_counts.under_60', '+', counted.under_60),
              longer: row('lesson_counts.longer', '+', counted.longer),
            })),
          )
          .execute();
      }
    });
  }

  all(): Promise<readonly LessonCountRow[]> {
    return this.db.selectFrom('lesson_counts').selectAll().execute();
  }
}
