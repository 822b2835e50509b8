import { traceOf } from './guard.ts';
import { isAway } from './storage/storage-fault.ts';

export interface FailureLog {
  error(details: object, message: string): void;
  debug(details: object, message: string): void;
}

/** A fault of a file of ours that is not the database: nobody else tells of it. */
function isOfAnotherFile(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && 'path' in error;
}

/**
 * Logs that something failed. That nothing can be stored is told once, by whoever watches the database: what fails because of
 * it is no further error, however many people try.
 */
export function logFailure(log: FailureLog, error: unknown, what: string, details: object = {}): void {
  const told = isAway(error) && !isOfAnotherFile(error);
  log[told ? 'debug' : 'error']({ ...details, error: traceOf(error) }, what);
}
