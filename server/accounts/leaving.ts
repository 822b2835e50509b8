import type { Person } from '../people.ts';
import { isAway } from '../storage/storage-fault.ts';
import type { Store } from '../storage/store.ts';
import { leave } from '../tables/seating.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * Whoever goes for good leaves their seats as anybody leaves them, where a game runs or is about to. A table that cannot be read keeps
 * nobody here: who hears of it deletes them there all the same.
 */
export async function leaveAll(
  store: Store,
  tables: Pick<Tables, 'open'>,
  person: Person,
  now: () => number,
  failed: (error: unknown, table: string) => void,
): Promise<void> {
  for (const id of await store.lists.idsOf(person.id)) {
    try {
      const table = await tables.open(id);
      const { status } = table?.state.row ?? {};
      if (table !== null && (status === 'open' || status === 'playing')) await table.inTurn(() => leave(table, person, now()));
    } catch (error) {
      if (isAway(error)) throw error;
      failed(error, id);
    }
  }
}
