import { type Kysely, sql } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import { type Notice, noticeText, type Saying, type Spoken, tableOf } from './bus.ts';

/** What every process hears. */
export const CHANNEL = 'kaya';
/** The name of a channel may have so many letters. */
const LONGEST = 63;
/** So many notices are said by one statement. */
const AT_ONCE = 500;

export function channelOf(table: string): string {
  return `${CHANNEL}_${table}`.slice(0, LONGEST);
}

/** By PostgreSQL itself: a notice comes with the commit of what it tells of, or not at all. */
export class PostgresSaying implements Saying {
  readonly #me: string;

  constructor(me: string) {
    this.#me = me;
  }

  async within(run: Kysely<Schema>, notices: readonly Notice[]): Promise<void> {
    const said = this.withIt(notices).map(({ channel, text }) => sql`pg_notify(${channel}, ${text})`);
    for (let from = 0; from < said.length; from += AT_ONCE)
      await sql`select ${sql.join(said.slice(from, from + AT_ONCE))}`.execute(run);
  }

  withIt(notices: readonly Notice[]): readonly Spoken[] {
    return notices.map((notice) => {
      const table = tableOf(notice);
      return { channel: table === null ? CHANNEL : channelOf(table), text: noticeText(this.#me, notice) };
    });
  }

  after(): void {}
}
