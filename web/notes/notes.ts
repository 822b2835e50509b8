import { newId } from '../app/newId.ts';
import { api } from '../net/api.ts';
import { ownNotes, removeOwnNote, writeOwnNote } from './device.ts';

/** Where notes of a game are kept: for oneself on this device, or at the server for all who played. */
export interface Where {
  /** The path of the game. */
  readonly of: string;
  /** The table, where it is over and one played there; null: notes stay on this device. */
  readonly table: string | null;
}

/** A note at a moment, wherever it is kept. */
export interface Noted {
  readonly id: string;
  readonly move: number;
  /** What was seen there, where moves may have been counted otherwise. */
  readonly seen: string | null;
  readonly text: string;
  /** Who wrote it for all; null for a note of one's own on this device. */
  readonly by: string | null;
  /** Takes it away; null for what others wrote. */
  readonly remove: (() => Promise<void>) | null;
}

/** All notes of a game, in the order of its moves; what cannot be reached is left out. */
export async function notesOf({ of, table }: Where): Promise<readonly Noted[]> {
  const own = await ownNotes(of).catch(() => []);
  const shared = table === null ? [] : await api.notes(table).catch(() => []);
  return [
    ...own.map(({ key, move, seen, text }) => ({
      id: `own ${key}`,
      move,
      seen,
      text,
      by: null,
      remove: () => removeOwnNote(key),
    })),
    ...shared.map(({ number, move, text, name, mine }) => ({
      ...{ id: `shared ${number}`, move, seen: null, text, by: name },
      remove: mine && table !== null ? () => api.removeNote(table, number) : null,
    })),
  ].sort((a, b) => a.move - b.move);
}

export async function writeNote({ of, table }: Where, move: number, seen: string, text: string): Promise<void> {
  if (table === null) await writeOwnNote({ of, move, seen, text, at: Date.now() });
  else await api.writeNote(table, { id: newId(), move, text });
}
