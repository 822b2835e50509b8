// Everything that is kept, run on both databases: a file for each idea in storage/.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPostgres } from './postgres.ts';
import { noScans, watchPostgres } from './scans.ts';
import { peopleAreCalled } from './storage/calls.ts';
import { choresAreDone } from './storage/chores.ts';
import { dailyTriesAreKept } from './storage/daily.ts';
import { Given } from './storage/given.ts';
import { lessonsAreCounted } from './storage/lessons.ts';
import { listsAreTold } from './storage/lists.ts';
import { notesAreKept } from './storage/notes.ts';
import { peopleAreKnown } from './storage/people.ts';
import { processesShare } from './storage/processes.ts';
import { ratingsAreKept } from './storage/ratings.ts';
import { schemasComeForward } from './storage/schema.ts';
import { tablesAreKept } from './storage/tables.ts';

describe.each(['sqlite', 'postgres'] as const)('storage on %s', (kind) => {
  const given = new Given(kind);
  const scansHeard = kind === 'postgres' ? watchPostgres() : null;

  beforeAll(async () => {
    given.folder = mkdtempSync(join(tmpdir(), 'kaya-storage-'));
    if (kind === 'postgres') given.postgres = await startPostgres();
    return async () => {
      await given.postgres?.stop();
      rmSync(given.folder, { recursive: true, force: true });
    };
  });

  beforeEach(({ task }) => given.open(task.id));

  tablesAreKept(given);
  listsAreTold(given);
  lessonsAreCounted(given);
  notesAreKept(given);
  dailyTriesAreKept(given);
  ratingsAreKept(given);
  choresAreDone(given);
  peopleAreCalled(given);
  peopleAreKnown(given);
  schemasComeForward(given);
  if (kind === 'postgres') processesShare(given);
  test('nothing that was asked goes through a table that grows', async () => {
    const { where } = given;
    if (where.kind === 'postgres') expect(await scansHeard?.(where.url)).toEqual([]);
    else noScans();
  });
  if (kind === 'sqlite')
    test('what goes takes its own along by an index', async () => {
      const { rows } = await sql<{ name: string; column: string }>`
        select m.name, f."from" as column from sqlite_master m, pragma_foreign_key_list(m.name) f
        where m.type = 'table' and not exists (
          select 1 from pragma_index_list(m.name) i, pragma_index_info(i.name) c where c.seqno = 0 and c.name = f."from" and i.partial = 0)`.execute(
        given.database.db,
      );
      expect(rows).toEqual([]);
    });
  if (kind === 'sqlite')
    test('every commit reaches the disk', async () => {
      const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(given.database.db);
      const mode = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(given.database.db);
      expect([rows[0]?.synchronous, mode.rows[0]?.journal_mode]).toEqual([2, 'wal']);
    });
});
