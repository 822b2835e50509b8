import { InDatabase } from './in-database.ts';
import type { BarRow } from './schema.ts';

/** What somebody may not do here for a while. It is asked for each time, so that it holds at once and in every process. */
export class Bars extends InDatabase {
  async of(person: string, now: number): Promise<readonly BarRow[]> {
    return this.db
      .selectFrom('bars')
      .selectAll()
      .where('person', '=', person)
      .where('until', '>', now)
      .orderBy('until', 'desc')
      .execute();
  }

  /** Also those that have ended, the first first. */
  async allOf(person: string): Promise<readonly BarRow[]> {
    return this.db.selectFrom('bars').selectAll().where('person', '=', person).orderBy('at').execute();
  }

  async has(person: string, kind: BarRow['kind'], now: number): Promise<boolean> {
    const bar = await this.db
      .selectFrom('bars')
      .select('id')
      .where('person', '=', person)
      .where('kind', '=', kind)
      .where('until', '>', now)
      .limit(1)
      .executeTakeFirst();
    return bar !== undefined;
  }
}
