import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Mailboxes that want no mail, how much was written where, and whose calls take turns with whose. */
export const reachStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('channels').addColumn('mailbox', 'text').execute();
    await db.schema
      .alterTable('channels')
      .addColumn('misses', 'integer', (it) => it.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('channels_by_mailbox').on('channels').column('mailbox').execute();
    await db.schema.createIndex('channels_by_session').on('channels').column('session').execute();
    await db.schema
      .alterTable('callings')
      .addColumn('crowd', 'text', (it) => it.notNull().defaultTo(''))
      .execute();
    await db.schema
      .createTable('refusals')
      .addColumn('mailbox', 'text', (it) => it.primaryKey())
      .addColumn('at', 'bigint', (it) => it.notNull())
      .execute();
    await db.schema
      .createTable('letters')
      .addColumn('counted', 'text', (it) => it.notNull())
      .addColumn('day', 'integer', (it) => it.notNull())
      .addColumn('many', 'integer', (it) => it.notNull())
      .addPrimaryKeyConstraint('letters_key', ['day', 'counted'])
      .execute();
  },
};
