import type { Judgement } from '@kaya/bots';
import { type GameRecord, hashAfter } from '@kaya/engine';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

type Found = readonly (readonly [move: number, judgement: Judgement])[];

/** What was found about a game. */
export interface Kept {
  readonly id: string;
  /** The hash of the last state: another game under the same id has another one. */
  readonly end: string;
  readonly found: Found;
}

interface Schema extends DBSchema {
  judgements: { key: string; value: Kept };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('kaya-analysis', 2, {
    // Judgements of the first version gave other reasons: they are found again.
    upgrade(db, from) {
      if (from > 0) db.deleteObjectStore('judgements');
      db.createObjectStore('judgements', { keyPath: 'id' });
    },
  });
  return opened;
}

const endOf = (record: GameRecord) => hashAfter(record, record.moves.length);

/** What was found about all games that were analysed here. */
export async function allJudgements(): Promise<readonly Kept[]> {
  return database()
    .then((db) => db.getAll('judgements'))
    .catch(() => []);
}

/** What was found about this very game before. */
export async function keptJudgements(id: string, record: GameRecord): Promise<Found> {
  try {
    const kept = await (await database()).get('judgements', id);
    return kept !== undefined && kept.end === endOf(record) ? kept.found : [];
  } catch {
    return [];
  }
}

/** A device that stores nothing finds it again. */
export async function keepJudgements(id: string, record: GameRecord, found: Found): Promise<void> {
  await database()
    .then((db) => db.put('judgements', { id, end: endOf(record), found }))
    .catch(() => undefined);
}
