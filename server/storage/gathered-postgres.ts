import pg from 'pg';
import type { Stored } from './once.ts';
import type { PatientPool } from './patient-pool.ts';

/** So many journeys to PostgreSQL are on their way at once; what comes meanwhile goes together with the next one. */
const AT_ONCE = 2;
/** So many moves go together. */
const MOST_TOGETHER = 64;

type Ask = PatientPool['ask'];
/** A move, and what PostgreSQL is to say of it, as the statement reads them. */
export type Asked = Readonly<Record<string, unknown>> & { readonly id: string };

interface Waiting {
  readonly asked: Asked;
  /** The move by itself. */
  readonly alone: () => Promise<Stored>;
  readonly stored: (done: Stored | Promise<Stored>) => void;
}

/** What PostgreSQL says where it refuses a statement, and has done nothing of it: doubled, held by somebody, or too long. */
const REFUSED = /^(?:22|23|40|55|57014)/;

/**
 * Each table's move is stored where the table was at its version, and nothing of it otherwise. Tables that somebody else holds just now are
 * left out: nobody waits for them who plays elsewhere, and no two processes wait for each other.
 */
const STATEMENT = `
  with asked as materialized (
    select * from json_to_recordset($1::json) as it (
      id text, request text, status text, deadline bigint, call_at bigint, awaited text, seen text, proposals text, components text,
      rated int, state text, upto int, more int, at bigint, version int, revision int, "from" text, entries json, anew boolean,
      step text, said json)),
  done as (select asked.id from asked join requests on requests.table_id = asked.id and requests.request = asked.request),
  free as (
    select tables.id from tables join asked on asked.id = tables.id
    where tables.version = asked.version and tables.revision = asked.revision
      and strpos(asked."from", ',' || tables.status || ',') > 0 and asked.id not in (select id from done)
    for update of tables skip locked),
  moved as (
    update tables set status = it.status, deadline = it.deadline, call_at = it.call_at, awaited = it.awaited, seen = it.seen,
      proposals = coalesce(it.proposals, tables.proposals), components = coalesce(it.components, tables.components),
      rated = coalesce(it.rated, tables.rated), game_state = it.state, game_packed = null, version = it.upto,
      revision = tables.revision + it.more, changed_at = it.at
    from asked as it, free where free.id = it.id and tables.id = it.id
      and tables.version = it.version and tables.revision = it.revision
    returning tables.id),
  stored as (select asked.* from asked join moved on moved.id = asked.id),
  logged as (
    insert into log (table_id, number, kind, seat, content, hash, at)
    select stored.id, it.number, it.kind, it.seat, it.content, it.hash, stored.at from stored,
      json_to_recordset(stored.entries) as it (number int, kind text, seat int, content text, hash text)),
  forgotten as (delete from steps using stored where steps.table_id = stored.id and stored.anew),
  stepped as (insert into steps (table_id, number, content) select id, upto, step from stored where step is not null),
  noted as (insert into requests (table_id, request, at) select id, request, at from stored where request is not null)
  select stored.id, (
    select count(pg_notify(it.channel, it.text)) from json_to_recordset(stored.said) as it (channel text, text text)) as told
  from stored`;

/** Moves of several tables that come at the same time go to PostgreSQL together: one journey, one transaction, one write to its disk. */
export class GatheredAppends {
  readonly #ask: Ask;
  #waiting: Waiting[] = [];
  #onTheirWay = 0;
  #soon: NodeJS.Immediate | null = null;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  append(asked: Asked, alone: () => Promise<Stored>): Promise<Stored> {
    return new Promise((stored) => {
      this.#waiting.push({ asked, alone, stored });
      // Everything that has come in this round of the event loop goes together.
      this.#soon ??= setImmediate(() => {
        this.#soon = null;
        this.#send();
      });
    });
  }

  #send(): void {
    while (this.#onTheirWay < AT_ONCE && this.#waiting.length > 0) {
      const group = this.#nextGroup();
      this.#onTheirWay++;
      void this.#store(group).finally(() => {
        this.#onTheirWay--;
        this.#send();
      });
    }
  }

  /** Of each table one move. */
  #nextGroup(): readonly Waiting[] {
    const group = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const it of this.#waiting) {
      if (group.size >= MOST_TOGETHER || group.has(it.asked.id)) later.push(it);
      else group.set(it.asked.id, it);
    }
    this.#waiting = later;
    return [...group.values()];
  }

  /** What is not stored together is asked alone: that says why, or waits for whoever holds the table. */
  async #store(group: readonly Waiting[]): Promise<void> {
    const [first] = group;
    if (first === undefined) return;
    if (group.length === 1) return settle([first]);
    try {
      const rows = await this.#ask<{ id: string }>('append-many', STATEMENT, [JSON.stringify(group.map(({ asked }) => asked))]);
      const there = new Set(rows.map(({ id }) => id));
      for (const { asked, stored } of group) if (there.has(asked.id)) stored('stored');
      void settle(group.filter(({ asked }) => !there.has(asked.id)));
    } catch (error) {
      // PostgreSQL refused all of it because of one of them; whether it was stored is not known where it does not answer.
      if (error instanceof pg.DatabaseError && REFUSED.test(error.code ?? '')) void settle(group);
      else for (const { stored } of group) stored(Promise.reject(error));
    }
  }
}

async function settle(group: readonly Waiting[]): Promise<void> {
  await Promise.allSettled(
    group.map(({ alone, stored }) => {
      const done = alone();
      stored(done);
      return done;
    }),
  );
}
