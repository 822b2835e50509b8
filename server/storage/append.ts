// A move is stored, the dearest thing that is done often: one transaction without a pause, or one statement.
import type { Status } from '@kaya/wire';
import pg from 'pg';
import type { Notice, Spoken } from '../bus/bus.ts';
import { type Asked, GatheredAppends } from './gathered-postgres.ts';
import type { AtOnce, Statements } from './grouped-sqlite.ts';
import type { Stored } from './once.ts';
import type { Database } from './open.ts';
import type { PatientPool } from './patient-pool.ts';
import { requestDigest } from './request-digest.ts';
import type { LogRow, TableRow } from './schema.ts';
import type { Telling } from './telling.ts';

/** Moves to append, in one transaction with the state they lead to. */
export interface Append {
  readonly table: string;
  /** The version these moves were made on; anything else means that somebody was faster. */
  readonly version: number;
  readonly entries: readonly Pick<LogRow, 'kind' | 'seat' | 'content' | 'hash'>[];
  /** The game as it is now, or what became of it (see `Step`) where the stored one goes on. */
  readonly game: string | { readonly step: string };
  readonly row: Pick<TableRow, 'status' | 'deadline' | 'call_at' | 'awaited' | 'seen'> &
    Partial<Pick<TableRow, 'proposals' | 'components' | 'rated'>>;
  readonly at: number;
  readonly request: string | null;
  /** The status it must have. */
  readonly from: readonly Status[];
  /** The revision these moves were made at: whoever moved, or had ordered, may have left the seat since. */
  readonly revision: number;
  /** Do the status or the proposals change? */
  readonly changesTable: boolean;
}

/** How moves are stored here. */
export function appending(swift: Database['swift'], telling: Telling): (moves: Append) => Promise<Stored> {
  const isStored = (done: Stored) => done === 'stored';
  const store = swift.kind === 'sqlite' ? inFile(swift, isStored) : inPostgres(swift.ask);
  return (moves) => {
    // What changes for the lists is heard everywhere.
    const notices: Notice[] = [{ what: moves.changesTable ? 'changed' : 'moved', about: moves.table }];
    return telling.changeWith(notices, (spoken) => store(moves, spoken), isStored);
  };
}

type Store = (moves: Append, spoken: readonly Spoken[]) => Promise<Stored>;

function inFile({ atOnce }: AtOnce, isStored: (done: Stored) => boolean): Store {
  return (moves) => atOnce((file) => appendTo(file, moves), isStored);
}

function inPostgres(ask: PatientPool['ask']): Store {
  const gathered = new GatheredAppends(ask);
  return (moves, spoken) => gathered.append(askedOf(moves, spoken), () => appendBy(ask, moves, spoken));
}

/** What is written where, on both databases. */
function partsOf({ entries, game, row, version, request }: Append) {
  const plays = row.status === 'playing';
  const step = typeof game === 'string' ? null : game.step;
  const whole = typeof game === 'string' ? game : null;
  return {
    to: version + entries.length,
    /** Of a game that nobody plays on the whole lies with its table. */
    state: plays ? null : whole,
    step: plays ? (step ?? whole) : null,
    /** What lay in steps before is not needed any more. */
    anew: step === null,
    digest: request === null ? null : requestDigest(request),
  };
}

