import type { Reason } from '@kaya/engine';
import type { Code } from '@kaya/wire';
import type { Store } from '../storage/store.ts';

/** What a live table needs of the process it lives in. */
export interface Surroundings {
  readonly store: Store;
  now(): number;
  /** The names of people by id. */
  names(people: readonly string[]): Promise<ReadonlyMap<string, string>>;
  isOnline(table: string, person: string): boolean;
  /** Called after every change of a table, for bots, clocks and the lobby. */
  changed(table: string): void;
}

/** How a request went. */
export type Done = { readonly ok: true } | { readonly ok: false; readonly code: Code; readonly reasons: readonly Reason[] };

export const DONE: Done = { ok: true };

export function refused(code: Code, reasons: readonly Reason[] = []): Done {
  return { ok: false, code, reasons };
}
