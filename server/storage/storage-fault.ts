import { DatabaseAway } from './patient-pool.ts';
import { fileFault } from './sqlite-error.ts';

/** Classes of PostgreSQL's errors that tell of the database, and not of what was asked: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const CLASSES = ['08', '53', '55', '57', '58', 'XX'];
/** Of these the one that tells of a lock. */
const LOCKED = '55';
const NETWORK = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

/** Does this error say that nothing can be stored just now (a full disk, a database that is away), and not that we made a mistake? */
export function isStorageFault(error: unknown): boolean {
  if (error instanceof DatabaseAway || fileFault(error) !== null) return true;
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isStorageFault);
  if ('code' in error && typeof error.code === 'string')
    return NETWORK.includes(error.code) || (error.code.length === 5 && CLASSES.includes(error.code.slice(0, 2)));
  // Of pg, which gives these no code.
  return /^Connection terminated|^Client has encountered a connection error|the database system is/.test(error.message);
}

/** The same where nothing else could be stored either: not that somebody keeps a lock on just this. */
export function isAway(error: unknown): boolean {
  const lock = error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith(LOCKED);
  return !lock && isStorageFault(error);
}
