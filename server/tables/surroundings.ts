import type { Box, Reason } from '@kaya/engine';
import type { Code } from '@kaya/wire';
import type { Hearing } from '../bus/bus.ts';
import type { GamesOf } from '../live/experience.ts';
import type { Store } from '../storage/store.ts';
import type { Talk } from '../storage/talk.ts';
import type { Whose } from '../turns.ts';
import type { LiveTable } from './live-table.ts';
import type { Replays } from './replays.ts';
import type { TableState } from './table-state.ts';
import type { Span } from './time.ts';

/** What a live table needs of the process it lives in. */
export interface Surroundings {
  readonly store: Store;
  readonly talk: Talk;
  readonly replays: Replays;
  readonly hearing: Hearing;
  now(): number;
  /** When nobody could have moved: no clock ran then. */
  outages(): readonly Span[];
  /** The names of people by id. */
  names(people: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Is it a program of somebody's that plays there? Known once its name is. */
  isProgram(person: string): boolean;
  /** How much people have played. */
  experience(people: readonly string[]): Promise<GamesOf>;
  /** Must the game wait because it began with components of a host that are not in use now? */
  waits(box: Box, began: string | null): boolean;
  isOnline(table: string, person: string): boolean;
  /** Whose work it is that is done for a table. */
  whose(table: TableState): Whose;
  /** Called after every change of a table: bots may have to move, the lobby may have to hear of it. */
  changed(table: LiveTable, what: 'game' | 'table'): void;
  /** Called when somebody begins to follow a table. */
  followed(table: string): void;
  /** Something of ours went wrong; nobody at the table shall suffer from it. */
  failed(error: unknown, what: string): void;
}

/** How a request went. */
export type Done = { readonly ok: true } | { readonly ok: false; readonly code: Code; readonly reasons: readonly Reason[] };

export const DONE: Done = { ok: true };

export function refused(code: Code, reasons: readonly Reason[] = []): Done {
  return { ok: false, code, reasons };
}
