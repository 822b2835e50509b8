import { InDatabase } from './in-database.ts';
import type { ComponentSetRow } from './schema.ts';

/** The component files of the host’s own that were ever used, and which of them games are running with. */
export class KeptComponents extends InDatabase {
  async keep(game: string, hash: string, content: string): Promise<void> {
    await this.db
      .insertInto('component_sets')
      .values({ game, hash, content })
      .onConflict((it) => it.columns(['game', 'hash']).doNothing())
      .execute();
  }

  async all(): Promise<readonly ComponentSetRow[]> {
    return this.db.selectFrom('component_sets').selectAll().orderBy('game').orderBy('hash').execute();
  }

  /** With which components games are running, and how many of them. */
  async running(): Promise<readonly { readonly game: string; readonly components: string; readonly tables: number }[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select((it) => ['game', 'components', it.fn.countAll<number>().as('tables')])
      .where('status', '=', 'playing')
      .groupBy(['game', 'components'])
      .execute();
    return rows.map(({ game, components, tables }) => ({ game, components: components ?? '', tables: Number(tables) }));
  }
}
