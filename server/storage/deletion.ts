import { sql, type Transaction } from 'kysely';
import { forgetEmpty, uncall } from './groups.ts';
import { ifJson } from './if-json.ts';
import { unpackText } from './packed.ts';
import { leaveRatings } from './ratings.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** Tables at which something changed when somebody was deleted: who sits there, or what was said. */
export interface Left {
  readonly tables: readonly string[];
  readonly talk: readonly string[];
}

/** Somebody leaves the database for good, in one transaction: name, ids, addresses, words. The games of others stay. */
export class Deletion {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Whoever sat in a game that still ran has left it before. */
  async delete(person: string): Promise<Left> {
    return this.#store.telling.change(async (run, say) => {
      // What they reported stays, for the sake of others; their words go, as their name does.
      await run.updateTable('reports').set({ words: '' }).where('reporter', '=', person).execute();
      const groups = await run.selectFrom('group_members').select('group_id').where('person', '=', person).execute();
      // First of all: whoever is about to sit down or to speak as this person waits here, and finds nobody.
      await run.deleteFrom('people').where('id', '=', person).execute();
      const tables = await this.#tablesOf(run, person);
      // Tables come before their seats, as in every other change, so that no two wait for each other.
      for (const id of tables) await this.#leave(run, id, person);
      for (const { group_id } of groups) await uncall(run, group_id, person);
      await leaveRatings(run, person, tables);
      // Their places and words in groups have gone with them.
      await forgetEmpty(run, groups);
      const talk = await this.#unsay(run, person);
      // 'traces' only now, when their tables are held: whoever holds one may be about to note the same.
      for (const table of ['traces', 'presence', 'lookers', 'challenges'] as const)
        await run.deleteFrom(table).where('person', '=', person).execute();
      await run.deleteFrom('letters').where('counted', '=', `person ${person}`).execute();
      for (const id of tables) say('changed', id);
      for (const id of talk) say('unsaid', id);
      say('signed-out', person);
      return { tables, talk };
    });
  }

  /** Where this person sits, sat, was sent away, is the host or played the game that was left, in the order of their ids. */
  async #tablesOf(run: Transaction<Schema>, person: string): Promise<readonly string[]> {
    const rows = await run.selectFrom('traces').select('table_id').where('person', '=', person).execute();
    return rows.map(({ table_id }) => table_id).toSorted();
  }

  async #leave(run: Transaction<Schema>, id: string, person: string): Promise<void> {
    // Whoever they have called by name there is not called by them any more.
    await run.deleteFrom('calls').where('table_id', '=', id).where('wait', 'like', `% ${person}`).execute();
    const { rows } = await sql<Pick<Schema['tables'], 'host' | 'sent_away' | 'status' | 'branch' | 'game_state' | 'game_packed'>>`
      update tables set revision = revision + 1 where id = ${id}
      returning host, sent_away, status, branch, game_state, game_packed`.execute(run);
    for (const { host, sent_away, status, branch, game_state, game_packed } of rows) {
      // What they had ordered ahead is kept with the game, under their id.
      // What cannot be unpacked says nothing to anybody.
      const game = game_packed === null ? game_state : await unpackText(game_packed).catch(() => null);
      if (game?.includes(`"${person}"`) === true)
        await run
          .updateTable('tables')
          .set({ game_state: game.replaceAll(`"${person}"`, '""'), game_packed: null })
          .where('id', '=', id)
          .execute();
      await run
        .updateTable('steps')
        .set((it) => ({ content: it.fn('replace', ['content', it.val(`"${person}"`), it.val('""')]) }))
        .where('table_id', '=', id)
        .where('content', 'like', `%"${person}"%`)
        .execute();
      await run
        .updateTable('tables')
        .set({ host: host === person ? '' : host, sent_away: without(sent_away, person), branch: unknownTo(branch, person) })
        .where('id', '=', id)
        .execute();
      for (const seat of await run.selectFrom('seats').selectAll().where('table_id', '=', id).execute()) {
        const theirs = seat.person === person;
        // Whoever sat down in the last moment leaves as one does: before the start the seat is open, then a bot plays on.
        const left =
          status === 'open'
            ? ({ kind: 'open' } as const)
            : status === 'playing'
              ? ({ level: 'medium', stand_in: 1 } as const)
              : {};
        await run
          .updateTable('seats')
          .set({ seen_by: without(seat.seen_by, person), ...(theirs ? { ...left, person: null, asked: 0 } : {}) })
          .where('table_id', '=', id)
          .where('seat', '=', seat.seat)
          .execute();
      }
    }
  }

  /** The numbers of the lines stay, so that none is given twice. */
  async #unsay(run: Transaction<Schema>, person: string): Promise<readonly string[]> {
    const said = await run.selectFrom('chat').select('table_id').distinct().where('person', '=', person).execute();
    await run.updateTable('chat').set({ name: '', text: '', phrase: null, person: null }).where('person', '=', person).execute();
    return said.map(({ table_id }) => table_id);
  }
}

function without(list: string, person: string): string {
  const people = ifJson(list);
  // A list that cannot be read must not keep anybody here.
  if (!Array.isArray(people)) return list.replaceAll(person, '');
  return people.includes(person) ? JSON.stringify(people.filter((it) => it !== person)) : list;
}

/** A game that left another one knows who knew that one. */
function unknownTo(branch: string | null, person: string): string | null {
  if (branch === null) return null;
  const read = ifJson(branch);
  if (typeof read !== 'object' || read === null || !('known' in read)) return branch.replaceAll(person, '');
  return JSON.stringify({ ...read, known: JSON.parse(without(JSON.stringify(read.known), person)) });
}
