import type { Profile } from '@kaya/wire';
import { InDatabase } from './in-database.ts';
import { inPieces } from './in-pieces.ts';

/** What is kept of a profile besides the name. */
export type KeptProfile = Omit<Profile, 'name'>;

/** Whoever has said nothing: a name, and nothing else is told. */
export const UNTOLD: KeptProfile = {
  avatar: null,
  languages: [],
  favourites: [],
  shown: { languages: false, favourites: false, ratings: true },
};

/** What people tell of themselves, and with whom they have played. */
export class Profiles extends InDatabase {
  async of(people: readonly string[]): Promise<ReadonlyMap<string, KeptProfile>> {
    const rows = await inPieces(people, (some) =>
      this.db.selectFrom('profiles').selectAll().where('person', 'in', some).execute(),
    );
    return new Map(rows.map(({ person, profile }) => [person, read(profile)]));
  }

  async keep(person: string, profile: KeptProfile): Promise<void> {
    const text = JSON.stringify(profile);
    await this.db
      .insertInto('profiles')
      .values({ person, profile: text })
      .onConflict((it) => it.column('person').doUpdateSet({ profile: text }))
      .execute();
  }

  /** How many games somebody has played to their end with each of these. */
  async together(person: string, others: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (others.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('seats as mine')
      .innerJoin('seats as theirs', 'theirs.table_id', 'mine.table_id')
      .innerJoin('tables', 'tables.id', 'mine.table_id')
      .select((it) => ['theirs.person as person', it.fn.countAll<number>().as('many')])
      .where('mine.person', '=', person)
      .where('theirs.person', 'in', [...others])
      .where('tables.status', '=', 'over')
      .groupBy('theirs.person')
      .execute();
    return new Map(rows.flatMap(({ person: other, many }) => (other === null ? [] : [[other, Number(many)] as const])));
  }
}

/** What was not asked yet when it was kept is as with everybody who has said nothing. */
function read(profile: string): KeptProfile {
  const kept: Partial<KeptProfile> = JSON.parse(profile);
  return { ...UNTOLD, ...kept, shown: { ...UNTOLD.shown, ...kept.shown } };
}
