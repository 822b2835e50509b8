import { InDatabase } from './in-database.ts';
import { isThere } from './once.ts';
import type { DailyChoiceRow, DailyTryRow } from './schema.ts';

/** So many tries of a title count on a day. */
const MOST = 1000;
/** So many choices are written in one statement. */
const AT_ONCE = 20;

/** `repeated`: a try of this person counts already; `nobody`: they have been deleted meanwhile. */
type Counted = 'stored' | 'repeated' | 'too-many' | 'nobody';

export type Chosen = Pick<DailyChoiceRow, 'position' | 'action'>;
type Table = Pick<DailyTryRow, 'game' | 'day'>;

/** Tries of the tables of a day, one of each person and title. */
export class DailyTries extends InDatabase {
  /** Counts a try, with what was chosen where: no position may stand there twice. */
  async add(row: DailyTryRow, chosen: readonly Chosen[]): Promise<Counted> {
    const { game, day } = row;
    return this.db.transaction().execute(async (run) => {
      if (!(await isThere(run, this.shared, row.person))) return 'nobody';
      const own = await run
        .selectFrom('daily_tries')
        .select('at')
        .where((it) => it.and({ game, day, person: row.person }))
        .executeTakeFirst();
      // The person is held until the end of this: nobody counts for them meanwhile.
      if (own !== undefined) return 'repeated';
      const { many } = await run
        .selectFrom('daily_tries')
        .select((it) => it.fn.countAll<number>().as('many'))
        .where((it) => it.and({ game, day }))
        .executeTakeFirstOrThrow();
      if (Number(many) >= MOST) return 'too-many';
      await run.insertInto('daily_tries').values(row).execute();
      // In one order, so that two who count at once never wait for each other.
      const rows = chosen.map((it) => ({ game, day, ...it, people: 1 })).sort((a, b) => (a.position < b.position ? -1 : 1));
      for (let from = 0; from < rows.length; from += AT_ONCE)
        await run
          .insertInto('daily_choices')
          .values(rows.slice(from, from + AT_ONCE))
          .onConflict((it) =>
            it
              .columns(['game', 'day', 'position', 'action'])
              .doUpdateSet((kept) => ({ people: kept('daily_choices.people', '+', 1) })),
          )
          .execute();
      return 'stored';
    });
  }

  async of({ game, day }: Table, person: string): Promise<DailyTryRow | null> {
    const row = await this.db
      .selectFrom('daily_tries')
      .selectAll()
      .where((it) => it.and({ game, day, person }))
      .executeTakeFirst();
    return row ?? null;
  }

  /** The titles of which a try of this person counts on a day. */
  async countedOn(day: string, person: string): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('daily_tries')
      .select('game')
      .where((it) => it.and({ day, person }))
      .orderBy('game')
      .execute();
    return rows.map(({ game }) => game);
  }

  /** All tries of somebody. */
  async by(person: string): Promise<readonly DailyTryRow[]> {
    return this.db.selectFrom('daily_tries').selectAll().where('person', '=', person).orderBy('day').orderBy('game').execute();
  }

  /** Won and lost with their points, the best first; among equals whoever came first. */
  async ranked({ game, day }: Table): Promise<readonly Pick<DailyTryRow, 'person' | 'won' | 'score'>[]> {
    return this.db
      .selectFrom('daily_tries')
      .select(['person', 'won', 'score'])
      .where((it) => it.and({ game, day }))
      .orderBy('won', 'desc')
      .orderBy('score', 'desc')
      .orderBy('at')
      .orderBy('person')
      .execute();
  }

  /** What was chosen at these positions, by how many. */
  async chosenAt({ game, day }: Table, positions: readonly string[]): Promise<readonly (Chosen & { readonly people: number })[]> {
    if (positions.length === 0) return [];
    return this.db
      .selectFrom('daily_choices')
      .select(['position', 'action', 'people'])
      .where((it) => it.and({ game, day }))
      .where('position', 'in', positions)
      .orderBy('people', 'desc')
      .orderBy('action')
      .execute();
  }

  /** What a guest tried is somebody's who has shown who they are, where no try of theirs counts. */
  async inherit(guest: string, person: string): Promise<void> {
    await this.db.transaction().execute(async (run) => {
      // The person is held, as where a try of theirs is counted: none is added between looking and taking over.
      if (!(await isThere(run, this.shared, person))) return;
      await run
        .updateTable('daily_tries')
        .set({ person })
        .where('person', '=', guest)
        .where(({ not, exists, selectFrom, lit }) =>
          not(
            exists(
              selectFrom('daily_tries as own')
                .select(lit(1).as('one'))
                .whereRef('own.game', '=', 'daily_tries.game')
                .whereRef('own.day', '=', 'daily_tries.day')
                .where('own.person', '=', person),
            ),
          ),
        )
        .execute();
    });
  }

  /** Days before this one are forgotten. */
  async forget(before: string): Promise<void> {
    for (const table of ['daily_tries', 'daily_choices'] as const)
      await this.db.deleteFrom(table).where('day', '<', before).execute();
  }
}
