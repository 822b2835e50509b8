import type { Level } from '@kaya/bots';
import type { GameEvent, Kinds, Snapshot } from '@kaya/engine';
import { inStore, openDatabase } from './database.ts';

/** Who sits on a seat of a game on this device. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level };

/** Where a game left another one. */
export interface Branch {
  /** The path of that game, on this device or at the server. */
  readonly of: string;
  /** After so many of its moves, as its player counts them. */
  readonly move: number;
  /** It goes on in a world that fits what its player knew then: the true one was still a secret. */
  readonly imagined: boolean;
  /** The hash of what the player saw then, where moves are counted otherwise once the game is over. */
  readonly seen?: string;
}

/** A game on this device. */
export interface Save {
  readonly id: string;
  readonly game: string;
  readonly players: readonly Sitter[];
  readonly snapshot: Snapshot<Kinds>;
  readonly changedAt: number;
  readonly over: boolean;
  /** Who is awaited, for the list of running games. */
  readonly awaited: readonly number[];
  /** Left out: it began by itself. */
  readonly branch?: Branch;
  /** Of a day's table: which day's. */
  readonly day?: string;
}

/** What this device has been told at a table far away: the last version, and the log up to it. */
export interface Memory {
  readonly table: string;
  readonly seat: number;
  readonly version: number;
  readonly seen: number;
  readonly log: readonly { readonly number: number; readonly events: readonly GameEvent[] }[];
}

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  if (opened === null) {
    opened = openDatabase('kaya', 1, (db) => {
      db.createObjectStore('saves', { keyPath: 'id' });
      db.createObjectStore('memories', { keyPath: 'table' });
    });
    opened.catch(() => {
      opened = null;
    });
  }
  return opened;
}

type Store = 'saves' | 'memories';

async function written(store: Store, value: Save | Memory): Promise<void> {
  await inStore(await database(), store, 'readwrite', (it) => it.put(value));
}

const channel = new BroadcastChannel('kaya-saves');

/** Games that the device had no room for: they last as long as the page is open. */
const unsaved = new Map<string, Save>();

/** Where it cannot be stored the game is kept in the page; then the promise is broken, and the person should know. */
export async function putSave(save: Save): Promise<void> {
  unsaved.set(save.id, save);
  await written('saves', save);
  if (unsaved.get(save.id) === save) unsaved.delete(save.id);
  channel.postMessage(save.id);
}

export async function getSave(id: string): Promise<Save | null> {
  return unsaved.get(id) ?? (await inStore<Save | undefined>(await database(), 'saves', 'readonly', (it) => it.get(id))) ?? null;
}

/** Newest first. */
export async function allSaves(): Promise<Save[]> {
  const stored = await database().then(
    (db) => inStore<Save[]>(db, 'saves', 'readonly', (it) => it.getAll()),
    // Where nothing can be stored nothing is: what the page itself keeps is still there.
    () => [],
  );
  const found = [...stored.filter(({ id }) => !unsaved.has(id)), ...unsaved.values()];
  return found.sort((a, b) => b.changedAt - a.changedAt);
}

export async function deleteSave(id: string): Promise<void> {
  unsaved.delete(id);
  await inStore(await database(), 'saves', 'readwrite', (it) => it.delete(id));
  channel.postMessage(id);
}

export async function remember(memory: Memory): Promise<void> {
  await written('memories', memory);
}

export async function remembered(table: string): Promise<Memory | null> {
  return (await inStore<Memory | undefined>(await database(), 'memories', 'readonly', (it) => it.get(table))) ?? null;
}

/** Calls back when another window on this device saved the game. */
export function watchSave(id: string, changed: () => void): () => void {
  const hear = ({ data }: MessageEvent<string>) => {
    if (data === id) changed();
  };
  channel.addEventListener('message', hear);
  return () => channel.removeEventListener('message', hear);
}