function appendTo(file: Statements, moves: Append): Stored {
  const { table, version, entries, row, at, from, revision, changesTable } = moves;
  const { to, state, step, anew, digest } = partsOf(moves);
  const changed = file.run(
    `update tables set status = ?, deadline = ?, call_at = ?, awaited = ?, seen = ?, proposals = coalesce(?, proposals),
      components = coalesce(?, components), rated = coalesce(?, rated), game_state = ?, game_packed = null, version = ?,
      revision = revision + ?, changed_at = ?
    where id = ? and version = ? and instr(?, ',' || status || ',') > 0 and revision = ?`,
    [
      ...[row.status, row.deadline, row.call_at, row.awaited, row.seen, row.proposals ?? null],
      ...[row.components ?? null, row.rated ?? null, state, to, changesTable ? 1 : 0, at],
      ...[table, version, `,${from.join(',')},`, revision],
    ],
  );
  const isKnown = () =>
    digest !== null && file.first('select 1 from requests where table_id = ? and request = ?', [table, digest]) !== undefined;
  if (changed === 0) return isKnown() ? 'repeated' : 'behind';
  for (const [i, { kind, seat, content, hash }] of entries.entries())
    file.run('insert into log (table_id, number, kind, seat, content, hash, at) values (?, ?, ?, ?, ?, ?, ?)', [
      ...[table, version + i + 1, kind, seat, content, hash, at],
    ]);
  if (anew) file.run('delete from steps where table_id = ?', [table]);
  if (step !== null) file.run('insert into steps (table_id, number, content) values (?, ?, ?)', [table, to, step]);
  if (digest === null) return 'stored';
  // Where it was carried out before, all of this is taken back.
  const noted = 'insert into requests (table_id, request, at) values (?, ?, ?) on conflict do nothing';
  return file.run(noted, [table, digest, at]) === 0 ? 'repeated' : 'stored';
}

/** All of it in one journey: what follows is done where the table was at its version, and nothing else. */
const STATEMENT = `
  with done as (select 1 from requests where table_id = $1 and request = $2::text),
  moved as (
    update tables set status = $3, deadline = $4, call_at = $5, awaited = $6, seen = $7, proposals = coalesce($8, proposals),
      components = coalesce($9, components), rated = coalesce($10, rated), game_state = $11, game_packed = null, version = $12,
      revision = revision + $13, changed_at = $14
    where id = $1 and version = $15 and status = any($16::text[]) and revision = $17
      and not exists (select 1 from done)
    returning id),
  logged as (
    insert into log (table_id, number, kind, seat, content, hash, at)
    select moved.id, $15 + it.place, it.kind, it.seat, it.content, it.hash, $14
    from moved, unnest($18::text[], $19::int[], $20::text[], $21::text[]) with ordinality as it (kind, seat, content, hash, place)),
  forgotten as (delete from steps using moved where steps.table_id = moved.id and $22::boolean),
  stepped as (insert into steps (table_id, number, content) select id, $12, $23::text from moved where $23::text is not null),
  noted as (insert into requests (table_id, request, at) select id, $2::text, $14 from moved where $2::text is not null)
  select (select count(*)::int from moved) as moved, (select count(*)::int from done) as done,
    (select count(pg_notify(it.channel, it.said)) from moved, unnest($24::text[], $25::text[]) as it (channel, said)) as told`;

/** A move for the statement that stores several. */
function askedOf(moves: Append, spoken: readonly Spoken[]): Asked {
  const { table, version, entries, row, at, from, revision, changesTable } = moves;
  const { to, state, step, anew, digest } = partsOf(moves);
  return {
    ...{ id: table, request: digest, ...row, state, upto: to, more: changesTable ? 1 : 0, at, version, revision },
    ...{
      from: `,${from.join(',')},`,
      entries: entries.map((it, i) => ({ ...it, number: version + i + 1 })),
      anew,
      step,
      said: spoken,
    },
  };
}

async function appendBy(ask: PatientPool['ask'], moves: Append, spoken: readonly Spoken[]): Promise<Stored> {
  const { table, version, entries, row, at, from, revision, changesTable } = moves;
  const { to, state, step, anew, digest } = partsOf(moves);
  try {
    const [found] = await ask<{ moved: number; done: number }>('append', STATEMENT, [
      ...[table, digest, row.status, row.deadline, row.call_at, row.awaited, row.seen, row.proposals ?? null],
      ...[row.components ?? null, row.rated ?? null, state, to, changesTable ? 1 : 0, at],
      ...[version, from, revision],
      ...[entries.map((it) => it.kind), entries.map((it) => it.seat), entries.map((it) => it.content)],
      ...[entries.map((it) => it.hash), anew, step, spoken.map((it) => it.channel), spoken.map((it) => it.text)],
    ]);
    if (found?.moved === 1) return 'stored';
    return found?.done === 0 ? 'behind' : 'repeated';
  } catch (error) {
    // Another process has carried out the same request in the same moment.
    if (error instanceof pg.DatabaseError && error.code === '23505' && error.table === 'requests') return 'repeated';
    throw error;
  }
}
