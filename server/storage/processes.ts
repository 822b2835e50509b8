import { HostedFigures, HostedSample } from '@kaya/wire';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { ifJson } from './if-json.ts';
import { InDatabase } from './in-database.ts';

/** What a process says of itself: nothing of games, and no secret. */
const SaidOfItself = Type.Object({
  name: Type.String(),
  startedAt: Type.Integer(),
  kaya: Type.String(),
  node: Type.String(),
  backups: HostedFigures.properties.backups,
  /** A note for each quarter of an hour, and how it is. */
  day: Type.Array(HostedSample),
  last: HostedSample,
});
export type SaidOfItself = Static<typeof SaidOfItself>;

/** A process as it was heard of last. */
export interface KnownProcess extends SaidOfItself {
  readonly id: string;
  readonly at: number;
  /** In good order. */
  readonly ended: boolean;
}

/** How every process of the site fares, as each tells of itself, also of those that are gone. */
export class Processes extends InDatabase {
  async say({ id, at, ended, ...said }: KnownProcess): Promise<void> {
    const row = { at, ended: ended ? 1 : 0, said: JSON.stringify(said) };
    await this.db
      .insertInto('processes')
      .values({ id, ...row })
      .onConflict((it) => it.column('id').doUpdateSet(row))
      .execute();
  }

  /** Of another version nothing is known that does not read like ours. */
  async all(): Promise<readonly KnownProcess[]> {
    const rows = await this.db.selectFrom('processes').selectAll().execute();
    return rows.flatMap(({ id, at, ended, said }) => {
      const read = ifJson(said);
      return Value.Check(SaidOfItself, read) ? [{ ...read, id, at, ended: ended === 1 }] : [];
    });
  }

  async forget(before: number): Promise<void> {
    await this.db.deleteFrom('processes').where('at', '<', before).execute();
  }
}
