import type { Kysely } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { askedStep } from './asked-step.ts';
import { authorsStep } from './authors-step.ts';
import { branchesStep } from './branches-step.ts';
import { calendarsStep } from './calendars-step.ts';
import { callsStep } from './calls-step.ts';
import { compactStep } from './compact-step.ts';
import { dailyStep } from './daily-step.ts';
import { datesStep } from './dates-step.ts';
import { findingStep } from './finding-step.ts';
import { friendsStep } from './friends-step.ts';
import { groupLinesStep } from './group-lines-step.ts';
import { groupsStep } from './groups-step.ts';
import { hostsStep } from './hosts-step.ts';
import { lessonsStep } from './lessons-step.ts';
import { mannersStep } from './manners-step.ts';
import { membersStep } from './members-step.ts';
import { notesStep } from './notes-step.ts';
import { originsStep } from './origins-step.ts';
import { peopleApartStep } from './people-apart-step.ts';
import { processesStep } from './processes-step.ts';
import { profilesStep } from './profiles-step.ts';
import { programsStep } from './programs-step.ts';
import { quickStep } from './quick-step.ts';
import { ratingsStep } from './ratings-step.ts';
import { reachStep } from './reach-step.ts';
import { logTable, requestsTable } from './rebuilt-tables.ts';
import { restStep } from './rest-step.ts';
import type { Schema } from './schema.ts';
import { sessionsStep } from './sessions-step.ts';
import { stepsStep } from './steps-step.ts';
import { sumsStep } from './sums-step.ts';
import { timeStep } from './time-step.ts';
import { wordsStep } from './words-step.ts';

/** Forward only, one step per released schema; a step is never changed once released. */
const STEPS: Readonly<Record<string, Migration>> = {
  '0001-first': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('people')
        .addColumn('id', 'text', (it) => it.primaryKey())
        .addColumn('name', 'text', (it) => it.notNull())
        .addColumn('created_at', 'bigint', (it) => it.notNull())
        .execute();
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (it) => it.primaryKey())
        .addColumn('game', 'text', (it) => it.notNull())
        .addColumn('options', 'text', (it) => it.notNull())
        .addColumn('status', 'text', (it) => it.notNull())
        .addColumn('visibility', 'text', (it) => it.notNull())
        .addColumn('pace', 'text', (it) => it.notNull())
        .addColumn('spectators', 'integer', (it) => it.notNull())
        .addColumn('host', 'text', (it) => it.notNull())
        .addColumn('seed', 'text', (it) => it.notNull())
        .addColumn('created_at', 'bigint', (it) => it.notNull())
        .addColumn('changed_at', 'bigint', (it) => it.notNull())
        .addColumn('version', 'integer', (it) => it.notNull().defaultTo(0))
        .addColumn('revision', 'integer', (it) => it.notNull().defaultTo(0))
        .addColumn('deadline', 'bigint')
        .addColumn('proposals', 'text', (it) => it.notNull().defaultTo('[]'))
        .addColumn('next_table', 'text')
        .addColumn('claimed_by', 'text')
        .addColumn('claimed_until', 'bigint', (it) => it.notNull().defaultTo(0))
        .addColumn('awaited', 'text', (it) => it.notNull().defaultTo(''))
        .addColumn('seen', 'text', (it) => it.notNull().defaultTo('[]'))
        .addColumn('game_state', 'text')
        .execute();
      await db.schema
        .createTable('seats')
        .addColumn('table_id', 'text', (it) => it.notNull().references('tables.id').onDelete('cascade'))
        .addColumn('seat', 'integer', (it) => it.notNull())
        .addColumn('kind', 'text', (it) => it.notNull())
        .addColumn('person', 'text')
        .addColumn('level', 'text')
        .addColumn('stand_in', 'integer', (it) => it.notNull().defaultTo(0))
        .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
        .execute();
      await logTable(db).execute();
      await db.schema
        .createTable('chat')
        .addColumn('table_id', 'text', (it) => it.notNull().references('tables.id').onDelete('cascade'))
        .addColumn('number', 'integer', (it) => it.notNull())
        .addColumn('seat', 'integer', (it) => it.notNull())
        .addColumn('name', 'text', (it) => it.notNull())
        .addColumn('text', 'text', (it) => it.notNull())
        .addColumn('at', 'bigint', (it) => it.notNull())
        .addPrimaryKeyConstraint('chat_key', ['table_id', 'number'])
        .execute();
      await db.schema
        .createTable('settings')
        .addColumn('key', 'text', (it) => it.primaryKey())
        .addColumn('value', 'text', (it) => it.notNull())
        .execute();
      await db.schema.createIndex('seats_by_person').on('seats').column('person').execute();
      await db.schema.createIndex('tables_by_status').on('tables').columns(['status', 'visibility']).execute();
      await db.schema.createIndex('tables_by_deadline').on('tables').columns(['status', 'deadline']).execute();
      await requestsTable(db, 'requests_key').execute();
      await db.schema
        .createTable('presence')
        .addColumn('table_id', 'text', (it) => it.notNull())
        .addColumn('person', 'text', (it) => it.notNull())
        .addColumn('process', 'text', (it) => it.notNull())
        .addColumn('until', 'bigint', (it) => it.notNull())
        .addPrimaryKeyConstraint('presence_key', ['table_id', 'person', 'process'])
        .execute();
    },
  },
  '0002-compact': compactStep,
  '0003-sessions': sessionsStep,
  '0004-manners': mannersStep,
  '0005-origins': originsStep,
  '0006-asked': askedStep,
  '0007-calls': callsStep,
  '0008-members': membersStep,
  '0009-reach': reachStep,
  '0010-lessons': lessonsStep,
  '0011-authors': authorsStep,
  '0012-branches': branchesStep,
  '0013-time': timeStep,
  '0014-profiles': profilesStep,
  '0015-people-apart': peopleApartStep,
  '0016-finding': findingStep,
  '0017-notes': notesStep,
  '0018-hosts': hostsStep,
  '0019-groups': groupsStep,
  '0020-daily': dailyStep,
  '0021-programs': programsStep,
  '0022-friends': friendsStep,
  '0023-ratings': ratingsStep,
  '0024-group-lines': groupLinesStep,
  '0025-steps': stepsStep,
  '0026-quick': quickStep,
  '0027-sums': sumsStep,
  '0028-words': wordsStep,
  '0029-dates': datesStep,
  '0030-rest': restStep,
  '0031-processes': processesStep,
  '0032-calendars': calendarsStep,
};

/** Steps of a newer Kaya among those that a database has gone through. */
export function unknownSteps(done: readonly string[]): readonly string[] {
  return done.filter((name) => !Object.hasOwn(STEPS, name));
}

const provider: MigrationProvider = { getMigrations: async () => ({ ...STEPS }) };

/** Brings the database up to date, or only up to a step; says which one failed. */
export async function migrate(db: Kysely<Schema>, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider });
  const { error, results } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error === undefined) return;
  const failed = results?.find((it) => it.status === 'Error')?.migrationName ?? 'a step';
  const why = error instanceof Error ? error.message : String(error);
  throw new Error(`the database could not be brought up to date (${failed}): ${why}`, { cause: error });
}
