import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A note of one's own at a moment of a game, on this device. */
export interface OwnNote {
  readonly key: number;
  /** The path of the game. */
  readonly of: string;
  readonly move: number;
  /** The hash of what was seen there: at a table far away moves are counted otherwise once the game is over. */
  readonly seen: string;
  readonly text: string;
  readonly at: number;
}

interface Schema extends DBSchema {
  notes: { key: number; value: OwnNote; indexes: { of: string } };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('kaya-notes', 1, {
    upgrade(db) {
      db.createObjectStore('notes', { keyPath: 'key' }).createIndex('of', 'of');
    },
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

/** In the order in which they were written. */
export async function ownNotes(of: string): Promise<readonly OwnNote[]> {
  return (await database()).getAllFromIndex('notes', 'of', of);
}

/** Where the device has no room the promise is broken, and the person should know. */
export async function writeOwnNote(note: Omit<OwnNote, 'key'>): Promise<void> {
  // Two notes of one millisecond are two notes.
  const db = await database();
  const last = await db.getAllKeys('notes');
  await db.put('notes', { ...note, key: Math.max(note.at, (last.at(-1) ?? 0) + 1) });
}

export async function removeOwnNote(key: number): Promise<void> {
  await (await database()).delete('notes', key);
}

/** A game is deleted: what was noted about it goes with it. */
export async function forgetNotes(of: string): Promise<void> {
  const db = await database();
  for (const { key } of await ownNotes(of)) await db.delete('notes', key);
}
