import { InDatabase } from './in-database.ts';
import type { ReportRow } from './schema.ts';

/** What people report of others, for whoever hosts. */
export class Reports extends InDatabase {
  async add(row: ReportRow): Promise<void> {
    await this.db.insertInto('reports').values(row).execute();
  }

  async by(reporter: string): Promise<readonly ReportRow[]> {
    return this.db.selectFrom('reports').selectAll().where('reporter', '=', reporter).orderBy('at').execute();
  }
}
