import { type Kysely, sql } from 'kysely';
import { requestDigest } from './request-digest.ts';
import type { Schema } from './schema.ts';
import type { Append } from './store.ts';

/** What became of it, and whether its request had been carried out before. */
interface Done {
  readonly moved: boolean;
  readonly known: boolean;
}

/**
 * PostgreSQL appends moves by one statement, one way there and back instead of six: the state where nobody was faster and the
 * request is new, and with it the log, the request's name and the notice to other processes.
 */
export async function appendAtOnce(
  db: Kysely<Schema>,
  append: Append,
  notice: readonly [channel: string, text: string],
): Promise<Done> {
  const { table, version, entries, game, row, at, request, from, revision } = append;
  const digest = request === null ? null : requestDigest(request);
  const isKnown = sql<boolean>`exists (select 1 from requests where table_id = ${table} and request = ${digest})`;
  const rows = JSON.stringify(entries.map((entry, i) => ({ ...entry, number: version + i + 1 })));
  const found = await db
    .with('moved', (run) =>
      run
        .updateTable('tables')
        .set({ ...row, game_state: game, game_packed: null, version: version + entries.length, changed_at: at })
        .$if(revision !== undefined, (it) => it.set({ revision: (revision ?? 0) + 1 }))
        .where('id', '=', table)
        .where('version', '=', version)
        .where('status', 'in', [...from])
        .$if(revision !== undefined, (it) => it.where('revision', '=', revision ?? 0))
        .$if(digest !== null, (it) => it.where(sql<boolean>`not ${isKnown}`))
        .returning('id'),
    )
    .with(
      'logged',
      () => sql<{ number: number }>`(
        insert into log (table_id, number, kind, seat, content, hash, at)
        select moved.id, entry.number, entry.kind, entry.seat, entry.content, entry.hash, ${at}::bigint
        from moved, json_to_recordset(${rows}::json) as entry (number integer, kind text, seat integer, content text, hash text)
        returning number)`,
    )
    .with(
      'remembered',
      () => sql<{ at: number }>`(
        insert into requests (table_id, request, at)
        select moved.id, ${digest}, ${at}::bigint from moved where ${digest}::text is not null
        returning at)`,
    )
    .selectNoFrom([
      sql<boolean>`exists (select 1 from moved)`.as('moved'),
      isKnown.as('known'),
      // Heard when this is stored.
      sql<null>`(select pg_notify(${notice[0]}, ${notice[1]}) from moved)`.as('told'),
    ])
    .executeTakeFirstOrThrow();
  return { moved: found.moved, known: found.known };
}
