import type { Chance, Judgement, Prospect } from '@kaya/bots';
import { type GameRecord, hashAfter } from '@kaya/engine';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export type Found = readonly (readonly [move: number, judgement: Judgement])[];

export type Chances = readonly (readonly [move: number, chance: Chance])[];

export type Prospects = readonly (readonly [move: number, prospect: Prospect])[];

/** What was found about a game. */
export interface Kept {
  readonly id: string;
  /** The hash of the last state: another game under the same id has another one. */
  readonly end: string;
  /** After so many moves; left out: at the end of the game. */
  readonly moves?: number;
  readonly found: Found;
  /** By move, how often the team still won from there; left out: nobody plays together, or nobody looked. */
  readonly chances?: Chances;
  /** By move, where the game was heading; left out: all play together, or nobody looked. */
  readonly prospects?: Prospects;
  /** The moves that were looked at deeper; left out: none. */
  readonly deep?: readonly number[];
}

interface Schema extends DBSchema {
  judgements: { key: string; value: Kept };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

async function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('kaya-analysis', 3, {
    // Judgements of earlier versions came from other worlds than a hint does: they are found again.
    upgrade(db, from) {
      if (from > 0) db.deleteObjectStore('judgements');
      db.createObjectStore('judgements', { keyPath: 'id' });
    },
  });
  return opened;
}

/** Was this found about this very game, which may have gone on since? */
export function isAbout({ end, moves }: Pick<Kept, 'end' | 'moves'>, record: GameRecord): boolean {
  const then = moves ?? record.moves.length;
  return then <= record.moves.length && hashAfter(record, then) === end;
}

/** What was found about all games that were analysed here. */
export async function allJudgements(): Promise<readonly Kept[]> {
  return database()
    .then((db) => db.getAll('judgements'))
    .catch(() => []);
}

/** What was found about this very game before. */
export async function keptJudgements(
  id: string,
  record: GameRecord,
): Promise<Pick<Kept, 'found' | 'chances' | 'prospects' | 'deep'>> {
  try {
    const kept = await (await database()).get('judgements', id);
    return kept !== undefined && isAbout(kept, record) ? kept : { found: [] };
  } catch {
    return { found: [] };
  }
}

/** A game is deleted: what was found about it goes with it. */
export async function forgetJudgements(id: string): Promise<void> {
  await (await database()).delete('judgements', id);
}

/** A device that stores nothing finds it again. */
export async function keepJudgements(
  id: string,
  record: GameRecord,
  found: Found,
  { chances = [], prospects = [], deep = [] }: Pick<Kept, 'chances' | 'prospects' | 'deep'> = {},
): Promise<void> {
  const moves = record.moves.length;
  await database()
    .then((db) => db.put('judgements', { id, end: hashAfter(record, moves), moves, found, chances, prospects, deep }))
    .catch(() => undefined);
}
