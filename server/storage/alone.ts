import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { fileFault } from './sqlite-error.ts';
import { makeFolderOf, OWN_FILE } from './sqlite-file.ts';

/**
 * One SQLite file belongs to one server: a second one would not hear what the first one changes. A lock in a file beside it,
 * which the system lets go of when the process ends, however that comes about. Null where another server has it.
 */
export function holdAlone(file: string): { release(): void } | null {
  const path = `${file}.lock`;
  makeFolderOf(file);
  closeSync(openSync(path, 'a', OWN_FILE));
  const lock = new DatabaseSync(path);
  try {
    lock.exec('PRAGMA journal_mode=MEMORY; PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    // What else is wrong with the disk is not another server's doing.
    if (fileFault(error) !== 'busy') throw error;
    return null;
  }
  return {
    release() {
      // Whoever comes now makes a lock of its own: the database is closed already.
      if (process.platform !== 'win32') rmSync(path, { force: true });
      lock.close();
      rmSync(path, { force: true });
    },
  };
}

/** Does a server hold this file just now? Nothing is changed by asking. */
export function isHeld(file: string): boolean {
  const path = `${file}.lock`;
  if (!existsSync(path)) return false;
  const lock = new DatabaseSync(path);
  try {
    lock.exec('PRAGMA journal_mode=MEMORY; BEGIN EXCLUSIVE');
    return false;
  } catch {
    return true;
  } finally {
    lock.close();
  }
}
