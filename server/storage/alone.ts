import { DatabaseSync } from 'node:sqlite';

/**
 * One SQLite file belongs to one server: a second one would not hear what the first one changes. A lock in a file beside it,
 * which the system lets go of when the process ends, however that comes about. Null where another server has it.
 */
export function holdAlone(file: string): { release(): void } | null {
  const lock = new DatabaseSync(`${file}.lock`);
  try {
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    return null;
  }
  return { release: () => lock.close() };
}
