import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';
import type { DiskWatch } from './disk-watch.ts';

/** Node's own SQLite in the shape that Kysely expects. */
export function nodeSqlite(file: DatabaseSync, disk: DiskWatch): SqliteDatabase {
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  const values = (list: readonly unknown[]) => list as readonly SQLInputValue[];
  return {
    close: () => file.close(),
    prepare(text) {
      const known = prepared.get(text);
      if (known !== undefined) return known;
      const statement = disk.during('prepare', () => file.prepare(text));
      const made: ReturnType<SqliteDatabase['prepare']> = {
        reader: statement.columns().length > 0,
        all: (list) => disk.during(text, () => statement.all(...values(list))),
        run: (list) => disk.during(text, () => statement.run(...values(list))),
        iterate: (list) => statement.iterate(...values(list)),
      };
      // The same few statements come again and again; lists of changing length are prepared anew.
      if (prepared.size < 200 && !/ in \(/.test(text)) prepared.set(text, made);
      return made;
    },
  };
}
