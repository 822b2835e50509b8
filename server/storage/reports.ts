import type { Kysely } from 'kysely';
import type { Database } from './open.ts';
import type { ReportRow, Schema } from './schema.ts';

/** What people report of others, for whoever hosts. */
export class Reports {
  readonly #db: Kysely<Schema>;

  constructor(database: Database) {
    this.#db = database.db;
  }

  async add(row: ReportRow): Promise<void> {
    await this.#db.insertInto('reports').values(row).execute();
  }

  async by(reporter: string): Promise<readonly ReportRow[]> {
    return this.#db.selectFrom('reports').selectAll().where('reporter', '=', reporter).orderBy('at').execute();
  }
}
